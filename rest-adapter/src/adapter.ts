import { messages } from '@cimiento/contracts';
import { type RequestHandler, Router } from 'express';
import helmet from 'helmet';
import { docs } from './docs/page';
import type { GatewayPort } from './gateway';
import { answering } from './http/answer';
import { bodyReader, type ReadBody } from './http/body';
import { fromOwnOrigin } from './http/origin';
import { answerProblems, ProblemError } from './http/problem';
import { committedOpenApi } from './openapi/file';
import { type Method, type Route, routes } from './routes';

export type RestAdapterOptions = {
  gateway: GatewayPort;
  /** Largest accepted body, in bytes. */
  bodyLimit?: number;
  /** For how long visitors may be given the same answer of a shared read, in milliseconds. */
  sharedMs?: number;
  table?: readonly Route[];
};

const defaultBodyLimit = 100 * 1024;
const defaultSharedMs = 1000;

// Answers are data: nothing in them is ever loaded, run or framed.
const secured = helmet({
  contentSecurityPolicy: { useDefaults: false, directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] } },
});

const verbs = { GET: 'get', POST: 'post', PUT: 'put', DELETE: 'delete' } as const satisfies Record<Method, string>;

const byPath = (table: readonly Route[]): Map<string, Route[]> => {
  const paths = new Map<string, Route[]>();
  for (const route of table) paths.set(route.path, [...(paths.get(route.path) ?? []), route]);
  return paths;
};

function allowed(rows: readonly Route[]): RequestHandler {
  const methods = rows.flatMap(({ method }) => (method === 'GET' ? ['GET', 'HEAD'] : [method]));
  const allow = [...methods, 'OPTIONS'].join(', ');
  return (_request, response) => void response.status(204).set('Allow', allow).end();
}

const notFound: RequestHandler = () => {
  throw new ProblemError('NOT_FOUND', messages.notFound);
};

type Mounted = { gateway: GatewayPort; readBody: ReadBody; sharedMs: number };

function mount(router: Router, path: string, rows: readonly Route[], { gateway, readBody, sharedMs }: Mounted): void {
  const place = router.route(path.replaceAll(/\{(\w+)\}/g, ':$1'));
  for (const row of rows) {
    const guards = row.method === 'GET' ? [] : [fromOwnOrigin];
    place[verbs[row.method]](...guards, ...answering(row, gateway, readBody, sharedMs));
  }
  place.options(allowed(rows));
}

function document(): RequestHandler {
  const text = committedOpenApi();
  return (_request, response) => void response.set('Cache-Control', 'no-cache').type('json').send(text);
}

/** Serves /api/* (specification §7, design §5), to be mounted at the root of a server. Other paths pass through. */
export function createRestAdapter({
  gateway,
  bodyLimit = defaultBodyLimit,
  sharedMs = defaultSharedMs,
  table = routes,
}: RestAdapterOptions): Router {
  const router = Router({ caseSensitive: true, strict: true });
  const mounted = { gateway, readBody: bodyReader(bodyLimit), sharedMs };
  router.use('/api', secured);
  for (const [path, rows] of byPath(table)) mount(router, path, rows, mounted);
  router.get('/api/openapi.json', document());
  router.get('/api/docs', docs());
  router.use('/api', notFound);
  router.use('/api', answerProblems(gateway));
  return router;
}
