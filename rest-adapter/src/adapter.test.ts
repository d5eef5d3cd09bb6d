import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { credentialsSchema } from '@cimiento/contracts/schemas';
import type { Result } from './gateway';
import type { Route } from './routes';
import { serve, type Served } from './testing/serve';

const table: readonly Route[] = [
  { method: 'POST', path: '/api/login', summary: '', access: 'public', body: credentialsSchema, operation: 'login', answer: 'User' },
  { method: 'POST', path: '/api/things', summary: '', access: 'admin', body: credentialsSchema, operation: 'create', answer: 'Thing', status: 201 },
  { method: 'GET', path: '/api/things', summary: '', access: 'public', operation: 'things', pagedBy: 'operation', answer: 'Thing' },
  { method: 'GET', path: '/api/mine', summary: '', access: 'user', operation: 'mine', pagedBy: 'adapter', answer: 'Thing' },
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

const credentials = { username: 'maria', password: 'maria123' };
const things = [1, 2, 3, 5, 8].map((id) => ({ id }));

let result: Result;
let role: string | null;
let served: Served;

beforeAll(async () => {
  served = await serve({
    table,
    bodyLimit: 2000,
    answer: async (_request, _response, operation, variables = {}) => {
      if (operation === 'query { currentUser { role } }') return { data: { currentUser: role && { role } } };
      if (operation === 'mine') return { data: { mine: things } };
      if (operation !== 'things') return result;
      const { after = 0, limit } = variables as { after?: number; limit?: number };
      return { data: { things: things.filter(({ id }) => id > after).slice(0, limit) } };
    },
  });
});

beforeEach(() => {
  result = { data: { answer: { id: 7 } } };
  role = 'admin';
  served.asked.length = 0;
  served.logged.length = 0;
});

afterAll(() => served.close());

const send = (method: string, path: string, body?: unknown, headers?: Record<string, string>) =>
  served.client.request(method, path, body, headers);

const operations = () => served.asked.map(([operation]) => operation);

describe('an answer', () => {
  test('is the only root field of the operation, with the status of its route', async () => {
    const created = await send('POST', '/api/things', credentials);
    expect([created.status, created.body]).toEqual([201, { id: 7 }]);
    expect((await send('POST', '/api/login', credentials)).status).toBe(200);
  });

  test('that belongs to one person is never stored; a public one is asked for again each time', async () => {
    expect((await send('POST', '/api/login', credentials)).headers.get('cache-control')).toBe('no-store');
    expect((await send('GET', '/api/me')).headers.get('cache-control')).toBe('no-store');
    expect((await send('GET', '/api/things')).headers.get('cache-control')).toBe('no-cache');
  });

  test('says that nothing in it is to be run or framed', async () => {
    const { headers } = await send('GET', '/api/things');
    expect(headers.get('content-security-policy')).toBe("default-src 'none';frame-ancestors 'none'");
    expect(headers.get('x-content-type-options')).toBe('nosniff');
  });

  test('of HEAD has the headers of GET and no body', async () => {
    const head = async (path: string) => {
      const response = await fetch(new URL(path, served.client.url), { method: 'HEAD' });
      return [response.status, response.headers.get('content-type'), await response.text()];
    };
    expect(await head('/api/things')).toEqual([200, 'application/json; charset=utf-8', '']);
    expect(await head('/api/login')).toEqual([404, 'application/problem+json; charset=utf-8', '']);
  });

  test('of OPTIONS names the methods', async () => {
    const { status, headers } = await send('OPTIONS', '/api/things');
    expect([status, headers.get('allow')]).toEqual([204, 'POST, GET, HEAD, OPTIONS']);
    expect(served.asked).toEqual([]);
  });
});

describe('a path or method that does not exist', () => {
  test.each([
    ['GET', '/api'],
    ['GET', '/api/'],
    ['GET', '/api/nothing'],
    ['GET', '/api/Things'],
    ['GET', '/api/things/'],
    ['GET', '/api/%E0%A4%A'],
    ['OPTIONS', '/api/nothing'],
    ['PATCH', '/api/things'],
    ['GET', '/api/login'],
    ['POST', '/api/nothing'],
  ])('%s %s is not found', async (method, path) => {
    const { status, headers } = await send(method, path);
    expect([status, headers.get('content-type')]).toEqual([404, 'application/problem+json; charset=utf-8']);
    expect(served.asked).toEqual([]);
  });

  test('outside /api is somebody else’s', async () => {
    for (const path of ['/', '/apiary', '/login']) expect((await send('GET', path)).body).toBe('the page');
  });
});

describe('a body', () => {
  const json = { 'content-type': 'application/json' };

  test.each([
    ['bad JSON', '{"username":', json, 400, 'El contenido no es JSON válido.'],
    ['an array', '[]', json, 400, 'El contenido debe ser un objeto JSON.'],
    ['null', 'null', json, 400, 'El contenido debe ser un objeto JSON.'],
    ['text', '"username"', json, 400, 'El contenido debe ser un objeto JSON.'],
    ['a form', 'username=maria', { 'content-type': 'application/x-www-form-urlencoded' }, 415, 'El contenido debe ser application/json.'],
    ['text that is JSON', '{}', { 'content-type': 'text/plain' }, 415, 'El contenido debe ser application/json.'],
    ['an unknown encoding', '{}', { ...json, 'content-encoding': 'zip' }, 415, 'La codificación del contenido no se admite.'],
    ['an unknown character set', '{}', { 'content-type': 'application/json; charset=latin1' }, 415, 'La codificación del contenido no se admite.'],
    ['one over the limit', `{"username":"${'x'.repeat(2000)}"}`, json, 413, 'El contenido es demasiado grande.'],
    ['compressed nonsense', '{}', { ...json, 'content-encoding': 'gzip' }, 400, 'La petición no se puede leer.'],
  ])('that is %s is refused', async (_, body, headers, status, message) => {
    const answer = await send('POST', '/api/login', body, headers);
    expect([answer.status, answer.body.message, answer.body.detail]).toEqual([status, message, message]);
    expect(served.asked).toEqual([]);
  });

  test('exactly at the limit is read', async () => {
    const text = JSON.stringify({ username: 'maria', password: 'maria123' });
    expect((await send('POST', '/api/login', text.padEnd(2000), json)).status).toBe(200);
    expect((await send('POST', '/api/login', text.padEnd(2001), json)).status).toBe(413);
  });

  test('over the limit without a length is refused', async () => {
    const { hostname, port } = new URL(served.client.url);
    const outgoing = request({ hostname, port, method: 'POST', path: '/api/login', headers: { ...json, 'transfer-encoding': 'chunked' } });
    outgoing.end('"x'.padEnd(3000));
    const [response] = (await once(outgoing, 'response')) as [IncomingMessage];
    response.resume();
    expect(response.statusCode).toBe(413);
  });

  test('whose length is over the limit is refused before it comes', async () => {
    const { hostname, port } = new URL(served.client.url);
    const outgoing = request({ hostname, port, method: 'POST', path: '/api/login', headers: { ...json, 'content-length': 5_000_000 } });
    outgoing.write('{');
    const [response] = (await once(outgoing, 'response')) as [IncomingMessage];
    outgoing.destroy();
    expect(response.statusCode).toBe(413);
  });

  test('that is missing leaves every required field at fault', async () => {
    const { status, body } = await send('POST', '/api/login');
    expect(status).toBe(400);
    expect(body.errors).toEqual({
      username: 'El nombre de usuario es requerido',
      password: 'La contraseña debe tener al menos 6 caracteres',
    });
    expect(body.message).toBe('Revisa los datos marcados e intenta de nuevo.');
  });

  test('with an unknown field is refused with that field', async () => {
    const { status, body } = await send('POST', '/api/login', { ...credentials, extra: 1 });
    expect([status, body.errors, body.message]).toEqual([400, { extra: 'Este campo no existe' }, 'Este campo no existe']);
  });

  test('reaches the operation as its rules clean it', async () => {
    await send('POST', '/api/login', { ...credentials, username: ' maria ' });
    expect(served.asked).toEqual([['login', { input: credentials }]]);
  });
});

describe('a record', () => {
  test.each(['0', '-1', '1.5', '1e3', '2147483648', 'abc', '07', '%20', '99999999999999999999'])('with the id %s is refused', async (id) => {
    const { status, body } = await send('DELETE', `/api/things/${id}`);
    expect([status, body.errors]).toEqual([400, { id: 'El id debe ser un número entero positivo' }]);
  });

  test('whose id cannot be decoded is refused', async () => {
    expect((await send('DELETE', '/api/things/%E0%A4%A')).status).toBe(400);
  });

  test('takes back what a GET gave: its id and its read-only fields change nothing', async () => {
    for (const id of [{}, { id: 7 }, { id: '7' }]) {
      const { status } = await send('PUT', '/api/things/7', { ...credentials, ...id, createdAt: '2025-01-01T00:00:00.000Z' });
      expect(status).toBe(200);
    }
    expect(served.asked).toEqual(Array(3).fill(['update', { id: 7, input: credentials }]));
  });

  test('is refused when its body names another', async () => {
    const { status, body } = await send('PUT', '/api/things/7', { ...credentials, id: 8 });
    expect([status, body.errors]).toEqual([400, { id: 'El id no coincide con el de la dirección' }]);
  });

  test('that is created takes no id', async () => {
    expect((await send('POST', '/api/things', { ...credentials, id: 7 })).body.errors).toEqual({ id: 'Este campo no existe' });
  });
});

describe('who may not come in', () => {
  test.each([
    [null, 401, 'Debes iniciar sesión para continuar.'],
    ['user', 403, 'Solo un administrador puede hacer esto.'],
    ['admin', 400, 'El id debe ser un número entero positivo'],
  ])('%s learns %i before what is wrong with the request', async (signedInAs, status, message) => {
    role = signedInAs;
    const answer = await send('DELETE', '/api/things/x');
    expect([answer.status, answer.body.message]).toEqual([status, message]);
  });

  test('a valid request asks one operation only', async () => {
    await send('POST', '/api/things', credentials);
    expect(operations()).toEqual(['create']);
  });

  test('nothing of one’s own means that nobody is signed in; nothing elsewhere is not found', async () => {
    result = { data: { answer: null } };
    expect((await send('GET', '/api/me')).status).toBe(401);
    expect((await send('DELETE', '/api/things/7')).status).toBe(404);
  });
});

describe('a page of another site', () => {
  const from = (origin: string, method = 'POST') => send(method, '/api/login', method === 'POST' ? credentials : undefined, { origin });

  test.each(['https://evil.example', 'null', 'http://127.0.0.1', 'nonsense', ''])('at %p cannot write', async (origin) => {
    const { status, body } = await from(origin);
    expect([status, body.message]).toEqual([403, 'La petición viene de otro sitio.']);
    expect(served.asked).toEqual([]);
  });

  test('is nobody here: our own pages and programs write', async () => {
    expect((await from(served.client.url)).status).toBe(200);
    expect((await from(served.client.url.replace('http:', 'https:'))).status).toBe(200);
    expect((await send('POST', '/api/login', credentials)).status).toBe(200);
  });

  test('may read what is public', async () => {
    expect((await send('GET', '/api/things', undefined, { origin: 'https://other.example' })).status).toBe(200);
  });
});

describe.each([
  ['things', 'which the operation cuts'],
  ['mine', 'which the adapter cuts'],
])('the list %s, %s', (name) => {
  const get = (query: string) => send('GET', `/api/${name}${query}`);
  const ids = (body: { id: number }[]) => body.map(({ id }) => id);

  test('is whole when nothing else is asked', async () => {
    const { body, headers } = await get('?_=1');
    expect([ids(body), headers.get('link')]).toEqual([[1, 2, 3, 5, 8], null]);
    expect(operations()).toHaveLength(1);
  });

  test.each([
    ['?limit=2', [1, 2], 'limit=2&after=2'],
    ['?limit=2&after=2', [3, 5], 'limit=2&after=5'],
    ['?limit=2&after=5', [8], null],
    ['?limit=5', [1, 2, 3, 5, 8], null],
    ['?limit=1000', [1, 2, 3, 5, 8], null],
    ['?after=3', [5, 8], null],
    ['?after=8', [], null],
    ['?limit=1&after=8', [], null],
  ])('%s gives %p and names the next page while there is one', async (query, expected, next) => {
    const { body, headers } = await get(query);
    expect(ids(body)).toEqual(expected);
    expect(headers.get('link')).toBe(next && `</api/${name}?${next}>; rel="next"`);
  });

  test.each(['limit=0', 'limit=1001', 'limit=-1', 'limit=1e2', 'limit=abc', 'limit=', 'limit=1&limit=2'])('refuses %s', async (query) => {
    const { status, body } = await get(`?${query}`);
    expect([status, body.errors]).toEqual([400, { limit: 'El valor debe ser un número entero entre 1 y 1000' }]);
  });

  test.each(['after=-1', 'after=x', 'after=1.5', 'after=99999999999'])('refuses %s', async (query) => {
    const { status, body } = await get(`?${query}`);
    expect([status, body.errors]).toEqual([400, { after: 'El valor debe ser un número entero desde 0' }]);
  });
});

describe('a failure', () => {
  const problem = (code: string, status: number, title: string, message: string) => ({
    type: `tag:hola@cimiento.example,2026:${code}`,
    title,
    status,
    detail: message,
    message,
  });

  test('of the operation is told with its status and fields', async () => {
    const errors = { username: 'El nombre de usuario ya está en uso' };
    result = { data: null, errors: [{ message: errors.username, extensions: { code: 'CONFLICT', status: 409, errors } }] };
    const { status, body, headers } = await send('POST', '/api/login', credentials);
    expect(status).toBe(409);
    expect(headers.get('content-type')).toBe('application/problem+json; charset=utf-8');
    expect(headers.get('cache-control')).toBe('no-store');
    expect(body).toEqual({ ...problem('conflict', 409, 'Conflicto', errors.username), errors });
  });

  test('of too many tries says when to try again, in whole seconds', async () => {
    result = { errors: [{ message: 'Demasiados intentos.', extensions: { code: 'TOO_MANY_REQUESTS', status: 429, retryAfter: 59.2 } }] };
    const { status, headers, body } = await send('POST', '/api/login', credentials);
    expect([status, headers.get('retry-after')]).toEqual([429, '60']);
    expect(body).toEqual(problem('too-many-requests', 429, 'Demasiados intentos', 'Demasiados intentos.'));
  });

  test('of the gateway shows its reference only', async () => {
    result = { data: { answer: null }, errors: [{ message: 'Algo salió mal.', extensions: { code: 'INTERNAL', status: 500, reference: 'abc' } }] };
    const { status, body } = await send('POST', '/api/login', credentials);
    expect([status, body]).toEqual([500, { ...problem('internal', 500, 'Error interno', 'Algo salió mal.'), reference: 'abc' }]);
  });

  test.each([undefined, { code: 'toString' }, { code: 'INTERNAL_SERVER_ERROR', stacktrace: ['secreto'] }])(
    'without a code of ours (%p) keeps its message to itself',
    async (extensions) => {
      result = { errors: [{ message: 'secreto', extensions }] };
      const { status, body } = await send('POST', '/api/login', credentials);
      expect([status, JSON.stringify(body).includes('secreto')]).toEqual([500, false]);
    },
  );
});

test('a failure of ours outside the operation is logged under the reference that is shown', async () => {
  const broken = await serve({ table, answer: () => Promise.reject(new Error('secreto')) });
  try {
    const { status, body } = await broken.client.request('GET', '/api/things');
    expect(status).toBe(500);
    expect(JSON.stringify(body)).not.toContain('secreto');
    expect(broken.logged).toEqual([{ err: expect.objectContaining({ message: 'secreto' }), reference: body.reference }]);
  } finally {
    await broken.close();
  }
});

test('a session that cannot be read is a failure of ours, told as one', async () => {
  const broken = await serve({ table, answer: async () => result, middleware: (_request, _response, next) => next(new Error('store')) });
  try {
    const { status, body } = await broken.client.request('GET', '/api/things');
    expect([status, body.title]).toEqual([500, 'Error interno']);
    expect(broken.logged).toHaveLength(1);
  } finally {
    await broken.close();
  }
});

