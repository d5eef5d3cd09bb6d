import { foldText } from './slug';

/** Longer words are found by their first characters. */
const longestWord = 60;

/** The words that a text is searched by, each once: runs of letters and digits, in lower case and without accents. */
export const toSearchWords = (text: string): string[] => [
  ...new Set(
    foldText(text)
      .match(/[\p{Letter}\p{Number}]+/gu)
      ?.map((word) => [...word].slice(0, longestWord).join('')),
  ),
];
