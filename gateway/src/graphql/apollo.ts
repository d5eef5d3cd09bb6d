import { ApolloServer, type ApolloServerPlugin } from '@apollo/server';
import { ApolloServerPluginLandingPageDisabled } from '@apollo/server/plugin/disabled';
import type { GraphQLFormattedError, GraphQLSchema } from 'graphql';
import type { Logger } from 'pino';
import type { GatewayConfig } from '../config/config';
import { causeOf, type ErrorFormatter, invalidOperation } from '../errors/error-formatter';
import { ExpectedError } from '../errors/expected-error';
import type { GatewayContext } from './context';
import { variablesFault } from './variables';

// What Apollo Server says of operations that it cannot read, or that do not fit the schema.
const refusals = new Set<unknown>([
  'GRAPHQL_PARSE_FAILED',
  'GRAPHQL_VALIDATION_FAILED',
  'BAD_USER_INPUT',
  'BAD_REQUEST',
  'OPERATION_RESOLUTION_FAILURE',
  'PERSISTED_QUERY_NOT_SUPPORTED',
]);

const isRefusal = ({ extensions }: GraphQLFormattedError, error: unknown): boolean =>
  !(causeOf(error) instanceof ExpectedError) && refusals.has(extensions?.code);

/** Answers variables that do not fit with the contract's message for each field. */
const variableMessages: ApolloServerPlugin<GatewayContext> = {
  requestDidStart: async () => ({
    didResolveOperation: async ({ schema, operation, request }) => {
      const fault = operation && variablesFault(schema, operation, request.variables ?? {});
      if (!fault) return;
      Object.assign(fault.extensions, { http: { status: fault.extensions.status } });
      throw fault;
    },
  }),
};

type Parts = { schema: GraphQLSchema; config: GatewayConfig; formatError: ErrorFormatter; log: Logger };

/** Apollo Server for /graphql, started. */
export async function startApollo({ schema, config, formatError, log }: Parts): Promise<ApolloServer<GatewayContext>> {
  const server = new ApolloServer<GatewayContext>({
    schema,
    introspection: config.introspection,
    hideSchemaDetailsFromClientErrors: !config.introspection,
    csrfPrevention: true,
    persistedQueries: false,
    includeStacktraceInErrorResponses: false,
    stopOnTerminationSignals: false,
    logger: log,
    formatError: (formatted, error) => formatError(isRefusal(formatted, error) ? invalidOperation(formatted.message.trim()) : error),
    plugins: [variableMessages, ApolloServerPluginLandingPageDisabled()],
  });
  await server.start();
  return server;
}
