import type { RequestHandler } from 'express';
import { ProblemError } from './problem';

/** Value of the `Allow` header for a path with these methods. */
function toAllowHeader(methods: readonly string[]): string {
  return [...methods.flatMap((method) => (method === 'GET' ? ['GET', 'HEAD'] : [method])), 'OPTIONS'].join(', ');
}

/** Answers OPTIONS with the methods of a path. */
export function answerOptions(methods: readonly string[]): RequestHandler {
  const allow = toAllowHeader(methods);
  return (_request, response) => void response.status(204).set('Allow', allow).end();
}

/** Rejects the methods that a path does not have. @throws METHOD_NOT_ALLOWED always */
export function rejectMethod(methods: readonly string[]): RequestHandler {
  const allow = toAllowHeader(methods);
  return (_request, response) => {
    response.set('Allow', allow);
    throw new ProblemError('METHOD_NOT_ALLOWED', `Este recurso no admite el método. Métodos admitidos: ${allow}.`);
  };
}
