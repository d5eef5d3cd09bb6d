import { messages } from '@cimiento/contracts';
import type { RequestHandler, Response } from 'express';
import type { ErrorFormatter } from '../error-responses/error-formatter';
import { ExpectedError } from '../errors';
import { AnswerBudget, maxAnswerBytes } from '../graphql/answer-budget';

const budgets = new WeakMap<Response, AnswerBudget>();

/** The counter of the response while it is read; null where responses have no limit. */
export const getBudget = (response: Response): AnswerBudget | null => budgets.get(response) ?? null;

/** Refuses an answer that is larger than `maxBytes`, instead of sending it. */
export function limitAnswer(formatError: ErrorFormatter, maxBytes = maxAnswerBytes): RequestHandler {
  return (_request, response, next) => {
    const budget = new AnswerBudget(maxBytes);
    budgets.set(response, budget);
    const send = response.send.bind(response);
    response.send = (body: unknown) => {
      if (typeof body !== 'string' || !(budget.isExceeded || Buffer.byteLength(body) > maxBytes)) return send(body);
      const error = formatError(new ExpectedError('RESPONSE_TOO_LARGE', messages.responseTooLarge));
      response.status(Number(error.extensions?.['status'])).removeHeader('Content-Length');
      return send(JSON.stringify({ errors: [error] }));
    };
    next();
  };
}
