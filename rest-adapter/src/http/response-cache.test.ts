import { get, type IncomingMessage } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { createTestGateway, type TestClient, type TestGateway } from '@cimiento/gateway/testing';
import { createRestAdapter } from '../adapter';
import { goodBodies } from '../testing/good-bodies';
import { prepared, ResponseCache } from './response-cache';

test('who asks at the same moment shares one read, also while it is under way', async () => {
  const answers = new ResponseCache(1000);
  const read = jest.fn(async () => prepared([1]));
  const [one, other] = await Promise.all([answers.of('/a', read), answers.of('/a', read)]);
  expect([one === other, read.mock.calls.length]).toEqual([true, 1]);
  await answers.of('/b', read);
  expect(read).toHaveBeenCalledTimes(2);
});

test('an answer is known once it is there, until its moment is over', async () => {
  const answers = new ResponseCache(20);
  const reading = answers.of('/a', async () => prepared([1]));
  expect(answers.known('/a')).toBeUndefined();
  await reading;
  expect(answers.known('/a')).toBe(await reading);
  await wait(25);
  expect(answers.known('/a')).toBeUndefined();
});

test('a failure is not kept', async () => {
  const answers = new ResponseCache(1000);
  await expect(answers.of('/a', () => Promise.reject(new Error('No.')))).rejects.toThrow('No.');
  expect(await answers.of('/a', async () => prepared([1]))).toMatchObject({ body: Buffer.from('[1]') });
});

test('what strangers ask for does not pile up', async () => {
  const answers = new ResponseCache(60_000);
  const read = jest.fn(async () => prepared([1]));
  for (let page = 0; page <= 100; page += 1) await answers.of(`/a?after=${page}`, read);
  await answers.of('/a?after=0', read);
  expect(read).toHaveBeenCalledTimes(102);
});

describe('a public list', () => {
  let served: TestGateway;
  let admin: TestClient;

  beforeAll(async () => {
    // Two adapters, as two processes would have them: what one keeps the other knows nothing of.
    served = await createTestGateway('sqlite', {
      mount: (gateway) => {
        const both = [createRestAdapter({ gateway }), createRestAdapter({ gateway })] as const;
        return (request, response, next) => both[request.get('x-other') ? 1 : 0](request, response, next);
      },
    });
    admin = await served.signedIn('admin', 'admin123');
  });

  afterAll(() => served.close());

  test('shows a change at once to whoever made it, and to everybody a second later, whichever process answers', async () => {
    const visitor = served.client();
    const names = async (client: TestClient, headers = {}) =>
      ((await client.request('GET', '/api/projects', undefined, headers)).body as { name: string }[]).map(
        ({ name }) => name,
      );
    for (const headers of [{}, { 'x-other': '1' }])
      expect(await names(visitor, headers)).not.toContain('Casa del Puente');
    await admin.request('POST', '/api/admin/projects', goodBodies['/api/admin/projects']);
    for (const headers of [{}, { 'x-other': '1' }]) expect(await names(admin, headers)).toContain('Casa del Puente');
    await wait(1000);
    for (const headers of [{}, { 'x-other': '1' }]) expect(await names(visitor, headers)).toContain('Casa del Puente');
  });

  test('that has not changed is not sent again', async () => {
    // Not by fetch, which asks for a whole answer whatever it knows.
    const ask = (headers = {}) =>
      new Promise<IncomingMessage>((resolve, reject) => {
        get(new URL('/api/blog', served.url), { headers }, (answer) => resolve(answer.resume())).on('error', reject);
      });
    const first = await ask();
    const again = await ask({ 'if-none-match': first.headers.etag });
    expect([first.statusCode, again.statusCode, again.headers['content-length']]).toEqual([200, 304, undefined]);
  });
});
