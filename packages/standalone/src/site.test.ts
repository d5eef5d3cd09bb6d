import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import express from 'express';
import { site } from './site';

const description = { contract: 1, routes: { '/hola': 'public' } };
const shellPage = '<html><script type="application/json" id="remotes"></script></html>';

let root: string;
let server: Server;
let origin: string;

function put(file: string, text: string): void {
  const target = path.join(root, file);
  mkdirSync(path.dirname(target), { recursive: true });
  writeFileSync(target, text);
}

beforeAll(async () => {
  root = mkdtempSync(path.join(tmpdir(), 'cimiento-site-'));
  put('shell/dist/app/index.html', shellPage);
  put('shell/dist/app/assets/shell.0123456789ab.js', 'shell');
  put('mfe-hello/dist/app/remote.json', JSON.stringify(description));
  put('mfe-hello/dist/app/mf-manifest.json', '{}');
  const app = express().use(site(root));
  server = await new Promise((resolve) => {
    const listening = app.listen(0, () => resolve(listening));
  });
  origin = `http://localhost:${(server.address() as AddressInfo).port}`;
});

afterAll(async () => {
  await new Promise((resolve) => server.close(resolve));
  rmSync(root, { recursive: true, force: true });
});

const get = (address: string) => fetch(origin + address);

test('every page address answers with the shell, the registry written into it', async () => {
  for (const address of ['/', '/hola', '/no/existe']) {
    const response = await get(address);
    expect(response.status).toBe(200);
    expect(response.headers.get('cache-control')).toBe('no-cache');
    const html = await response.text();
    const [, registry] = /id="remotes">(.*)<\/script>/.exec(html) ?? [];
    expect(JSON.parse(registry ?? '')).toEqual({ hello: { entry: '/remotes/hello/mf-manifest.json', ...description } });
  }
});

test('the registry is never cached', async () => {
  const response = await get('/remotes.json');
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(await response.json()).toHaveProperty('hello');
});

test('content-hashed files are immutable and manifests are asked for each time', async () => {
  expect((await get('/assets/shell.0123456789ab.js')).headers.get('cache-control')).toContain('immutable');
  expect((await get('/remotes/hello/mf-manifest.json')).headers.get('cache-control')).toBe('no-cache');
});

test('a file that is not there is not found, never the page', async () => {
  for (const address of ['/assets/gone.js', '/remotes/hello/gone.js', '/remotes/nobody/mf-manifest.json']) {
    expect((await get(address)).status).toBe(404);
  }
});

test('text in the registry cannot end the element it stands in', async () => {
  put('mfe-hello/dist/app/remote.json', JSON.stringify({ contract: 1, routes: { '/</script><b>': 'public' } }));
  expect(await (await get('/')).text()).not.toContain('</script><b>');
  put('mfe-hello/dist/app/remote.json', JSON.stringify(description));
});

test('a remote whose files are gone keeps its line, so that its pages offer a retry', async () => {
  await get('/remotes.json');
  rmSync(path.join(root, 'mfe-hello/dist'), { recursive: true });
  expect(await (await get('/remotes.json')).json()).toEqual({ hello: { entry: '/remotes/hello/mf-manifest.json', ...description } });
});

test('scripts come from our own origin only', async () => {
  expect((await get('/')).headers.get('content-security-policy')).toMatch(/script-src 'self'(;|$)/);
});
