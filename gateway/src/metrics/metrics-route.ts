import { timingSafeEqual } from 'node:crypto';
import type { RequestHandler } from 'express';
import { sha256 } from '../sha256';
import type { Metrics } from './metrics';
import { createMetricsReader } from './worker-metrics';

/** Whether a request has the operator's token. Hashes have one length, so that their comparison tells nothing of the token. */
const hasToken = (authorization: string | undefined, token: string): boolean =>
  timingSafeEqual(Buffer.from(sha256(authorization ?? '')), Buffer.from(sha256(`Bearer ${token}`)));

/** Serves the metrics of all workers of this port to requests with the token. */
export function serveMetrics({ registry }: Metrics, token: string): RequestHandler {
  const read = createMetricsReader(registry);
  return async (request, response) => {
    response.set('Cache-Control', 'no-store');
    if (!hasToken(request.headers.authorization, token)) {
      response.status(401).set('WWW-Authenticate', 'Bearer').type('text').send('401');
      return;
    }
    const text = await read();
    if (text === null) response.sendStatus(503);
    else response.set('Content-Type', registry.contentType).send(text);
  };
}
