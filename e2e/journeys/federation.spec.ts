import { cp, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { execFile } from 'node:child_process';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { loadConfig } from '@cimiento/gateway';
import { startStandalone, type Standalone } from '@cimiento/standalone';
import { ports } from '../support/ports';
import { copyRepository, remotes, root } from '../support/repository';
import { expect, test } from '../support/test';

const apps = ['shell', ...remotes.map((name) => `mfe-${name}`)];

/** A deployment whose files the tests replace. */
test.describe('a remote that is deployed alone', () => {
  test.describe.configure({ mode: 'serial' });
  let folder: string;
  let deployment: Standalone;

  test.beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'cimiento-site-'));
    for (const app of apps)
      await cp(path.join(root, app, 'dist/app'), path.join(folder, app, 'dist/app'), { recursive: true });
    deployment = await startStandalone(
      folder,
      loadConfig({ PORT: String(ports.federation), DATA_DIR: folder, LOG_LEVEL: 'silent' }),
    );
  });

  test.afterAll(async () => {
    await deployment.close();
    await rm(folder, { recursive: true, force: true });
  });

  test.use({
    baseURL: `http://localhost:${ports.federation}`,
    expectedErrors: /Refused to execute script|Failed to load resource|RemoteError|Federation Runtime/,
  });

  test('costs only its own pages while its files are gone, and returns on a retry without a reload', async ({
    page,
  }) => {
    const remote = path.join(folder, 'mfe-public/dist');
    await rename(remote, `${remote}-gone`);
    await page.goto('/oportunidades');
    await expect(page.getByText('No pudimos cargar esta sección')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Oportunidades' }).first()).toBeVisible();
    await page.evaluate(() => Object.assign(window, { stillTheSamePage: true }));

    const failureReported = page.waitForRequest(/\/remotes\/report\?/);
    await page.getByRole('button', { name: 'Reintentar' }).click();
    await failureReported;
    await expect(page.getByText('No pudimos cargar esta sección')).toBeVisible();

    await rename(`${remote}-gone`, remote);
    await page.getByRole('button', { name: 'Reintentar' }).click();
    await expect(page.getByRole('tab', { name: /Financiadas/ })).toBeVisible();
    expect(await page.evaluate(() => 'stillTheSamePage' in window)).toBe(true);
  });

  test('shows its new build on reload, with the shell unchanged', { tag: '@slow' }, async ({ page }) => {
    // It builds a remote, which takes a minute where other work is under way.
    test.slow();
    const shell = await readFile(path.join(folder, 'shell/dist/app/index.html'), 'utf8');
    await page.goto('/oportunidades');
    await expect(page.getByRole('tab', { name: /Financiadas/ })).toBeVisible();

    const copy = await copyRepository();
    try {
      const screen = path.join(copy, 'mfe-public/src/shared/heads.ts');
      await writeFile(
        screen,
        (await readFile(screen, 'utf8')).replaceAll('Oportunidades de inversión', 'Otra versión de las oportunidades'),
      );
      await promisify(execFile)(
        'npm',
        ['run', 'build', '--', '--output-path', path.join(folder, 'mfe-public/dist/app')],
        { cwd: path.join(copy, 'mfe-public') },
      );
    } finally {
      await rm(copy, { recursive: true, force: true });
    }

    await page.reload();
    await expect(page.getByRole('heading', { name: 'Otra versión de las oportunidades' })).toBeVisible();
    expect(await readFile(path.join(folder, 'shell/dist/app/index.html'), 'utf8')).toBe(shell);
  });
});
