import type { ApolloServer } from '@apollo/server';
import { expressMiddleware } from '@as-integrations/express5';
import express, { type RequestHandler, Router } from 'express';
import helmet from 'helmet';
import type { GatewayConfig } from '../config/config';
import type { Database } from '../database';
import type { ErrorFormatter } from '../errors/error-formatter';
import { contextOf, type GatewayContext } from '../graphql/context';
import type { Services } from '../graphql/services';
import { healthz, readyz } from './health';
import { answerErrors } from './body-errors';
import { playground } from './playground';

type Parts = {
  apollo: ApolloServer<GatewayContext>;
  config: GatewayConfig;
  services: Services;
  middleware: RequestHandler;
  formatError: ErrorFormatter;
  health: Router;
};

// Answers are data: nothing in them is ever loaded, run or framed.
const secured = helmet({
  contentSecurityPolicy: { useDefaults: false, directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] } },
});

// Whatever it is, it belongs to one person at one moment.
const neverKept: RequestHandler = (_request, response, next) => {
  response.set('Cache-Control', 'no-store');
  next();
};

/** /healthz and /readyz, for any process that serves from this database. */
export const healthRouter = (database: Database, isClosing: () => boolean): Router =>
  Router().get('/healthz', secured, healthz).get('/readyz', secured, readyz(database, isClosing));

/** /graphql, /playground, /healthz and /readyz, to be mounted at the root of a server. */
export function gatewayRouter({ apollo, config, services, middleware, formatError, health }: Parts): Router {
  const router = Router();
  router.use(health);
  router.use(
    '/graphql',
    secured,
    neverKept,
    middleware,
    express.json({ limit: config.bodyLimit }),
    expressMiddleware(apollo, { context: async ({ req, res }) => contextOf(req, res, services) }),
  );
  router.use('/graphql', answerErrors(formatError));
  if (config.playground) router.use('/playground', playground());
  return router;
}
