import { formatMonth, listPeriods, toSearchWords } from '@cimiento/contracts';

/** The words of a search, between blanks. Each must match something of a record. */
export type Term = {
  /** As typed. */
  text: string;
  words: readonly string[];
};

// Of more terms the last ones make no result narrower that a person would look through.
const maxTerms = 12;

/**
 * The readings of a search: its terms, and everything as one word where it may be a reference that was written in groups. None for a search
 * without a letter or digit.
 */
export function readTerms(query: string): Term[][] {
  const terms = query
    .trim()
    .split(/\s+/)
    .map((text) => ({ text, words: toSearchWords(text) }))
    .filter(({ words }) => words.length > 0)
    .slice(0, maxTerms);
  if (terms.length === 0) return [];
  const joined = terms.map(({ text }) => text).join('');
  const isGrouped = terms.length > 1 && /\d/.test(joined);
  return isGrouped ? [terms, [{ text: joined, words: toSearchWords(joined) }]] : [terms];
}

const orderNumberShapes = [/^(CIM)(.{5})(.+)$/, /^(CIM)(.+)$/, /^(CI)(.{5})(.+)$/, /^(CI)(.+)$/];

/** The forms in which a reference or a number may be stored, of which its first characters were typed. None for fewer than three. */
export function listIdentifierStarts({ text, words }: Term): string[] {
  const joined = words.join('').toUpperCase();
  if (joined.length < 3) return [];
  const numbers = orderNumberShapes.flatMap((shape) => shape.exec(joined)?.slice(1).join('-') ?? []);
  return [...new Set([text, text.toUpperCase(), joined, ...numbers])];
}

/** The id that a term is: '33' or '#33'. */
export const findId = ({ text }: Term): number | null => {
  const digits = /^#?([1-9]\d{0,8})$/.exec(text)?.[1];
  return digits === undefined ? null : Number(digits);
};

/** Whether each word starts one of the words of a text. */
export const matchesWords = (words: readonly string[], text: string): boolean => {
  const found = toSearchWords(text);
  return words.every((word) => found.some((whole) => whole.startsWith(word)));
};

/** The months of a range that a term names: '2026-05', '2026', 'mayo'. */
export const findPeriods = ({ words }: Term, from: string, to: string): string[] =>
  listPeriods(from, to).filter((period) => matchesWords(words, `${period} ${formatMonth(period)}`));
