/** Score from which two names are a possible match. */
const matchScore = 0.9;
// Two words below it have nothing in common.
const wordScore = 0.85;

// Words that tell no family from another. 'al' is a part of Arab names and stays.
const particles = new Set(['de', 'la', 'del', 'los', 'las', 'y', 'el', 'e', 'da', 'do', 'dos', 'von', 'van']);

/** The words of a name: 'PEREZ, José de la' is 'jose perez'. */
export function toNameWords(name: string): string[] {
  const comma = name.indexOf(',');
  const turned = comma < 0 ? name : `${name.slice(comma + 1)} ${name.slice(0, comma)}`;
  return turned
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .split(' ')
    .filter((word) => word !== '' && !particles.has(word));
}

/** Number of letters that two words have in common, near the same place, and of those that are in another order. */
function compareLetters(one: string, other: string): { common: number; turned: number } {
  const reach = Math.max(0, Math.floor(Math.max(one.length, other.length) / 2) - 1);
  const taken = new Set<number>();
  const found: string[] = [];
  for (const [index, letter] of [...one].entries()) {
    for (let at = Math.max(0, index - reach); at <= Math.min(other.length - 1, index + reach); at += 1) {
      if (taken.has(at) || other[at] !== letter) continue;
      taken.add(at);
      found.push(letter);
      break;
    }
  }
  const inOrder = [...taken].sort((a, b) => a - b).map((at) => other[at]);
  return { common: found.length, turned: found.filter((letter, index) => letter !== inOrder[index]).length / 2 };
}

/** Likeness of two words from 0 to 1, by Jaro and Winkler: a common start counts more. */
export function scoreWords(one: string, other: string): number {
  if (one === other) return 1;
  const { common, turned } = compareLetters(one, other);
  if (common === 0) return 0;
  const jaro = (common / one.length + common / other.length + (common - turned) / common) / 3;
  let beginning = 0;
  while (beginning < 4 && beginning < one.length && one[beginning] === other[beginning]) beginning += 1;
  return jaro + beginning * 0.1 * (1 - jaro);
}

/**
 * Likeness of two names that are words, from 0 to 1 with three decimals. Each word is paired with the likest one that is left; pairs below 0.85
 * count nothing, and a name of one word counts as two, so that a first name alone is not a match.
 */
export function scoreNameWords(one: readonly string[], other: readonly string[]): number {
  if (one.length === 0 || other.length === 0) return 0;
  if (one.join('') === other.join('')) return 1;
  const pairs = one
    .flatMap((word, left) => other.map((match, right) => ({ left, right, score: scoreWords(word, match) })))
    .filter(({ score }) => score >= wordScore)
    .sort((a, b) => b.score - a.score);
  const [usedLeft, usedRight] = [new Set<number>(), new Set<number>()];
  let sum = 0;
  for (const { left, right, score } of pairs) {
    if (usedLeft.has(left) || usedRight.has(right)) continue;
    usedLeft.add(left);
    usedRight.add(right);
    sum += score;
  }
  return Math.round((sum / Math.max(2, Math.min(one.length, other.length))) * 1000) / 1000;
}

/** Likeness of two names. */
export const scoreNames = (one: string, other: string): number => scoreNameWords(toNameWords(one), toNameWords(other));

/** Whether a score makes two names a possible match. */
export const isNameMatch = (score: number): boolean => score >= matchScore;
