import { createServer } from 'node:http';
import express, { type RequestHandler } from 'express';
import { ConfigError, loadConfig } from './config/config';
import { DatabaseUnavailableError } from './database';
import { createGateway, type Gateway } from './gateway';

const isPlain = (error: unknown): boolean => error instanceof ConfigError || error instanceof DatabaseUnavailableError;

/** Ends the program with one line that says what is wrong. */
function failing(name: string): (error: unknown) => void {
  return (error) => {
    const text = error instanceof Error ? error.message : String(error);
    process.stderr.write(`${isPlain(error) ? text : `The ${name} cannot start: ${text}`}\n`);
    process.exitCode = 1;
  };
}

async function serve(parts: (gateway: Gateway) => RequestHandler[], fail: (error: unknown) => void): Promise<void> {
  const config = loadConfig(process.env);
  const gateway = await createGateway(config);
  const app = express()
    .disable('x-powered-by')
    .set('trust proxy', config.trustProxy)
    .use(...parts(gateway));
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

/**
 * One deployable as a process of its own, configured by the environment: serves `parts` until SIGTERM or SIGINT, then answers what is
 * running and ends. A failure to start is one line and exit code 1.
 */
export function runProcess(name: string, parts: (gateway: Gateway) => RequestHandler[]): void {
  const fail = failing(name);
  serve(parts, fail).catch(fail);
}
