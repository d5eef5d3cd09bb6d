import { execFile } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { copyRepository } from './lib/repository-copy.mjs';

const run = promisify(execFile);

// It compiles the platform and a remote in two copies of the repository.
jest.setTimeout(10 * 60_000);

/** Builds a new remote in a copy of the repository; returns its files, whose names are hashes of their content. */
async function build() {
  const copy = copyRepository();
  const options = { cwd: copy, env: { ...process.env, GIT_COMMIT: 'c0ffee' } };
  try {
    await run(process.execPath, ['scripts/new-remote.mjs', 'claims', '--path', '/claims', '--access', 'user'], options);
    await run('npm', ['run', 'build', '--workspace', 'mfe-claims'], options);
    const read = (file) => JSON.parse(readFileSync(join(copy, 'mfe-claims/dist/app', file), 'utf8'));
    return { ...read('build.json'), description: read('remote.json') };
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}

test('the same sources in another folder give the same build', async () => {
  const first = await build();
  expect(first.files.length).toBeGreaterThan(5);
  expect(await build()).toEqual(first);
});
