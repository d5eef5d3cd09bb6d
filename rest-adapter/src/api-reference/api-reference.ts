import path from 'node:path';
import type { RequestHandler } from 'express';
import helmet from 'helmet';

const pageFolder = path.resolve(__dirname, '../../api-reference');
const swaggerFolder = path.dirname(require.resolve('swagger-ui-dist/package.json'));

// Swagger UI inlines its small icons as data: URLs; everything else comes from this origin.
const pageHeaders = helmet({
  contentSecurityPolicy: {
    useDefaults: false,
    directives: {
      defaultSrc: ["'none'"],
      scriptSrc: ["'self'"],
      styleSrc: ["'self'"],
      imgSrc: ["'self'", 'data:'],
      connectSrc: ["'self'"],
      baseUri: ["'none'"],
      formAction: ["'none'"],
      frameAncestors: ["'none'"],
    },
  },
});

const sendFile =
  (root: string, name: string): RequestHandler =>
  (_request, response) =>
    response.set('Cache-Control', 'no-cache').sendFile(name, { root, cacheControl: false });

/** The interactive API reference (Swagger UI on /api/openapi.json): GET handlers by path. */
export const createApiReference = (): [path: string, handlers: RequestHandler[]][] => [
  ['/api/docs', [pageHeaders, sendFile(pageFolder, 'index.html')]],
  ['/api/docs/reference.css', [sendFile(pageFolder, 'reference.css')]],
  ['/api/docs/reference.js', [sendFile(pageFolder, 'reference.js')]],
  ['/api/docs/swagger-ui.css', [sendFile(swaggerFolder, 'swagger-ui.css')]],
  ['/api/docs/swagger-ui-bundle.js', [sendFile(swaggerFolder, 'swagger-ui-bundle.js')]],
];
