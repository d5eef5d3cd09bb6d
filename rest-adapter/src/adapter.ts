import { type RequestHandler, Router } from 'express';
import helmet from 'helmet';
import { createApiReference } from './api-reference/api-reference';
import { calendarFeedPath, createCalendarFeed } from './calendar-feed/calendar-feed';
import { createFileHandlers } from './files/file-handlers';
import { type FileRoute, fileRoutes } from './routes/file-routes';
import type { GatewayPort } from './gateway';
import { createBodyReader, type ReadBody } from './http/body';
import { allowOrigins } from './http/cors';
import { assertKnownParameters } from './http/input';
import { answerOptions, rejectMethod } from './http/methods';
import { createProblemHandler, notFound } from './http/problem';
import { createRouteHandlers } from './http/route-handlers';
import { requireSameOrigin } from './http/same-origin';
import { readOpenApiFile } from './openapi/file';
import { createProblemPages } from './problems/problem-pages';
import { isAddressed, type Method, type Route, routes } from './routes';

export type RestAdapterOptions = {
  gateway: GatewayPort;
  /** Largest accepted body, in bytes. */
  bodyLimit?: number;
  /** Origins whose pages may call the API with an API key; none unless stated. */
  corsOrigins?: readonly string[];
  table?: readonly Route[];
};

const defaultBodyLimit = 100 * 1024;

// Responses are data: a browser must not run, load or frame anything in them.
const secureHeaders = helmet({
  xFrameOptions: { action: 'deny' },
  contentSecurityPolicy: {
    useDefaults: false,
    directives: {
      defaultSrc: ["'none'"],
      baseUri: ["'none'"],
      formAction: ["'none'"],
      frameAncestors: ["'none'"],
    },
  },
});

const expressMethods = {
  GET: 'get',
  POST: 'post',
  PUT: 'put',
  DELETE: 'delete',
} as const satisfies Record<Method, string>;

const createRouter = (): Router => Router({ caseSensitive: true, strict: true });

function groupByPath<T extends { path: string }>(table: readonly T[]): Map<string, T[]> {
  const paths = new Map<string, T[]>();
  for (const route of table) paths.set(route.path, [...(paths.get(route.path) ?? []), route]);
  return paths;
}

const answerNotFound: RequestHandler = () => {
  throw notFound();
};

/** Two routers: a path with an id would take `import` of a fixed path for one. */
type Paths = { fixed: Router; others: Router };

/** Handlers of one path by method. Its other methods get 405. */
function mountPath({ fixed, others }: Paths, path: string, handlers: Partial<Record<Method, RequestHandler[]>>): void {
  const route = (path.includes(':') ? others : fixed).route(path);
  const methods = (Object.keys(expressMethods) as Method[]).filter((method) => handlers[method]);
  for (const method of methods) route[expressMethods[method]](...(handlers[method] ?? []));
  route.options(answerOptions(methods)).all(rejectMethod(methods));
}

type Context = { gateway: GatewayPort; readBody: ReadBody };

function mountRoutes(paths: Paths, table: readonly Route[], { gateway, readBody }: Context): void {
  const create = (row: Route | FileRoute): RequestHandler[] =>
    'kind' in row
      ? createFileHandlers(row, gateway)
      : createRouteHandlers(row, gateway, { readBody, addressed: isAddressed(row, table) });
  for (const [path, rows] of groupByPath<Route | FileRoute>([...table, ...fileRoutes])) {
    const handlers: Partial<Record<Method, RequestHandler[]>> = {};
    for (const row of rows) {
      const guards = row.method === 'GET' ? [] : [requireSameOrigin(gateway)];
      handlers[row.method] = [...guards, ...create(row)];
    }
    mountPath(paths, toExpressPath(path), handlers);
  }
}

const toExpressPath = (path: string): string => path.replaceAll(/\{(\w+)\}/g, ':$1');

function sendOpenApi(): RequestHandler {
  const text = readOpenApiFile();
  return (request, response) => {
    assertKnownParameters(request, []);
    response.set('Cache-Control', 'no-cache').type('json').send(text);
  };
}

/** A router for /api/*, to be mounted at the root of a server. Requests to other paths pass through. */
export function createRestAdapter({
  gateway,
  bodyLimit = defaultBodyLimit,
  corsOrigins = [],
  table = routes,
}: RestAdapterOptions): Router {
  const paths = { fixed: createRouter(), others: createRouter() };
  mountRoutes(paths, table, { gateway, readBody: createBodyReader(bodyLimit, gateway.isStranger) });
  mountPath(paths, '/api/openapi.json', { GET: [sendOpenApi()] });
  mountPath(paths, calendarFeedPath, { GET: createCalendarFeed(gateway) });
  for (const [path, handlers] of [...createApiReference(), ...createProblemPages()])
    mountPath(paths, path, { GET: handlers });
  const router = createRouter().use('/api', gateway.assignRequestId, secureHeaders, allowOrigins(corsOrigins));
  return router.use(paths.fixed, paths.others).use('/api', answerNotFound, createProblemHandler(gateway));
}
