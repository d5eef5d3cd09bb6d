import { rename, rm } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { Deployment, overwriteScripts } from '../support/deployment';
import { ports } from '../support/ports';
import { remotes } from '../support/repository';
import { expect, signIn, test } from '../support/test';

const title = 'Oportunidades de inversión';
const unavailable = 'No pudimos cargar esta sección';
const incompatible = 'Esta sección se está actualizando';

let deployment: Deployment;

test.describe.configure({ mode: 'serial' });
test.use({
  baseURL: `http://localhost:${ports.releases}`,
  expectedErrors:
    /Failed to load resource|RemoteError|Federation Runtime|ChunkLoadError|Failed to find a valid digest|Refused to execute script|SRI's integrity checks failed|exception: roto|Error: roto|SyntaxError|Unexpected/,
});

test.beforeAll(async () => {
  deployment = await Deployment.start(ports.releases);
  for (const name of remotes) await deployment.release(name);
});

test.afterAll(() => deployment.stop());

/** Marks the page; the returned function expects that it has not been reloaded since. */
async function markPage(page: Page): Promise<() => Promise<void>> {
  await page.evaluate(() => Object.assign(window, { stillTheSamePage: true }));
  return async () => expect(await page.evaluate(() => 'stillTheSamePage' in window)).toBe(true);
}

const getLink = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Principal' }).getByRole('link', { name, exact: true });
const getOpportunitiesHeading = (page: Page, heading = title) => page.getByRole('heading', { level: 1, name: heading });

test('shows a release on the next load, leaves open pages alone, and takes it back by a rollback', async ({ page }) => {
  await signIn(page, 'maria');
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

  const app = await deployment.createVariant('public', 'next', { [title]: 'Otra versión de las oportunidades' });
  await deployment.release('public', app);
  await getLink(page, 'Oportunidades').click();
  await expect(getOpportunitiesHeading(page)).toBeVisible();

  await page.reload();
  await expect(getOpportunitiesHeading(page, 'Otra versión de las oportunidades')).toBeVisible();

  await deployment.rollback('public');
  await page.reload();
  await expect(getOpportunitiesHeading(page)).toBeVisible();
});

test('offers an open tab a reload after a rollback, but not while a form is filled in', async ({ page }) => {
  const app = await deployment.createVariant('public', 'mistake', { [title]: 'Oportunidades equivocadas' });
  await deployment.release('public', app);
  const offer = page.getByText('Hay una versión nueva');
  await page.clock.install();
  await page.goto('/waitlist');
  await page.getByLabel('Nombre completo').fill('Rosa Andrade');
  await page.getByLabel('Nombre completo').blur();
  await deployment.rollback('public');

  const answer = page.waitForResponse(/\/remotes\/outdated\?/);
  await page.clock.fastForward('01:00');
  expect(await (await answer).json()).toEqual({ outdated: ['public'] });
  await page.clock.fastForward('00:05');
  await expect(offer).toBeHidden();

  await getLink(page, 'Oportunidades').click();
  await expect(getOpportunitiesHeading(page, 'Oportunidades equivocadas')).toBeVisible();
  await expect(offer).toBeVisible();
  await page.getByRole('button', { name: 'Actualizar' }).click();
  await expect(getOpportunitiesHeading(page)).toBeVisible();
  await expect(offer).toBeHidden();
});

test('tries a staged release in one tab, which says so and leads back', async ({ page }) => {
  const app = await deployment.createVariant('public', 'trial', { [title]: 'Oportunidades en prueba' });
  const output = await deployment.release('public', app, '--stage');
  const [, query] = /(\?remote\.public=\S+)/.exec(output) ?? [];
  await page.goto(`/blog${query}`);
  await expect(page.getByText('Estás probando una versión que no está publicada')).toBeVisible();
  await getLink(page, 'Oportunidades').click();
  await expect(getOpportunitiesHeading(page, 'Oportunidades en prueba')).toBeVisible();

  await page.getByRole('button', { name: 'Volver a lo publicado' }).click();
  await expect(getOpportunitiesHeading(page)).toBeVisible();
  await expect(page.getByText('Estás probando')).toBeHidden();
});

test('gives a canary to a share of browsers, which keep it until a rollback', async ({ page, context }) => {
  const released = (await deployment.readRegistry()).public!.entry;
  const app = await deployment.createVariant('public', 'canary', { [title]: 'Oportunidades para algunos' });
  await deployment.release('public', app, '--share', '50');
  const readEntry = async (group: number) => {
    const answer = await page.request.get('/remotes.json', { headers: { cookie: `cimiento.group=${group}` } });
    return ((await answer.json()) as { public: { entry: string } }).public.entry;
  };
  const headings = new Map<boolean, string>([
    [true, title],
    [false, 'Oportunidades para algunos'],
  ]);
  for (let group = 0; headings.size > 0; group++) {
    const stays = (await readEntry(group)) === released;
    const heading = headings.get(stays);
    if (!heading) continue;
    await context.addCookies([{ name: 'cimiento.group', value: String(group), domain: 'localhost', path: '/' }]);
    await page.goto('/oportunidades');
    await expect(getOpportunitiesHeading(page, heading)).toBeVisible();
    await expect(page.getByText('Estás probando')).toBeHidden();
    headings.delete(stays);
  }
  await deployment.rollback('public');
  await page.reload();
  await expect(getOpportunitiesHeading(page)).toBeVisible();
});

test('ignores a trial build from an origin that is not listed', async ({ page }) => {
  await page.goto('/oportunidades?remote.public=https://evil.example/mf-manifest.json');
  await expect(getOpportunitiesHeading(page)).toBeVisible();
  await expect(page.getByText('Estás probando')).toBeHidden();
});

test.describe('a remote on another origin', () => {
  test.use({ expectedErrors: /other origin: http:\/\/127\.0\.0\.1:/ });

  test('the remote is loaded from there with its hashes checked', async ({ page }) => {
    const app = await deployment.createVariant('public', 'elsewhere', { [title]: 'Oportunidades de otra parte' });
    await deployment.release('public', app, '--base', `${deployment.otherOrigin}/remotes`);
    const entry = page.waitForRequest(new RegExp(`^${deployment.otherOrigin}/remotes/public/.*/entry\\.`));
    await page.goto('/oportunidades');
    await expect(getOpportunitiesHeading(page, 'Oportunidades de otra parte')).toBeVisible();
    expect((await (await entry).allHeaders())['sec-fetch-mode']).toBe('cors');
    await deployment.rollback('public');
  });
});

test('adds a fourth remote with its addresses and navigation while the site runs', async ({ page }) => {
  const { sample: _none, ...before } = await deployment.readRegistry();
  const app = await deployment.buildFixture('mfe-sample');
  await page.goto('/calculadora');
  await expect(page.getByRole('heading', { name: 'Página no encontrada' })).toBeVisible();

  await deployment.release('sample', app);
  await page.goto('/blog');
  await expect(getLink(page, 'Mi calculadora')).toBeHidden();
  await getLink(page, 'Calculadora').click();
  await expect(page.getByText('1 fracciones son $1000')).toBeVisible();
  await page.getByRole('button', { name: 'Una más' }).click();
  await expect(page.getByText('2 fracciones son $2000')).toBeVisible();

  await signIn(page, 'maria');
  await page.goto('/blog');
  await getLink(page, 'Mi calculadora').click();
  await expect(page.getByText('Para María')).toBeVisible();

  await deployment.retire('sample');
  expect(await deployment.readRegistry()).toEqual(before);
});

type Failure = {
  message: string;
  apply: (name: string) => Promise<void>;
  /** Tried with one remote only, because it is a variant of another failure. */
  once?: true;
};

const createRegistryFailure = (
  message: string,
  change: (line: { contract: number; integrity: string; entry: string }) => void,
): Failure => ({
  message,
  apply: (name) => deployment.editRegistry((registry) => change(registry[name]!)),
});

const failures: Record<string, Failure> = {
  'its files gone': {
    message: unavailable,
    apply: async (name) => rm(await deployment.getCurrentRelease(name), { recursive: true }),
  },
  'garbage in place of its entry': {
    message: unavailable,
    apply: async (name) =>
      overwriteScripts(await deployment.getCurrentRelease(name), 'entry', '<html>502 Bad Gateway</html>'),
  },
  'a chunk that was changed after its release': {
    once: true,
    message: unavailable,
    apply: async (name) =>
      overwriteScripts(await deployment.getCurrentRelease(name), 'assets', 'location.href = "https://evil.example"'),
  },
  'garbage and no hashes': {
    once: true,
    message: unavailable,
    apply: async (name) => {
      await deployment.editRegistry((registry) => Object.assign(registry[name]!, { integrity: undefined }));
      await overwriteScripts(await deployment.getCurrentRelease(name), 'entry', '<html>502 Bad Gateway</html>');
    },
  },
  'a chunk gone': {
    message: unavailable,
    apply: async (name) => rm(path.join(await deployment.getCurrentRelease(name), 'assets'), { recursive: true }),
  },
  'a manifest with another hash than the registry says': {
    once: true,
    ...createRegistryFailure(unavailable, (line) => {
      line.integrity = `sha384-${'B'.repeat(64)}`;
    }),
  },
  'a contract of the past': createRegistryFailure(incompatible, (line) => {
    line.contract = 0;
  }),
  'a contract of the future': createRegistryFailure(incompatible, (line) => {
    line.contract = 99;
  }),
  'an address on another origin': {
    once: true,
    ...createRegistryFailure(incompatible, (line) => {
      line.entry = 'https://evil.example/mf-manifest.json';
    }),
  },
};

for (const [name, address] of Object.entries({
  public: '/oportunidades',
  investor: '/dashboard',
  admin: '/admin/settings',
})) {
  const tag = name === 'public' ? [] : '@slow';
  test(
    `limits failures of the ${name} remote to its own pages, and recovers by one click`,
    { tag },
    async ({ page }) => {
      // Nine releases and rollbacks, each in a new process.
      test.slow();
      await signIn(page, 'admin');
      const applicable = Object.entries(failures).filter(([, { once }]) => name === 'public' || !once);
      for (const [index, [way, { message, apply }]] of applicable.entries()) {
        await test.step(way, async () => {
          await deployment.release(name, await deployment.createVariant(name, `broken${index}`, {}));
          await apply(name);
          await page.goto(address);
          await expect(page.getByText(message)).toBeVisible();
          const expectNotReloaded = await markPage(page);
          await getLink(page, name === 'public' ? 'Dashboard' : 'Blog').click();
          await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
          await page.goBack();
          await expect(page.getByText(message)).toBeVisible();

          await deployment.rollback(name);
          await page.getByRole('button', { name: 'Reintentar' }).click();
          await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
          await expect(page.getByText(message)).toBeHidden();
          await expectNotReloaded();
        });
      }
    },
  );
}

test('says that a remote is slow, gives it up after its time limit, and recovers by one click', async ({ page }) => {
  await page.clock.install();
  await page.route('**/remotes/public/*/entry.*.js', async () => undefined);
  await page.goto('/oportunidades', { waitUntil: 'commit' });
  // From here on the limit of the script runs.
  await expect(page.locator('script[src*="/entry."]')).toHaveCount(1);
  await page.clock.runFor(20_000);
  await expect(getLink(page, 'Blog')).toBeVisible();
  await expect(page.getByText('Tarda más de lo normal. Sigue cargando.')).toBeVisible();
  await expect(page.getByText(unavailable)).toBeHidden();
  await page.clock.runFor(12_000);
  await expect(page.getByText(unavailable)).toBeVisible();
  await page.unroute('**/remotes/public/*/entry.*.js');
  await page.getByRole('button', { name: 'Reintentar' }).click();
  await expect(getOpportunitiesHeading(page)).toBeVisible();
});

test('recovers from a short failure by itself', async ({ page }) => {
  let requests = 0;
  // The page has the manifest of its remote; that of another one is fetched.
  await page.route(/\/remotes\/investor\/[^/]+\/mf-manifest\.json/, (route) =>
    requests++ < 2 ? route.abort() : route.continue(),
  );
  await signIn(page, 'maria');
  await page.goto('/');
  await page.getByRole('link', { name: 'Ir a mi dashboard' }).click();
  await expect(page.getByRole('group', { name: 'Total Invertido' })).toBeVisible();
  expect(requests).toBe(3);
});

test('limits an exception of a page to that page, and recovers with the next release in place', async ({ page }) => {
  const app = await deployment.createVariant('public', 'roto', {
    'tabs:"Proyectos por estado"': 'get tabs(){throw new Error("roto")}',
  });
  await deployment.release('public', app);
  await page.goto('/oportunidades');
  await expect(page.getByText(unavailable)).toBeVisible();
  const expectNotReloaded = await markPage(page);
  await getLink(page, 'Blog').click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await getLink(page, 'Oportunidades').click();
  await expect(page.getByText(unavailable)).toBeVisible();

  await deployment.rollback('public');
  await page.getByRole('button', { name: 'Reintentar' }).click();
  await expect(getOpportunitiesHeading(page)).toBeVisible();
  await expectNotReloaded();
});

test('keeps a typed form when the chunks of its release are deleted, and continues with the next', async ({ page }) => {
  await page.goto('/waitlist');
  await page.getByLabel('Nombre completo').fill('Rosa Andrade');
  const expectNotReloaded = await markPage(page);
  const app = await deployment.createVariant('public', 'after', { [title]: 'Oportunidades de hoy' });
  const old = await deployment.getCurrentRelease('public');
  await deployment.release('public', app);
  await rename(path.join(old, 'assets'), path.join(old, 'assets-gone'));

  await getLink(page, 'Oportunidades').click();
  await expect(page.getByText(unavailable)).toBeVisible();
  await page.goBack();
  await expect(page.getByLabel('Nombre completo')).toHaveValue('Rosa Andrade');
  await page.goForward();
  await page.getByRole('button', { name: 'Reintentar' }).click();
  await expect(getOpportunitiesHeading(page, 'Oportunidades de hoy')).toBeVisible();
  await page.goBack();
  await expect(page.getByLabel('Nombre completo')).toHaveValue('Rosa Andrade');
  await expectNotReloaded();

  await rename(path.join(old, 'assets-gone'), path.join(old, 'assets'));
  await deployment.rollback('public');
});
