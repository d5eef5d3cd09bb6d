import { credentials, useSampleApi } from './testing/sample-routes';

const api = useSampleApi();
const problemJson = 'application/problem+json; charset=utf-8';

const sendHead = async (path: string) => {
  const response = await fetch(new URL(path, api.adapter.client.url), { method: 'HEAD' });
  return { status: response.status, headers: response.headers, text: await response.text() };
};

describe('a response', () => {
  test('a response is the only root field of the operation, with the status of its route', async () => {
    const created = await api.send('POST', '/api/things', credentials);
    expect([created.status, created.body]).toEqual([201, { id: 7 }]);
    expect((await api.send('POST', '/api/login', credentials)).status).toBe(200);
  });

  test('a response of one user is never stored, and a public one is revalidated each time', async () => {
    expect((await api.send('POST', '/api/login', credentials)).headers.get('cache-control')).toBe('no-store');
    expect((await api.send('GET', '/api/me')).headers.get('cache-control')).toBe('no-store');
    expect((await api.send('GET', '/api/things')).headers.get('cache-control')).toBe('no-cache');
  });

  test('tells browsers to run and frame nothing in it', async () => {
    const { headers } = await api.send('GET', '/api/things');
    expect(headers.get('content-security-policy')).toBe(
      "default-src 'none';base-uri 'none';form-action 'none';frame-ancestors 'none'",
    );
    expect(headers.get('x-content-type-options')).toBe('nosniff');
  });

  test('to HEAD has the headers of GET and no body', async () => {
    const { status, headers, text } = await sendHead('/api/things');
    expect([status, headers.get('content-type'), text]).toEqual([200, 'application/json; charset=utf-8', '']);
  });

  test('to OPTIONS names the methods of the path', async () => {
    const { status, headers } = await api.send('OPTIONS', '/api/things');
    expect([status, headers.get('allow')]).toEqual([204, 'GET, HEAD, POST, OPTIONS']);
    expect(api.adapter.calls).toEqual([]);
  });
});

describe('every answer', () => {
  test.each([
    ['GET', '/api/things', 200],
    ['GET', '/api/nothing', 404],
    ['DELETE', '/api/login', 405],
    ['OPTIONS', '/api/things', 204],
    ['GET', '/api/docs', 200],
  ])('to %s %s has its own id', async (method, path, expected) => {
    const [one, other] = [await api.send(method, path), await api.send(method, path)];
    expect(one.status).toBe(expected);
    expect(one.headers.get('request-id')).toMatch(/^[0-9a-f-]{36}$/);
    expect(one.headers.get('request-id')).not.toBe(other.headers.get('request-id'));
  });

  test('of 401 says how a program identifies itself', async () => {
    api.result = { data: { answer: null } };
    const { status, headers } = await api.send('GET', '/api/me');
    expect([status, headers.get('www-authenticate')]).toEqual([401, 'Bearer realm="Cimiento"']);
  });
});

describe('an unknown path', () => {
  test.each([
    ['GET', '/api'],
    ['GET', '/api/'],
    ['GET', '/api/nothing'],
    ['GET', '/api/Things'],
    ['GET', '/api/things/'],
    ['GET', '/api/%E0%A4%A'],
    ['GET', '/api/docs/'],
    ['GET', '/api/docs/index.html'],
    ['OPTIONS', '/api/nothing'],
    ['POST', '/api/nothing'],
  ])('answers %s %s with 404', async (method, path) => {
    const { status, headers } = await api.send(method, path);
    expect([status, headers.get('content-type')]).toEqual([404, problemJson]);
    expect(api.adapter.calls).toEqual([]);
  });

  test('outside /api passes through', async () => {
    for (const path of ['/', '/apiary', '/login']) expect((await api.send('GET', path)).body).toBe('the page');
  });
});

describe('a method that a path does not have', () => {
  test.each([
    ['PATCH', '/api/things', 'GET, HEAD, POST, OPTIONS'],
    ['GET', '/api/login', 'POST, OPTIONS'],
    ['POST', '/api/me', 'GET, HEAD, OPTIONS'],
    ['GET', '/api/things/7', 'PUT, DELETE, OPTIONS'],
    ['POST', '/api/openapi.json', 'GET, HEAD, OPTIONS'],
    ['DELETE', '/api/docs', 'GET, HEAD, OPTIONS'],
    ['PUT', '/api/docs/reference.js', 'GET, HEAD, OPTIONS'],
  ])('answers %s %s with 405 and the methods that it has', async (method, path, allow) => {
    const { status, headers, body } = await api.send(method, path);
    expect([status, headers.get('content-type'), headers.get('allow')]).toEqual([405, problemJson, allow]);
    expect(body).toMatchObject({ status: 405, title: 'Método no permitido', detail: expect.stringContaining(allow) });
    expect(api.adapter.calls).toEqual([]);
  });

  test('answers HEAD with 405 and no body', async () => {
    const { status, headers, text } = await sendHead('/api/login');
    expect([status, headers.get('content-type'), headers.get('allow'), text]).toEqual([
      405,
      problemJson,
      'POST, OPTIONS',
      '',
    ]);
  });
});

describe('a caller without access', () => {
  test.each([
    [null, 401, 'Debes iniciar sesión para continuar.'],
    ['user', 403, 'Solo un administrador puede hacer esto.'],
    ['admin', 400, 'El id debe ser un número entero positivo'],
  ])('with role %s gets %i before errors of the input', async (role, status, message) => {
    api.role = role;
    for (const path of ['/api/things/x', '/api/things/x?unknown=1']) {
      const response = await api.send('DELETE', path);
      expect(response.status).toBe(status);
    }
    expect((await api.send('DELETE', '/api/things/x')).body.message).toBe(message);
  });

  test('costs a valid request no extra operation', async () => {
    await api.send('POST', '/api/things', credentials);
    expect(api.operations).toEqual(['create']);
  });

  test('gets 401 where their own data would be, and 404 for any other missing record', async () => {
    api.result = { data: { answer: null } };
    expect((await api.send('GET', '/api/me')).status).toBe(401);
    expect((await api.send('DELETE', '/api/things/7')).status).toBe(404);
  });
});

describe('a page of another origin', () => {
  const sendFrom = (origin: string, method = 'POST') =>
    api.send(method, '/api/login', method === 'POST' ? credentials : undefined, { origin });

  test.each(['https://evil.example', 'null', 'http://127.0.0.1', 'nonsense', ''])(
    'another origin cannot write from %p',
    async (origin) => {
      const { status, body } = await sendFrom(origin);
      expect([status, body.message]).toEqual([403, 'La petición viene de otro sitio.']);
      expect(api.adapter.calls).toEqual([]);
    },
  );

  test('our own pages and programs can write', async () => {
    expect((await sendFrom(api.adapter.client.url)).status).toBe(200);
    expect((await sendFrom(api.adapter.client.url.replace('http:', 'https:'))).status).toBe(200);
    expect((await api.send('POST', '/api/login', credentials)).status).toBe(200);
  });

  test('another origin may read public data', async () => {
    expect((await api.send('GET', '/api/things', undefined, { origin: 'https://other.example' })).status).toBe(200);
  });
});
