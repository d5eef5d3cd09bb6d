import { assertUtf8, isNotUtf8 } from '@cimiento/server';
import express, { type Request, type RequestHandler, type Response } from 'express';
import { payloadTooLarge, ProblemError } from './problem';

type JsonObject = Record<string, unknown>;

/** Reads the body of a request as a JSON object, or an array as its `rows`; an empty object when there is no body. */
export type ReadBody = (request: Request, response: Response, hasRows?: boolean) => Promise<JsonObject>;

const getContentLength = ({ headers }: Request): number => Number(headers['content-length'] ?? 0);

const hasBody = (request: Request): boolean =>
  request.headers['transfer-encoding'] !== undefined || getContentLength(request) > 0;

const isObject = (body: unknown): body is JsonObject =>
  typeof body === 'object' && body !== null && !Array.isArray(body);

const run = (handler: RequestHandler, request: Request, response: Response): Promise<void> =>
  new Promise((resolve, reject) => {
    void handler(request, response, (error?: unknown) => (error === undefined ? resolve() : reject(error as Error)));
  });

const isParseError = (error: unknown): boolean =>
  error instanceof Error && 'type' in error && error.type === 'entity.parse.failed';

/** Says in words why express.json could not read a body. */
function toProblem(error: unknown): unknown {
  if (isNotUtf8(error)) return new ProblemError('VALIDATION_FAILED', 'El contenido no está en UTF-8.');
  return isParseError(error) ? new ProblemError('VALIDATION_FAILED', 'El contenido no es JSON válido.') : error;
}

/**
 * Reads JSON objects of at most `limit` bytes. Only application/json, which a form of another site cannot send.
 * @throws ProblemError, or an HTTP error of express.json
 */
export function createBodyReader(limit: number): ReadBody {
  const parse = express.json({ limit, type: () => true, strict: false, verify: assertUtf8 });
  return async (request, response, hasRows = false) => {
    if (!hasBody(request)) return {};
    if (!request.is('application/json')) {
      throw new ProblemError('UNSUPPORTED_MEDIA_TYPE', 'El contenido debe ser application/json.');
    }
    // express.json rejects a large body only after reading all of it.
    if (getContentLength(request) > limit) throw payloadTooLarge();
    await run(parse, request, response).catch((error: unknown) => {
      throw toProblem(error);
    });
    if (hasRows) {
      if (!Array.isArray(request.body))
        throw new ProblemError('VALIDATION_FAILED', 'El contenido debe ser un arreglo JSON.');
      return { rows: request.body };
    }
    if (!isObject(request.body)) throw new ProblemError('VALIDATION_FAILED', 'El contenido debe ser un objeto JSON.');
    return request.body;
  };
}
