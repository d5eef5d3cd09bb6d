import { credentialsSchema } from '@cimiento/contracts/schemas';
import type { Result } from '../gateway';
import type { Route } from '../routes';
import { serve, type Served } from './serve';

/** One row of each kind. */
export const table: readonly Route[] = [
  {
    method: 'POST',
    path: '/api/login',
    summary: '',
    access: 'public',
    body: credentialsSchema,
    operation: 'login',
    answer: 'User',
  },
  {
    method: 'POST',
    path: '/api/things',
    summary: '',
    access: 'admin',
    body: credentialsSchema,
    operation: 'create',
    answer: 'Thing',
    status: 201,
  },
  {
    method: 'GET',
    path: '/api/things',
    summary: '',
    access: 'public',
    operation: 'things',
    pagedBy: 'operation',
    answer: 'Thing',
  },
  {
    method: 'GET',
    path: '/api/mine',
    summary: '',
    access: 'user',
    operation: 'mine',
    pagedBy: 'adapter',
    answer: 'Thing',
  },
  { method: 'GET', path: '/api/me', summary: '', access: 'user', operation: 'me', answer: 'User' },
  {
    method: 'PUT',
    path: '/api/things/{id}',
    summary: '',
    access: 'public',
    body: credentialsSchema,
    readOnly: ['createdAt'],
    operation: 'update',
    answer: 'Thing',
  },
  { method: 'DELETE', path: '/api/things/{id}', summary: '', access: 'admin', operation: 'delete', answer: 'Deleted' },
];

/** A body that follows the rules of every row. */
export const credentials = { username: 'maria', password: 'maria123' };

/** Largest body that is read, in bytes. */
export const bodyLimit = 2000;

export const json = { 'content-type': 'application/json' };

const things = [1, 2, 3, 5, 8].map((id) => ({ id }));

/** The table in front of a gateway that answers what the running test says. */
export class Things {
  /** What an operation other than a list gives. */
  result: Result = {};
  /** Who is signed in. */
  role: string | null = null;
  private running: Served | undefined;

  get served(): Served {
    if (!this.running) throw new Error('Not served yet');
    return this.running;
  }

  /** Operations that the gateway was asked for. */
  get operations(): string[] {
    return this.served.asked.map(([operation]) => operation);
  }

  send(method: string, path: string, body?: unknown, headers?: Record<string, string>) {
    return this.served.client.request(method, path, body, headers);
  }

  async start(): Promise<void> {
    this.running = await serve({
      table,
      bodyLimit,
      answer: async (_request, _response, ...call) => this.answer(...call),
    });
  }

  /** Forgets what one test did: an administrator asks, and gets record 7. */
  reset(): void {
    this.result = { data: { answer: { id: 7 } } };
    this.role = 'admin';
    this.served.asked.length = 0;
    this.served.logged.length = 0;
  }

  private answer(operation: string, variables: Record<string, unknown> = {}): Result {
    if (operation === 'query { currentUser { role } }')
      return { data: { currentUser: this.role && { role: this.role } } };
    if (operation === 'mine') return { data: { mine: things } };
    if (operation !== 'things') return this.result;
    const { after = 0, limit } = variables as { after?: number; limit?: number };
    return { data: { things: things.filter(({ id }) => id > after).slice(0, limit) } };
  }
}

/** The table served for the tests of one file, each from the same start. */
export function servedThings(): Things {
  const stage = new Things();
  beforeAll(() => stage.start());
  beforeEach(() => stage.reset());
  afterAll(() => stage.served.close());
  return stage;
}
