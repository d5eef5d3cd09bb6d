import { messages } from '@cimiento/contracts';
import { isNotUtf8, isTooComplex } from '@cimiento/server';
import type { ErrorRequestHandler } from 'express';
import type { ErrorFormatter } from '../error-responses/error-formatter';
import { ExpectedError } from '../errors';

const getStatus = (error: unknown): number | undefined =>
  error instanceof Error && 'status' in error && typeof error.status === 'number' ? error.status : undefined;

function toExpectedError(error: unknown): unknown {
  if (isNotUtf8(error)) return new ExpectedError('VALIDATION_FAILED', 'El contenido no está en UTF-8.');
  if (isTooComplex(error)) return new ExpectedError('VALIDATION_FAILED', messages.complexBody);
  const status = getStatus(error);
  if (status === 413) return new ExpectedError('PAYLOAD_TOO_LARGE', 'El contenido es demasiado grande.');
  if (status === 415) return new ExpectedError('UNSUPPORTED_MEDIA_TYPE', 'El tipo de contenido no se admite.');
  if (status !== undefined && status < 500) return new ExpectedError('VALIDATION_FAILED', messages.invalidData);
  return error;
}

/** Answers errors of the middleware before GraphQL (body, session) in the format of GraphQL errors. */
export const handleErrors =
  (formatError: ErrorFormatter): ErrorRequestHandler =>
  (error, _request, response, next) => {
    if (response.headersSent) {
      next(error);
      return;
    }
    const formatted = formatError(toExpectedError(error));
    const { status, retryAfter } = formatted.extensions ?? {};
    if (retryAfter !== undefined) response.set('Retry-After', String(retryAfter));
    response.status(Number(status)).json({ errors: [formatted] });
  };
