import { createServer } from 'node:http';
import { serverTimeouts } from '@cimiento/server';
import express, { type RequestHandler } from 'express';
import { ConfigError, loadConfig } from './platform/config/config';
import { DatabaseUnavailableError } from './platform/database';
import { createGateway, type Gateway } from './gateway';
import { answerUnanswered } from './platform/http/unanswered';

const isExpected = (error: unknown): boolean =>
  error instanceof ConfigError || error instanceof DatabaseUnavailableError;

/** Creates a handler that prints the error in one line and sets exit code 1. */
function createFailureHandler(name: string): (error: unknown) => void {
  return (error) => {
    const text = error instanceof Error ? error.message : String(error);
    process.stderr.write(`${isExpected(error) ? text : `The ${name} cannot start: ${text}`}\n`);
    process.exitCode = 1;
  };
}

async function serve(parts: (gateway: Gateway) => RequestHandler[], fail: (error: unknown) => void): Promise<void> {
  const config = loadConfig(process.env);
  const gateway = await createGateway(config);
  const app = express()
    .disable('x-powered-by')
    .set('trust proxy', config.trustProxy)
    .use(gateway.assignRequestId)
    .use(...parts(gateway))
    .use(...answerUnanswered(gateway.log));
  const server = createServer(serverTimeouts, app);
  let isStopping = false;
  // A terminal and a supervisor may send both signals.
  const stop = (): void => {
    if (isStopping) return;
    isStopping = true;
    gateway.startClosing();
    // A connection that is busy now ends after its answer instead of waiting for a next request.
    server.keepAliveTimeout = 1;
    // Closes the database after the running requests were answered.
    server.close(() => void gateway.close());
    server.closeIdleConnections();
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
  process.on('SIGHUP', stop);
  server.once('error', (error) => {
    fail(error);
    void gateway.close();
  });
  server.listen(config.port, config.host, () => gateway.log.info({ port: config.port }, 'listening'));
}

/**
 * Runs one deployable as its own process, configured by the environment. Serves `parts` until SIGTERM, SIGINT or SIGHUP, then answers the
 * running requests and exits. If it cannot start, it prints one line and exits with code 1.
 */
export function runProcess(name: string, parts: (gateway: Gateway) => RequestHandler[]): void {
  const fail = createFailureHandler(name);
  serve(parts, fail).catch(fail);
}
