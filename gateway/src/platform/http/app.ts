import type { ApolloServer } from '@apollo/server';
import { accessMessages } from '@cimiento/contracts';
import { expressMiddleware } from '@as-integrations/express5';
import express, { type Request, type RequestHandler, type Response, Router } from 'express';
import type { GatewayConfig } from '../config/config';
import type { Database } from '../database';
import { getJsonLimits, limitLength, verifyJson, build } from '@cimiento/server';
import type { ErrorFormatter } from '../error-responses/error-formatter';
import type { RequestContext } from '../graphql/request-context';
import { unauthenticated } from '../errors';
import { isStranger } from '../request/is-stranger';
import { getRequestKey } from '../request/request-key';
import { limitAddress } from './address-limit';
import { limitAnswer } from './answer-limit';
import { handleErrors } from './body-errors';
import { playground } from './playground';
import { type IsSameOrigin, requireSameOrigin } from './same-origin';
import { securityHeaders } from './security-headers';

type AppParts<Context extends RequestContext> = {
  apollo: ApolloServer<Context>;
  /** The schema in SDL. */
  printSchema: () => string;
  config: GatewayConfig;
  /** The context of the resolvers of a request. */
  createContext: (request: Request, response: Response) => Context;
  /** Refuses operations that may not be sent as text. */
  requireTrustedText: RequestHandler;
  middleware: RequestHandler;
  formatError: ErrorFormatter;
  health: Router;
  isSameOrigin: IsSameOrigin;
  /** Called for each operation that a page of another site sends. */
  onForeignRequest: (request: Request) => void;
};

// Answers belong to one user, so nothing may cache them.
const noStore: RequestHandler = (_request, response, next) => {
  response.set('Cache-Control', 'no-store');
  next();
};

/** The process is alive. */
const healthz: RequestHandler = (_request, response) => {
  response.set('Cache-Control', 'no-store').json({ status: 'ok' });
};

/** Name of a detail → how to read it. */
type Details = ReadonlyMap<string, () => unknown>;

/** The process can serve: its database answers, and it is not stopping. States the version. One that stores no changes is told, and still read from. */
const readyz =
  ({ outages }: Database, isClosing: () => boolean, details: Details): RequestHandler =>
  async (_request, response) => {
    const isReachable = await outages.prove().then(
      () => true,
      () => false,
    );
    const ready = isReachable && !isClosing();
    response
      .status(ready ? 200 : 503)
      .set('Cache-Control', 'no-store')
      .json({
        status: ready ? 'ok' : 'unavailable',
        ...build,
        ...(outages.kind && { database: outages.kind }),
        ...Object.fromEntries([...details].map(([name, read]) => [name, read()])),
      });
  };

/** Serves /healthz and /readyz. */
export const healthRouter = (database: Database, isClosing: () => boolean, details: Details = new Map()): Router =>
  Router()
    // Also for OPTIONS, which Express answers by itself.
    .use(['/healthz', '/readyz'], securityHeaders)
    .get('/healthz', healthz)
    .get('/readyz', readyz(database, isClosing, details));

/** Reads a JSON body. What a visitor sends is small. */
function readJson(bodyLimit: number): RequestHandler {
  const [known, stranger] = [false, true].map((isUnknown) => {
    const allowed = getJsonLimits(isUnknown, bodyLimit);
    return limitLength(allowed.bytes, express.json({ limit: allowed.bytes, verify: verifyJson(allowed) }));
  }) as [RequestHandler, RequestHandler];
  return (request, response, next) => (isStranger(request) ? stranger : known)(request, response, next);
}

/** Sends the schema to a program with an API key, also where introspection is off. @throws UNAUTHENTICATED without one */
function sendSchema(print: () => string): RequestHandler {
  let text: string | undefined;
  return (request, response) => {
    if (getRequestKey(request) === null) throw unauthenticated(accessMessages.apiKeyNeeded);
    response.type('text/plain').send((text ??= print()));
  };
}

/** Serves /graphql, /graphql/schema, /playground, /healthz and /readyz. Mount it at the root. */
export function gatewayRouter<Context extends RequestContext>({
  apollo,
  printSchema,
  config,
  createContext,
  requireTrustedText,
  middleware,
  formatError,
  health,
  isSameOrigin,
  onForeignRequest,
}: AppParts<Context>): Router {
  const router = Router();
  router.use(health);
  // One router for all of its handlers: to other addresses it is one path that does not match.
  const graphql = Router().use(
    securityHeaders,
    noStore,
    limitAddress(config.requestsPerMinute, formatError),
    requireSameOrigin(isSameOrigin, formatError, onForeignRequest),
    middleware,
    Router().get('/schema', sendSchema(printSchema)),
    limitAnswer(formatError),
    readJson(config.bodyLimit),
    requireTrustedText,
    expressMiddleware(apollo, { context: async ({ req, res }) => createContext(req, res) }),
  );
  graphql.use(handleErrors(formatError));
  router.use('/graphql', graphql);
  if (config.playground) router.use('/playground', playground());
  return router;
}
