import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { ports } from '../support/ports';
import { expect, signInByForm, test } from '../support/test';

const hasNginx = ['/usr/sbin/nginx', '/usr/bin/nginx', '/usr/local/sbin/nginx', '/usr/local/bin/nginx'].some((file) =>
  existsSync(file),
);

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

/** What docker-compose.yml arranges, as processes of this machine: nginx before two gateways, the REST adapter, the shell and the remotes. */
test.describe('the parts in processes of their own behind nginx', () => {
  test.skip(
    !hasNginx,
    'nginx is not installed (apt-get install nginx-light): the arrangement of docker-compose.yml is not tried',
  );
  test.describe.configure({ mode: 'serial' });
  test.use({ baseURL: `http://localhost:${ports.arrangement}` });
  let arrangement: Arrangement;

  test.beforeAll(async () => {
    test.setTimeout(90_000);
    arrangement = await arrange();
  });

  test.afterAll(async () => {
    if (!arrangement) return;
    const ended = once(arrangement.process, 'exit');
    arrangement.process.kill('SIGTERM');
    await ended;
  });

  test('a person signs in and meets their dashboard, the public site and the market', async ({ page }) => {
    await signInByForm(page, 'maria');
    await expect(page).toHaveURL('/dashboard');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.getByRole('link', { name: 'Oportunidades', exact: true }).first().click();
    await expect(page.getByRole('tab', { name: /Financiadas/ })).toBeVisible();
    await page.goto('/marketplace');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });

  test('an administrator opens the back office', async ({ page }) => {
    await page.request.post('/api/auth/login', { data: { username: 'admin', password: 'admin123' } });
    await page.goto('/admin');
    await expect(page.getByRole('navigation').getByRole('link', { name: 'Usuarios' }).first()).toBeVisible();
  });

  test('REST and GraphQL share the session, whichever gateway answers', async ({ request }) => {
    expect((await request.get('/api/auth/user')).status()).toBe(401);
    expect(
      (await request.post('/api/auth/login', { data: { username: 'maria', password: 'maria123' } })).status(),
    ).toBe(200);
    for (let index = 0; index < 6; index++) {
      const answer = await request.post('/graphql', { data: { query: '{ currentUser { username } }' } });
      expect(await answer.json()).toEqual({ data: { currentUser: { username: 'maria' } } });
    }
    expect(await (await request.get('/api/user/profile')).json()).toMatchObject({ username: 'maria' });
    expect((await request.get('/api/nothing')).headers()['content-type']).toContain('application/problem+json');
    for (const address of ['/healthz', '/readyz'])
      expect(await (await request.get(address)).json()).toEqual({ status: 'ok' });
  });

  test('a page address answers with the page, the registry written into it, and any other file that is missing is not found', async ({
    request,
  }) => {
    const registry: unknown = await (await request.get('/remotes.json')).json();
    expect(Object.keys(registry as object).sort()).toEqual(['admin', 'investor', 'public']);
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

  test('what is hashed is kept for ever and compressed, manifests are asked for again, the registry is never kept', async ({
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
    expect((await request.get(manifest)).headers()['cache-control']).toBe('no-cache');
    expect((await request.get('/remotes.json')).headers()['cache-control']).toBe('no-store');
    expect((await request.get('/')).headers()['cache-control']).toBe('no-cache');
  });

  test('pages are as well protected as when one process serves all', async ({ request }) => {
    const [here, there] = await Promise.all([request.get('/'), request.get(`http://localhost:${ports.sqlite}/`)]);
    const own = here.headers();
    for (const [name, value] of Object.entries(there.headers())) {
      if (/^(content-security|cross-origin|origin-agent|referrer|strict|x-)/.test(name))
        expect([name, own[name]]).toEqual([name, value]);
    }
  });

  test('pages say what they are about to who does not run them, and announce their scripts, as when one process serves all', async ({
    request,
  }) => {
    const about = (html: string) => [
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
      expect([address, ...about(await here.text())]).toEqual([address, ...about(await there.text())]);
    }
  });

  test('releases are taken from whoever knows the token, and from nobody else', async ({ request }) => {
    for (const authorization of ['', 'Bearer', 'Bearer wrong']) {
      const answer = await request.put(`${arrangement.releases}/remotes.json`, {
        data: '{}',
        headers: { authorization },
      });
      expect([authorization, answer.status()]).toEqual([authorization, 401]);
    }
    expect(Object.keys((await (await request.get('/remotes.json')).json()) as object)).toHaveLength(3);
  });

  test('what a browser could not run reaches the operator', async ({ request }) => {
    expect((await request.post('/remotes/report?remote=public&reason=too-new&version=9')).status()).toBe(204);
    await expect
      .poll(() => readFile(path.join(arrangement.folder, 'reports.log'), 'utf8'))
      .toContain('"remote":"public","reason":"too-new","version":"9","msg":"a browser could not run a remote"');
  });

  // Last, because one gateway is gone afterwards.
  test('with one gateway gone the other one answers everything', async ({ request, page }) => {
    const ask = async () => (await request.post('/graphql', { data: { query: '{ projects { id } }' } })).status();
    process.kill(arrangement.gateways[0]!, 'SIGKILL');
    const askTenTimes = async () => {
      const answers: number[] = [];
      for (let index = 0; index < 10; index++) answers.push(await ask());
      return answers;
    };
    // Each call that was on its way to it over a connection kept open is lost, and not repeated: nobody knows how far it came.
    await expect.poll(askTenTimes).toEqual(Array.from({ length: 10 }, () => 200));
    await page.goto('/oportunidades');
    await expect(page.getByRole('tab', { name: /Financiadas/ })).toBeVisible();
  });
});
