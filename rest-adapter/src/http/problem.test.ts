import { serveAdapter } from '../testing/serve-adapter';
import { credentials, sampleRoutes, useSampleApi } from '../testing/sample-routes';

const api = useSampleApi();

describe('a failure', () => {
  const problem = (code: string, status: number, title: string, message: string) => ({
    type: `/api/problems/${code}`,
    code,
    title,
    status,
    detail: message,
    message,
  });

  test('of the operation keeps its status and its fields', async () => {
    const errors = { username: 'El nombre de usuario ya está en uso' };
    api.result = {
      data: null,
      errors: [{ message: errors.username, extensions: { code: 'CONFLICT', status: 409, errors } }],
    };
    const { status, body, headers } = await api.send('POST', '/api/login', credentials);
    expect(status).toBe(409);
    expect(headers.get('content-type')).toBe('application/problem+json; charset=utf-8');
    expect(headers.get('cache-control')).toBe('no-store');
    expect(body).toEqual({ ...problem('CONFLICT', 409, 'Conflicto', errors.username), errors });
  });

  test('because of a rate limit says when to try again, in whole seconds', async () => {
    api.result = {
      errors: [
        { message: 'Demasiados intentos.', extensions: { code: 'TOO_MANY_REQUESTS', status: 429, retryAfter: 59.2 } },
      ],
    };
    const { status, headers, body } = await api.send('POST', '/api/login', credentials);
    expect([status, headers.get('retry-after')]).toEqual([429, '60']);
    expect(body).toEqual(problem('TOO_MANY_REQUESTS', 429, 'Demasiados intentos', 'Demasiados intentos.'));
  });

  test('inside the gateway shows only its reference', async () => {
    api.result = {
      data: { answer: null },
      errors: [{ message: 'Algo salió mal.', extensions: { code: 'INTERNAL', status: 500, reference: 'abc' } }],
    };
    const { status, body } = await api.send('POST', '/api/login', credentials);
    expect([status, body]).toEqual([
      500,
      { ...problem('INTERNAL', 500, 'Error interno', 'Algo salió mal.'), reference: 'abc' },
    ]);
  });

  test.each([undefined, { code: 'toString' }, { code: 'INTERNAL_SERVER_ERROR', stacktrace: ['secreto'] }])(
    'without a code of the contract (%p) hides its message and logs it under its reference',
    async (extensions) => {
      api.result = { errors: [{ message: 'secreto', extensions }] };
      const { status, body } = await api.send('POST', '/api/login', credentials);
      expect([status, JSON.stringify(body).includes('secreto')]).toEqual([500, false]);
      expect(api.adapter.logged).toEqual([
        { err: expect.objectContaining({ message: 'secreto' }), reference: expect.any(String) },
      ]);
      expect(api.adapter.logged).toMatchObject([{ reference: body.reference }]);
    },
  );
});

test('an unexpected error outside the operation is logged under the reference that it shows', async () => {
  const broken = await serveAdapter({ table: sampleRoutes, execute: () => Promise.reject(new Error('secreto')) });
  try {
    const { status, body } = await broken.client.request('GET', '/api/things');
    expect(status).toBe(500);
    expect(JSON.stringify(body)).not.toContain('secreto');
    expect(broken.logged).toEqual([
      { err: expect.objectContaining({ message: 'secreto' }), reference: body.reference },
    ]);
  } finally {
    await broken.close();
  }
});

test('a session that cannot be read is an unexpected error', async () => {
  const broken = await serveAdapter({
    table: sampleRoutes,
    execute: async () => api.result,
    middleware: (_request, _response, next) => next(new Error('store')),
  });
  try {
    const { status, body } = await broken.client.request('GET', '/api/things');
    expect([status, body.title]).toEqual([500, 'Error interno']);
    expect(broken.logged).toHaveLength(1);
  } finally {
    await broken.close();
  }
});
