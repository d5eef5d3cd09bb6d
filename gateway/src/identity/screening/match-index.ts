import { isNameMatch, scoreNameWords, toNameWords, type ScreeningListKind } from '@cimiento/contracts';
import { nextTurn } from '../../platform/database/next-turn';
import { isOtherBirth } from './birth-years';
import type { ListEntry } from './list-files/list-entry';
import { WordIndex } from './word-index';

/** A person or company of a case: what is compared with the lists. */
export type Subject = {
  name: string;
  /** 'YYYY-MM-DD'; null for a company, or where it is not known. */
  birthDate: string | null;
  /** As `cleanNumber` writes them. */
  numbers: readonly string[];
};

/** An entry of a list in use. */
export type IndexedEntry = ListEntry & { listKind: ScreeningListKind };

/** A possible match. `score` is from 0 to 1 with three decimals. */
export type Hit = { entry: IndexedEntry; score: number };

type IndexedName = { entry: number; words: readonly string[] };

// Entries that are indexed before requests get their turn.
const entriesPerTurn = 1000;
// The least sum of pairs for each word of the shorter name: 0.8995 is rounded to 0.900.
const leastShare = 0.8995;

/** The number of words that must have a pair, so that two names can be a possible match. Each pair counts 1 at most. */
const getNeededPairs = (one: number, other: number): number =>
  Math.ceil(leastShare * Math.max(2, Math.min(one, other)));

/**
 * The entries of the lists in use, by their words and numbers. Made for one screening and gone with it. It finds what a comparison with each entry
 * finds: a word index excludes only names that cannot reach the score.
 */
export class MatchIndex {
  private readonly names: IndexedName[] = [];
  private readonly words = new WordIndex();
  /** Numbers of the names that have a word, by the id of the word. */
  private readonly namesByWord: number[][] = [];
  /** Numbers of the names that are these letters without blanks: 'JSC ARGUMENT' is 'JSCARGUMENT'. */
  private readonly namesByLetters = new Map<string, number[]>();
  private readonly entriesByNumber = new Map<string, number[]>();

  /** Of each name: the pairs that were counted for one subject, 0 between two; and the word for which it was counted last. */
  private pairs = new Uint16Array();
  private turnOf = new Uint32Array();
  private turn = 0;

  private constructor(private readonly entries: readonly IndexedEntry[]) {}

  static async of(entries: readonly IndexedEntry[]): Promise<MatchIndex> {
    const index = new MatchIndex(entries);
    for (const [at, entry] of entries.entries()) {
      index.add(entry, at);
      if (at % entriesPerTurn === 0) await nextTurn();
    }
    index.pairs = new Uint16Array(index.names.length);
    index.turnOf = new Uint32Array(index.names.length);
    return index;
  }

  private add(entry: IndexedEntry, at: number): void {
    for (const name of entry.names) {
      const words = toNameWords(name);
      const number = this.names.push({ entry: at, words }) - 1;
      append(this.namesByLetters, words.join(''), number);
      for (const word of new Set(words)) (this.namesByWord[this.words.add(word)] ??= []).push(number);
    }
    for (const number of entry.documentNumbers) append(this.entriesByNumber, number, at);
  }

  /** The possible matches of a subject, one for each entry. */
  find(subject: Subject): Hit[] {
    const scores = new Map<number, number>();
    for (const [entry, score] of this.scoreNames(toNameWords(subject.name)))
      if (!isOtherBirth(subject.birthDate, this.entries[entry]?.birthDate ?? null)) scores.set(entry, score);
    // Whatever the names and dates say: nobody else has this number.
    for (const number of subject.numbers)
      for (const entry of this.entriesByNumber.get(number) ?? []) scores.set(entry, 1);
    return [...scores].flatMap(([at, score]) => {
      const entry = this.entries[at];
      return entry ? [{ entry, score }] : [];
    });
  }

  /** The best score of each entry that reaches that of a possible match. */
  private scoreNames(words: readonly string[]): Map<number, number> {
    const best = new Map<number, number>();
    for (const number of this.listCandidates(words)) {
      const name = this.names[number];
      const score = name ? scoreNameWords(words, name.words) : 0;
      if (name && isNameMatch(score) && score > (best.get(name.entry) ?? 0)) best.set(name.entry, score);
    }
    return best;
  }

  /** Numbers of the names that have so many pairs that they can be a possible match. */
  private listCandidates(words: readonly string[]): Set<number> {
    const candidates = new Set(words.length === 0 ? [] : this.namesByLetters.get(words.join('')));
    const touched: number[] = [];
    for (const word of words) this.countPairs(word, touched);
    for (const number of touched) {
      const count = this.pairs[number] ?? 0;
      this.pairs[number] = 0;
      if (count >= getNeededPairs(words.length, this.names[number]?.words.length ?? 0)) candidates.add(number);
    }
    return candidates;
  }

  /** Adds one to the pairs of each name that has a word like this one, whichever of its words it is. */
  private countPairs(word: string, touched: number[]): void {
    this.turn += 1;
    for (const id of this.words.findLike(word))
      for (const number of this.namesByWord[id] ?? []) {
        if (this.turnOf[number] === this.turn) continue;
        this.turnOf[number] = this.turn;
        if (this.pairs[number] === 0) touched.push(number);
        this.pairs[number] = (this.pairs[number] ?? 0) + 1;
      }
  }
}

function append<Key>(map: Map<Key, number[]>, key: Key, value: number): void {
  const known = map.get(key);
  if (known) known.push(value);
  else map.set(key, [value]);
}
