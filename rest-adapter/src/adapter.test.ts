import { credentials, servedThings } from './testing/things';

const stage = servedThings();

describe('an answer', () => {
  test('is the only root field of the operation, with the status of its route', async () => {
    const created = await stage.send('POST', '/api/things', credentials);
    expect([created.status, created.body]).toEqual([201, { id: 7 }]);
    expect((await stage.send('POST', '/api/login', credentials)).status).toBe(200);
  });

  test('that belongs to one person is never stored; a public one is asked for again each time', async () => {
    expect((await stage.send('POST', '/api/login', credentials)).headers.get('cache-control')).toBe('no-store');
    expect((await stage.send('GET', '/api/me')).headers.get('cache-control')).toBe('no-store');
    expect((await stage.send('GET', '/api/things')).headers.get('cache-control')).toBe('no-cache');
  });

  test('says that nothing in it is to be run or framed', async () => {
    const { headers } = await stage.send('GET', '/api/things');
    expect(headers.get('content-security-policy')).toBe("default-src 'none';frame-ancestors 'none'");
    expect(headers.get('x-content-type-options')).toBe('nosniff');
  });

  test('of HEAD has the headers of GET and no body', async () => {
    const head = async (path: string) => {
      const response = await fetch(new URL(path, stage.served.client.url), { method: 'HEAD' });
      return [response.status, response.headers.get('content-type'), await response.text()];
    };
    expect(await head('/api/things')).toEqual([200, 'application/json; charset=utf-8', '']);
    expect(await head('/api/login')).toEqual([404, 'application/problem+json; charset=utf-8', '']);
  });

  test('of OPTIONS names the methods', async () => {
    const { status, headers } = await stage.send('OPTIONS', '/api/things');
    expect([status, headers.get('allow')]).toEqual([204, 'POST, GET, HEAD, OPTIONS']);
    expect(stage.served.asked).toEqual([]);
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
    const { status, headers } = await stage.send(method, path);
    expect([status, headers.get('content-type')]).toEqual([404, 'application/problem+json; charset=utf-8']);
    expect(stage.served.asked).toEqual([]);
  });

  test('outside /api is somebody else’s', async () => {
    for (const path of ['/', '/apiary', '/login']) expect((await stage.send('GET', path)).body).toBe('the page');
  });
});

describe('who may not come in', () => {
  test.each([
    [null, 401, 'Debes iniciar sesión para continuar.'],
    ['user', 403, 'Solo un administrador puede hacer esto.'],
    ['admin', 400, 'El id debe ser un número entero positivo'],
  ])('%s learns %i before what is wrong with the request', async (signedInAs, status, message) => {
    stage.role = signedInAs;
    const answer = await stage.send('DELETE', '/api/things/x');
    expect([answer.status, answer.body.message]).toEqual([status, message]);
  });

  test('a valid request asks one operation only', async () => {
    await stage.send('POST', '/api/things', credentials);
    expect(stage.operations).toEqual(['create']);
  });

  test('nothing of one’s own means that nobody is signed in; nothing elsewhere is not found', async () => {
    stage.result = { data: { answer: null } };
    expect((await stage.send('GET', '/api/me')).status).toBe(401);
    expect((await stage.send('DELETE', '/api/things/7')).status).toBe(404);
  });
});

describe('a page of another site', () => {
  const from = (origin: string, method = 'POST') =>
    stage.send(method, '/api/login', method === 'POST' ? credentials : undefined, { origin });

  test.each(['https://evil.example', 'null', 'http://127.0.0.1', 'nonsense', ''])(
    'at %p cannot write',
    async (origin) => {
      const { status, body } = await from(origin);
      expect([status, body.message]).toEqual([403, 'La petición viene de otro sitio.']);
      expect(stage.served.asked).toEqual([]);
    },
  );

  test('is nobody here: our own pages and programs write', async () => {
    expect((await from(stage.served.client.url)).status).toBe(200);
    expect((await from(stage.served.client.url.replace('http:', 'https:'))).status).toBe(200);
    expect((await stage.send('POST', '/api/login', credentials)).status).toBe(200);
  });

  test('may read what is public', async () => {
    expect((await stage.send('GET', '/api/things', undefined, { origin: 'https://other.example' })).status).toBe(200);
  });
});
