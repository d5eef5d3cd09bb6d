import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { findFiles } from './find-files.mjs';

test('finds the sources, and neither installed nor built files nor those of running journeys', () => {
  const folder = mkdtempSync(join(tmpdir(), 'cimiento-files-'));
  const files = ['a.ts', 'b/c.ts', 'node_modules/x.js', 'b/dist/c.js', 'e2e/test-results/.artifacts-3/trace.zip'];
  for (const file of files) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), '');
  }
  expect(findFiles(folder).map((path) => relative(folder, path))).toEqual(['a.ts', 'b/c.ts']);
  expect(findFiles(join(folder, 'nothing'))).toEqual([]);
  rmSync(folder, { recursive: true });
});
