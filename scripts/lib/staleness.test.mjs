import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { calculateFingerprint, isStale, markBuilt } from './staleness.mjs';

let root;

function write(path, text) {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
}

const dependsOn = (...names) => JSON.stringify({ dependencies: Object.fromEntries(names.map((name) => [name, '*'])) });
const isAppStale = (app = 'app') => isStale(root, app, calculateFingerprint(root, app));

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'cimiento-staleness-'));
  write('package-lock.json', '{}');
  write('app/package.json', dependsOn('@cimiento/ui', 'react'));
  write('app/src/page.tsx', 'one');
  write('packages/ui/package.json', dependsOn('@cimiento/contracts'));
  write('packages/contracts/package.json', dependsOn());
  write('packages/contracts/src/values/money.ts', 'one');
  write('packages/other/package.json', dependsOn());
  write('app/dist/app/out.js', 'built');
  markBuilt(root, 'app', calculateFingerprint(root, 'app'));
});

afterEach(() => rmSync(root, { recursive: true }));

describe('a build is fresh', () => {
  it('when nothing has changed', () => expect(isAppStale()).toBe(false));

  it.each([
    ['a test', 'app/src/page.test.tsx'],
    ['the build itself', 'app/dist/app/out.js'],
    ['a package that the app does not use', 'packages/other/src/x.ts'],
  ])('when %s has changed', (_name, path) => {
    write(path, 'two');
    expect(isAppStale()).toBe(false);
  });
});

describe('a build is stale', () => {
  it.each([
    ['a source file has changed', 'app/src/page.tsx'],
    ['a source file is new', 'app/src/new.tsx'],
    ['a package of a package has changed', 'packages/contracts/src/values/money.ts'],
    ['another version of a library is installed', 'package-lock.json'],
  ])('when %s', (_name, path) => {
    write(path, 'two');
    expect(isAppStale()).toBe(true);
  });

  it('when a source file is renamed', () => {
    rmSync(join(root, 'app/src/page.tsx'));
    write('app/src/other.tsx', 'one');
    expect(isAppStale()).toBe(true);
  });

  it('when its output is gone', () => {
    rmSync(join(root, 'app/dist/app/out.js'));
    expect(isAppStale()).toBe(true);
  });

  it('when it does not exist', () => {
    rmSync(join(root, 'app/dist'), { recursive: true });
    expect(isAppStale()).toBe(true);
  });
});
