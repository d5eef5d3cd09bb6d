import type { Request } from 'express';
import { serveGateway } from '../../testing';
import { createOriginCheck } from './same-origin';

const own = 'https://invierte.example';

test.each<[string | null, Record<string, string>, boolean]>([
  [null, { host: 'localhost:3000' }, true],
  [null, { host: 'localhost:3000', origin: 'http://localhost:3000' }, true],
  [null, { host: 'invierte.example', origin: 'https://invierte.example:443' }, true],
  [null, { host: 'localhost:3000', origin: 'http://localhost:4000' }, false],
  [null, { host: 'localhost:3000', origin: 'null' }, false],
  [null, { host: 'localhost:3000', origin: 'not an origin' }, false],
  [null, { host: 'localhost', origin: 'https://evil.example', 'x-forwarded-host': 'evil.example' }, false],
  [null, { host: 'localhost', 'sec-fetch-site': 'cross-site' }, false],
  [null, { host: 'localhost', 'sec-fetch-site': 'same-site' }, false],
  [null, { host: 'localhost', 'sec-fetch-site': 'same-origin' }, true],
  [own, { host: 'gateway:8080', origin: own }, true],
  [own, { host: 'evil.example', origin: 'https://evil.example' }, false],
  [own, { host: 'invierte.example', origin: 'http://invierte.example' }, false],
])('with the origin %s, takes %o: %p', (allowedOrigin, headers, isAllowed) => {
  expect(createOriginCheck(allowedOrigin)({ headers } as unknown as Request)).toBe(isAllowed);
});

describe('the gateway', () => {
  const served = serveGateway('sqlite', { config: { trustProxy: 1 } });

  test.each([
    [{ origin: 'https://evil.example' }],
    [{ origin: 'https://evil.example', 'x-forwarded-host': 'evil.example' }],
    [{ 'sec-fetch-site': 'cross-site' }],
  ])('refuses an operation that comes with %o', async (headers) => {
    const { status, body } = await served.client().request('POST', '/graphql', { query: '{ __typename }' }, headers);
    expect([status, body.errors[0].extensions]).toEqual([403, { code: 'FORBIDDEN', status: 403 }]);
  });

  test('takes an operation of our pages, and of clients that send no origin', async () => {
    const taken: Record<string, string>[] = [{}, { origin: served.url }, { 'sec-fetch-site': 'same-origin' }];
    for (const headers of taken) {
      const sent = await served.client().request('POST', '/graphql', { query: '{ __typename }' }, headers);
      expect(sent.status).toBe(200);
    }
  });
});
