import { createServer } from 'node:http';
import express from 'express';
import { ConfigError, createGateway, DatabaseUnavailableError, loadConfig } from './index';

/** The gateway as a process of its own. */
async function main(): Promise<void> {
  const config = loadConfig(process.env);
  const gateway = await createGateway(config);
  const app = express().disable('x-powered-by').set('trust proxy', config.trustProxy).use(gateway.app);
  const server = createServer(app);
  const stop = (): void => {
    gateway.startClosing();
    // Running requests are answered first.
    server.close(() => void gateway.close());
    server.closeIdleConnections();
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
  server.once('error', (error) => {
    fail(error);
    void gateway.close();
  });
  server.listen(config.port, config.host, () => gateway.log.info({ port: config.port }, 'listening'));
}

function fail(error: unknown): void {
  const text = error instanceof Error ? error.message : String(error);
  const isPlain = error instanceof ConfigError || error instanceof DatabaseUnavailableError;
  process.stderr.write(`${isPlain ? text : `The gateway cannot start: ${text}`}\n`);
  process.exitCode = 1;
}

main().catch(fail);
