import { createServer, request as sendRequest, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import express from 'express';
import { compressAnswers } from './compress-answers';

const long = { text: 'pago '.repeat(1000) };

const app = express().use(compressAnswers);
app.get('/long', (_request, response) => void response.set('ETag', '"a"').json(long));
app.get('/short', (_request, response) => void response.json({ id: 7 }));
app.get('/image', (_request, response) => void response.type('png').send(Buffer.alloc(5000)));
app.get(
  '/ready',
  (_request, response) => void response.set('Content-Encoding', 'br').type('json').send(Buffer.alloc(5000)),
);
const server = createServer(app);

beforeAll(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)));
afterAll(() => new Promise((resolve) => server.close(resolve)));

type Raw = { status: number | undefined; headers: IncomingHttpHeaders; body: Buffer };

// Not fetch, which decompresses.
const get = (path: string, headers: Record<string, string>, method = 'GET') =>
  new Promise<Raw>((resolve, reject) => {
    const { port } = server.address() as AddressInfo;
    sendRequest({ port, host: '127.0.0.1', path, headers, method, agent: false }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () =>
        resolve({ status: response.statusCode, headers: response.headers, body: Buffer.concat(parts) }),
      );
    })
      .on('error', reject)
      .end();
  });

test.each([
  ['gzip, br', 'br', brotliDecompressSync],
  ['gzip', 'gzip', gunzipSync],
])('an answer is compressed for a client that accepts %s', async (accepted, encoding, decompress) => {
  const { headers, body } = await get('/long', { 'accept-encoding': accepted });
  expect([headers['content-encoding'], headers['vary'], headers['etag']]).toEqual([encoding, 'Accept-Encoding', '"a"']);
  expect(JSON.parse(decompress(body).toString())).toEqual(long);
  expect(body.length).toBeLessThan(200);
});

test.each([
  ['/long', 'identity', 'Accept-Encoding'],
  ['/short', 'br', undefined],
  ['/image', 'br', undefined],
])('%s for a client that accepts %s is sent as it is', async (path, accepted, vary) => {
  const { headers } = await get(path, { 'accept-encoding': accepted });
  expect([headers['content-encoding'], headers['vary']]).toEqual([undefined, vary]);
});

test('what is compressed already is not compressed again', async () => {
  expect((await get('/ready', { 'accept-encoding': 'br' })).body).toHaveLength(5000);
});

test('a client that has the answer gets 304, and HEAD no body', async () => {
  const fresh = await get('/long', { 'accept-encoding': 'br', 'if-none-match': '"a"' });
  expect([fresh.status, fresh.body.length]).toEqual([304, 0]);
  expect((await get('/long', { 'accept-encoding': 'br' }, 'HEAD')).body).toHaveLength(0);
});
