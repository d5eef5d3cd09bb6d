import type { RequestHandler } from 'express';
import type { Database } from '../database';

/** The process is alive. */
export const healthz: RequestHandler = (_request, response) => {
  response.set('Cache-Control', 'no-store').json({ status: 'ok' });
};

/** The process can serve: its database answers, and it is not about to stop. */
export const readyz =
  (database: Database, isClosing: () => boolean): RequestHandler =>
  async (_request, response) => {
    const ready =
      !isClosing() &&
      (await database.ping().then(
        () => true,
        () => false,
      ));
    response
      .status(ready ? 200 : 503)
      .set('Cache-Control', 'no-store')
      .json({ status: ready ? 'ok' : 'unavailable' });
  };
