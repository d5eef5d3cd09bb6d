import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { ports } from '../support/ports';
import { expect, test } from '../support/test';

/** `npm run dev -w mfe-admin`, as a team runs it. */
test.describe('one remote alone in development', () => {
  test.use({ baseURL: `http://localhost:${ports.dev}` });
  let folder: string;
  let dev: ChildProcess;

  test.beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'cimiento-dev-'));
    const env = { ...process.env, npm_package_name: '@cimiento/mfe-admin', PORT: String(ports.dev), DATA_DIR: folder };
    const child = spawn(process.execPath, [path.join(__dirname, '../../scripts/dev.mjs')], {
      env,
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    dev = child;
    for await (const line of createInterface({ input: child.stdout })) if (line.startsWith('mfe-admin alone')) break;
  });

  test.afterAll(async () => {
    const ended = once(dev, 'exit');
    dev.kill('SIGTERM');
    await ended;
    await rm(folder, { recursive: true, force: true });
  });

  test('runs in a dev shell, signed in, with a gateway of its own', async ({ page }) => {
    await page.goto('/admin');
    // The first request waits for a build from nothing.
    await expect(page.getByText('admin@cimiento.example').first()).toBeVisible({ timeout: 30_000 });
    await page.goto('/nada');
    await page.getByRole('link', { name: '/admin/payments' }).click();
    await expect(page).toHaveURL('/admin/payments');
  });
});
