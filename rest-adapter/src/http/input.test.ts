import { credentials, useSampleApi } from '../testing/sample-routes';

const api = useSampleApi();

describe('an id in a path', () => {
  test.each(['0', '-1', '1.5', '1e3', '2147483648', 'abc', '07', '%20', '99999999999999999999'])(
    'an id is rejected when it is %s',
    async (id) => {
      const { status, body } = await api.send('DELETE', `/api/things/${id}`);
      expect([status, body.errors]).toEqual([400, { id: 'El id debe ser un número entero positivo' }]);
    },
  );

  test('an id is rejected when it cannot be decoded', async () => {
    expect((await api.send('DELETE', '/api/things/%E0%A4%A')).status).toBe(400);
  });
});

describe('a PUT', () => {
  test('takes back what a GET gave: the id and read-only fields change nothing', async () => {
    for (const id of [{}, { id: 7 }, { id: '7' }]) {
      const { status } = await api.send('PUT', '/api/things/7', {
        ...credentials,
        ...id,
        createdAt: '2025-01-01T00:00:00.000Z',
      });
      expect(status).toBe(200);
    }
    expect(api.adapter.calls).toEqual(Array(3).fill(['update', { id: 7, input: credentials }]));
  });

  test('rejects a body with the id of another record', async () => {
    const { status, body } = await api.send('PUT', '/api/things/7', { ...credentials, id: 8 });
    expect([status, body.errors]).toEqual([400, { id: 'El id no coincide con el de la dirección' }]);
  });
});

test('a POST rejects an id', async () => {
  expect((await api.send('POST', '/api/things', { ...credentials, id: 7 })).body.errors).toEqual({
    id: 'Este campo no existe',
  });
});

describe('an unknown query parameter', () => {
  const unknown = 'Este parámetro no existe';

  test.each([
    ['POST', '/api/login', credentials],
    ['POST', '/api/things', credentials],
    ['GET', '/api/things', undefined],
    ['GET', '/api/mine', undefined],
    ['GET', '/api/me', undefined],
    ['PUT', '/api/things/7', credentials],
    ['DELETE', '/api/things/7', undefined],
    ['GET', '/api/openapi.json', undefined],
  ])('an unknown parameter is rejected by name on %s %s', async (method, path, body) => {
    for (const name of ['Limit', 'limit[]', 'constructor', '__proto__']) {
      const response = await api.send(method, `${path}?${name}=1`, body);
      expect([response.status, Object.entries(response.body.errors)]).toEqual([400, [[name, unknown]]]);
    }
    // Only the check of access may have run.
    expect(api.operations.filter((operation) => !operation.includes('currentUser'))).toEqual([]);
  });

  test('a page parameter is unknown where the response is not a list', async () => {
    const { status, body } = await api.send('GET', '/api/me?limit=1&after=2');
    expect([status, body.errors]).toEqual([400, { limit: unknown, after: unknown }]);
  });

  test('an unknown parameter is reported together with the invalid ones', async () => {
    const { body } = await api.send('GET', '/api/things?limit=0&offset=3');
    expect(body.errors).toEqual({ limit: 'El valor debe ser un número entero entre 1 y 1000', offset: unknown });
    expect(body.message).toBe('Revisa los datos marcados e intenta de nuevo.');
  });
});
