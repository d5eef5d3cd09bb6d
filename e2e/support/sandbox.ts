import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Program } from './program';
import { test as base } from './test';

/** A test of a sandbox in a separate process, whose clock is not that of the test. */
export const test = base.extend<object, { sandbox: string }>({
  sandbox: [
    // Playwright reads the names of the needed fixtures from the first parameter.
    // eslint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const folder = await mkdtemp(path.join(tmpdir(), 'cimiento-sandbox-'));
      const program = await Program.start({ SANDBOX: '1', DATA_DIR: folder });
      await use(program.url);
      await program.stop();
      await rm(folder, { recursive: true, force: true });
    },
    { scope: 'worker' },
  ],
  baseURL: ({ sandbox }, use) => use(sandbox),
});
