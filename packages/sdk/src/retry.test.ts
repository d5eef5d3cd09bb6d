import { createRetryingFetch } from './retry';

const address = 'http://localhost/api/admin';

type Outcome = number | Error;

/** A fetch with these outcomes, the last one for good, and the requests that it got. */
function script(...outcomes: Outcome[]) {
  const requests: { method: string; key: string | null; body: string }[] = [];
  const send = createRetryingFetch({
    maxWaitMs: 1,
    fetch: async (request) => {
      requests.push({
        method: request.method,
        key: request.headers.get('idempotency-key'),
        body: await request.text(),
      });
      const outcome = outcomes[Math.min(requests.length, outcomes.length) - 1] ?? 200;
      if (outcome instanceof Error) throw outcome;
      return new Response('{}', { status: outcome, headers: { 'retry-after': '1' } });
    },
  });
  return { requests, send };
}

const lost = new TypeError('fetch failed');
const read = () => new Request(`${address}/returns`);
const post = (path: string) => new Request(`${address}/${path}`, { method: 'POST', body: '{"amount":"1.00"}' });

test('a read is tried again after a lost connection, 503 and 429', async () => {
  const { requests, send } = script(lost, 503, 429, 200);
  expect((await send(read())).status).toBe(200);
  expect(requests).toHaveLength(4);
});

test('a creation that takes a key is tried again with the same key and body', async () => {
  const { requests, send } = script(lost, 503, 201);
  expect((await send(post('payment-runs'))).status).toBe(201);
  expect(requests).toHaveLength(3);
  expect(new Set(requests.map(({ key, body }) => `${key} ${body}`)).size).toBe(1);
  expect(requests[0]).toEqual({
    method: 'POST',
    key: expect.stringMatching(/^[0-9a-f-]{36}$/),
    body: '{"amount":"1.00"}',
  });
});

test('a key of the caller is kept', async () => {
  const { requests, send } = script(200);
  const request = post('payment-runs');
  request.headers.set('Idempotency-Key', 'rent-3-2026-01');
  await send(request);
  expect(requests[0]?.key).toBe('rent-3-2026-01');
});

test('a POST that names a record in its path gets a key too', async () => {
  const { requests, send } = script(lost, 200);
  expect((await send(post('payment-runs/3/undo'))).status).toBe(200);
  expect(requests.map(({ key }) => key)).toEqual([requests[0]?.key, expect.stringMatching(/.{36}/)]);
});

test('a POST that takes no key is only tried again when it was not carried out', async () => {
  const failing = script(lost);
  await expect(failing.send(post('payment-runs/preview'))).rejects.toThrow('fetch failed');
  expect(failing.requests).toHaveLength(1);
  const unavailable = script(503);
  expect((await unavailable.send(post('payment-runs/preview'))).status).toBe(503);
  expect(unavailable.requests).toHaveLength(1);
  const limited = script(429, 201);
  expect((await limited.send(post('payment-runs/preview'))).status).toBe(201);
  expect(limited.requests.map(({ key }) => key)).toEqual([null, null]);
});

test('gives up after the last try, with the last answer', async () => {
  const { requests, send } = script(503);
  expect((await send(read())).status).toBe(503);
  expect(requests).toHaveLength(4);
});

test.each([200, 400, 404, 409, 500])('an answer of %d is final', async (status) => {
  const { requests, send } = script(status);
  expect((await send(read())).status).toBe(status);
  expect(requests).toHaveLength(1);
});
