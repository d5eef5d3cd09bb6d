import type { RequestHandler } from 'express';

// Response headers that programs in a browser can read.
const exposed = [
  ...['Content-Disposition', 'ETag', 'Idempotency-Replayed', 'Link', 'Location', 'RateLimit', 'RateLimit-Policy'],
  ...['Request-Id', 'Retry-After', 'Total-Count', 'WWW-Authenticate'],
].join(', ');
const requested = 'Authorization, Content-Type, Idempotency-Key, If-Match, If-None-Match';
const methods = 'GET, HEAD, POST, PUT, DELETE';
const daySeconds = 86_400;

/**
 * Lets pages of the listed origins call the API with an API key. Their browsers send no cookies: a page of another site never acts for
 * the user who is signed in here.
 */
export function allowOrigins(origins: readonly string[]): RequestHandler {
  return (request, response, next) => {
    if (origins.length > 0) response.vary('Origin');
    const { origin } = request.headers;
    if (origin === undefined || !origins.includes(origin)) return next();
    response.set({ 'Access-Control-Allow-Origin': origin, 'Access-Control-Expose-Headers': exposed });
    const isPreflight = request.method === 'OPTIONS' && 'access-control-request-method' in request.headers;
    if (!isPreflight) return next();
    response
      .status(204)
      .set({
        'Access-Control-Allow-Methods': methods,
        'Access-Control-Allow-Headers': requested,
        'Access-Control-Max-Age': String(daySeconds),
      })
      .end();
  };
}
