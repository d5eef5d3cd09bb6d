import { randomUUID } from 'node:crypto';
import type { RequestHandler } from 'express';
import pino, { type Logger } from 'pino';
import { pinoHttp } from 'pino-http';
import type { GatewayConfig } from '../config/config';

/** The structured log of a process. */
export const createLog = (level: GatewayConfig['logLevel']): Logger => pino({ name: 'cimiento', level });

const pathOf = (url: string): string => url.split('?', 1)[0] ?? url;

/** One line per request: method, path, status and time. Never headers or query, which may carry a session or a code. */
export function requestLog(log: Logger): RequestHandler {
  const logRequest = pinoHttp({
    logger: log,
    genReqId: () => randomUUID(),
    quietReqLogger: true,
    serializers: {
      req: (request: { method: string; url: string }) => ({ method: request.method, path: pathOf(request.url) }),
      res: (response: { statusCode: number }) => ({ status: response.statusCode }),
    },
  });
  return (request, response, next) => {
    // Mounted twice, by the gateway and by whoever is in front of it, a request is still one line.
    if ('log' in request) next();
    else logRequest(request, response, next);
  };
}
