import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sandboxNotice } from '@cimiento/contracts';
import express from 'express';
import { readSiteOptions } from './config';
import { site } from './site';

const shellPage = `<html><head><!--head--><title>Inicio</title><!--/head--><script type="application/json" id="remotes"></script></head>
<body><div id="first"></div><div id="root"></div></body></html>`;

const addresses = ['/', '/opportunities', '/no/existe'];

let root: string;

beforeAll(() => {
  root = mkdtempSync(path.join(tmpdir(), 'cimiento-notice-'));
  mkdirSync(path.join(root, 'shell/dist/app'), { recursive: true });
  writeFileSync(path.join(root, 'shell/dist/app/index.html'), shellPage);
});

afterAll(() => rmSync(root, { recursive: true, force: true }));

async function readPages(sandbox: boolean): Promise<string[]> {
  const server = express().use(site(root, { sandbox })).listen(0);
  try {
    const { port } = server.address() as AddressInfo;
    return await Promise.all(
      addresses.map(async (address) => (await fetch(`http://localhost:${port}${address}`)).text()),
    );
  } finally {
    await new Promise((resolve) => server.close(resolve));
  }
}

test('every page of a sandbox says what it is before anything else', async () => {
  for (const html of await readPages(true))
    expect(html).toMatch(
      new RegExp(`<body><aside aria-label="Entorno de pruebas"[^>]*>${sandboxNotice}</aside><div id="first">`),
    );
});

test('no page of a real installation does', async () => {
  for (const html of await readPages(false)) expect(html).not.toContain('Entorno de pruebas');
});

test.each([
  ['1', true],
  ['true', true],
  ['0', false],
  [undefined, false],
])('SANDBOX=%s is a sandbox: %s', (SANDBOX, expected) => {
  expect(readSiteOptions({ SANDBOX }).sandbox).toBe(expected);
});
