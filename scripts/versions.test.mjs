import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './lib/root.mjs';
import { workspaces } from './lint/workspaces.mjs';

const readJson = (path) => JSON.parse(readFileSync(join(ROOT, path), 'utf8'));
const readVersion = (folder) => readJson(join(folder, 'package.json')).version;

// Remotes are released by their teams. A remote that is live requires a range of the versions of what it shares with the shell, so these
// follow their own names (packages/federation/src/webpack/shared-names.test.ts): another major version would refuse every released remote.
const shared = Object.keys(readJson('packages/federation/src/webpack/shared-names.json')).map(
  (name) => `packages/${name.split('/')[1]}`,
);
const isIndependent = (folder) => folder.startsWith('mfe-') || shared.includes(folder);

test('every part of the product has the version of the repository, in package-lock.json too', () => {
  const { version } = readJson('package.json');
  const locked = readJson('package-lock.json');
  expect(locked.version).toBe(version);
  const folders = workspaces(ROOT)
    .map(({ folder }) => folder)
    .filter((folder) => !isIndependent(folder));
  expect(folders).toContain('gateway');
  const all = folders.map((folder) => [folder, readVersion(folder), locked.packages[folder].version]);
  expect(all).toEqual(folders.map((folder) => [folder, version, version]));
});

test('the changelog has a section for the version, with its day', () => {
  const { version } = readJson('package.json');
  const changelog = readFileSync(join(ROOT, 'CHANGELOG.md'), 'utf8');
  expect(changelog).toMatch(new RegExp(`^## ${version.replaceAll('.', '\\.')} – \\d{4}-\\d{2}-\\d{2}$`, 'm'));
});
