import type { Request, RequestHandler } from 'express';
import { ProblemError } from './problem';

/** Whether a browser says that a page of this very origin asks. Others than browsers say nothing. */
function isOwnOrigin(request: Request): boolean {
  const { origin } = request.headers;
  if (origin === undefined) return true;
  if (!URL.canParse(origin)) return false;
  const { protocol, host } = new URL(origin);
  const own = `${protocol}//${request.host}`;
  // Read as a URL too, so that a default port that only one of them spells out makes no difference.
  return URL.canParse(own) && new URL(own).host === host;
}

/** Refuses what a page of another site sends in the name of whoever is signed in here. */
export const fromOwnOrigin: RequestHandler = (request, _response, next) => {
  if (!isOwnOrigin(request)) throw new ProblemError('FORBIDDEN', 'La petición viene de otro sitio.');
  next();
};
