import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './lib/root.mjs';

const text = readFileSync(join(ROOT, 'docs/security.md'), 'utf8');

// Levels 1 and 2 of ASVS 5.0.0: the last requirement of these levels in each section, and what is level 3 before it.
const LAST = {
  1.1: 2,
  1.2: 9,
  1.3: 11,
  1.4: 3,
  1.5: 2,
  2.1: 3,
  2.2: 3,
  2.3: 4,
  2.4: 1,
  3.2: 2,
  3.3: 4,
  3.4: 6,
  3.5: 5,
  3.7: 2,
  4.1: 3,
  4.2: 1,
  4.3: 2,
  4.4: 4,
  5.1: 1,
  5.2: 3,
  5.3: 2,
  5.4: 3,
  6.1: 3,
  6.2: 12,
  6.3: 4,
  6.4: 4,
  6.5: 5,
  6.6: 3,
  6.8: 4,
  7.1: 3,
  7.2: 4,
  7.3: 2,
  7.4: 5,
  7.5: 2,
  7.6: 2,
  8.1: 2,
  8.2: 3,
  8.3: 1,
  8.4: 1,
  9.1: 3,
  9.2: 4,
  11.1: 2,
  11.2: 3,
  11.3: 3,
  11.4: 4,
  11.5: 1,
  11.6: 1,
  12.1: 3,
  12.2: 2,
  12.3: 4,
  13.1: 1,
  13.2: 5,
  13.3: 2,
  13.4: 5,
  14.1: 2,
  14.2: 4,
  14.3: 3,
  15.1: 3,
  15.2: 3,
  15.3: 7,
  16.1: 1,
  16.2: 5,
  16.3: 4,
  16.4: 3,
  16.5: 3,
};
const required = Object.entries(LAST).flatMap(([section, last]) =>
  Array.from({ length: last }, (_, index) => `${section}.${index + 1}`),
);

/** The rows of the table: their requirements, state and text. */
const rows = [...text.matchAll(/^\| (\d[\d., to]*) \| ([^|]*) \| ([^|]*) \|$/gm)].map(([, ids, state, by]) => ({
  ids: ids.split(', '),
  state,
  by,
}));

const FOLDERS = ['', 'gateway/src/', 'packages/'];
const IGNORED = new Set(['node_modules', 'dist', '.data', '.git', 'test-results']);
const listFiles = (folder) =>
  readdirSync(join(ROOT, folder), { withFileTypes: true }).flatMap((entry) => {
    if (IGNORED.has(entry.name)) return [];
    return entry.isDirectory() ? listFiles(`${folder}${entry.name}/`) : [`${folder}${entry.name}`];
  });
const isPath = (code) => /\.(tsx?|mjs|ya?ml|md)$/.test(code) || /^[a-z][\w-]*(\/[\w-]+)+$/.test(code);

test('every requirement of levels 1 and 2 has one row, which says where it stands and why', () => {
  const ids = rows.flatMap((row) => row.ids).filter((id) => !id.includes(' to '));
  expect(required.filter((id) => !ids.includes(id))).toEqual([]);
  expect(ids.filter((id, index) => !required.includes(id) || ids.indexOf(id) !== index)).toEqual([]);
  // OAuth and WebRTC, of which the product has nothing.
  expect(rows.flatMap((row) => row.ids).filter((id) => id.includes(' to '))).toEqual([
    '10.1.1 to 10.7.3',
    '17.1.1 to 17.3.2',
  ]);
  for (const { ids: of, state, by } of rows)
    expect([of, ['met', 'n/a', 'open'].includes(state), by.length > 3]).toEqual([of, true, true]);
});

test('every path exists, and a name without a folder is that of one file', () => {
  const files = listFiles('');
  const paths = [...new Set([...text.matchAll(/`([^`\n]+)`/g)].map(([, code]) => code))].filter(isPath);
  const isFound = (path) =>
    path.includes('/')
      ? FOLDERS.some((folder) => existsSync(join(ROOT, folder + path)))
      : files.filter((file) => file.endsWith(`/${path}`) || file === path).length === 1;
  expect(paths.length).toBeGreaterThan(60);
  expect(paths.filter((path) => !isFound(path))).toEqual([]);
});
