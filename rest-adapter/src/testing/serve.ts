import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { TestClient } from '@cimiento/gateway/testing';
import express, { type RequestHandler } from 'express';
import type { Execute } from '../gateway';
import { createRestAdapter, type RestAdapterOptions } from '../adapter';

export type Served = {
  client: TestClient;
  /** What the gateway was asked: operation and variables. */
  asked: [operation: string, variables: unknown][];
  /** What was logged as a failure of ours. */
  logged: object[];
  close(): Promise<void>;
};

const passOn: RequestHandler = (_request, _response, next) => next();

type Options = Omit<RestAdapterOptions, 'gateway'> & { answer: Execute; middleware?: RequestHandler };

/** The adapter over real HTTP, in front of a gateway that answers as a test says. */
export async function serve({ answer, middleware = passOn, ...options }: Options): Promise<Served> {
  const asked: Served['asked'] = [];
  const logged: object[] = [];
  const execute: Execute = (request, response, operation, variables) => {
    asked.push([operation, variables]);
    return answer(request, response, operation, variables);
  };
  const latest = <T>(_key: string, read: () => Promise<T>): Promise<T> => read();
  const gateway = {
    requestLog: passOn,
    latest,
    middleware,
    execute,
    log: { error: (details: object) => void logged.push(details) },
  };
  const app = express().use(createRestAdapter({ gateway, ...options }));
  app.use((_request, response) => void response.send('the page'));
  const server = createServer(app);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    client: new TestClient(`http://127.0.0.1:${(server.address() as AddressInfo).port}`),
    asked,
    logged,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
