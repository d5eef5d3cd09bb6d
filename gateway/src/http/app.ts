import type { ApolloServer } from '@apollo/server';
import { expressMiddleware } from '@as-integrations/express5';
import express, { type RequestHandler, Router } from 'express';
import helmet from 'helmet';
import type { GatewayConfig } from '../config/config';
import type { Database } from '../database';
import type { ErrorFormatter } from '../errors/error-formatter';
import { createContext, type GatewayContext } from '../graphql/context';
import type { Services } from '../graphql/services';
import { handleErrors } from './body-errors';
import { playground } from './playground';

type Parts = {
  apollo: ApolloServer<GatewayContext>;
  config: GatewayConfig;
  services: Services;
  middleware: RequestHandler;
  formatError: ErrorFormatter;
  health: Router;
};

// Answers are data: browsers must not load, run or frame anything in them.
const securityHeaders = helmet({
  contentSecurityPolicy: { useDefaults: false, directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] } },
});

// Answers belong to one user, so nothing may cache them.
const noStore: RequestHandler = (_request, response, next) => {
  response.set('Cache-Control', 'no-store');
  next();
};

/** The process is alive. */
const healthz: RequestHandler = (_request, response) => {
  response.set('Cache-Control', 'no-store').json({ status: 'ok' });
};

/** The process can serve: its database answers, and it is not stopping. */
const readyz =
  (database: Database, isClosing: () => boolean): RequestHandler =>
  async (_request, response) => {
    const ready =
      !isClosing() &&
      (await database.ping().then(
        () => true,
        () => false,
      ));
    response
      .status(ready ? 200 : 503)
      .set('Cache-Control', 'no-store')
      .json({ status: ready ? 'ok' : 'unavailable' });
  };

/** Serves /healthz and /readyz. */
export const healthRouter = (database: Database, isClosing: () => boolean): Router =>
  Router().get('/healthz', securityHeaders, healthz).get('/readyz', securityHeaders, readyz(database, isClosing));

/** Serves /graphql, /playground, /healthz and /readyz. Mount it at the root. */
export function gatewayRouter({ apollo, config, services, middleware, formatError, health }: Parts): Router {
  const router = Router();
  router.use(health);
  router.use(
    '/graphql',
    securityHeaders,
    noStore,
    middleware,
    express.json({ limit: config.bodyLimit }),
    expressMiddleware(apollo, { context: async ({ req, res }) => createContext(req, res, services) }),
  );
  router.use('/graphql', handleErrors(formatError));
  if (config.playground) router.use('/playground', playground());
  return router;
}
