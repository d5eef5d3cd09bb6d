import type { ApolloServerPlugin } from '@apollo/server';
import { messages } from '@cimiento/contracts';
import { type DocumentNode, type FragmentDefinitionNode, Kind } from 'graphql';
import { findRefusedField } from '../api-keys/refused-field';
import { invalidOperation } from '../errors/error-formatter';
import { type ExpectedError, forbidden } from '../errors/expected-error';
import type { GatewayContext } from './context';
import { countRows, maxRowsPerOperation } from './row-cost';
import { findVariablesError } from './variables';

/** Gives an error its HTTP status; without it, Apollo Server answers 500 to an operation that never ran. */
function throwWithStatus(error: ExpectedError): never {
  throw Object.assign(error, { extensions: { ...error.extensions, http: { status: error.extensions.status } } });
}

const getFragments = ({ definitions }: DocumentNode): FragmentDefinitionNode[] =>
  definitions.filter((definition) => definition.kind === Kind.FRAGMENT_DEFINITION);

/** Refuses an operation before it runs: of a kind that the schema lacks, beyond the scopes of its key, with invalid variables, or with too many rows. */
export const operationGuard: ApolloServerPlugin<GatewayContext> = {
  requestDidStart: async () => ({
    didResolveOperation: async ({ schema, document, operation, request, contextValue }) => {
      if (!operation) return;
      const { variables = {} } = request;
      if (!schema.getRootType(operation.operation))
        throwWithStatus(invalidOperation('este tipo de operación no existe'));
      const { key, services } = contextValue;
      const refused = key && findRefusedField(schema, document, operation, key.scopes);
      if (refused) {
        await services.securityEvents.recordDenied(contextValue.request, refused);
        throwWithStatus(forbidden(messages.apiKeyScopeMissing));
      }
      const error = findVariablesError(schema, operation, variables);
      if (error) throwWithStatus(error);
      if (countRows(schema, operation, getFragments(document), variables) > maxRowsPerOperation)
        throwWithStatus(invalidOperation('pide demasiadas filas a la vez'));
    },
  }),
};
