import type { RequestHandler } from 'express';
import type { Route } from '../routes';

const toTime = (date: string): Date => new Date(`${date}T00:00:00Z`);

/** Tells the clients of a deprecated route since when it is (RFC 9745) and when it ends (RFC 8594). */
export const announceDeprecation =
  ({ since, sunset }: NonNullable<Route['deprecated']>): RequestHandler =>
  (_request, response, next) => {
    response.set({
      Deprecation: `@${toTime(since).getTime() / 1000}`,
      Sunset: toTime(sunset).toUTCString(),
    });
    next();
  };
