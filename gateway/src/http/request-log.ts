import { errorCodes } from '@cimiento/contracts';
import type { Request, RequestHandler } from 'express';
import pino, { type DestinationStream, type LogFn, type Logger } from 'pino';
import { pinoHttp } from 'pino-http';
import type { GatewayConfig } from '../config/config';
import { getOutageKind } from '../database/outage-error';
import { toLoggableError } from '../errors/loggable-error';
import { ensureRequestId } from './request-id';

const isOutageLine = (line: unknown): boolean =>
  typeof line === 'object' && line !== null && 'err' in line && getOutageKind(line.err) !== null;

/** Leaves out what failed because of an outage of the database, which has a line of its own: there would be one for each call. */
function skipOutages(this: Logger, line: Parameters<LogFn>, write: LogFn): void {
  if (!isOutageLine(line[0])) write.apply(this, line);
}

/** Creates the structured log of a process. Without `destination` it goes to standard output. */
export function createLog(level: GatewayConfig['logLevel'], destination?: DestinationStream): Logger {
  const options = { name: 'cimiento', level, serializers: { err: toLoggableError }, hooks: { logMethod: skipOutages } };
  return destination ? pino(options, destination) : pino(options);
}

// The token of a private calendar link is a part of its path.
const withoutToken = (path: string): string => path.replace(/^(\/+api\/+calendar\/).*/i, '$1…');

const getPath = (url: string): string => withoutToken(url.split('?', 1)[0] ?? url);

/** Id of the signed-in user or of the API key, which names nobody to a reader of the log. */
const withUser = ({ session, res }: Pick<Request, 'session' | 'res'>, line: object): object => {
  const user = session?.viewer?.id;
  const key: unknown = res?.locals['apiKey'];
  return { ...line, ...(user !== undefined && { user }), ...(key !== undefined && { key }) };
};

/**
 * Logs one line per request: its id, method, path, status, time and the id of the signed-in user or API key. Headers and query are left out, because
 * they can hold secrets; names and addresses, because many people read logs.
 */
export function requestLog(log: Logger): RequestHandler {
  const logRequest = pinoHttp<Request>({
    logger: log,
    genReqId: (_request, response) => ensureRequestId(response),
    quietReqLogger: true,
    // pino-http would pass our error serializer what its own made of the error, bound parameters included.
    wrapSerializers: false,
    // Thousands of requests fail in an outage, which has a line of its own.
    customLogLevel: (_request, { statusCode }, error) =>
      error || (statusCode >= 500 && statusCode !== errorCodes.UNAVAILABLE.status) ? 'error' : 'info',
    serializers: {
      req: (request: Request) => ({ id: request.id, method: request.method, path: getPath(request.originalUrl) }),
      res: (response: { statusCode: number }) => ({ status: response.statusCode }),
      err: toLoggableError,
    },
    customSuccessObject: (request, _response, line: object) => withUser(request, line),
    customErrorObject: (request, _response, _error, line: object) => withUser(request, line),
  });
  return (request, response, next) => {
    // The gateway and the server in front of it both mount this; a request is still logged once.
    if ('log' in request) next();
    else logRequest(request, response, next);
  };
}
