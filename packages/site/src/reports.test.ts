import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import express from 'express';
import { receiveReports, type RemoteReport } from './reports';

let server: Server;
let origin: string;
let reports: RemoteReport[];

async function serve(publicOrigin?: string): Promise<void> {
  reports = [];
  const app = express()
    .set('trust proxy', 1)
    .post(
      '/remotes/report',
      receiveReports((report) => void reports.push(report), publicOrigin),
    );
  server = app.listen(0);
  await once(server, 'listening');
  origin = `http://localhost:${(server.address() as AddressInfo).port}`;
}

afterEach(async () => {
  const closed = once(server, 'close');
  server.close();
  await closed;
});

const send = (headers: Record<string, string> = {}) =>
  fetch(`${origin}/remotes/report?remote=hola&reason=x`, { method: 'POST', headers });

test('60 reports of one address are taken in a minute, and further ones get 429', async () => {
  await serve();
  const answers = [];
  for (let count = 0; count < 62; count += 1) answers.push(await send({ 'x-forwarded-for': '203.0.113.7' }));
  expect(answers.map(({ status }) => status)).toEqual([...Array.from({ length: 60 }, () => 204), 429, 429]);
  expect(Number(answers[61]?.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(reports).toHaveLength(60);
  expect((await send({ 'x-forwarded-for': '203.0.113.8' })).status).toBe(204);
});

test.each([
  ['a page of another site', { origin: 'https://evil.example' }, 403],
  ['a page without an origin', { origin: 'null' }, 403],
  ['a cross-site request without an origin', { 'sec-fetch-site': 'cross-site' }, 403],
  ['a page of the same site', { 'sec-fetch-site': 'same-origin' }, 204],
  ['a program', {}, 204],
])('%s: %j is answered with %i', async (_name, headers, status) => {
  await serve();
  expect((await send(headers as Record<string, string>)).status).toBe(status);
  expect(reports).toHaveLength(status === 204 ? 1 : 0);
});

test('with a public origin only its pages report, whatever host a request names', async () => {
  await serve('https://invierte.example');
  expect((await send({ origin })).status).toBe(403);
  expect((await send({ origin: 'https://invierte.example' })).status).toBe(204);
});
