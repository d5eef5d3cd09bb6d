import type { Server } from 'node:http';
import { createServer, drainServer, onStopSignal } from '@cimiento/server';
import express, { type ErrorRequestHandler, type RequestHandler } from 'express';
import { ConfigError, type GatewayConfig, loadConfig } from './platform/config/config';
import { DatabaseUnavailableError } from './platform/database';
import { createGateway, type Gateway } from './gateway';
import { createLog } from './platform/http/request-log';
import { StartPhase } from './platform/http/start-phase';
import { answerUnanswered } from './platform/http/unanswered';

/** The handlers that a process serves. */
type Parts = (gateway: Gateway) => RequestHandler[];

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

const listen = (server: Server, { port, host }: GatewayConfig): Promise<void> =>
  new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });

const stopOnSignal = (server: Server, drainMs: number, getGateway: () => Gateway | null): void =>
  onStopSignal(() => {
    const gateway = getGateway();
    // A migration that this ends continues at the next start.
    if (gateway === null) process.exit(0);
    gateway.startClosing();
    // Closes the database after the running requests were answered.
    void drainServer(server, drainMs).finally(() => gateway.close());
  });

async function serve(parts: Parts, answerApi?: ErrorRequestHandler): Promise<void> {
  const config = loadConfig(process.env);
  const start = new StartPhase(answerApi);
  const server = createServer(start.listener);
  if (!config.listensWhenReady) await listen(server, config);
  let gateway: Gateway | null = null;
  stopOnSignal(server, config.drainMs, () => gateway);
  try {
    gateway = await createGateway(config, createLog(config.logLevel), start.onMigration);
  } catch (error) {
    server.close();
    server.closeAllConnections();
    throw error;
  }
  start.serveWith(
    express()
      .disable('x-powered-by')
      .set('trust proxy', config.trustProxy)
      .use(gateway.assignRequestId)
      .use(...parts(gateway))
      .use(...answerUnanswered(gateway.log)),
  );
  if (config.listensWhenReady) await listen(server, config);
  gateway.log.info({ port: config.port }, 'ready');
}

/**
 * Runs one deployable as its own process, configured by the environment. It listens first (unless LISTEN_WHEN_READY is set), brings the tables up to date, and serves `parts`
 * until SIGTERM, SIGINT or SIGHUP, then drains, answers the running requests and exits. If it cannot start, it prints one line and exits with code 1.
 * @param answerApi answers under /api while it starts
 */
export function runProcess(name: string, parts: Parts, answerApi?: ErrorRequestHandler): void {
  serve(parts, answerApi).catch(createFailureHandler(name));
}
