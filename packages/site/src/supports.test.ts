import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { get, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { openStore, release, stateShell } from '@cimiento/releases';
import { writeBuild, writeShell } from '@cimiento/releases/testing';
import express from 'express';
import { site } from './site';

const built = { b: 'query B{projectCount}' };
const supports = { build: '0123456789ab', contracts: { oldest: 1, newest: 2 }, shared: { react: '19.3.1' } };

let root: string;

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'cimiento-supports-'));
  mkdirSync(path.join(root, 'shell/dist/app'), { recursive: true });
  writeFileSync(
    path.join(root, 'shell/dist/app/index.html'),
    '<html><head><script type="application/json" id="remotes"></script></head></html>',
  );
  writeFileSync(path.join(root, 'shell/dist/app/supports.json'), JSON.stringify(supports));
  writeFileSync(path.join(root, 'shell/dist/app/operations.json'), JSON.stringify(built));
  writeFileSync(path.join(root, 'shell/dist/app/build.json'), JSON.stringify({ files: [] }));
});

let servers: Server[] = [];

afterEach(async () => {
  for (const server of servers) await new Promise((resolve) => server.close(resolve));
  servers = [];
  rmSync(root, { recursive: true, force: true });
});

/** Starts a site, and returns a function that sends it a request. */
async function start(remotesDir: string, shellRoot = root) {
  const server = await new Promise<Server>((resolve) => {
    const listening = express()
      .use(site(shellRoot, { remotesDir }))
      .listen(0, () => resolve(listening));
  });
  servers.push(server);
  // Not `fetch`, which removes `..` from an address.
  return async (address: string) => {
    const answer = await new Promise<IncomingMessage>((resolve, reject) => {
      get({ port: (server.address() as AddressInfo).port, path: address }, resolve).on('error', reject);
    });
    const headers = answer.headers as Record<string, string>;
    return new Response(await text(answer), { status: answer.statusCode ?? 0, headers });
  };
}

test('a site states what its shell can run, to browsers and to the check of releases', async () => {
  const remotesDir = path.join(root, 'served');
  mkdirSync(remotesDir);
  const response = await (await start(remotesDir))('/remotes/supports.json');
  expect([response.status, await response.json()]).toEqual([200, supports]);
  const operations = readFileSync(path.join(remotesDir, 'shell/0123456789ab/operations.json'), 'utf8');
  expect(JSON.parse(operations)).toEqual(built);

  const releaseBuild = (id: string, description: Record<string, unknown>) =>
    release(openStore(remotesDir), { remote: 'hola', by: 'ana', build: writeBuild(root, id, { description }) });
  await expect(releaseBuild('aaa', { contract: 3 })).rejects.toThrow('the shell runs contracts 1 to 2, not 3');
  await expect(releaseBuild('bbb', { requires: { react: '^20.0.0' } })).rejects.toThrow('the shell has 19.3.1');
  await expect(releaseBuild('ccc', { contract: 2, requires: { react: '^19.0.0' } })).resolves.toBeDefined();
});

describe('the files of another shell', () => {
  const [older, newer] = ['aaaaaaaaaaaa', 'bbbbbbbbbbbb'];
  let remotesDir: string;

  beforeEach(async () => {
    remotesDir = path.join(root, 'served');
    for (const id of [older, newer]) await stateShell(openStore(remotesDir), writeShell(root, id), 'ana');
  });

  test('a site serves the files of an older and of a newer shell as its own', async () => {
    const request = await start(remotesDir);
    for (const id of [older, newer]) {
      const answer = await request(`/assets/apollo.${id}.js`);
      expect([answer.status, await answer.text()]).toEqual([200, 'apollo']);
      expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
      expect(answer.headers.get('content-type')).toMatch('javascript');
    }
    expect((await request('/assets/apollo.cccccccccccc.js')).status).toBe(404);
  });

  test.each([
    '/assets/../supports.json',
    '/assets/..%2f..%2fhistory.jsonl',
    '/assets/%2e%2e/supports.json',
    '/assets/plain.js',
    '/assets/page.aaaaaaaaaaaa.js.map',
    '/assets/.hidden.aaaaaaaaaaaa.js',
    '/supports.aaaaaaaaaaaa.js',
  ])('a site does not serve %s of another shell', async (address) => {
    for (const name of ['plain.js', 'page.aaaaaaaaaaaa.js.map', '.hidden.aaaaaaaaaaaa.js'])
      writeFileSync(path.join(remotesDir, 'shell', older, 'assets', name), 'secret');
    expect((await (await start(remotesDir))(address)).status).toBe(404);
  });

  test('a tab of a shell is outdated a day after another was stated in its place', async () => {
    const ask = async () => (await (await start(remotesDir, root))(`/remotes/outdated?shell=${older}`)).json();
    expect(await ask()).toEqual({ outdated: [] });
    const log = path.join(remotesDir, 'shell/history.jsonl');
    const yesterday = new Date(Date.now() - 25 * 60 * 60_000).toISOString();
    writeFileSync(log, readFileSync(log, 'utf8').replace(/"at":"[^"]+"/g, `"at":"${yesterday}"`));
    expect(await ask()).toEqual({ outdated: ['shell'] });
    const request = await start(remotesDir);
    for (const other of [supports.build, 'cccccccccccc', ''])
      expect(await (await request(`/remotes/outdated?shell=${other}`)).json()).toEqual({ outdated: [] });
  });
});
