import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import express from 'express';
import { site } from './site';

const shellPage = `<html><head><!--head--><!--/head-->
<script type="text/plain" id="remote-origins"></script>
<script type="text/plain" id="health-share"></script>
<script type="application/json" id="remotes"></script>
<script type="text/plain" id="session"></script><!--scripts--><!--/scripts--></head>
<body><div id="first"><!--first--><!--/first--></div><noscript><!--headline--><!--/headline--></noscript></body></html>`;
const page = { title: 'Hola', description: 'Saludos', headline: 'Hola' };
const description = { contract: 1, routes: { '/hola': 'public' }, pages: { '/hola': page } };

let root: string;

const put = (file: string, text: string): void => {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), text);
};

beforeAll(() => {
  root = mkdtempSync(path.join(tmpdir(), 'cimiento-site-'));
  put('shell/dist/app/index.html', shellPage);
  put('mfe-hello/dist/app/remote.json', JSON.stringify(description));
  put('mfe-hello/dist/app/mf-manifest.json', '{}');
});

afterAll(() => rmSync(root, { recursive: true, force: true }));

test.each([undefined, 'https://invierte.example'])(
  'a page repeats no foreign host with the public origin %s',
  async (publicOrigin) => {
    const listening = express().use(site(root, { publicOrigin })).listen(0);
    await once(listening, 'listening');
    const { port } = listening.address() as AddressInfo;
    // `fetch` does not let a client choose its Host.
    const headers = { host: 'evil.example', 'x-forwarded-host': 'evil.example' };
    const [response] = (await once(get({ port, path: '/hola', headers }), 'response')) as [IncomingMessage];
    const html = await text(response);
    expect(html).not.toContain('evil.example');
    expect(html).toContain(`<link rel="canonical" href="${publicOrigin ?? ''}/hola" />`);
    const closed = once(listening, 'close');
    listening.close();
    listening.closeAllConnections();
    await closed;
  },
);

test('links previews to the public origin, whatever host a request names', async () => {
  const own = express().use(site(root, { publicOrigin: 'https://invierte.example' }));
  const listening = own.listen(0);
  await once(listening, 'listening');
  const { port } = listening.address() as AddressInfo;
  const headers = { 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'javascript' };
  const html = await (await fetch(`http://localhost:${port}/hola`, { headers })).text();
  const closed = once(listening, 'close');
  listening.close();
  listening.closeAllConnections();
  await closed;
  expect(html).toContain('<meta property="og:url" content="https://invierte.example/hola" />');
  expect(html).toContain('<meta property="og:image" content="https://invierte.example/images/share.png" />');
  expect(html).not.toMatch(/evil|localhost|javascript:/);
});
