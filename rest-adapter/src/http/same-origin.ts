import { parseBearer } from '@cimiento/server';
import type { Request, RequestHandler } from 'express';
import type { GatewayPort } from '../gateway';
import { ProblemError } from './problem';

/** Whether a request sends an API key, valid or not: it is then never a signed-in user's, since its cookies are not read. */
export const hasKey = ({ headers }: Request): boolean => parseBearer(headers.authorization) !== null;

/** Rejects requests that a page of another site sends with the user's cookie. */
export const requireSameOrigin =
  ({ isSameOrigin }: Pick<GatewayPort, 'isSameOrigin'>): RequestHandler =>
  (request, _response, next) => {
    if (!hasKey(request) && !isSameOrigin(request))
      throw new ProblemError('FORBIDDEN', 'La petición viene de otro sitio.');
    next();
  };
