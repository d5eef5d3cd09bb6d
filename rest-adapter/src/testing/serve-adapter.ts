import { serverTimeouts } from '@cimiento/server';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { assignRequestId, createOriginCheck, TestClient } from '@cimiento/gateway/testing';
import express, { type RequestHandler } from 'express';
import { createRestAdapter, type RestAdapterOptions } from '../adapter';
import type { Execute, GatewayPort } from '../gateway';

export type ServedAdapter = {
  client: TestClient;
  /** Operations that the gateway was asked to run, with their variables. */
  calls: [operation: string, variables: unknown][];
  /** Details of the errors that were logged. */
  logged: object[];
  close(): Promise<void>;
};

const passThrough: RequestHandler = (_request, _response, next) => next();

type Options = Omit<RestAdapterOptions, 'gateway'> & { execute: Execute; middleware?: RequestHandler };

/** Serves the adapter over real HTTP in front of a fake gateway. */
export async function serveAdapter({ execute, middleware = passThrough, ...options }: Options): Promise<ServedAdapter> {
  const calls: ServedAdapter['calls'] = [];
  const logged: object[] = [];
  const gateway: GatewayPort = {
    assignRequestId,
    requestLog: passThrough,
    middleware,
    execute: (request, response, operation, variables) => {
      calls.push([operation, variables]);
      return execute(request, response, operation, variables);
    },
    receiveUpload: () => Promise.reject(new Error('no form is expected')),
    openFile: () => Promise.reject(new Error('no file is expected')),
    isSameOrigin: createOriginCheck(null),
    isStranger: () => false,
    findSessionChange: () => null,
    getKeyScopes: () => null,
    recordDenied: () => Promise.resolve(),
    log: { error: (details) => void logged.push(details) },
  };
  const app = express().use(createRestAdapter({ gateway, ...options }));
  app.use((_request, response) => void response.send('the page'));
  const server = createServer(serverTimeouts, app);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    client: new TestClient(`http://127.0.0.1:${(server.address() as AddressInfo).port}`),
    calls,
    logged,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
