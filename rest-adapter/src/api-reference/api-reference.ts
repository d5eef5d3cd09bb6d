import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { RequestHandler } from 'express';
import { pageHeaders } from '../http/page-headers';

const pageFolder = path.resolve(__dirname, '../../api-reference');
const swaggerFolder = path.dirname(require.resolve('swagger-ui-dist/package.json'));

/** Sends a file from memory, so that it is compressed like every other answer. */
function sendFile(root: string, name: string): RequestHandler {
  const body = readFileSync(path.join(root, name));
  return (_request, response) => void response.set('Cache-Control', 'no-cache').type(path.extname(name)).send(body);
}

/** The interactive API reference (Swagger UI on /api/openapi.json), and the style of the pages about problems: GET handlers by path. */
export const createApiReference = (): [path: string, handlers: RequestHandler[]][] => [
  ['/api/docs', [pageHeaders, sendFile(pageFolder, 'index.html')]],
  ['/api/docs/problem.css', [sendFile(pageFolder, 'problem.css')]],
  ['/api/docs/reference.css', [sendFile(pageFolder, 'reference.css')]],
  ['/api/docs/reference.js', [sendFile(pageFolder, 'reference.js')]],
  ['/api/docs/swagger-ui.css', [sendFile(swaggerFolder, 'swagger-ui.css')]],
  ['/api/docs/swagger-ui-bundle.js', [sendFile(swaggerFolder, 'swagger-ui-bundle.js')]],
];
