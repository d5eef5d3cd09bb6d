import type { RequestHandler } from 'express';
import type { GatewayPort } from '../gateway';
import type { Route } from '../routes';
import { getOperationName } from '../routes/permissions';
import { ProblemError } from './problem';

/** Refuses a change that a page prepared for another user than that of the session, before anything of the request is read. */
export function requireSessionUser(
  { operation }: Pick<Route, 'operation'>,
  { findSessionChange }: Pick<GatewayPort, 'findSessionChange'>,
): RequestHandler {
  const mutation = operation.startsWith('mutation') ? getOperationName(operation) : null;
  return (request, _response, next) => {
    const refusal = mutation === null ? null : findSessionChange(request, mutation);
    if (refusal !== null) throw new ProblemError('SESSION_CHANGED', refusal);
    next();
  };
}
