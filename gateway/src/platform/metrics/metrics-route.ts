import { timingSafeEqual } from 'node:crypto';
import type { RequestHandler } from 'express';
import { sha256 } from '../sha256';
import type { Metrics } from './metrics';

/** Whether a request has the operator's token. Hashes have one length, so that their comparison tells nothing of the token. */
const hasToken = (authorization: string | undefined, token: string): boolean =>
  timingSafeEqual(Buffer.from(sha256(authorization ?? '')), Buffer.from(sha256(`Bearer ${token}`)));

/** Serves the metrics of this process to requests with the token. */
export const serveMetrics =
  ({ registry }: Metrics, token: string): RequestHandler =>
  async (request, response) => {
    response.set('Cache-Control', 'no-store');
    if (!hasToken(request.headers.authorization, token)) {
      response.status(401).set('WWW-Authenticate', 'Bearer').type('text').send('401');
      return;
    }
    response.set('Content-Type', registry.contentType).send(await registry.metrics());
  };
