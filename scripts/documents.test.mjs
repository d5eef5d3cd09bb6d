import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { findFiles } from './lib/find-files.mjs';
import { ROOT } from './lib/root.mjs';

const documents = findFiles(ROOT, (path) => path.endsWith('.md') && basename(path) !== 'CHANGELOG.md');
const read = (file) => readFileSync(file, 'utf8');

/** The anchors that a document's headings have on GitHub. */
const listAnchors = (file) =>
  [...read(file).matchAll(/^#+ (.+)$/gm)].map(([, heading]) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  );

function isBroken(file, link) {
  const [path, anchor] = link.split('#');
  const target = path === '' ? file : join(dirname(file), path);
  if (!existsSync(target)) return true;
  return anchor !== undefined && target.endsWith('.md') && !listAnchors(target).includes(anchor);
}

test('every relative link of a document leads to a file and a heading', () => {
  const broken = documents.flatMap((file) =>
    [...read(file).matchAll(/\]\((?!https?:|mailto:|\/)([^)\s]+)\)/g)].flatMap(([, link]) =>
      isBroken(file, link) ? [`${relative(ROOT, file)}: ${link}`] : [],
    ),
  );
  expect(broken).toEqual([]);
});

const contributing = read(join(ROOT, 'CONTRIBUTING.md'));

test('every file that a recipe of CONTRIBUTING.md names exists', () => {
  const named = [...contributing.matchAll(/`([\w.-]+\/[\w./-]+\.\w+)`/g)].map(([, path]) => path);
  const files = named.filter((path) => !/NAME|DOMAIN/.test(path));
  expect(files.length).toBeGreaterThan(15);
  expect(files.filter((path) => !existsSync(join(ROOT, path)))).toEqual([]);
});

test('every pattern that a recipe of CONTRIBUTING.md checks with matches a test file', () => {
  const commands = [...contributing.matchAll(/`npx jest (?:--testPathPatterns )?([^`]+)`/g)];
  const patterns = commands.flatMap(([, text]) => text.replaceAll("'", '').split(/[|\s]+/));
  const tests = findFiles(ROOT, (path) => /\.test\.(tsx?|mjs)$/.test(path));
  expect(patterns.length).toBeGreaterThan(8);
  expect(patterns.filter((pattern) => !tests.some((path) => path.includes(pattern)))).toEqual([]);
});
