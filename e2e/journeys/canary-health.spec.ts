import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { APIRequestContext, Browser, Page } from '@playwright/test';
import { Deployment } from '../support/deployment';
import { ports } from '../support/ports';
import { remotes } from '../support/repository';
import { expect, signIn, test } from '../support/test';

const title = 'Oportunidades de inversión';
const unavailable = 'No pudimos cargar esta sección';
const share = 30;

type Entry = { version: string; build: string };

let deployment: Deployment;

test.use({ baseURL: `http://localhost:${ports.canaries}`, expectedErrors: /exception: roto|Error: roto|roto/ });

test.beforeAll(async () => {
  deployment = await Deployment.start(ports.canaries);
  for (const name of remotes) await deployment.release(name);
});

test.afterAll(() => deployment.stop());

/** A browser that opens pages without running them: the release that the site gives it, and the report that it would send. */
class SimulatedBrowser {
  constructor(
    private readonly request: APIRequestContext,
    private readonly bucket: number,
  ) {}

  get cookie(): { name: string; value: string } {
    return { name: 'cimiento.group', value: String(this.bucket) };
  }

  // Each browser has a new connection: one that is kept could be closed by the server just as the next one uses it.
  private get headers() {
    return { cookie: `${this.cookie.name}=${this.cookie.value}`, connection: 'close' };
  }

  /** The releases that the site serves to this browser. */
  async readEntry(): Promise<Entry> {
    const html = await (await this.request.get('/oportunidades', { headers: this.headers })).text();
    return (JSON.parse(/id="remotes">(.*?)<\/script>/.exec(html)![1]!) as { public: Entry }).public;
  }

  /** Opens the page, reports how it did, and returns the fingerprint of the release. */
  async open(): Promise<string> {
    const { version, build } = await this.readEntry();
    const report = { remote: 'public', version, build };
    const isBroken = build.startsWith('roto');
    const reports = [
      { ...report, metric: 'load' },
      ...(isBroken ? [{ ...report, metric: 'render_failed', error: { name: 'TypeError', frames: [] } }] : []),
    ];
    expect((await this.request.post('/remotes/health', { headers: this.headers, data: { reports } })).status()).toBe(
      204,
    );
    return build;
  }
}

const hasCanary = async () => 'canary' in ((await deployment.readRegistry()).public as object);

type Fault = { address: string; texts: Record<string, string>; visit?: (page: Page) => Promise<unknown> };

/** Opens a page in a real browser that the site gives the release of a simulated one. */
async function openTab(
  browser: Browser,
  { cookie }: SimulatedBrowser,
  address: string,
  visit?: Fault['visit'],
): Promise<Page> {
  const context = await browser.newContext({ baseURL: `http://localhost:${ports.canaries}` });
  await context.addCookies([{ ...cookie, domain: 'localhost', path: '/' }]);
  const opened = await context.newPage();
  await Promise.all([visit?.(opened), opened.goto(address, { waitUntil: 'commit' })]);
  return opened;
}

const faults: Record<string, Fault> = {
  'with a page that hangs': {
    address: '/oportunidades',
    // An endless loop that takes no processor: nobody answers the dialog.
    texts: { 'tabs:"Proyectos por estado"': 'get tabs(){for(;;)alert()}' },
    visit: (page) => page.waitForEvent('dialog'),
  },
  'whose click handler throws': {
    address: '/',
    texts: {
      '"aria-label":"Una fracción más",onClick:()=>': '"aria-label":"Una fracción más",onClick:()=>roto.falta||',
    },
    visit: (page) => page.getByRole('button', { name: 'Una fracción más' }).click(),
  },
  'with a page that few visit and that always throws': {
    address: '/terminos',
    texts: { 'title:"Quién te lo ofrece"': 'get title(){throw new Error("roto")}' },
  },
};

for (const [index, [what, { address, texts, visit }]] of Object.entries(faults).entries())
  test(`a canary ${what} is taken back after three tabs`, { tag: '@slow' }, async ({ browser, request }) => {
    // A page that hangs counts after 30 seconds.
    test.slow();
    const app = await deployment.createVariant('public', `malo${index}`, texts);
    const live = (await deployment.readRegistry()).public!.build;
    await deployment.release('public', app, '--share', '50', '--until-healthy', '--every', '1h');
    const browsers = Array.from({ length: 20 }, (_none, bucket) => new SimulatedBrowser(request, bucket * 37));
    const builds = await Promise.all(browsers.map(async (one) => (await one.readEntry()).build));
    const outside = browsers.filter((_one, number) => builds[number] === live);
    const inside = browsers.filter((_one, number) => builds[number] !== live).slice(0, 3);
    expect(inside).toHaveLength(3);

    const tabs = [await openTab(browser, outside[0]!, address)];
    await expect(tabs[0]!.getByRole('heading', { level: 1 })).toBeVisible();
    for (const one of inside) tabs.push(await openTab(browser, one, address, visit));
    await expect.poll(hasCanary, { timeout: 60_000 }).toBe(false);
    const lines = (await readFile(path.join(deployment.remotes, 'public/history.jsonl'), 'utf8')).trim().split('\n');
    expect(JSON.parse(lines.at(-1)!)).toMatchObject({
      action: 'take-back',
      reason: `failed in 3 of 3 tabs on ${address}, live in none of 1`,
    });
    await Promise.all(tabs.map((tab) => tab.context().close()));
  });

test(
  'takes a broken canary back by itself, which only its share saw, and shows what happened',
  { tag: '@slow' },
  async ({ page, browser, request }) => {
    const live = (await deployment.readRegistry()).public!.build;
    const broken = await deployment.createVariant('public', 'roto', {
      'tabs:"Proyectos por estado"': 'get tabs(){throw new TypeError("roto")}',
    });
    const output = await deployment.release(
      'public',
      broken,
      ...['--share', String(share), '--until-healthy', '--every', '1h'],
    );
    expect(output).toContain(`is the canary for ${share} % of the browsers, and ends by itself`);

    const browsers = Array.from({ length: 20 }, (_none, index) => new SimulatedBrowser(request, index * 37));
    const first = await Promise.all(browsers.map(async (one) => (await one.readEntry()).build));
    const inside = browsers.filter((_one, index) => first[index] !== live);
    const outside = browsers.filter((_one, index) => first[index] === live);
    expect(inside.length).toBeGreaterThan(0);
    expect(inside.length).toBeLessThan(12);

    // Two real browsers, one of each kind, that stay open during the test.
    const [unlucky, lucky] = [
      await openTab(browser, inside[0]!, '/oportunidades'),
      await openTab(browser, outside[0]!, '/oportunidades'),
    ];
    await expect(unlucky.getByText(unavailable)).toBeVisible();
    await expect(lucky.getByRole('heading', { level: 1, name: title })).toBeVisible();

    await expect
      .poll(async () => {
        expect(await Promise.all(outside.map((one) => one.open()))).toEqual(outside.map(() => live));
        await Promise.all(inside.map((one) => one.open()));
        return hasCanary();
      })
      .toBe(false);
    expect(await Promise.all(browsers.map((one) => one.open()))).toEqual(browsers.map(() => live));
    await unlucky.getByRole('button', { name: 'Reintentar' }).click();
    await expect(unlucky.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await Promise.all([unlucky.context().close(), lucky.context().close()]);

    await signIn(page, 'admin');
    await page.goto('/admin/settings?tab=versions');
    const versions = page.getByRole('region', { name: 'Versiones de public' });
    await expect(versions.getByRole('row', { name: /En vivo/ })).toContainText(live);
    await expect(versions.getByText(/^Canario · /)).toHaveCount(0);
    await versions.getByText('Historia').click();
    const [taken, begun] = [versions.getByRole('listitem').nth(0), versions.getByRole('listitem').nth(1)];
    await expect(taken).toContainText(/Canario retirado · \d+\.\d+\.\d+-roto/);
    await expect(taken).toContainText(/canary-health · thrown in 100\.0 % of \d+ tabs, live in 0\.0 % of \d+ tabs/);
    await expect(begun).toContainText(new RegExp(`Canario al ${share} % · \\d+\\.\\d+\\.\\d+-roto`));

    // This page is one behind a login.
    const own = page.getByRole('region', { name: 'Versiones de admin' });
    await expect(async () => {
      await page.getByRole('button', { name: 'Actualizar' }).click();
      await own.getByText(/^Páginas de .* \(\d+\)$/).click({ timeout: 1000 });
    }).toPass();
    await expect(
      own
        .getByRole('table', { name: /^Páginas de / })
        .getByRole('row')
        .nth(1),
    ).toHaveText(/\/admin\/settings100$/);
  },
);
