import path from 'node:path';
import express, { type ErrorRequestHandler, Router } from 'express';
import helmet from 'helmet';

const app = path.join(path.dirname(require.resolve('@cimiento/playground/package.json')), 'dist/app');

// GraphiQL adds styles at runtime and has icons in data: URLs, which no other page may use.
const pageHeaders = helmet({
  xFrameOptions: { action: 'deny' },
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
      formAction: ["'none'"],
      frameAncestors: ["'none'"],
    },
  },
});

// A malformed escape in the address of an asset.
const answerUnreadable: ErrorRequestHandler = (error: { status?: unknown }, _request, response, next) => {
  if (response.headersSent || typeof error.status !== 'number' || error.status >= 500) next(error);
  else response.sendStatus(error.status);
};

/** Serves GraphiQL with the browser's session. Everything comes from this origin. */
export function playground(folder: string = app): Router {
  const router = Router({ strict: true });
  router.use(pageHeaders);
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
  router.use(answerUnreadable);
  return router;
}
