import { ApolloServer, type ApolloServerPlugin } from '@apollo/server';
import { ApolloArmor } from '@escape.tech/graphql-armor';
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginLandingPageDisabled,
} from '@apollo/server/plugin/disabled';
import { GraphQLError, type GraphQLFormattedError, type GraphQLSchema, Lexer, type Source, TokenKind } from 'graphql';
import type { Logger } from 'pino';
import type { GatewayConfig } from '../config/config';
import { aboveLimit, type ErrorFormatter, findCause, invalidOperation } from '../error-responses/error-formatter';
import { ExpectedError } from '../errors';
import type { RequestContext } from '../graphql/request-context';
import { operationGuard } from '../graphql/operation-guard';
import { errorCodes } from '@cimiento/contracts';

/**
 * Tells a client of automatic persisted queries, whose ids are whole SHA-256 hashes, that no text is kept: it then sends its texts at once. Ids
 * of our own form stay unknown ones, which open tabs of another version show.
 */
const persistedQueries: ApolloServerPlugin<RequestContext> = {
  requestDidStart: async () => ({
    willSendResponse: async ({ request, response: { body } }) => {
      const hash: unknown = request.extensions?.['persistedQuery']?.sha256Hash;
      if (body.kind !== 'single' || typeof hash !== 'string' || !/^[0-9a-f]{64}$/i.test(hash)) return;
      const { errors } = body.singleResult;
      if (errors?.[0]?.extensions?.['code'] !== 'PERSISTED_QUERY_NOT_FOUND') return;
      body.singleResult.errors = [
        { message: 'PersistedQueryNotSupported', extensions: { code: 'PERSISTED_QUERY_NOT_SUPPORTED' } },
      ];
    },
  }),
};

const unavailableStatus = errorCodes.UNAVAILABLE.status;

/** Gives an answer with an outage, or of a server that is busy, its HTTP status and `Retry-After`, so that clients and load balancers need not read its errors. */
const outageStatus: ApolloServerPlugin<RequestContext> = {
  requestDidStart: async () => ({
    willSendResponse: async ({ response: { body, http } }) => {
      if (body.kind !== 'single') return;
      const failure = body.singleResult.errors?.find(({ extensions }) => extensions?.['status'] === unavailableStatus);
      if (!failure) return;
      http.status = unavailableStatus;
      http.headers.set('retry-after', String(failure.extensions?.['retryAfter']));
    },
  }),
};

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

/** The limits by their names in the messages of GraphQL Armor. */
const limitNames: Readonly<Record<string, string>> = {
  'Query depth': 'niveles de profundidad',
  Aliases: 'alias',
  Directives: 'directivas',
  'Query Cost': 'costo',
};

const exceededLimit = /(Query depth|Aliases|Directives|Query Cost) limit of (\d+) exceeded, found (\d+)/;

/** Tokens of a text whose parsing was given up; those before the first that cannot be read. */
function countTokens(source: Source): number {
  const lexer = new Lexer(source);
  let count = 0;
  try {
    while (lexer.advance().kind !== TokenKind.EOF) count += 1;
  } catch {
    // What follows is not counted.
  }
  return count;
}

/** 400 for an operation that cannot be read, does not fit the schema or is above a limit. */
function explain({ message }: GraphQLFormattedError, error: unknown): ExpectedError {
  const [, name = '', limit, found] = exceededLimit.exec(message) ?? [];
  if (limitNames[name]) return aboveLimit(limitNames[name], Number(found), Number(limit));
  const cause = findCause(error);
  const isCut = message.includes('tokens. Parsing aborted') && cause instanceof GraphQLError && cause.source;
  return isCut
    ? aboveLimit('tokens', countTokens(cause.source), operationLimits.tokens)
    : invalidOperation(message.trim());
}

const toFormattedError =
  (formatError: ErrorFormatter) =>
  (formatted: GraphQLFormattedError, error: unknown): GraphQLFormattedError => {
    const code = formatted.extensions?.['code'];
    if (findCause(error) instanceof ExpectedError) return formatError(error);
    if (protocolCodes.has(code)) return { message: formatted.message, extensions: { code } };
    return formatError(invalidOperationCodes.has(code) ? explain(formatted, error) : error);
  };

/**
 * One plugin of several that look at an operation before it runs: Apollo Server would ask them at once, and answer the first failure. A
 * refusal comes before the validation of what is asked.
 */
const inOrder = <Context extends RequestContext>(
  guards: readonly ApolloServerPlugin<Context>[],
): ApolloServerPlugin<Context> => ({
  requestDidStart: async (started) => {
    const listeners = await Promise.all(guards.map(async (guard) => guard.requestDidStart?.(started)));
    return {
      didResolveOperation: async (resolved) => {
        for (const listener of listeners) await listener?.didResolveOperation?.(resolved);
      },
    };
  },
});

type ApolloParts<Context extends RequestContext> = {
  schema: GraphQLSchema;
  config: GatewayConfig;
  formatError: ErrorFormatter;
  log: Logger;
  /** The text of an operation that is sent by its id; null for one that nobody knows. */
  findDocument: (id: string) => Promise<string | null>;
  /** Refuse an operation to callers that may not run it. */
  guards: readonly ApolloServerPlugin<Context>[];
};

// Apollo Server puts it before the id of an operation.
const idPrefix = 'apq:';

/**
 * The store in which Apollo Server looks up ids. It stores nothing: builds decide which operations exist, not the callers that send one.
 * A client that is answered PERSISTED_QUERY_NOT_FOUND may send the text.
 */
const createDocumentCache = (findDocument: ApolloParts<never>['findDocument']) => ({
  get: async (key: string) => (await findDocument(key.slice(idPrefix.length))) ?? undefined,
  set: () => Promise.resolve(),
  delete: () => Promise.resolve(),
});

/** Limits of one operation: well above what the product's own pages need, far below what would slow the server down. */
export const operationLimits = { depth: 8, aliases: 15, directives: 20, tokens: 1500, cost: 5000 } as const;

const armor = new ApolloArmor({
  maxDepth: { n: operationLimits.depth, flattenFragments: true },
  maxAliases: { n: operationLimits.aliases },
  maxDirectives: { n: operationLimits.directives },
  // graphql's parser limits tokens itself (`parseOptions`), and keeps its own syntax errors.
  maxTokens: { enabled: false },
  costLimit: { maxCost: operationLimits.cost },
  // `hideSchemaDetailsFromClientErrors` removes suggestions where introspection is off.
  blockFieldSuggestion: { enabled: false },
});

/** Creates and starts the Apollo Server behind /graphql. */
export async function startApollo<Context extends RequestContext>({
  schema,
  config,
  formatError,
  log,
  findDocument,
  guards,
}: ApolloParts<Context>): Promise<ApolloServer<Context>> {
  const { plugins, validationRules, allowBatchedHttpRequests } = armor.protect();
  const server = new ApolloServer<Context>({
    schema,
    introspection: config.introspection,
    hideSchemaDetailsFromClientErrors: !config.introspection,
    csrfPrevention: true,
    persistedQueries: { cache: createDocumentCache(findDocument) },
    includeStacktraceInErrorResponses: false,
    stopOnTerminationSignals: false,
    logger: log,
    formatError: toFormattedError(formatError),
    parseOptions: { maxTokens: operationLimits.tokens },
    validationRules,
    allowBatchedHttpRequests,
    // Cache hints cost a call per field, and no answer is cached.
    plugins: [
      ...plugins,
      inOrder<Context>([...guards, operationGuard]),
      outageStatus,
      persistedQueries,
      ApolloServerPluginCacheControlDisabled(),
      ApolloServerPluginLandingPageDisabled(),
    ],
  });
  await server.start();
  return server;
}
