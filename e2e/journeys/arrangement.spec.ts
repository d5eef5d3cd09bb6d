import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { siteOperations } from '@cimiento/server';
import { ports } from '../support/ports';
import { remotes } from '../support/repository';
import { expect, signIn, signInByForm, test } from '../support/test';

const hasNginx = ['/usr/sbin/nginx', '/usr/bin/nginx', '/usr/local/sbin/nginx', '/usr/local/bin/nginx'].some((file) =>
  existsSync(file),
);

const idPattern = /^[0-9a-f]{32}$/;

/** The request of an operation as a browser sends it: by its id in the build of the shell. */
function createRequest(operationName: string): object {
  const file = path.join(__dirname, '../../shell/dist/app/operations.json');
  const operations = JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>;
  const [id] = Object.entries(operations).find(([, text]) => text.startsWith(`query ${operationName}{`)) ?? [];
  return { operationName, extensions: { persistedQuery: { version: 1, sha256Hash: id } } };
}

type Arrangement = { process: ChildProcess; gateways: number[]; releases: string; folder: string };

async function arrange(): Promise<Arrangement> {
  const child = spawn(process.execPath, [path.join(__dirname, '../arrange.mjs'), String(ports.arrangement)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  for await (const line of createInterface({ input: child.stdout })) {
    const [, details] = /^ready: \S+ (.*)$/.exec(line) ?? [];
    if (details) return { process: child, ...(JSON.parse(details) as Omit<Arrangement, 'process'>) };
  }
  throw new Error('The arrangement did not start');
}

/** The services of docker-compose.yml as processes of this machine: nginx before two gateways, the REST adapter, the shell and the remotes. */
test.describe('the parts as processes behind nginx', () => {
  test.skip(
    !hasNginx,
    'nginx is not installed (apt-get install nginx-light): the services of docker-compose.yml are not tested',
  );
  test.describe.configure({ mode: 'serial' });
  test.use({ baseURL: `http://localhost:${ports.arrangement}` });
  let arrangement: Arrangement;

  test.beforeAll(async () => {
    // It starts ten processes, which takes minutes where other work is under way.
    test.setTimeout(300_000);
    arrangement = await arrange();
  });

  test.afterAll(async () => {
    if (!arrangement) return;
    const ended = once(arrangement.process, 'exit');
    arrangement.process.kill('SIGTERM');
    await ended;
  });

  test('lets a person sign in and open their dashboard, the public site and the marketplace', async ({ page }) => {
    await signInByForm(page, 'maria');
    await expect(page).toHaveURL('/dashboard');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.getByRole('link', { name: 'Oportunidades', exact: true }).first().click();
    await expect(page.getByRole('tab', { name: /Financiadas/ })).toBeVisible();
    await page.goto('/marketplace');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });

  test('lets an administrator open the back office', async ({ page }) => {
    await signIn(page, 'admin');
    await page.goto('/admin');
    await expect(page.getByRole('navigation').getByRole('link', { name: 'Usuarios' }).first()).toBeVisible();
  });

  test('shares the session between REST and GraphQL, whichever gateway answers', async ({ request }) => {
    expect((await request.get('/api/auth/user')).status()).toBe(401);
    expect(
      (await request.post('/api/auth/login', { data: { username: 'maria', password: 'maria123' } })).status(),
    ).toBe(200);
    for (let index = 0; index < 6; index++) {
      const answer = await request.post('/graphql', { data: createRequest('CurrentUser') });
      expect(await answer.json()).toMatchObject({ data: { currentUser: { username: 'maria' } } });
    }
    expect(await (await request.get('/api/user/profile')).json()).toMatchObject({ username: 'maria' });
    expect((await request.get('/api/nothing')).headers()['content-type']).toContain('application/problem+json');
    for (const address of ['/healthz', '/readyz'])
      expect(await (await request.get(address)).json()).toMatchObject({ status: 'ok' });
  });

  test('executes what browsers send by id, and no text of anybody else', async ({ page, request }) => {
    const sent: { query?: string; extensions?: { persistedQuery?: { sha256Hash: string } } }[] = [];
    page.on('request', (asked) => {
      if (new URL(asked.url()).pathname === '/graphql') sent.push(asked.postDataJSON() as (typeof sent)[number]);
    });
    await signInByForm(page, 'maria');
    await expect(page).toHaveURL('/dashboard');
    await page.goto('/payments');
    await expect(page.getByRole('table').or(page.getByRole('list')).first()).toBeVisible();
    expect(sent.length).toBeGreaterThan(2);
    for (const { query, extensions } of sent)
      expect([query, extensions?.persistedQuery?.sha256Hash]).toEqual([undefined, expect.stringMatching(idPattern)]);
    for (const client of [request, page.request]) {
      const answer = await client.post('/graphql', { data: { query: '{ projects { id } }' } });
      expect([answer.status(), await answer.json()]).toMatchObject([
        403,
        { errors: [{ extensions: { code: 'OPERATION_NOT_TRUSTED' } }] },
      ]);
    }
  });

  test('answers a page address with the page and its registry, and a missing file with 404', async ({ request }) => {
    const registry: unknown = await (await request.get('/remotes.json')).json();
    expect(Object.keys(registry as object).sort()).toEqual([...remotes].sort());
    for (const address of ['/', '/blog/que-es', '/admin/payments', '/no/existe']) {
      const page = await request.get(address);
      const [, inlined] = /id="?remotes"?>([^<]*)<\/script>/.exec(await page.text()) ?? [];
      expect([page.status(), JSON.parse(inlined ?? 'null')]).toEqual([200, registry]);
    }
    for (const address of [
      '/assets/gone.0123456789ab.js',
      '/remotes/public/gone.js',
      '/remotes/nobody/mf-manifest.json',
      '/remotes/.lock',
    ]) {
      const answer = await request.get(address);
      expect([address, answer.status(), answer.headers()['cache-control']]).toEqual([address, 404, undefined]);
    }
  });

  test('caches compressed hashed files for ever, revalidates manifests, never caches the registry', async ({
    request,
  }) => {
    const [, script] = /src="?(\/assets\/shell\.\w+\.js)/.exec(await (await request.get('/')).text()) ?? [];
    const registry = (await (await request.get('/remotes.json')).json()) as Record<string, { entry: string }>;
    const manifest = registry['public']!.entry;
    const { metaData } = (await (await request.get(manifest)).json()) as {
      metaData: { remoteEntry: { name: string } };
    };
    const entry = new URL(metaData.remoteEntry.name, `http://x${manifest}`).pathname;
    for (const address of [script!, entry]) {
      const {
        'cache-control': caching,
        'content-encoding': encoding,
        'content-type': type,
      } = (await request.get(address)).headers();
      expect([caching, encoding, type]).toEqual([
        'public, max-age=31536000, immutable',
        'br',
        expect.stringContaining('text/javascript'),
      ]);
      expect(
        (await request.get(address, { headers: { 'accept-encoding': 'identity' } })).headers()['content-encoding'],
      ).toBeUndefined();
    }
    const { 'cache-control': manifestCaching, 'content-encoding': encoding } = (await request.get(manifest)).headers();
    expect([manifestCaching, encoding]).toEqual(['no-cache', 'gzip']);
    expect((await request.get('/remotes.json')).headers()['cache-control']).toBe('no-store');
    const page = (await request.get('/')).headers();
    expect([page['cache-control'], page['content-encoding']]).toEqual(['no-cache', 'br']);
  });

  test('sends the same security headers as one process that serves everything', async ({ request }) => {
    const [here, there] = await Promise.all([request.get('/'), request.get(`http://localhost:${ports.sqlite}/`)]);
    const own = here.headers();
    for (const [name, value] of Object.entries(there.headers())) {
      if (/^(content-security|cross-origin|origin-agent|referrer|strict|x-)/.test(name))
        expect([name, own[name]]).toEqual([name, value]);
    }
  });

  test('writes title, headline and script preloads into pages like the single process', async ({ request }) => {
    const summarize = (html: string) => [
      /<title>.*<\/title>/.exec(html)?.[0],
      /<h1>.*<\/h1>/.exec(html)?.[0],
      html.match(/<link rel="preload" as="script"/g)?.length,
    ];
    const [{ slug }] = (await (await request.get('/api/blog')).json()) as [{ slug: string }];
    for (const address of ['/', '/blog', `/blog/${slug}`]) {
      const [here, there] = await Promise.all([
        request.get(address),
        request.get(`http://localhost:${ports.sqlite}${address}`),
      ]);
      expect([address, ...summarize(await here.text())]).toEqual([address, ...summarize(await there.text())]);
    }
  });

  test('takes the releases of a remote only with the token of its team', async ({ request }) => {
    const put = async (file: string, authorization: string) =>
      (await request.put(`${arrangement.releases}/${file}`, { data: '{}', headers: { authorization } })).status();
    const own = 'Bearer admin.fedcba9876543210';
    for (const authorization of [
      '',
      'Bearer',
      'Bearer ',
      'Bearer wrong',
      'Bearer admin.0123456789abcdef',
      'x.0123456789abcdef | Bearer x.0123456789abcdef',
    ])
      expect([authorization, await put('admin/probe.txt', authorization)]).toEqual([authorization, 401]);
    expect(await put('admin/probe.txt', own)).toBe(201);
    const ofOthers = ['public/probe.txt', 'admin/../public/probe.txt', 'admins/x.txt'];
    for (const file of [...ofOthers, 'keys.json', 'supports.json', 'gateway.json', 'health.json'])
      expect([file, await put(file, own)]).toEqual([file, 403]);
    const read = await request.get(`${arrangement.releases}/remotes.json`, { headers: { authorization: own } });
    expect(Object.keys((await read.json()) as object).sort()).toEqual([...remotes].sort());
  });

  test('serves the files of releases, and neither the registry file nor a history', async ({ request }) => {
    const registry = (await (await request.get('/remotes.json')).json()) as Record<string, { entry: string }>;
    expect((await request.get(registry['admin']!.entry)).status()).toBe(200);
    for (const address of ['/remotes/remotes.json', '/remotes/admin/history.jsonl', '/remotes/admin/probe.txt'])
      expect([address, (await request.get(address)).status()]).toEqual([address, 404]);
  });

  test('logs for the operator what a browser could not run', async ({ request }) => {
    expect((await request.post('/remotes/report?remote=public&reason=too-new&version=9')).status()).toBe(204);
    await expect
      .poll(() => readFile(path.join(arrangement.folder, 'reports.log'), 'utf8'))
      .toContain(
        '"remote":"public","reason":"too-new","version":"9","build":"?","msg":"a browser could not run a remote"',
      );
  });

  // The last test, because it leaves one gateway only.
  test('answers everything when one of two gateways is gone', async ({ request, page }) => {
    const requestArticles = async () =>
      (await request.post('/graphql', { data: { query: siteOperations.articles } })).status();
    process.kill(arrangement.gateways[0]!, 'SIGKILL');
    const requestTenTimes = async () => {
      const answers: number[] = [];
      for (let index = 0; index < 10; index++) answers.push(await requestArticles());
      return answers;
    };
    // nginx loses the calls on open connections to the dead gateway and does not repeat them: they may have been executed.
    await expect.poll(requestTenTimes).toEqual(Array.from({ length: 10 }, () => 200));
    await page.goto('/oportunidades');
    await expect(page.getByRole('tab', { name: /Financiadas/ })).toBeVisible();
  });
});
