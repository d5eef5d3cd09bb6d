import { ApolloServer, type ApolloServerPlugin } from '@apollo/server';
import { ApolloArmor } from '@escape.tech/graphql-armor';
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginLandingPageDisabled,
} from '@apollo/server/plugin/disabled';
import type { GraphQLFormattedError, GraphQLSchema } from 'graphql';
import type { Logger } from 'pino';
import type { GatewayConfig } from '../config/config';
import { type ErrorFormatter, findCause, invalidOperation } from '../errors/error-formatter';
import { ExpectedError } from '../errors/expected-error';
import type { GatewayContext } from './context';
import { variablesFault } from './variables';

// Codes of Apollo Server for operations that it cannot read, or that do not fit the schema.
const invalidOperationCodes = new Set<unknown>([
  'GRAPHQL_PARSE_FAILED',
  'GRAPHQL_VALIDATION_FAILED',
  'BAD_USER_INPUT',
  'BAD_REQUEST',
  'OPERATION_RESOLUTION_FAILURE',
]);

// Codes that GraphQL clients act on: they send the operation again, this time with its text.
const protocolCodes = new Set<unknown>(['PERSISTED_QUERY_NOT_FOUND', 'PERSISTED_QUERY_NOT_SUPPORTED']);

const toFormattedError =
  (formatError: ErrorFormatter) =>
  (formatted: GraphQLFormattedError, error: unknown): GraphQLFormattedError => {
    const code = formatted.extensions?.['code'];
    if (findCause(error) instanceof ExpectedError) return formatError(error);
    if (protocolCodes.has(code)) return { message: formatted.message, extensions: { code } };
    return formatError(invalidOperationCodes.has(code) ? invalidOperation(formatted.message.trim()) : error);
  };

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

/** How much one operation may ask for: well above what our own pages do, far below what hurts. */
export const operationLimits = { depth: 8, aliases: 15, directives: 20, tokens: 1500, cost: 5000 } as const;

// One message for each limit that was passed, and none that tells a stranger how to come close to it.
const armor = new ApolloArmor({
  maxDepth: { n: operationLimits.depth, flattenFragments: true },
  maxAliases: { n: operationLimits.aliases },
  maxDirectives: { n: operationLimits.directives },
  // graphql's own parser counts tokens too, and its refusal of what is no GraphQL stays what it is.
  maxTokens: { enabled: false },
  costLimit: { maxCost: operationLimits.cost },
  // `hideSchemaDetailsFromClientErrors` does this where introspection is off.
  blockFieldSuggestion: { enabled: false },
});

/** Apollo Server for /graphql, started. */
export async function startApollo({ schema, config, formatError, log }: Parts): Promise<ApolloServer<GatewayContext>> {
  const { plugins, validationRules, allowBatchedHttpRequests } = armor.protect();
  const server = new ApolloServer<GatewayContext>({
    schema,
    introspection: config.introspection,
    hideSchemaDetailsFromClientErrors: !config.introspection,
    csrfPrevention: true,
    persistedQueries: false,
    includeStacktraceInErrorResponses: false,
    stopOnTerminationSignals: false,
    logger: log,
    formatError: toFormattedError(formatError),
    parseOptions: { maxTokens: operationLimits.tokens },
    validationRules,
    allowBatchedHttpRequests,
    // Hints for caches cost a call for every field of every answer, and no answer is kept anyway.
    plugins: [
      ...plugins,
      variableMessages,
      ApolloServerPluginCacheControlDisabled(),
      ApolloServerPluginLandingPageDisabled(),
    ],
  });
  await server.start();
  return server;
}
