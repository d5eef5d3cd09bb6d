import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listProductFolders } from './lib/product-folders.mjs';
import { ROOT } from './lib/root.mjs';

const readJson = (path) => JSON.parse(readFileSync(join(ROOT, path), 'utf8'));
const readVersion = (folder) => readJson(join(folder, 'package.json')).version;

test('every part of the product has the version of the repository, in package-lock.json too', () => {
  const { version } = readJson('package.json');
  const locked = readJson('package-lock.json');
  expect(locked.version).toBe(version);
  const folders = listProductFolders(ROOT);
  expect(folders).toContain('gateway');
  const all = folders.map((folder) => [folder, readVersion(folder), locked.packages[folder].version]);
  expect(all).toEqual(folders.map((folder) => [folder, version, version]));
});

test('the changelog has a section for the version, with its day', () => {
  const { version } = readJson('package.json');
  const changelog = readFileSync(join(ROOT, 'CHANGELOG.md'), 'utf8');
  expect(changelog).toMatch(new RegExp(`^## ${version.replaceAll('.', '\\.')} – \\d{4}-\\d{2}-\\d{2}$`, 'm'));
});

test('the command of the operator prints the version and the commit', () => {
  const { version } = readJson('package.json');
  const options = { env: { ...process.env, GIT_COMMIT: 'c0ffee' }, encoding: 'utf8' };
  const printed = execFileSync(process.execPath, [join(ROOT, 'gateway/dist/cli/main.js'), 'version'], options);
  expect(printed).toBe(`${version} c0ffee\n`);
});
