import { createServer } from 'node:http';
import { serverTimeouts } from '@cimiento/contracts';
import { isServing, onStopSignal, releaseWorker, superviseWorkers } from '@cimiento/contracts/workers';
import express, { type RequestHandler } from 'express';
import { ConfigError, type GatewayConfig, loadConfig } from './config/config';
import { DatabaseUnavailableError } from './database';
import { createGateway, type Gateway } from './gateway';
import { createLog } from './http/request-log';
import { answerUnanswered } from './http/unanswered';
import { collectMetricsOfWorkers } from './metrics/worker-metrics';

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

async function serve(
  config: GatewayConfig,
  parts: (gateway: Gateway) => RequestHandler[],
  fail: (error: unknown) => void,
): Promise<void> {
  const gateway = await createGateway(config);
  const app = express()
    .disable('x-powered-by')
    .set('trust proxy', config.trustProxy)
    .use(gateway.assignRequestId)
    .use(...parts(gateway))
    .use(...answerUnanswered(gateway.log));
  const server = createServer(serverTimeouts, app);
  const close = (): void => void gateway.close().then(releaseWorker);
  onStopSignal(() => {
    gateway.startClosing();
    // A connection that is busy now ends after its answer instead of waiting for a next request.
    server.keepAliveTimeout = 1;
    // Closes the database after the running requests were answered.
    server.close(close);
    server.closeIdleConnections();
  });
  server.once('error', (error) => {
    fail(error);
    close();
  });
  server.listen(config.port, config.host, () => gateway.log.info({ port: config.port }, 'listening'));
}

/** Keeps `config.workers` processes that serve, and collects their metrics. */
export function superviseGateways(config: GatewayConfig, onStart?: () => void): void {
  const log = createLog(config.logLevel);
  if (config.metricsToken !== null) collectMetricsOfWorkers();
  superviseWorkers(config.workers, (end) => log.error(end, 'a worker ended: another one takes its place'), onStart);
}

/**
 * Runs one deployable as its own process, or as several on one port (`WORKERS`), configured by the environment. Serves `parts` until
 * SIGTERM or SIGINT, then answers the running requests and exits. If it cannot start, it prints one line and exits with code 1.
 */
export function runProcess(name: string, parts: (gateway: Gateway) => RequestHandler[]): void {
  const fail = createFailureHandler(name);
  const failToStart = (error: unknown): void => {
    fail(error);
    releaseWorker();
  };
  const run = async (): Promise<void> => {
    const config = loadConfig(process.env);
    if (isServing(config.workers)) await serve(config, parts, fail);
    else superviseGateways(config);
  };
  run().catch(failToStart);
}
