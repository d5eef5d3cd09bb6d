import path from 'node:path';
import { build, createServer, drainServer, onStopSignal } from '@cimiento/server';
import express from 'express';
import { pino } from 'pino';
import { findContentAt } from './gateway-content';
import { ConfigError, type ProcessConfig, readProcessConfig } from './config';
import { fileHeaders } from './security-headers';
import { site } from './site';

/** The shell's pages with the registry of the releases in `REMOTES_DIR`. */
function serve({ port, host, drainMs, trustProxy, gatewayUrl, logLevel, ...options }: ProcessConfig): void {
  const log = pino({ level: logLevel });
  const root = path.resolve(process.env.SITE_ROOT ?? path.join(__dirname, '../../..'));
  const app = express().disable('x-powered-by').set('trust proxy', trustProxy);
  const pages = site(root, {
    onReport: (report) => log.warn(report, 'a browser could not run a remote'),
    onFault: (fault) => log.error(fault, 'the registry of remotes has a fault'),
    content: gatewayUrl ? findContentAt(gatewayUrl) : {},
    ...options,
  });
  app.use(fileHeaders);
  // It has none, and a page in their place would look as if they were public.
  app.all('/metrics', (_request, response) => void response.sendStatus(404));
  app.get('/healthz', (_request, response) => void response.json({ status: 'ok' }));
  let isStopping = false;
  // A fault of the registry leaves the site ready: its last good part is in use, and every replica has the same fault.
  app.get('/readyz', (_request, response) => {
    response.status(isStopping ? 503 : 200);
    response.json({ status: isStopping ? 'unavailable' : 'ok', ...build, registry: pages.listFaults() });
  });
  app.use(pages);
  const server = createServer(app);
  onStopSignal(() => {
    isStopping = true;
    // A port that it could not listen on is closed already.
    drainServer(server, drainMs).catch(() => undefined);
  });
  server.once('error', fail);
  server.listen(port, host, () => log.info({ ...build, port }, 'listening'));
}

/** Ends the program with one line that says what is wrong. */
function fail(error: unknown): void {
  const text = error instanceof Error ? error.message : String(error);
  process.stderr.write(`${error instanceof ConfigError ? text : `The site cannot start: ${text}`}\n`);
  process.exitCode = 1;
}

try {
  serve(readProcessConfig(process.env));
} catch (error) {
  fail(error);
}
