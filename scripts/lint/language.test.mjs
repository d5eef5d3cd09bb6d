import { buildSchema } from 'graphql';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../lib/root.mjs';
import { CHECKED_FOLDERS, checkFolders, checkLanguage } from './language.mjs';

test('the checked folders have no idioms and no bad test names', () => {
  expect(checkFolders(CHECKED_FOLDERS)).toEqual([]);
});

describe('the language lint', () => {
  it.each([
    ['a comment', '// Whoever asks.', 'x.test.tsx:1: Whoever → a user who, a caller that, anyone who'],
    ['a comment of several lines', '/**\n * A table\n * of its own.\n */', 'x.test.tsx:3: of its own → its own …'],
    ['a doc comment without a sentence', '/** What it does. */', 'x.test.tsx:1: /** What → start with a noun'],
    ['a comment in JSX', 'const x = <p>{/* It goes on. */}</p>;', 'x.test.tsx:1: goes on → continues'],
    ['a description', "f({ description: 'An id that is no number.' });", 'x.test.tsx:1: is no → is not a, has no'],
    ['a test name', "test('a page begins', () => {});", 'x.test.tsx:1: begins → starts'],
    [
      'a test name without a subject',
      "it.each([1])('is %d', () => {});",
      'x.test.tsx:1: is %d → start with the subject',
    ],
    ['a long test name', `it('${'a'.repeat(91)}');`, `x.test.tsx:1: ${'a'.repeat(91)} → at most 90 characters`],
  ])('%s is reported', (_name, text, problem) => {
    expect(checkLanguage('x.test.tsx', text)).toEqual([problem]);
  });

  it('a document is read as a whole', () => {
    expect(checkLanguage('x.md', 'One.\nThe pages of now.')).toEqual(['x.md:2: of now → current']);
  });

  it('texts of the product and native uses are left alone', () => {
    const text =
      "const x = 'https://a.b // whoever';\n// There is no row. It is no longer one of its own pages.\nconst y = /\\/\\/ begins/;";
    expect(checkLanguage('x.ts', text)).toEqual([]);
  });
});

// Constructions that a native writer of an API would not use.
const FOREIGN =
  /^(?:What|How far|Which|Whom|Since when|Until when)\b|\bany more\b|\bin none\b|\bby hand\b|\bsomebody\b|\bthe own\b/;

test('descriptions of the API start with a noun and use plain words', () => {
  const schema = buildSchema(readFileSync(join(ROOT, 'gateway/schema.graphql'), 'utf8'));
  const types = Object.values(schema.getTypeMap());
  const parts = types.flatMap((type) => [
    type,
    ...Object.values(type.getFields?.() ?? {}).flatMap((field) => [field, ...(field.args ?? [])]),
    ...(type.getValues?.() ?? []),
  ]);
  expect(parts.length).toBeGreaterThan(2000);
  expect(parts.map(({ description }) => description ?? '').filter((text) => FOREIGN.test(text))).toEqual([]);
});
