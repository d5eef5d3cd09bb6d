import { errorCodes } from '@cimiento/contracts';
import type { Request, RequestHandler } from 'express';
import pino, { type DestinationStream, type LogFn, type Logger } from 'pino';
import type { GatewayConfig } from '../config/config';
import { getOutageKind } from '../database/outage-error';
import { toLoggableError } from '../error-responses/loggable-error';
import { ensureRequestId } from './request-id';

const isOutageLine = (line: unknown): boolean =>
  typeof line === 'object' && line !== null && 'err' in line && getOutageKind(line.err) !== null;

/** Leaves out what failed because of an outage of the database, which is logged separately: there would be a line for each call. */
function skipOutages(this: Logger, line: Parameters<LogFn>, write: LogFn): void {
  if (!isOutageLine(line[0])) write.apply(this, line);
}

/** Creates the structured log of a process. Without `destination` it goes to standard output. */
export function createLog(level: GatewayConfig['logLevel'], destination?: DestinationStream): Logger {
  const options = { name: 'cimiento', level, serializers: { err: toLoggableError }, hooks: { logMethod: skipOutages } };
  return destination ? pino(options, destination) : pino(options);
}

// A request target can be a whole address, as proxies get it.
const schemeAndHost = /^[a-z][a-z\d+.-]*:\/\/[^/?#]*/i;

// The token of a private calendar link is a part of its path.
const calendar = /^\/+api\/+calendar\//i;

function decode(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    // A malformed escape: no route takes it.
    return path;
  }
}

/** The path of a request target, without what can be secret in it. */
export function getLoggedPath(target: string): string {
  const [path = ''] = target.replace(schemeAndHost, '').split(/[?#]/, 1);
  return calendar.test(decode(path)) ? '/api/calendar/…' : path;
}

/** Id of the user who sent a request; undefined if nobody is signed in. */
type FindUserId = (request: Request) => number | undefined;

/** Id of the signed-in user or of the API key, which names nobody to a reader of the log. */
function getCaller(request: Request, findUserId: FindUserId): { user?: number; key?: unknown } {
  const user = findUserId(request);
  const key: unknown = request.res?.locals['apiKey'];
  return { ...(user !== undefined && { user }), ...(key !== undefined && { key }) };
}

// A connection that breaks off has no 'finish', and an 'error' without a listener would end the process.
const endings = ['finish', 'close', 'error'] as const;

// Thousands of requests fail in an outage, which is logged once.
const isFailure = (status: number): boolean => status >= 500 && status !== errorCodes.UNAVAILABLE.status;

/**
 * Logs one line per request when it ends: its id, method, path, status, time in milliseconds, and the id of the signed-in user or API key.
 * Headers and query are left out, because they can hold secrets; names and addresses, because many people read logs.
 *
 * pino-http writes such a line too, but takes an eighth of a whole read for it.
 */
export function requestLog(log: Logger, findUserId: FindUserId): RequestHandler {
  const known = new WeakSet<Request>();
  return (request, response, next) => {
    // The gateway and the server in front of it both mount this; a request is still logged once.
    if (known.has(request)) return next();
    known.add(request);
    const id = ensureRequestId(response);
    const startedAt = Date.now();

    const logEnd = (error?: unknown): void => {
      for (const event of endings) response.off(event, logEnd);
      const { statusCode: status, writableEnded } = response;
      const hasFailed = error !== undefined || isFailure(status);
      const line = {
        ...getCaller(request, findUserId),
        req: { id, method: request.method, path: getLoggedPath(request.originalUrl) },
        res: { status },
        responseTime: Date.now() - startedAt,
        ...(error !== undefined && { err: error }),
      };
      if (hasFailed) log.error(line, 'request failed');
      else log.info(line, writableEnded ? 'request completed' : 'request aborted');
    };
    for (const event of endings) response.on(event, logEnd);
    next();
  };
}
