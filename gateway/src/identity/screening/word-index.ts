import { scoreWords } from '@cimiento/contracts';

// Words below it have nothing in common for `scoreNameWords`.
const wordScore = 0.85;
// Jaro's part of that score: a common start of four letters adds the most, none adds nothing.
const [leastJaro, leastJaroOfSameStart] = [wordScore, 0.75];
// Rounding of floats must exclude nothing.
const tolerance = 1e-9;

/** One bit for each letter of a word, by which most words are excluded without comparing their letters. */
function toLetters(word: string): number {
  let letters = 0;
  for (let at = 0; at < word.length; at += 1) letters |= 1 << (word.charCodeAt(at) & 31);
  return letters;
}

/** Number of bits, added up in pairs, fours and bytes. */
function countBits(bits: number): number {
  const pairs = bits - ((bits >>> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return (((fours + (fours >>> 4)) & 0x0f0f0f0f) * 0x01010101) >>> 24;
}

/** The least number of common letters with which words of these lengths reach a score by Jaro, all in the same order. */
const getLeastCommon = (one: number, other: number, jaro: number): number =>
  Math.ceil((3 * jaro - 1) / (1 / one + 1 / other) - tolerance);

/** Words of one length. */
type Group = { words: string[]; letters: number[]; ids: number[] };

/** The different words of the names of lists, and those of them that are like a given word. Made for one screening. */
export class WordIndex {
  private readonly ids = new Map<string, number>();
  /** By the length of the words. */
  private readonly groups: Group[] = [];
  /** Ids that are like a word that was asked for before: many people share a name. */
  private readonly found = new Map<string, readonly number[]>();

  /** The id of a word; new words get the next number from 0. */
  add(word: string): number {
    const known = this.ids.get(word);
    if (known !== undefined) return known;
    const id = this.ids.size;
    this.ids.set(word, id);
    const group = (this.groups[word.length] ??= { words: [], letters: [], ids: [] });
    group.words.push(word);
    group.letters.push(toLetters(word));
    group.ids.push(id);
    return id;
  }

  /** Ids of the words that `scoreNameWords` pairs with this one. */
  findLike(word: string): readonly number[] {
    const known = this.found.get(word);
    if (known) return known;
    const like: number[] = [];
    for (const [length, group] of this.groups.entries()) if (group) addLike(like, word, group, length);
    this.found.set(word, like);
    return like;
  }
}

/**
 * Adds the ids of the words of a group that are like a word. A letter that only one of them has is in no pair, which excludes most words that
 * cannot reach the score, and none that can.
 */
function addLike(like: number[], word: string, { words, letters, ids }: Group, length: number): void {
  const own = toLetters(word);
  const start = word.charCodeAt(0);
  const least = getLeastCommon(word.length, length, leastJaro);
  const leastOfSameStart = getLeastCommon(word.length, length, leastJaroOfSameStart);
  const shorter = Math.min(word.length, length);
  if (leastOfSameStart > shorter) return;
  const [mostOwn, mostOther] = [word.length - leastOfSameStart, length - leastOfSameStart];
  for (let at = 0; at < letters.length; at += 1) {
    const others = letters[at] ?? 0;
    const onlyOwn = countBits(own & ~others);
    const onlyOther = countBits(others & ~own);
    if (onlyOwn > mostOwn || onlyOther > mostOther) continue;
    const other = words[at] ?? '';
    const common = Math.min(word.length - onlyOwn, length - onlyOther);
    if (common < least && other.charCodeAt(0) !== start) continue;
    if (scoreWords(word, other) >= wordScore) like.push(ids[at] ?? 0);
  }
}
