import {
  type Answer,
  createTestGateway,
  type DatabaseKind,
  type TestGateway,
  type TestGatewayOptions,
} from '@cimiento/gateway/testing';
import { createRestAdapter } from '../adapter';
import type { Route } from '../routes';
import { watchAnswers } from './watch-answers';

/**
 * Starts a gateway with the REST adapter. What REST maps does not depend on the database: tests of it run on SQLite, and
 * openapi/agreement.test.ts runs each operation on both.
 */
export const serveRest = (kind: DatabaseKind, options: TestGatewayOptions = {}): Promise<TestGateway> =>
  createTestGateway(kind, { mount: (gateway) => createRestAdapter({ gateway }), ...options });

/** As `serveRest`, without the demonstration data. */
export const serveEmptyRest = (kind: DatabaseKind, options: TestGatewayOptions = {}): Promise<TestGateway> =>
  serveRest(kind, { demoData: false, ...options });

/**
 * As `serveRest`, for the tests of a `describe`: it starts before them and is closed after them. Each of its answers must be one that the
 * document names.
 */
export function useRest(kind: DatabaseKind, options: TestGatewayOptions = {}): TestGateway {
  const served = {} as TestGateway;
  let faults: ReadonlySet<string> = new Set();
  const mount: TestGatewayOptions['mount'] = (gateway) => {
    const watched = watchAnswers(createRestAdapter({ gateway }));
    ({ faults } = watched);
    return watched.adapter;
  };
  beforeAll(async () => void Object.assign(served, await serveRest(kind, { mount, ...options })));
  afterAll(async () => {
    await served.close();
    expect([...faults]).toEqual([]);
  });
  return served;
}

/** As `useRest`, without the demonstration data. */
export const useEmptyRest = (kind: DatabaseKind, options: TestGatewayOptions = {}): TestGateway =>
  useRest(kind, { demoData: false, ...options });

/** Sends an administrator's request to an installation outside the sandbox. */
export async function sendOutside({ method, path }: Route, body: unknown): Promise<Answer> {
  const outside = await serveRest('sqlite');
  try {
    return await (await outside.signedIn('admin', 'admin123')).request(method, path, body);
  } finally {
    await outside.close();
  }
}
