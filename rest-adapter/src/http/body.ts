import { messages } from '@cimiento/contracts';
import { getJsonLimits, isNotUtf8, isTooComplex, type JsonLimits, limitLength, verifyJson } from '@cimiento/server';
import express, { type Request, type RequestHandler, type Response } from 'express';
import { ProblemError } from './problem';

type JsonObject = Record<string, unknown>;

type BodyOptions = {
  /** The body is an array. */
  hasRows: boolean;
  /** Anybody may send it, so that it is as small as a visitor's. */
  isPublic: boolean;
};

/** Reads the body of a request as a JSON object, or an array as its `rows`; an empty object when there is no body. */
export type ReadBody = (request: Request, response: Response, options: BodyOptions) => Promise<JsonObject>;

const hasBody = ({ headers }: Request): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

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
  if (isTooComplex(error)) return new ProblemError('VALIDATION_FAILED', messages.complexBody);
  return isParseError(error) ? new ProblemError('VALIDATION_FAILED', 'El contenido no es JSON válido.') : error;
}

function createParser(allowed: JsonLimits): RequestHandler {
  const options = { limit: allowed.bytes, type: () => true, strict: false, verify: verifyJson(allowed) };
  return limitLength(allowed.bytes, express.json(options));
}

/**
 * Reads JSON objects of at most `limit` bytes; what a visitor sends is smaller. Only application/json, which a form of another site cannot send.
 * @throws ProblemError, or an HTTP error of express.json
 */
export function createBodyReader(limit: number, isStranger: (request: Request) => boolean): ReadBody {
  const parse = createParser(getJsonLimits(false, limit));
  const parseSmall = createParser(getJsonLimits(true, limit));
  return async (request, response, { hasRows, isPublic }) => {
    if (!hasBody(request)) return {};
    if (!request.is('application/json')) {
      throw new ProblemError('UNSUPPORTED_MEDIA_TYPE', 'El contenido debe ser application/json.');
    }
    await run(isPublic || isStranger(request) ? parseSmall : parse, request, response).catch((error: unknown) => {
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
