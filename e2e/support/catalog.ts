import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { root } from './repository';
import { expect, test as base } from './test';

const address = 'http://catalog.localhost';

/** A test on the catalog of packages/product-ui, which is built once for each worker and served without a server. */
export const test = base.extend<object, { catalog: string }>({
  catalog: [
    // Playwright reads the names of the needed fixtures from the first parameter.
    // eslint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const folder = await mkdtemp(path.join(tmpdir(), 'cimiento-catalog-'));
      await promisify(execFile)(process.execPath, [path.join(root, 'scripts/catalog.mjs'), folder]);
      await use(folder);
      await rm(folder, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: address,
  page: async ({ page, catalog }, use) => {
    await page.route(`${address}/**`, (route) => {
      const { pathname } = new URL(route.request().url());
      return route.fulfill({ path: path.join(catalog, pathname === '/' ? 'index.html' : pathname) });
    });
    await use(page);
  },
});

export { expect };
