import express, { type Request, type RequestHandler, type Response } from 'express';
import { ProblemError, tooLarge } from './problem';

type Json = Record<string, unknown>;

/** Reads the body of a request: an object, or nothing at all. */
export type ReadBody = (request: Request, response: Response) => Promise<Json>;

const lengthOf = ({ headers }: Request): number => Number(headers['content-length'] ?? 0);

const hasBody = (request: Request): boolean =>
  request.headers['transfer-encoding'] !== undefined || lengthOf(request) > 0;

const isObject = (body: unknown): body is Json => typeof body === 'object' && body !== null && !Array.isArray(body);

const run = (handler: RequestHandler, request: Request, response: Response): Promise<void> =>
  new Promise((resolve, reject) => {
    void handler(request, response, (error?: unknown) => (error === undefined ? resolve() : reject(error as Error)));
  });

const notJson = (error: unknown): boolean =>
  error instanceof Error && 'type' in error && error.type === 'entity.parse.failed';

/**
 * Reads JSON objects of at most `limit` bytes. Only JSON: a form of another site cannot send it.
 * @throws Refusal, or what express.json refuses with
 */
export function bodyReader(limit: number): ReadBody {
  const parse = express.json({ limit, type: () => true, strict: false });
  return async (request, response) => {
    if (!hasBody(request)) return {};
    if (!request.is('application/json')) {
      throw new ProblemError('UNSUPPORTED_MEDIA_TYPE', 'El contenido debe ser application/json.');
    }
    // express.json would answer only once all of it has come.
    if (lengthOf(request) > limit) throw new ProblemError('PAYLOAD_TOO_LARGE', tooLarge);
    await run(parse, request, response).catch((error: unknown) => {
      throw notJson(error) ? new ProblemError('VALIDATION_FAILED', 'El contenido no es JSON válido.') : error;
    });
    if (!isObject(request.body)) throw new ProblemError('VALIDATION_FAILED', 'El contenido debe ser un objeto JSON.');
    return request.body;
  };
}
