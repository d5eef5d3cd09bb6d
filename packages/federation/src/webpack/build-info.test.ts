import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readBuildInfo } from './build-info';

let root: string;
const environment = { ...process.env };

const write = (file: string, text: string) => writeFileSync(path.join(root, file), text);
const runGit = (...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=ana', '-c', 'user.email=ana@example.com', ...args], {
    cwd: root,
    encoding: 'utf8',
  }).trim();

beforeEach(() => {
  delete process.env['GIT_COMMIT'];
  root = mkdtempSync(path.join(tmpdir(), 'cimiento-commit-'));
  write('package.json', '{ "version": "1.2.3" }');
});

afterEach(() => {
  process.env = { ...environment };
  rmSync(root, { recursive: true, force: true });
});

test('a build from changed files is not recorded as its clean commit', () => {
  runGit('init', '--quiet');
  runGit('add', '--all');
  runGit('commit', '--quiet', '--message', 'One');
  const commit = runGit('rev-parse', 'HEAD');
  expect(readBuildInfo(root)).toEqual({ version: '1.2.3', commit });
  write('new.ts', '');
  expect(readBuildInfo(root).commit).toBe(`${commit}-dirty`);
  rmSync(path.join(root, 'new.ts'));
  write('package.json', '{ "version": "1.2.4" }');
  expect(readBuildInfo(root)).toEqual({ version: '1.2.4', commit: `${commit}-dirty` });
});

test('a build outside a checkout has the commit that the environment states, else none', () => {
  expect(readBuildInfo(root).commit).toBe('unknown');
  process.env['GIT_COMMIT'] = 'c0ffee';
  expect(readBuildInfo(root).commit).toBe('c0ffee');
});
