import { randomUUID } from 'node:crypto';
import type { ErrorRequestHandler, RequestHandler } from 'express';
import type { Logger } from 'pino';
import { securityHeaders } from './security-headers';

const notFound: RequestHandler = (_request, response) => void response.sendStatus(404);

/** Answers an error of any route with its status only; Express's own handler would show a stack outside production. */
const answerError =
  (log: Pick<Logger, 'error'>): ErrorRequestHandler =>
  (error: { status?: unknown }, _request, response, next) => {
    if (response.headersSent) {
      next(error);
      return;
    }
    const status = typeof error.status === 'number' && error.status < 500 ? error.status : 500;
    const reference = randomUUID();
    if (status === 500) log.error({ err: error, reference }, 'unexpected failure');
    response
      .status(status)
      .set('Cache-Control', 'no-store')
      .type('text')
      .send(status === 500 ? reference : String(status));
  };

/** The last handlers of a server: what no route answered, and errors of those that did. */
export const answerUnanswered = (log: Pick<Logger, 'error'>): (RequestHandler | ErrorRequestHandler)[] => [
  securityHeaders,
  notFound,
  answerError(log),
];
