import { scoreWords } from '@cimiento/contracts';

// Words below it have nothing in common for `scoreNameWords`.
const wordScore = 0.85;

/** One bit for each letter of a word, by which most words are excluded without comparing their letters. */
function toLetters(word: string): number {
  let letters = 0;
  for (let at = 0; at < word.length; at += 1) letters |= 1 << (word.charCodeAt(at) & 31);
  return letters;
}

function countBits(bits: number): number {
  let rest = bits;
  let count = 0;
  for (; rest !== 0; count += 1) rest &= rest - 1;
  return count;
}

/**
 * The most that two words can score by Jaro and Winkler, from their lengths and letters: letters that only one of them has are in no pair. Never
 * below their score.
 */
function getUpperBound(one: number, other: number, onlyOne: number, onlyOther: number, isSameStart: boolean): number {
  const common = Math.min(one - onlyOne, other - onlyOther);
  if (common <= 0) return 0;
  const jaro = (common / one + common / other + 1) / 3;
  return isSameStart ? jaro + 0.4 * (1 - jaro) : jaro;
}

/** The different words of the names of lists, and those of them that are like a given word. Made for one screening. */
export class WordIndex {
  private readonly ids = new Map<string, number>();
  private readonly words: string[] = [];
  private readonly letters: number[] = [];
  /** Ids by the length of their words. */
  private readonly byLength: number[][] = [];
  /** Ids that are like a word that was asked for before: many people share a name. */
  private readonly found = new Map<string, readonly number[]>();

  /** The id of a word; new words get the next number from 0. */
  add(word: string): number {
    const known = this.ids.get(word);
    if (known !== undefined) return known;
    const id = this.words.length;
    this.ids.set(word, id);
    this.words.push(word);
    this.letters.push(toLetters(word));
    (this.byLength[word.length] ??= []).push(id);
    return id;
  }

  /** Ids of the words that `scoreNameWords` pairs with this one. */
  findLike(word: string): readonly number[] {
    const known = this.found.get(word);
    if (known) return known;
    const like = this.compareAll(word);
    this.found.set(word, like);
    return like;
  }

  private compareAll(word: string): number[] {
    const letters = toLetters(word);
    const like: number[] = [];
    for (const ids of this.byLength)
      for (const id of ids ?? []) {
        const other = this.words[id] ?? '';
        const otherLetters = this.letters[id] ?? 0;
        const bound = getUpperBound(
          word.length,
          other.length,
          countBits(letters & ~otherLetters),
          countBits(otherLetters & ~letters),
          word[0] === other[0],
        );
        if (bound >= wordScore && scoreWords(word, other) >= wordScore) like.push(id);
      }
    return like;
  }
}
