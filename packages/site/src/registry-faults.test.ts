import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { RegistryFault } from '@cimiento/releases/registry';
import express from 'express';
import fc from 'fast-check';
import { site } from './site';

const shellPage = `<html><head><!--head--><title>Sin nombre</title><!--/head-->
<script type="text/plain" id="remote-origins"></script>
<script type="application/json" id="remotes"></script><!--scripts--><!--/scripts--></head>
<body><div id="first"><!--first--><!--/first--></div><noscript><!--headline--><h1>Inicio</h1><!--/headline--></noscript></body></html>`;
const head = { title: 'Yo', description: 'Mi página', headline: 'Aquí estoy' };

const createEntry = (name: string) => ({
  entry: `/remotes/${name}/1.0.0-aaa/mf-manifest.json`,
  contract: 1,
  routes: { [`/${name}`]: 'public' },
  navigation: [{ label: name, to: `/${name}` }],
});
const good = { hola: createEntry('hola'), yo: createEntry('yo') };

let root: string;
let server: Server | undefined;
let origin: string;
let faults: RegistryFault[];
let listFaults: () => RegistryFault[];

function put(file: string, text: string): void {
  const target = path.join(root, file);
  mkdirSync(path.dirname(target), { recursive: true });
  writeFileSync(target, text);
}
const putRegistry = (value: unknown) => put('served/remotes.json', JSON.stringify(value));

async function start(): Promise<void> {
  faults = [];
  const pages = site(root, { remotesDir: path.join(root, 'served'), onFault: (fault) => faults.push(fault) });
  listFaults = pages.listFaults;
  server = await new Promise((resolve) => {
    const listening = express()
      .use(pages)
      .listen(0, () => resolve(listening));
  });
  origin = `http://localhost:${(server!.address() as AddressInfo).port}`;
}

const stop = () => new Promise((resolve) => server?.close(resolve));

beforeEach(async () => {
  root = mkdtempSync(path.join(tmpdir(), 'cimiento-faults-'));
  put('shell/dist/app/index.html', shellPage);
  for (const [name, { contract, routes }] of Object.entries(good))
    put(`served/${name}/1.0.0-aaa/remote.json`, JSON.stringify({ contract, routes, pages: { [`/${name}`]: head } }));
  putRegistry(good);
  await start();
});

afterEach(async () => {
  await stop();
  rmSync(root, { recursive: true, force: true });
});

async function visit(address: string) {
  const response = await fetch(origin + address);
  const html = await response.text();
  const [, inline] = /id="remotes">(.*)<\/script>/.exec(html) ?? [];
  return { status: response.status, html, registry: JSON.parse(inline ?? 'null') as typeof good };
}
const getRegistry = async () => (await fetch(`${origin}/remotes.json`)).json();

test.each([
  ['a comma at the end of the file', `${JSON.stringify(good)},`],
  ['an empty file', ''],
  ['a list', '[]'],
  ['null', 'null'],
])('keeps the last good registry after %s, and tells the operator once', async (_name, text) => {
  expect((await visit('/hola')).registry).toEqual(good);
  put('served/remotes.json', text);
  for (const address of ['/hola', '/yo', '/no-existe'])
    expect(await visit(address)).toMatchObject({ status: 200, registry: good });
  expect(await getRegistry()).toEqual(good);
  expect(faults).toEqual([{ remote: '*', fault: expect.stringMatching(/^\S[^\n]*$/) }]);
  expect(listFaults()).toEqual(faults);
  putRegistry(good);
  expect(listFaults()).toEqual([]);
});

test.each([
  ['null', null],
  ['without routes', { ...good.hola, routes: undefined }],
  ['without an entry', { ...good.hola, entry: undefined }],
  ['with navigation that is a text', { ...good.hola, navigation: 'x' }],
  ['with a null link', { ...good.hola, navigation: [null] }],
  ['that takes the page of another remote', { ...good.hola, routes: { '/YO': 'public' } }],
])('keeps the last good entry of a remote when the new one is %s', async (_name, entry) => {
  await visit('/');
  putRegistry({ hola: entry, yo: { ...good.yo, version: '2.0.0' } });
  expect(await visit('/yo')).toMatchObject({ status: 200, html: expect.stringContaining('<h1>Aquí estoy</h1>') });
  expect(await getRegistry()).toEqual({ hola: good.hola, yo: { ...good.yo, version: '2.0.0' } });
  expect(faults).toEqual([{ remote: 'hola', fault: expect.any(String) }]);
});

test('starts with a damaged registry from the copy of the last release', async () => {
  await stop();
  put('served/remotes.json', '{');
  put('served/remotes.last-good.json', JSON.stringify(good));
  await start();
  expect((await visit('/hola')).registry).toEqual(good);
  expect(listFaults()).toEqual([{ remote: '*', fault: expect.stringContaining('cannot be read') }]);
});

test('never serves the registry file, the history or source maps', async () => {
  put('served/hola/history.jsonl', '{}');
  put('served/health.json', '{}');
  put('served/hola/1.0.0-aaa/assets/page.js.map', '{}');
  put('served/hola/1.0.0-aaa/assets/page.js', '');
  expect((await fetch(`${origin}/remotes/hola/1.0.0-aaa/assets/page.js`)).status).toBe(200);
  for (const address of [
    '/remotes/remotes.json',
    '/remotes/health.json',
    '/remotes/hola/history.jsonl',
    '/remotes/hola/1.0.0-aaa/..%2fhistory.jsonl',
    '/remotes/hola/1.0.0-aaa/assets/page.js.map',
    '/remotes/hola/1.0.0-aaa/assets/page.js.%6dap',
    '/remotes/hola/1.0.0-aaa/assets/page.js%2Emap',
    '/remotes/hola/%E0%A4%A/x/y.js',
  ])
    expect([address, (await fetch(origin + address)).status]).toEqual([address, 404]);
});

test('serves every page and the other remotes whatever a registry entry or a remote.json holds', async () => {
  const field = fc.constantFrom(
    ...Object.keys(good.hola),
    ...['integrity', 'signature', 'version', 'commit', 'build', 'requires', 'canary', 'pages', 'scripts', 'shared'],
    'queries',
  );
  await fc.assert(
    fc.asyncProperty(fc.jsonValue(), field, fc.boolean(), async (value, name, isDescription) => {
      const changed = { ...good.hola, [name]: value };
      if (isDescription) put('served/hola/1.0.0-aaa/remote.json', JSON.stringify(changed));
      else putRegistry({ hola: changed, yo: good.yo });
      for (const address of ['/', '/hola']) expect((await visit(address)).status).toBe(200);
      const page = await visit('/yo');
      expect(page.registry.yo).toEqual(good.yo);
      expect(page.html).toContain('<title>Yo · Cimiento</title>');
    }),
    { numRuns: 50 },
  );
}, 60_000);
