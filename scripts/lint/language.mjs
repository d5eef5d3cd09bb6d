import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import ts from 'typescript';
import { findFiles } from '../lib/find-files.mjs';
import { ROOT } from '../lib/root.mjs';

/** The folders whose comments, descriptions, test names and documents are checked. */
export const CHECKED_FOLDERS = [
  'bench',
  'docs',
  'e2e',
  'gateway',
  'mfe-admin',
  'mfe-investor',
  'mfe-public',
  'packages',
  'rest-adapter',
  'scripts',
  'shell',
];
// Idioms that a native engineer stumbles at, each with better words.
const IDIOMS = [
  [/\bwho(?:m)?ever\b/gi, 'a user who, a caller that, anyone who'],
  [/\b(?:told|tells?|telling) of\b/gi, 'receives, is notified of, reports, means'],
  [/(?<!\bthere )\b(?:is|are|was|were) no (?!longer\b|more\b|less\b)/gi, 'is not a, has no'],
  [/(?<!\bone )\bof (?:its|their|his) own\b/gi, 'its own …'],
  [/\bwhat of (?:a|an|the|its|it)\b/gi, 'the parts of, the fields that'],
  [/\bstands? in (?:a|an|the|it|its)\b|\b(?:stand|stay)s? so\b/gi, 'is written in, is listed in, stays signed in'],
  [/\b(?:go|goes|going|went|gone) on\b/gi, 'continues'],
  [/\b(?:begins?|began|begun|beginning)\b/g, 'starts'],
  [/\ba look\b|\blooks? again\b/gi, 'a poll, a scan, a check'],
  [/\bmanieth\b/gi, 'ordinal'],
  [/\b(?:meanwhile|in the meantime)\b/gi, 'during the request, by then, with a time'],
  [/\bof now\b/gi, 'current'],
  [/\bany more\b/gi, 'no longer'],
  [/\bthe own\b/gi, 'their own, its own'],
  [/\bin none\b/gi, 'not in a file, not in a batch'],
  // Without its sentence: what it does, how far it is.
  [/\/\*\*\s*(?:\* )?(?:What|How far|Which|Whom|Since when|Until when)\b/g, 'start with a noun'],
];

const TEST_NAME_LENGTH = 90;
const TEST_FUNCTION = /^(?:describe|it|test)(?:\.\w+)*$/;
// These words continue the sentence of a `describe`; a name starts with its subject.
const NO_SUBJECT = /^(?:are|is|was|were|has|have|does|do|can|cannot|must|may|and|or|not)\b/i;

const TEST = /\.(?:test|spec)\.\w+$|^e2e\//;
const SOURCE = /\.(?:ts|tsx|mjs)$/;
const isChecked = (path) => (SOURCE.test(path) || path.endsWith('.md')) && !path.includes('.generated.');

/** @returns {string[]} `file:line: what is wrong → better words` for every checked file below the folders */
export const checkFolders = (folders) =>
  folders
    .flatMap((folder) => findFiles(join(ROOT, folder), isChecked))
    .flatMap((path) => checkLanguage(relative(ROOT, path), readFileSync(path, 'utf8')));

/** @returns {string[]} `file:line: what is wrong → better words` for one file */
export function checkLanguage(file, text) {
  // Parsing takes most of the time, and few files have an idiom anywhere.
  if (!TEST.test(file) && IDIOMS.every(([idiom]) => text.search(idiom) < 0)) return [];
  const { texts, testNames } = SOURCE.test(file)
    ? readTexts(file, text)
    : { texts: [{ start: 0, text }], testNames: [] };
  const getPlace = (start) => `${file}:${text.slice(0, start).split('\n').length}`;
  const idioms = [...texts, ...testNames].flatMap((part) =>
    IDIOMS.flatMap(([idiom, better]) =>
      [...part.text.matchAll(idiom)].map(
        ({ 0: found, index }) => `${getPlace(part.start + index)}: ${found.trim()} → ${better}`,
      ),
    ),
  );
  return [...idioms, ...testNames.flatMap(({ start, text: name }) => findBadName(name, getPlace(start)) ?? [])];
}

function findBadName(name, place) {
  if (name.length > TEST_NAME_LENGTH) return `${place}: ${name} → at most ${TEST_NAME_LENGTH} characters`;
  return NO_SUBJECT.test(name) ? `${place}: ${name} → start with the subject` : null;
}

/** The comments and descriptions of a source file, and the names of its tests. */
function readTexts(file, text) {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest);
  const toPart = (node) => ({ start: node.getStart(source) + 1, text: node.getText(source).slice(1, -1) });
  const characters = text.split('');
  const [texts, testNames] = [[], []];
  const visit = (node) => {
    if (isLiteral(node)) characters.fill(' ', node.getStart(source), node.end);
    if (ts.isPropertyAssignment(node) && node.name.getText(source) === 'description' && isText(node.initializer))
      texts.push(toPart(node.initializer));
    if (ts.isCallExpression(node) && isTestFunction(node.expression, source) && isText(node.arguments[0]))
      testNames.push(toPart(node.arguments[0]));
    ts.forEachChild(node, visit);
  };
  visit(source);
  // Without the literals, which may hold what looks like a comment, such as an address.
  const comments = characters.join('').matchAll(/\/\/.*|\/\*[\s\S]*?\*\//g);
  texts.push(...[...comments].map(({ 0: comment, index }) => ({ start: index, text: comment })));
  return { texts, testNames };
}

const isLiteral = (node) =>
  ts.isLiteralExpression(node) ||
  ts.isTemplateHead(node) ||
  ts.isTemplateMiddleOrTemplateTail(node) ||
  ts.isJsxText(node);

const isText = (node) => node !== undefined && (ts.isStringLiteralLike(node) || ts.isTemplateExpression(node));

/** Also for `it.each(rows)` and `it.each` before a table. */
function isTestFunction(node, source) {
  const called = ts.isCallExpression(node) ? node.expression : ts.isTaggedTemplateExpression(node) ? node.tag : node;
  return TEST_FUNCTION.test(called.getText(source));
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href)
  for (const line of checkFolders(process.argv.length > 2 ? process.argv.slice(2) : CHECKED_FOLDERS)) console.log(line);
