import path from 'node:path';
import express, { Router } from 'express';
import helmet from 'helmet';

const app = path.join(path.dirname(require.resolve('@cimiento/playground/package.json')), 'dist/app');

// The editor writes its styles while it runs, and draws icons from data addresses: allowed on this page, and on no other.
const secured = helmet({
  contentSecurityPolicy: {
    useDefaults: false,
    directives: {
      defaultSrc: ["'none'"],
      scriptSrc: ["'self'"],
      workerSrc: ["'self'"],
      connectSrc: ["'self'"],
      styleSrc: ["'self'", "'unsafe-inline'"],
      fontSrc: ["'self'", 'data:'],
      imgSrc: ["'self'", 'data:'],
      baseUri: ["'none'"],
      frameAncestors: ["'none'"],
    },
  },
});

/** GraphiQL at /playground, on the session of the same browser; nothing of it comes from another origin. */
export function playground(folder: string = app): Router {
  const router = Router({ strict: true });
  router.use(secured);
  router.use(
    '/assets',
    express.static(path.join(folder, 'assets'), {
      immutable: true,
      maxAge: '1y',
      index: false,
      redirect: false,
      fallthrough: false,
    }),
  );
  router.get('/', (_request, response) => {
    response.set('Cache-Control', 'no-cache').sendFile(path.join(folder, 'index.html'));
  });
  return router;
}
