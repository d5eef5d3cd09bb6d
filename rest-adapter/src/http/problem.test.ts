import { serve } from '../testing/serve';
import { credentials, servedThings, table } from '../testing/things';

const stage = servedThings();

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
    stage.result = {
      data: null,
      errors: [{ message: errors.username, extensions: { code: 'CONFLICT', status: 409, errors } }],
    };
    const { status, body, headers } = await stage.send('POST', '/api/login', credentials);
    expect(status).toBe(409);
    expect(headers.get('content-type')).toBe('application/problem+json; charset=utf-8');
    expect(headers.get('cache-control')).toBe('no-store');
    expect(body).toEqual({ ...problem('conflict', 409, 'Conflicto', errors.username), errors });
  });

  test('of too many tries says when to try again, in whole seconds', async () => {
    stage.result = {
      errors: [
        { message: 'Demasiados intentos.', extensions: { code: 'TOO_MANY_REQUESTS', status: 429, retryAfter: 59.2 } },
      ],
    };
    const { status, headers, body } = await stage.send('POST', '/api/login', credentials);
    expect([status, headers.get('retry-after')]).toEqual([429, '60']);
    expect(body).toEqual(problem('too-many-requests', 429, 'Demasiados intentos', 'Demasiados intentos.'));
  });

  test('of the gateway shows its reference only', async () => {
    stage.result = {
      data: { answer: null },
      errors: [{ message: 'Algo salió mal.', extensions: { code: 'INTERNAL', status: 500, reference: 'abc' } }],
    };
    const { status, body } = await stage.send('POST', '/api/login', credentials);
    expect([status, body]).toEqual([
      500,
      { ...problem('internal', 500, 'Error interno', 'Algo salió mal.'), reference: 'abc' },
    ]);
  });

  test.each([undefined, { code: 'toString' }, { code: 'INTERNAL_SERVER_ERROR', stacktrace: ['secreto'] }])(
    'without a code of ours (%p) keeps its message to itself, and is logged under the reference that is shown',
    async (extensions) => {
      stage.result = { errors: [{ message: 'secreto', extensions }] };
      const { status, body } = await stage.send('POST', '/api/login', credentials);
      expect([status, JSON.stringify(body).includes('secreto')]).toEqual([500, false]);
      expect(stage.served.logged).toEqual([
        { err: expect.objectContaining({ message: 'secreto' }), reference: expect.any(String) },
      ]);
      expect(stage.served.logged).toMatchObject([{ reference: body.reference }]);
    },
  );
});

test('a failure of ours outside the operation is logged under the reference that is shown', async () => {
  const broken = await serve({ table, answer: () => Promise.reject(new Error('secreto')) });
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

test('a session that cannot be read is a failure of ours, told as one', async () => {
  const broken = await serve({
    table,
    answer: async () => stage.result,
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
