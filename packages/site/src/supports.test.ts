import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openStore, release } from '@cimiento/releases';
import { writeBuild } from '@cimiento/releases/testing';
import express from 'express';
import { site } from './site';

const earlier = { a: 'query A{postCount}' };
const built = { b: 'query B{projectCount}' };
const supports = { contracts: { oldest: 1, newest: 2 }, shared: { react: '19.3.1' } };

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
});

afterEach(() => rmSync(root, { recursive: true, force: true }));

test('a site states what its shell can run, to browsers and to the check of releases', async () => {
  const remotesDir = path.join(root, 'served');
  mkdirSync(remotesDir);
  writeFileSync(path.join(remotesDir, 'operations.json'), JSON.stringify(earlier));
  const server = await new Promise<Server>((resolve) => {
    const listening = express()
      .use(site(root, { remotesDir }))
      .listen(0, () => resolve(listening));
  });
  const response = await fetch(`http://localhost:${(server.address() as AddressInfo).port}/remotes/supports.json`);
  expect([response.status, await response.json()]).toEqual([200, supports]);
  await new Promise((resolve) => server.close(resolve));
  // A tab with an earlier shell may be open.
  expect(JSON.parse(readFileSync(path.join(remotesDir, 'operations.json'), 'utf8'))).toEqual({ ...earlier, ...built });

  const releaseBuild = (id: string, description: Record<string, unknown>) =>
    release(openStore(remotesDir), { remote: 'hola', by: 'ana', build: writeBuild(root, id, { description }) });
  await expect(releaseBuild('aaa', { contract: 3 })).rejects.toThrow('the shell runs contracts 1 to 2, not 3');
  await expect(releaseBuild('bbb', { requires: { react: '^20.0.0' } })).rejects.toThrow('the shell has 19.3.1');
  await expect(releaseBuild('ccc', { contract: 2, requires: { react: '^19.0.0' } })).resolves.toBeDefined();
});
