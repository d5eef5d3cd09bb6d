import { appendFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import express from 'express';
import type { RemoteReport } from './reports';
import { site } from './site';

const description = { contract: 1, routes: { '/': 'public', '/hola': 'public', '/yo': 'user' } };
const titles = { '/yo': 'Lo mío' };
const pages = {
  '/': {
    title: 'Inicio',
    description: 'Todo empieza aquí',
    headline: 'Una puerta',
    actions: [{ label: 'Entrar', to: '/hola' }],
  },
  '/hola': { title: 'Hola', description: 'Saludos & "abrazos"', headline: '¿Qué <tal>?' },
};
const shellPage = `<html><head><!--head--><title>Sin nombre</title><!--/head-->
<script type="text/plain" id="remote-origins"></script><script type="text/plain" id="health-share"></script>
<script type="application/json" id="remotes"></script>
<script type="text/plain" id="session"></script><!--scripts--><!--/scripts--></head>
<body><script>document.title = 1</script><div id="first"><!--first--><!--/first--></div><noscript><!--headline--><h1>Inicio</h1><!--/headline--></noscript></body></html>`;

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
  put('mfe-hello/dist/app/remote.json', JSON.stringify({ ...description, pages, titles }));
  put('mfe-hello/dist/app/mf-manifest.json', JSON.stringify({ shared: 'react '.repeat(100) }));
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

test('answers every page address with the shell and the registry', async () => {
  for (const address of ['/', '/hola', '/no/existe']) {
    const response = await get(address);
    expect(response.status).toBe(200);
    expect(response.headers.get('cache-control')).toBe('no-cache');
    const html = await response.text();
    const [, registry] = /id="remotes">(.*)<\/script>/.exec(html) ?? [];
    expect(JSON.parse(registry ?? '')).toEqual({ hello: { entry: '/remotes/hello/mf-manifest.json', ...description } });
  }
});

test('never serves source maps of the builds', async () => {
  put('mfe-hello/dist/app/assets/page.js.map', '{}');
  for (const spelling of ['page.js.map', 'page.js.MAP', 'page.js%2Emap', 'page.js.map/', 'page.js.map.br'])
    expect((await get(`/remotes/hello/assets/${spelling}`)).status).toBe(404);
});

test('writes into a page which share of the tabs reports how releases do', async () => {
  expect(await (await get('/hola')).text()).toContain('id="health-share">100</script>');
});

test('writes title, description, share tags and headline into a page', async () => {
  for (const address of ['/hola', '/hola/', '/hola?desde=correo']) {
    const html = await (await get(address)).text();
    expect(html).toContain('<title>Hola · Cimiento</title>');
    expect(html).toContain('<meta name="description" content="Saludos &amp; &quot;abrazos&quot;" />');
    expect(html).toContain('<meta property="og:title" content="Hola" />');
    expect(html).toContain(`<meta property="og:url" content="${origin}/hola" />`);
    expect(html).toContain(`<meta property="og:image" content="${origin}/images/share.png" />`);
    expect(html).toContain('<h1>¿Qué &lt;tal&gt;?</h1>');
    expect(html.match(/<title>/g)).toHaveLength(1);
    expect(html.match(/<h1>/g)).toHaveLength(1);
  }
});

test('leaves the page of an unknown address as the shell has it', async () => {
  for (const address of ['/adios', '/constructor', '/blog/no-existe', '/blog/%E0%A4%A', '/blog/ca%C3%ADdo']) {
    const html = await (await get(address)).text();
    expect(html).toContain('<title>Sin nombre</title>');
    expect(html).toContain('<h1>Inicio</h1>');
  }
});

test('the title of a page behind a login is in the page for users who may have a session', async () => {
  const readPage = async (cookie: string) => (await fetch(`${origin}/yo`, { headers: { cookie } })).text();
  const [unknown, known] = [await readPage('cimiento.group=12'), await readPage('cimiento.sid=1')];
  expect(unknown).toContain('<title>Sin nombre</title>');
  expect(unknown).not.toContain('Lo mío');
  expect(known).toContain('<title>Lo mío · Cimiento</title>');
  expect(known.match(/<h1>[^<]*/g)).toEqual(['<h1>Lo mío']);
});

test('says in the page that nobody is signed in when the request has no session cookie', async () => {
  const readMark = async (cookie?: string) =>
    /id="session">(.*?)<\/script>/.exec(await (await fetch(origin, { headers: cookie ? { cookie } : {} })).text())?.[1];
  expect(await readMark()).toBe('none');
  expect(await readMark('cimiento.group=12')).toBe('none');
  for (const cookie of ['cimiento.sid=ended', 'cimiento.group=12; __Host-cimiento.sid=x'])
    expect(await readMark(cookie)).toBe('');
  expect((await get('/')).headers.get('vary')).toBe('Cookie, Accept-Encoding');
});

test('compresses pages, the registry and manifests, and keeps their caching', async () => {
  for (const [address, caching] of [
    ['/', 'no-cache'],
    ['/remotes/hello/mf-manifest.json', 'no-cache'],
  ] as const) {
    const { headers } = await fetch(origin + address, { headers: { 'accept-encoding': 'br' } });
    expect([address, headers.get('content-encoding'), headers.get('cache-control')]).toEqual([address, 'br', caching]);
  }
});

test('refuses to start with a shell whose page has no element for the registry', () => {
  put('shell/dist/app/index.html', shellPage.replaceAll('"', ''));
  expect(() => site(root)).toThrow('no element for the registry');
  put('shell/dist/app/index.html', shellPage);
});

test('never lets the registry be cached', async () => {
  const response = await get('/remotes.json');
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(await response.json()).toHaveProperty('hello');
});

test('makes content-hashed files immutable and manifests revalidated', async () => {
  expect((await get('/assets/shell.0123456789ab.js')).headers.get('cache-control')).toContain('immutable');
  expect((await get('/remotes/hello/mf-manifest.json')).headers.get('cache-control')).toBe('no-cache');
});

test('answers a missing file with 404, never with the page', async () => {
  for (const address of ['/assets/gone.js', '/remotes/hello/gone.js', '/remotes/nobody/mf-manifest.json']) {
    expect((await get(address)).status).toBe(404);
  }
});

test('escapes text in the registry, so that it cannot end its script element', async () => {
  put('mfe-hello/dist/app/remote.json', JSON.stringify({ contract: 1, routes: { '/</script><b>': 'public' } }));
  expect(await (await get('/')).text()).not.toContain('</script><b>');
  put('mfe-hello/dist/app/remote.json', JSON.stringify(description));
});

test('keeps the registry entry of a remote whose files are gone, so that its pages offer a retry', async () => {
  await get('/remotes.json');
  rmSync(path.join(root, 'mfe-hello/dist'), { recursive: true });
  expect(await (await get('/remotes.json')).json()).toEqual({
    hello: { entry: '/remotes/hello/mf-manifest.json', ...description },
  });
});

test('tells where to report a weakness', async () => {
  const response = await get('/.well-known/security.txt');
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'text/plain; charset=utf-8']);
  const text = await response.text();
  expect(text).toMatch(/^Contact: mailto:\S+@\S+$/m);
  expect(Date.parse(/^Expires: (.+)$/m.exec(text)?.[1] ?? '')).toBeGreaterThan(Date.now());
});

test('hides the files of an unfinished release', async () => {
  put('mfe-hello/dist/app/.incoming/remote.json', '{}');
  put('mfe-hello/dist/app/.lock', '');
  for (const address of [
    '/remotes/hello/.incoming/remote.json',
    '/remotes/hello/.lock',
    '/.env',
    '/remotes/hello/%2elock',
  ]) {
    expect([address, (await get(address)).status]).toEqual([address, 404]);
  }
});

const everyAddress = [
  '/',
  '/index.html',
  '/hola',
  '/no/existe',
  '/assets/shell.0123456789ab.js',
  '/assets/gone.js',
  '/assets/%E0%A4%A.js',
  '/remotes/hello/mf-manifest.json',
  '/remotes/hello/.lock',
  '/remotes.json',
];

test.each(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])(
  'sends the security headers with every answer to %s',
  async (method) => {
    for (const address of everyAddress) {
      const { headers } = await fetch(origin + address, { method });
      const policy = headers.get('content-security-policy') ?? '';
      expect([address, policy]).toEqual([address, expect.stringMatching(/(^|;)base-uri 'none'(;|$)/)]);
      expect([address, policy]).toEqual([address, expect.stringContaining("frame-ancestors 'none'")]);
      expect([address, headers.get('x-frame-options')]).toEqual([address, 'DENY']);
      expect([address, headers.get('x-content-type-options')]).toEqual([address, 'nosniff']);
      expect([address, headers.get('strict-transport-security')]).toEqual([
        address,
        expect.stringMatching(/^max-age=/),
      ]);
    }
  },
);

test.each(['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])('answers %s of a page or a file with 405', async (method) => {
  for (const address of ['/', '/index.html', '/hola', '/assets/shell.0123456789ab.js', '/remotes.json']) {
    const response = await fetch(origin + address, { method });
    expect([address, response.status, response.headers.get('allow')]).toEqual([address, 405, 'GET, HEAD']);
    expect(await response.text()).not.toContain('<html');
  }
});

test('answers a malformed address without a stack', async () => {
  for (const address of ['/assets/%E0%A4%A.js', '/%E0%A4%A', '/remotes/%E0%A4%A/mf-manifest.json']) {
    const response = await get(address);
    expect(response.status).toBeLessThan(500);
    expect(await response.text()).not.toMatch(/\bat .+:\d+|node_modules/);
  }
});

test.each([
  ['as it was sent', (tag: string) => tag],
  ['strong', (tag: string) => tag.replace('W/', '')],
  ['in a list', (tag: string) => `"a", ${tag}`],
])('a file is not sent again to a browser that has it: the ETag %s', async (_kind, toTag) => {
  const address = `${origin}/assets/shell.0123456789ab.js`;
  const tag = (await fetch(address)).headers.get('etag') ?? '';
  // Without cache-control fetch asks for the whole file.
  const headers = { 'cache-control': 'max-age=0', 'if-none-match': toTag(tag) };
  const again = await fetch(address, { headers });
  expect([again.status, await again.text()]).toEqual([304, '']);
});

test('allows scripts from our own origin only, and those of the shell as it was built', async () => {
  const policy = "script-src 'self' 'sha256-Q36D6Uk7W0215wajbK9dq3X/PIE9glH7LT4XQYrvSeY=';";
  expect((await get('/')).headers.get('content-security-policy')).toContain(policy);
});

describe('a site with a folder of releases', () => {
  const release = { entry: '/remotes/hola/1.0.0-aaa/mf-manifest.json', ...description, integrity: 'sha384-x' };
  const reports: RemoteReport[] = [];
  let released: Server;
  let address: string;

  beforeAll(async () => {
    put('shell/dist/app/index.html', shellPage);
    const options = {
      remotesDir: path.join(root, 'served'),
      remoteOrigins: ['https://remotes.example'],
      onReport: (report: RemoteReport) => void reports.push(report),
    };
    released = await new Promise((resolve) => {
      const listening = express()
        .use(site(root, options))
        .listen(0, () => resolve(listening));
    });
    address = `http://localhost:${(released.address() as AddressInfo).port}`;
  });

  afterAll(() => new Promise((resolve) => released.close(resolve)));

  test('starts before the first release, and serves a release at once', async () => {
    expect(await (await fetch(`${address}/remotes.json`)).json()).toEqual({});
    put('served/remotes.json', JSON.stringify({ hola: release }));
    put('served/hola/1.0.0-aaa/remote.json', JSON.stringify({ ...description, pages }));
    put('served/hola/1.0.0-aaa/entry.0123456789ab.js', 'entry');
    expect(await (await fetch(`${address}/remotes.json`)).json()).toEqual({ hola: release });
    const page = await (await fetch(`${address}/hola`)).text();
    expect(page).toContain(JSON.stringify(release));
    expect(page).toContain('<title>Hola · Cimiento</title>');
    const entry = await fetch(`${address}/remotes/hola/1.0.0-aaa/entry.0123456789ab.js`);
    expect([await entry.text(), entry.headers.get('cache-control')]).toEqual([
      'entry',
      expect.stringContaining('immutable'),
    ]);
  });

  test('preloads the manifest and scripts of an address with hashes, for users who may open it', async () => {
    const [open, closed] = ['/remotes/hola/2/mf-manifest.json', '/remotes/yo/1/mf-manifest.json'];
    const scripts = { '/hola': ['entry.1.js', 'assets/1.js'], '/hola/:nombre': ['entry.1.js', 'assets/2.js'] };
    const apollo = '@cimiento/federation/shared/apollo';
    put('shell/dist/app/shared.json', JSON.stringify({ [apollo]: ['assets/7.js'] }));
    const shared = { '/hola/:nombre': [apollo, 'unknown'] };
    put('served/hola/2/remote.json', JSON.stringify({ ...description, scripts, shared }));
    put(
      'served/hola/2/mf-manifest.json',
      JSON.stringify({ integrity: { 'entry.1.js': 'sha384-e', 'assets/1.js': 'sha384-1', 'assets/2.js': 'sha384-2' } }),
    );
    put(
      'served/yo/1/remote.json',
      JSON.stringify({ contract: 1, routes: { '/yo': 'user' }, scripts: { '/yo': ['entry.js'] } }),
    );
    const hola = {
      contract: 1,
      routes: { '/hola': 'public', '/hola/:nombre': 'public' },
      entry: open,
      integrity: 'sha384-x',
    };
    put('served/remotes.json', JSON.stringify({ hola, yo: { contract: 1, routes: { '/yo': 'user' }, entry: closed } }));
    const listPreloads = async (path: string, cookie?: string) => {
      const html = await (await fetch(address + path, { headers: cookie ? { cookie } : {} })).text();
      return [...html.matchAll(/<link rel="preload" [^>]*>/g)].map(([tag]) => tag);
    };
    expect(await listPreloads('/hola')).toEqual([
      `<link rel="preload" as="fetch" href="${open}" crossorigin="anonymous" />`,
      '<link rel="preload" as="script" href="/remotes/hola/2/entry.1.js" integrity="sha384-e" crossorigin="anonymous" />',
      '<link rel="preload" as="script" href="/remotes/hola/2/assets/1.js" integrity="sha384-1" crossorigin="anonymous" />',
    ]);
    expect((await listPreloads('/hola/ana')).slice(2)).toEqual([
      expect.stringContaining('/remotes/hola/2/assets/2.js'),
      '<link rel="preload" as="script" href="/assets/7.js" />',
    ]);
    expect(await listPreloads('/hola/ana/otra')).toEqual([]);
    expect(await listPreloads('/yo')).toEqual([]);
    expect(await listPreloads('/yo', 'cimiento.group=1')).toEqual([]);
    expect(await listPreloads('/yo', 'cimiento.sid=1')).toEqual([
      expect.stringContaining(closed),
      '<link rel="preload" as="script" href="/remotes/yo/1/entry.js" />',
    ]);
    put('served/remotes.json', JSON.stringify({ hola: release }));
  });

  test('gives a share of the browsers the canary, and each browser always the same release', async () => {
    const canary = { ...release, entry: '/remotes/hola/1.1.0-bbb/mf-manifest.json' };
    put('served/remotes.json', JSON.stringify({ hola: { ...release, canary: { share: 30, line: canary } } }));
    const visit = async (cookie?: string) => {
      const response = await fetch(`${address}/hola`, { headers: cookie ? { cookie } : {} });
      const [, registry] = /id="remotes">(.*)<\/script>/.exec(await response.text()) ?? [];
      return {
        ...(JSON.parse(registry ?? '') as { hola: typeof release }),
        cookie: response.headers.get('set-cookie'),
        caching: response.headers.get('cache-control'),
      };
    };
    const first = await visit();
    expect(first.cookie).toMatch(/^cimiento\.group=\d{1,4}; .*HttpOnly; SameSite=Lax$/);
    expect(first.caching).toBe('private, no-cache');
    const bucketCookie = /^[^;]+/.exec(first.cookie ?? '')?.[0];
    for (let again = 0; again < 3; again++)
      expect(await visit(bucketCookie)).toMatchObject({ hola: first.hola, cookie: null });
    const entries = await Promise.all(
      Array.from({ length: 400 }, async (_, index) => (await visit(`cimiento.group=${index}`)).hola.entry),
    );
    const share = entries.filter((entry) => entry === canary.entry).length / entries.length;
    expect(share).toBeGreaterThan(0.2);
    expect(share).toBeLessThan(0.4);
    const refreshed = await fetch(`${address}/remotes.json`, { headers: { cookie: bucketCookie ?? '' } });
    expect(await refreshed.json()).toEqual({ hola: first.hola });
    put('served/remotes.json', JSON.stringify({ hola: release }));
    expect((await visit()).cookie).toBeNull();
  });

  test('lists the origins of remotes in the page and in its policy', async () => {
    const page = await fetch(address);
    expect(page.headers.get('content-security-policy')).toContain("' https://remotes.example;");
    expect(await page.text()).toContain('id="remote-origins">https://remotes.example</script>');
  });

  test('tells a tab which of its releases were rolled back, and nothing about other ones', async () => {
    const ask = async (query: string) => (await fetch(`${address}/remotes/outdated?${query}`)).json();
    const addStep = (action: string, name: string) =>
      appendFileSync(
        path.join(root, 'served/hola/history.jsonl'),
        `${JSON.stringify({ step: 1, at: new Date().toISOString(), by: 'ana', action, release: name, share: 100 })}\n`,
      );
    put('served/remotes.json', JSON.stringify({ hola: { ...release, version: '1.0.0', build: 'aaa' } }));
    put('served/hola/history.jsonl', '');
    addStep('release', '1.0.0-aaa');
    addStep('release', '1.1.0-bbb');
    expect(await ask('hola=1.1.0-bbb')).toEqual({ outdated: [] });
    addStep('rollback', '1.0.0-aaa');
    expect(await ask('hola=1.1.0-bbb')).toEqual({ outdated: ['hola'] });
    for (const query of ['', 'hola=1.0.0-aaa', 'hola=9.9.9-zzz', 'yo=1.1.0-bbb', '..=x', 'hola[]=1.1.0-bbb'])
      expect([query, await ask(query)]).toEqual([query, { outdated: [] }]);
  });

  test('passes reports on as short plain words', async () => {
    const sendReport = (query: string) => fetch(`${address}/remotes/report?${query}`, { method: 'POST' });
    expect((await sendReport('remote=hola&reason=incompatible&version=1.0.0&build=aaa')).status).toBe(204);
    await sendReport('remote=%0Aforged&reason[]=x');
    expect(reports).toEqual([
      { remote: 'hola', reason: 'incompatible', version: '1.0.0', build: 'aaa' },
      { remote: '?', reason: '?', version: '?', build: '?' },
    ]);
  });
});
