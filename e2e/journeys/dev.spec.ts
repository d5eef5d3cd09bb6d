import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DevServer } from '../support/dev-server';
import { ports } from '../support/ports';
import { root } from '../support/repository';
import { expect, test } from '../support/test';

/** `npm run dev -w mfe-admin`, as a team runs it. */
test.describe('one remote alone in development', { tag: '@slow' }, () => {
  test.use({ baseURL: `http://localhost:${ports.dev}` });
  let folder: string;
  let dev: DevServer;

  test.beforeAll(async () => {
    // It compiles the gateway, which takes minutes where other work is under way.
    test.setTimeout(300_000);
    folder = await mkdtemp(path.join(tmpdir(), 'cimiento-dev-'));
    dev = await DevServer.start(root, 'mfe-admin', { PORT: String(ports.dev), DATA_DIR: folder });
  });

  test.afterAll(async () => {
    await dev.stop();
    await rm(folder, { recursive: true, force: true });
  });

  test('runs in a dev shell, signed in, with its own gateway', async ({ page }) => {
    await page.goto('/admin');
    // The first request waits for a build from nothing.
    await expect(page.getByText('admin@cimiento.example').first()).toBeVisible({ timeout: 30_000 });
    await page.goto('/nada');
    await page.getByRole('link', { name: '/admin/payments' }).click();
    await expect(page).toHaveURL('/admin/payments');
  });
});
