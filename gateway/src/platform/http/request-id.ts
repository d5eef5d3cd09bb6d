import { randomUUID } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import type { RequestHandler } from 'express';

const header = 'Request-Id';

/** The id of the request that this answers, which its header and its line of the log share. */
export function ensureRequestId(response: ServerResponse): string {
  const known = response.getHeader(header);
  if (typeof known === 'string') return known;
  const id = randomUUID();
  response.setHeader(header, id);
  return id;
}

/** Gives each answer its `Request-Id`. */
export const assignRequestId: RequestHandler = (_request, response, next) => {
  ensureRequestId(response);
  next();
};
