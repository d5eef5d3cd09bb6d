import type { Request, RequestHandler } from 'express';
import { ProblemError } from './problem';

/** Whether the request comes from a page of this origin. Clients other than browsers send no `Origin` and pass. */
function isSameOrigin(request: Request): boolean {
  const { origin } = request.headers;
  if (origin === undefined) return true;
  if (!URL.canParse(origin)) return false;
  const { protocol, host } = new URL(origin);
  const own = `${protocol}//${request.host}`;
  // Parsing both drops a default port that only one of them spells out.
  return URL.canParse(own) && new URL(own).host === host;
}

/** Rejects requests that a page of another site sends with the user's cookie. */
export const requireSameOrigin: RequestHandler = (request, _response, next) => {
  if (!isSameOrigin(request)) throw new ProblemError('FORBIDDEN', 'La petición viene de otro sitio.');
  next();
};
