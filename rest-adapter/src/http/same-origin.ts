import type { RequestHandler } from 'express';
import type { GatewayPort } from '../gateway';
import { ProblemError } from './problem';

/** Rejects requests that a page of another site sends with the user's cookie. */
export const requireSameOrigin =
  ({ isSameOrigin }: Pick<GatewayPort, 'isSameOrigin'>): RequestHandler =>
  (request, _response, next) => {
    if (!isSameOrigin(request)) throw new ProblemError('FORBIDDEN', 'La petición viene de otro sitio.');
    next();
  };
