import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import express from 'express';
import { site } from './site';

const shellPage = `<html><head><script type="application/json" id="remotes"></script>
<script type="application/json" id="query"></script></head></html>`;

const hola = {
  contract: 1,
  routes: { '/hola': 'user', '/hola/:id': 'public', '/adios': 'public' },
  queries: {
    '/hola': { name: 'Holas', id: 'abc', variables: [] },
    '/hola/:id': { name: 'Hola', id: 'def', variables: ['id'] },
  },
};

let root: string;
let server: Server;

beforeAll(async () => {
  root = mkdtempSync(path.join(tmpdir(), 'cimiento-queries-'));
  const put = (file: string, text: string) => {
    mkdirSync(path.join(root, path.dirname(file)), { recursive: true });
    writeFileSync(path.join(root, file), text);
  };
  put('shell/dist/app/index.html', shellPage);
  put('served/hola/1/remote.json', JSON.stringify(hola));
  const { contract, routes } = hola;
  const entry = '/remotes/hola/1/mf-manifest.json';
  put('served/remotes.json', JSON.stringify({ hola: { contract, routes, entry } }));
  const app = express().use(site(root, { remotesDir: path.join(root, 'served') }));
  server = await new Promise((resolve) => {
    const listening = app.listen(0, () => resolve(listening));
  });
});

afterAll(async () => {
  await new Promise((resolve) => server.close(resolve));
  rmSync(root, { recursive: true, force: true });
});

/** The request that the HTML of an address sends; empty for none. */
async function readQuery(address: string, cookie = ''): Promise<string | undefined> {
  const origin = `http://localhost:${(server.address() as AddressInfo).port}`;
  const html = await (await fetch(origin + address, { headers: { cookie } })).text();
  return /id="query">(.*)<\/script>/.exec(html)?.[1];
}

const toBody = (operationName: string, variables: object, sha256Hash: string) =>
  JSON.stringify({ operationName, variables, extensions: { persistedQuery: { version: 1, sha256Hash } } });

test('a page names the query that its remote declares, with the ids of its address', async () => {
  expect(await readQuery('/hola/12')).toBe(toBody('Hola', { id: 12 }, 'def'));
  expect(await readQuery('/hola/12/')).toBe(toBody('Hola', { id: 12 }, 'def'));
  for (const address of ['/hola/012', '/hola/x', '/hola/1e3', '/adios', '/nada'])
    expect([address, await readQuery(address)]).toEqual([address, '']);
});

test('a page behind a login names its query for users who may have a session', async () => {
  expect(await readQuery('/hola')).toBe('');
  expect(await readQuery('/hola', 'cimiento.sid=1')).toBe(toBody('Holas', {}, 'abc'));
});
