import { credentialsSchema } from '@cimiento/contracts/schemas';
import type { Result, Variables } from '../gateway';
import type { Route } from '../routes';
import { serveAdapter, type ServedAdapter } from './serve-adapter';

/** One route of each kind. */
export const sampleRoutes: readonly Route[] = [
  {
    method: 'POST',
    path: '/api/login',
    summary: '',
    access: 'public',
    body: credentialsSchema,
    operation: 'login',
    responseSchema: 'User',
  },
  {
    method: 'POST',
    path: '/api/things',
    summary: '',
    access: 'admin',
    body: credentialsSchema,
    operation: 'create',
    responseSchema: 'Thing',
    status: 201,
  },
  {
    method: 'GET',
    path: '/api/things',
    summary: '',
    access: 'public',
    operation: 'things',
    pagedBy: 'operation',
    responseSchema: 'Thing',
  },
  {
    method: 'GET',
    path: '/api/mine',
    summary: '',
    access: 'user',
    operation: 'mine',
    pagedBy: 'adapter',
    responseSchema: 'Thing',
  },
  { method: 'GET', path: '/api/me', summary: '', access: 'user', operation: 'me', responseSchema: 'User' },
  {
    method: 'PUT',
    path: '/api/things/{id}',
    summary: '',
    access: 'public',
    body: credentialsSchema,
    readOnly: ['createdAt'],
    operation: 'update',
    responseSchema: 'Thing',
  },
  {
    method: 'DELETE',
    path: '/api/things/{id}',
    summary: '',
    access: 'admin',
    operation: 'delete',
    responseSchema: 'Deletion',
  },
];

/** A valid body for every route that takes one. */
export const credentials = { username: 'maria', password: 'maria123' };

/** Largest accepted body, in bytes. */
export const bodyLimit = 2000;

export const json = { 'content-type': 'application/json' };

const things = [1, 2, 3, 5, 8].map((id) => ({ id }));

/** The sample routes in front of a fake gateway that a test controls. */
class SampleApi {
  /** Result of every operation that is not a list. */
  result: Result = {};
  /** Role of the signed-in user; null for a visitor. */
  role: string | null = null;
  private served: ServedAdapter | undefined;

  get adapter(): ServedAdapter {
    if (!this.served) throw new Error('start() first');
    return this.served;
  }

  /** Operations that the gateway was asked to run. */
  get operations(): string[] {
    return this.adapter.calls.map(([operation]) => operation);
  }

  send(method: string, path: string, body?: unknown, headers?: Record<string, string>) {
    return this.adapter.client.request(method, path, body, headers);
  }

  async start(): Promise<void> {
    this.served = await serveAdapter({
      table: sampleRoutes,
      bodyLimit,
      execute: async (_request, _response, operation, variables) => this.run(operation, variables),
    });
  }

  /** Back to the state that every test starts from: an administrator, and operations that return record 7. */
  reset(): void {
    this.result = { data: { answer: { id: 7 } } };
    this.role = 'admin';
    this.adapter.calls.length = 0;
    this.adapter.logged.length = 0;
  }

  private run(operation: string, variables: Variables = {}): Result {
    if (operation === 'query { currentUser { role staffRole } }') {
      return { data: { currentUser: this.role && { role: this.role, staffRole: null } } };
    }
    if (operation === 'mine') return { data: { mine: things } };
    if (operation !== 'things') return this.result;
    const { after = 0, limit } = variables as { after?: number; limit?: number };
    return { data: { things: things.filter(({ id }) => id > after).slice(0, limit) } };
  }
}

/** Serves the sample routes to the tests of a file; each test starts from the same state. */
export function useSampleApi(): SampleApi {
  const api = new SampleApi();
  beforeAll(() => api.start());
  beforeEach(() => api.reset());
  afterAll(() => api.adapter.close());
  return api;
}
