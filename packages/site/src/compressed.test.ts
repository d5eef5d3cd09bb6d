import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { get, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import express from 'express';
import { compressJsonFiles, sendCompressed } from './compressed';

const long = 'Ventanas encendidas. '.repeat(200);
let folder: string;
let server: Server;

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'cimiento-compressed-'));
  mkdirSync(path.join(folder, 'public'));
  writeFileSync(path.join(folder, 'secret.json'), JSON.stringify({ secret: long }));
  writeFileSync(path.join(folder, 'public/manifest.json'), JSON.stringify({ long }));
  const app = express();
  app.get('/page', (request, response) => sendCompressed(request, response.type('html'), long));
  app.get('/short', (request, response) => sendCompressed(request, response.type('html'), 'Hola'));
  app.use(
    compressJsonFiles(
      path.join(folder, 'public'),
      (response) => void response.setHeader('Cache-Control', 'no-cache'),
      (_request, response) => void response.sendStatus(404),
    ),
  );
  server = await new Promise((resolve) => {
    const listening = app.listen(0, () => resolve(listening));
  });
});

afterAll(async () => {
  await new Promise((resolve) => server.close(resolve));
  rmSync(folder, { recursive: true, force: true });
});

type Answer = { status: number | undefined; headers: IncomingMessage['headers']; body: Buffer };

/** A request whose answer is not decompressed. */
const ask = (address: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const { port } = server.address() as AddressInfo;
    get({ port, path: address, headers, method }, (message) => {
      const parts: Buffer[] = [];
      message.on('data', (part: Buffer) => parts.push(part));
      message.on('end', () =>
        resolve({ status: message.statusCode, headers: message.headers, body: Buffer.concat(parts) }),
      );
    }).once('error', reject);
  });

test('sends brotli where it is accepted, else gzip, else the text itself', async () => {
  const brotli = await ask('/page', { 'accept-encoding': 'gzip, deflate, br, zstd' });
  expect(brotli.headers['content-encoding']).toBe('br');
  expect(brotliDecompressSync(brotli.body).toString()).toBe(long);
  expect(brotli.headers['content-length']).toBe(String(brotli.body.length));
  const gzipped = await ask('/page', { 'accept-encoding': 'gzip, br;q=0' });
  expect(gzipped.headers['content-encoding']).toBe('gzip');
  expect(gunzipSync(gzipped.body).toString()).toBe(long);
  const plain = await ask('/page');
  expect(plain.headers['content-encoding']).toBeUndefined();
  expect(plain.body.toString()).toBe(long);
});

test('tells caches that the answer depends on the accepted encodings, compressed or not', async () => {
  for (const encoding of ['identity', 'br'])
    expect((await ask('/page', { 'accept-encoding': encoding })).headers.vary).toBe('Accept-Encoding');
});

test('answers an unchanged text with 304, for each encoding by its own ETag', async () => {
  const encodings = ['br', 'gzip', 'identity'];
  const etags = await Promise.all(
    encodings.map(async (encoding) => (await ask('/page', { 'accept-encoding': encoding })).headers.etag ?? ''),
  );
  expect(new Set(etags).size).toBe(3);
  for (const [index, encoding] of encodings.entries()) {
    const again = await ask('/page', { 'accept-encoding': encoding, 'if-none-match': etags[index] ?? '' });
    expect([again.status, again.body.length]).toEqual([304, 0]);
  }
  const other = await ask('/page', { 'accept-encoding': 'br', 'if-none-match': etags[1] ?? '' });
  expect(other.status).toBe(200);
});

test('answers HEAD with the headers of the compressed answer and no body', async () => {
  const head = await ask('/page', { 'accept-encoding': 'br' }, 'HEAD');
  expect([head.headers['content-encoding'], head.body.length]).toEqual(['br', 0]);
});

test('leaves a short text as it is', async () => {
  const { headers, body } = await ask('/short', { 'accept-encoding': 'br' });
  expect([headers['content-encoding'], body.toString()]).toEqual([undefined, 'Hola']);
});

test('compresses the JSON files of a folder, with their own caching', async () => {
  const { headers, body } = await ask('/manifest.json', { 'accept-encoding': 'br' });
  expect(headers).toMatchObject({
    'content-encoding': 'br',
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-cache',
  });
  expect(JSON.parse(brotliDecompressSync(body).toString())).toEqual({ long });
});

test('leaves what is missing, malformed or outside the folder to the file server', async () => {
  for (const address of [
    '/gone.json',
    '/%E0%A4%A.json',
    '/../secret.json',
    '/%2e%2e/secret.json',
    '/a/..%2f..%2fsecret.json',
    '/manifest.json%00.json',
  ])
    expect([address, (await ask(address, { 'accept-encoding': 'br' })).status]).toEqual([address, 404]);
});
