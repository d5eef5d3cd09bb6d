import { Router } from 'express';
import { databaseKinds, serveGateway } from '../../testing';
import { build } from '@cimiento/server';

describe.each(databaseKinds)('the gateway over HTTP on %s', (kind) => {
  const served = serveGateway(kind, {
    config: { bodyLimit: 2048 },
    mount: ({ middleware, execute }) =>
      Router().get('/by-execute', middleware, async (request, response) => {
        response.json(await execute(request, response, String(request.query['document'])));
      }),
  });

  const post = (body: unknown, headers?: Record<string, string>) =>
    served.client().request('POST', '/graphql', body, headers);

  test('answers the liveness and readiness checks', async () => {
    for (const path of ['/healthz', '/readyz']) {
      const { status, body, headers } = await served.client().request('GET', path);
      expect([status, body, headers.get('cache-control')]).toMatchObject([200, { status: 'ok' }, 'no-store']);
    }
  });

  test.each(['GET', 'OPTIONS', 'POST'])('%s of a check has the security headers', async (method) => {
    for (const path of ['/healthz', '/readyz']) {
      const { headers } = await served.client().request(method, path);
      expect([path, headers.get('content-security-policy')]).toEqual([
        path,
        expect.stringContaining("default-src 'none'"),
      ]);
      expect([path, headers.get('x-content-type-options')]).toEqual([path, 'nosniff']);
    }
  });

  test.each([
    ['a body that is not JSON', '{"query":', 400, 'VALIDATION_FAILED'],
    ['a body that is no operation', '[]', 400, 'VALIDATION_FAILED'],
    ['an operation that cannot be parsed', { query: '{ projects {' }, 400, 'VALIDATION_FAILED'],
    ['an unknown field', { query: '{ projects { price } }' }, 400, 'VALIDATION_FAILED'],
    [
      'variables of the wrong type',
      { query: 'query ($limit: Int) { posts(limit: $limit) { id } }', variables: { limit: 'x' } },
      400,
      'VALIDATION_FAILED',
    ],
    [
      'a variable named like a built-in',
      { query: 'query ($constructor: Int!) { posts(limit: $constructor) { id } }' },
      400,
      'VALIDATION_FAILED',
    ],
    ['a body over the limit', { query: '{ __typename }', padding: 'x'.repeat(3000) }, 413, 'PAYLOAD_TOO_LARGE'],
  ])('rejects %s in Spanish with its status', async (_, body, status, code) => {
    const answer = await post(body);
    expect(answer.status).toBe(status);
    expect(answer.body.errors).toHaveLength(1);
    expect(answer.body.errors[0].extensions).toMatchObject({ code, status });
    expect(answer.body.errors[0].message).toMatch(/^(La operación de GraphQL|Revisa los datos|El contenido|El valor)/);
  });

  test('rejects a body that is not UTF-8, so that no letter of it is lost', async () => {
    const body = Buffer.from('{"query":"{ __typename } # \xf1"}', 'latin1');
    const headers = { 'content-type': 'application/json' };
    const response = await fetch(new URL('/graphql', served.url), { method: 'POST', body, headers });
    const { errors } = (await response.json()) as { errors: { message: string }[] };
    expect([response.status, errors[0]?.message]).toEqual([400, 'El contenido no está en UTF-8.']);
  });

  test.each([
    [32, 'PersistedQueryNotFound', 'PERSISTED_QUERY_NOT_FOUND'],
    [64, 'PersistedQueryNotSupported', 'PERSISTED_QUERY_NOT_SUPPORTED'],
  ])('an unknown persisted query of %i digits has the code that its client acts on', async (digits, message, code) => {
    const { status, body } = await post({
      extensions: { persistedQuery: { version: 1, sha256Hash: 'a'.repeat(digits) } },
    });
    expect([status, body.errors]).toEqual([200, [{ message, extensions: { code } }]]);
  });

  test('rejects requests that a form on another site could send', async () => {
    const client = served.client();
    expect((await client.request('GET', '/graphql?query={__typename}')).status).toBe(400);
    expect((await post('{"query":"{ __typename }"}', { 'content-type': 'text/plain' })).status).toBe(400);
  });

  test('forbids running and framing its answers', async () => {
    const { headers } = await post({ query: '{ __typename }' });
    expect(headers.get('content-security-policy')).toBe(
      "default-src 'none';base-uri 'none';form-action 'none';frame-ancestors 'none'",
    );
    expect(headers.get('x-content-type-options')).toBe('nosniff');
  });

  test('forbids caching its answers, errors included', async () => {
    for (const query of ['{ __typename }', '{ nothing }', '{'])
      expect((await post({ query })).headers.get('cache-control')).toBe('no-store');
  });

  test('execute gives the same answers and errors as /graphql', async () => {
    for (const document of [
      '{ projects { id } }',
      '{ myInvestments { id } }',
      '{ nothing }',
      '{',
      'fragment F on Query { __typename }',
    ]) {
      const overHttp = (await post({ query: document })).body;
      const { status, body } = await served
        .client()
        .request('GET', `/by-execute?document=${encodeURIComponent(document)}`);
      expect(status).toBe(200);
      expect(body.data).toEqual(overHttp.data);
      expect(body.errors?.[0].extensions).toEqual(overHttp.errors?.[0].extensions);
    }
  });

  test('an unexpected error shows a reference and nothing about its cause', async () => {
    await served.gateway.database.dataSource.query('DROP TABLE post');
    const { status, body } = await post({ query: '{ posts { id } }' });
    expect(status).toBe(200);
    expect(body.errors).toEqual([
      {
        message: 'Algo salió mal de nuestro lado. Intenta de nuevo en unos minutos.',
        path: ['posts'],
        extensions: { code: 'INTERNAL', status: 500, reference: expect.stringMatching(/^[0-9a-f-]{36}$/) },
      },
    ]);
    expect(JSON.stringify(body)).not.toMatch(/post\b|SQL|table/);
  });

  test('stays ready with a fault of another part, and tells it', async () => {
    const faults = [{ remote: 'hola', fault: 'routes must be addresses' }];
    served.gateway.addReadinessDetail('registry', () => faults);
    const { status, body } = await served.client().request('GET', '/readyz');
    expect([status, body]).toEqual([200, { status: 'ok', ...build, registry: faults }]);
  });

  // Last, because nothing is served after it.
  test('the gateway is not ready once it starts closing', async () => {
    served.gateway.startClosing();
    const { status, body } = await served.client().request('GET', '/readyz');
    expect([status, body]).toMatchObject([503, { status: 'unavailable' }]);
  });
});
