import type { ErrorRequestHandler, RequestHandler } from 'express';
import type { Outages } from '../database/outages';
import { toUnavailable } from '../error-responses/unavailable';

/** Answers at once while the database does not: a request that waited for it would only hold a connection. */
export const rejectDuringOutage =
  (outages: Outages): RequestHandler =>
  (_request, _response, next) => {
    if (outages.kind === null) next();
    else outages.assertReachable().then(() => next(), next);
  };

/** Turns errors of an outage, from the handlers before it, into the answer that clients get. */
export const translateOutages =
  (outages: Outages): ErrorRequestHandler =>
  (error, _request, _response, next) => {
    outages.report(error);
    next(toUnavailable(error) ?? error);
  };
