import { createServer } from 'node:http';
import path from 'node:path';
import { serverTimeouts } from '@cimiento/contracts';
import { isServing, onStopSignal, releaseWorker, superviseWorkers } from '@cimiento/contracts/workers';
import express from 'express';
import { type Logger, pino } from 'pino';
import { findContentAt } from './gateway-content';
import { ConfigError, type ProcessConfig, readProcessConfig } from './config';
import { fileHeaders } from './security-headers';
import { site } from './site';

/** The shell's pages with the registry of the releases in `REMOTES_DIR`. */
function serve({ port, host, trustProxy, gatewayUrl, ...options }: ProcessConfig, log: Logger): void {
  const root = path.resolve(process.env.SITE_ROOT ?? path.join(__dirname, '../../..'));
  const app = express().disable('x-powered-by').set('trust proxy', trustProxy);
  const pages = site(root, {
    onReport: (report) => log.warn(report, 'a browser could not run a remote'),
    onFault: (fault) => log.error(fault, 'the registry of remotes has a fault'),
    content: gatewayUrl ? findContentAt(gatewayUrl) : {},
    ...options,
  });
  app.use(fileHeaders);
  app.get('/healthz', (_request, response) => void response.json({ status: 'ok' }));
  // A fault of the registry leaves the site ready: its last good part is in use, and every replica has the same fault.
  app.get('/readyz', (_request, response) => void response.json({ status: 'ok', registry: pages.listFaults() }));
  app.use(pages);
  const server = createServer(serverTimeouts, app);
  onStopSignal(() => {
    // A connection that is busy now ends after its answer instead of waiting for a next request.
    server.keepAliveTimeout = 1;
    server.close(releaseWorker);
    server.closeIdleConnections();
  });
  server.once('error', fail);
  server.listen(port, host, () => log.info({ port }, 'listening'));
}

/** Ends the program with one line that says what is wrong. */
function fail(error: unknown): void {
  const text = error instanceof Error ? error.message : String(error);
  process.stderr.write(`${error instanceof ConfigError ? text : `The site cannot start: ${text}`}\n`);
  process.exitCode = 1;
  releaseWorker();
}

/** The site as a process of its own, or as several on one port (`WORKERS`). */
function main(): void {
  const config = readProcessConfig(process.env);
  const log = pino({ level: config.logLevel });
  if (isServing(config.workers)) serve(config, log);
  else superviseWorkers(config.workers, (end) => log.error(end, 'a worker ended: another one takes its place'));
}

try {
  main();
} catch (error) {
  fail(error);
}
