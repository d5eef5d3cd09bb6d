import { releaseHealthLimits, releaseHealthPath } from '@cimiento/contracts';
import { releaseHealthSchema, validate } from '@cimiento/contracts/schemas';
import express, { type ErrorRequestHandler, type RequestHandler, Router } from 'express';
import { AddressCounter } from '../../platform/http/address-limit';
import type { IsSameOrigin } from '../../platform/http/same-origin';
import { getJsonLimits, limitLength, verifyJson } from '@cimiento/server';
import { securityHeaders } from '../../platform/http/security-headers';
import type { ReleaseHealthService } from './release-health.service';

/**
 * Batches that one address may send in a minute, to each process: an office with many tabs has one address, and a tab sends about two for each
 * page that it opens.
 */
const batchesPerMinute = 600;

// A browser does not read the answer to a report.
const answerUnreadable: ErrorRequestHandler = (error, _request, response, next) => {
  if (response.headersSent) next(error);
  else response.sendStatus(400);
};

/**
 * Receives what browsers report about releases (`navigator.sendBeacon`): 204, or 400 for a batch that is none, 403 from another site, 429 over
 * the limit of the address.
 */
export function receiveReleaseReports(health: ReleaseHealthService, isSameOrigin: IsSameOrigin): Router {
  const counter = new AddressCounter(batchesPerMinute);
  const limit: RequestHandler = (request, response, next) => {
    const retryAfter = counter.count(request.ip);
    if (!isSameOrigin(request)) response.sendStatus(403);
    else if (retryAfter > 0) response.set('Retry-After', String(retryAfter)).sendStatus(429);
    else next();
  };
  const takeIn: RequestHandler = (request, response) => {
    const checked = validate(releaseHealthSchema, request.body);
    if (checked.ok) health.add(checked.value.reports);
    response.sendStatus(checked.ok ? 204 : 400);
  };
  const allowed = getJsonLimits(true, releaseHealthLimits.bodyBytes);
  return Router().post(
    releaseHealthPath,
    securityHeaders,
    limit,
    limitLength(allowed.bytes, express.json({ limit: allowed.bytes, verify: verifyJson(allowed) })),
    takeIn,
    answerUnreadable,
  );
}
