import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureInstalled, isNodeSupported } from './preflight.mjs';

it.each([
  ['20.20.2', false],
  ['22.21.1', false],
  ['22.22.0', true],
  ['24.0.0', true],
  ['26.10.0', true],
])('Node %s is supported: %s', (version, enough) => {
  expect(isNodeSupported(version)).toBe(enough);
});

describe('ensureInstalled', () => {
  let root;
  let installs;
  const lock = (text) => writeFileSync(join(root, 'package-lock.json'), text);
  const ensure = (code = 0) =>
    ensureInstalled(root, async () => {
      installs += 1;
      mkdirSync(join(root, 'node_modules'), { recursive: true });
      return code;
    });

  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'cimiento-install-'));
    installs = 0;
    lock('one');
    jest.spyOn(console, 'log').mockImplementation(() => undefined);
  });

  afterEach(() => {
    jest.restoreAllMocks();
    rmSync(root, { recursive: true });
  });

  it('installs once while the lock file stays the same', async () => {
    expect([await ensure(), await ensure(), installs]).toEqual([0, 0, 1]);
  });

  it('installs again when the lock file has changed', async () => {
    await ensure();
    lock('two');
    await ensure();
    expect(installs).toBe(2);
  });

  it('installs again after a failed install', async () => {
    expect([await ensure(7), await ensure(), installs]).toEqual([7, 0, 2]);
  });
});
