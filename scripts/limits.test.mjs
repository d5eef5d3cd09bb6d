import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { findFiles } from './lib/find-files.mjs';
import { listRemoteFolders } from './lib/remotes.mjs';
import { ROOT } from './lib/root.mjs';

const SOURCE_FOLDERS = ['gateway', 'rest-adapter', 'shell', ...listRemoteFolders(), 'packages/contracts'];
const LITERAL = /(at least|al menos|como máximo|at most|fewer than) \d+ (caracteres|characters)/i;

const isSource = (path) => /\.tsx?$/.test(path) && !/\.(test|generated)\.tsx?$/.test(path);

test('no source file writes out a limit of characters', () => {
  const files = SOURCE_FOLDERS.flatMap((folder) => findFiles(join(ROOT, folder, 'src'), isSource));
  expect(files.length).toBeGreaterThan(300);
  const wrong = files.filter((path) => LITERAL.test(readFileSync(path, 'utf8')));
  expect(wrong.map((path) => relative(ROOT, path))).toEqual([]);
});
