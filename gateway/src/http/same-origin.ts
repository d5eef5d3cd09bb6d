import type { Request, RequestHandler } from 'express';
import { ExpectedError } from '../errors/expected-error';
import type { ErrorFormatter } from '../errors/error-formatter';

/** Whether a request comes from a page of this product, or from a client that is no browser. */
export type IsSameOrigin = (request: Request) => boolean;

// Parsing drops a default port that only one of the two spells out.
const toOrigin = (text: string): string | null => (URL.canParse(text) ? new URL(text).origin : null);

/** Whether an origin is that of the requested host. Proxies' headers do not count: a client may send them itself. */
function isOriginOfHost(origin: string, host: string | undefined): boolean {
  const { protocol } = new URL(origin);
  return host !== undefined && toOrigin(`${protocol}//${host}`) === origin;
}

/**
 * Creates the check against cross-site requests, which browsers send with the cookie of the person.
 * @param allowedOrigin the product's own origin; without it, the origin of the requested host.
 */
export const createOriginCheck =
  (allowedOrigin: string | null): IsSameOrigin =>
  ({ headers }) => {
    if (headers.origin === undefined) {
      const site = headers['sec-fetch-site'];
      return site !== 'cross-site' && site !== 'same-site';
    }
    const origin = toOrigin(headers.origin);
    if (origin === null || origin === 'null') return false;
    return allowedOrigin === null ? isOriginOfHost(origin, headers.host) : origin === allowedOrigin;
  };

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
