import { messages } from '@cimiento/contracts';
import type { RequestHandler } from 'express';
import type { ErrorFormatter } from '../errors/error-formatter';
import { ExpectedError } from '../errors/expected-error';

/** Largest answer to one operation, in bytes. */
export const maxAnswerBytes = 2 * 1024 * 1024;

/** Refuses an answer that is larger than `maxBytes`, instead of sending it. */
export function limitAnswer(formatError: ErrorFormatter, maxBytes = maxAnswerBytes): RequestHandler {
  return (_request, response, next) => {
    const send = response.send.bind(response);
    response.send = (body: unknown) => {
      if (typeof body !== 'string' || Buffer.byteLength(body) <= maxBytes) return send(body);
      const error = formatError(new ExpectedError('RESPONSE_TOO_LARGE', messages.responseTooLarge));
      response.status(Number(error.extensions?.['status'])).removeHeader('Content-Length');
      return send(JSON.stringify({ errors: [error] }));
    };
    next();
  };
}
