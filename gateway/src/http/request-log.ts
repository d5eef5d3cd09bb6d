import { randomUUID } from 'node:crypto';
import type { RequestHandler } from 'express';
import pino, { type Logger } from 'pino';
import { pinoHttp } from 'pino-http';
import type { GatewayConfig } from '../config/config';

/** Creates the structured log of a process. */
export const createLog = (level: GatewayConfig['logLevel']): Logger => pino({ name: 'cimiento', level });

const getPath = (url: string): string => url.split('?', 1)[0] ?? url;

/** Logs one line per request: method, path, status and time. Headers and query are left out, because they can hold secrets. */
export function requestLog(log: Logger): RequestHandler {
  const logRequest = pinoHttp({
    logger: log,
    genReqId: () => randomUUID(),
    quietReqLogger: true,
    serializers: {
      req: (request: { method: string; url: string }) => ({ method: request.method, path: getPath(request.url) }),
      res: (response: { statusCode: number }) => ({ status: response.statusCode }),
    },
  });
  return (request, response, next) => {
    // The gateway and the server in front of it both mount this; a request is still logged once.
    if ('log' in request) next();
    else logRequest(request, response, next);
  };
}
