import type { ApolloServerPlugin } from '@apollo/server';
import { type DocumentNode, type FragmentDefinitionNode, Kind } from 'graphql';
import { aboveLimit, invalidOperation } from '../error-responses/error-formatter';
import type { ExpectedError } from '../errors';
import type { RequestContext } from './request-context';
import { countRows, maxRowsPerOperation } from './row-cost';
import { findVariablesError } from './variables';

/** Gives an error its HTTP status; without it, Apollo Server answers 500 to an operation that never ran. */
export function throwWithStatus(error: ExpectedError): never {
  throw Object.assign(error, { extensions: { ...error.extensions, http: { status: error.extensions.status } } });
}

const getFragments = ({ definitions }: DocumentNode): FragmentDefinitionNode[] =>
  definitions.filter((definition) => definition.kind === Kind.FRAGMENT_DEFINITION);

/** Refuses an operation before it runs: of a kind that the schema lacks, with invalid variables, or with too many rows. */
export const operationGuard: ApolloServerPlugin<RequestContext> = {
  requestDidStart: async () => ({
    didResolveOperation: async ({ schema, document, operation, request }) => {
      if (!operation) return;
      const { variables = {} } = request;
      if (!schema.getRootType(operation.operation))
        throwWithStatus(invalidOperation('este tipo de operación no existe'));
      const error = findVariablesError(schema, operation, variables);
      if (error) throwWithStatus(error);
      const rows = countRows(schema, operation, getFragments(document), variables);
      if (rows > maxRowsPerOperation)
        throwWithStatus(aboveLimit('filas que puede responder', rows, maxRowsPerOperation));
    },
  }),
};
