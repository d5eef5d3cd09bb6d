import { isFromOwnPage } from '@cimiento/server';
import type { Request, RequestHandler } from 'express';
import { ExpectedError } from '../errors';
import type { ErrorFormatter } from '../error-responses/error-formatter';

/** Whether a request comes from a page of this product, or from a client that is not a browser. */
export type IsSameOrigin = (request: Request) => boolean;

/**
 * Creates the check against cross-site requests, which browsers send with the cookie of the user.
 * @param allowedOrigin the product's own origin; without it, the origin of the requested host.
 */
export const createOriginCheck =
  (allowedOrigin: string | null): IsSameOrigin =>
  ({ headers }) =>
    isFromOwnPage(headers, allowedOrigin);

/** Answers 403 to an operation that a page of another site sends. */
export const requireSameOrigin =
  (isSameOrigin: IsSameOrigin, formatError: ErrorFormatter, onDenied: (request: Request) => void): RequestHandler =>
  (request, response, next) => {
    if (request.method !== 'POST' || isSameOrigin(request)) {
      next();
      return;
    }
    onDenied(request);
    const error = formatError(new ExpectedError('FORBIDDEN', 'La petición viene de otro sitio.'));
    response.status(403).json({ errors: [error] });
  };
