import { brand } from '@cimiento/contracts';
import type { ZxcvbnFactory } from '@zxcvbn-ts/core';

// Words that people choose here and that the dictionaries lack.
const ownWords = `
${brand.name} amormio barcelonasc cambiame claveclave helloworld holahola hotmail jesuscristo juancarlos ligadequito linkedin loja mibebe
mifamilia passw romantica santodomingo teamo tequierotanto tekiero
`;

async function createEstimator(): Promise<ZxcvbnFactory> {
  const { ZxcvbnFactory } = await import('@zxcvbn-ts/core');
  const { adjacencyGraphs, dictionary: common } = await import('@zxcvbn-ts/language-common');
  const { dictionary: english } = await import('@zxcvbn-ts/language-en');
  const { dictionary: spanish } = await import('@zxcvbn-ts/language-es-es');
  // Not the surnames and the English encyclopedia: they would take another 100 MB.
  const dictionary = {
    passwords: common['passwords-common'],
    english: english['commonWords-en'],
    englishNames: english['firstnames-en'],
    spanish: spanish['commonWords-es-es'],
    spanishNames: spanish['firstnames-es-es'],
    spanishEncyclopedia: spanish['wikipedia-es-es'],
    own: ownWords.toLowerCase().trim().split(/\s+/),
  };
  // The limits bound the time of a long password with many signs that may stand for letters.
  return new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs, maxLength: 64, l33tMaxSubstitutions: 8 });
}

let created: Promise<ZxcvbnFactory> | undefined;

/** Created once, for the first password, and not at the start: its dictionaries take half a second and 30 MB. */
const getEstimator = (): Promise<ZxcvbnFactory> => (created ??= createEstimator());

const isLetter = (sign: string): boolean => /\p{L}/u.test(sign);

/** The part from the first letter to the last one. */
function getCore(text: string): string {
  const signs = [...text];
  return signs.slice(signs.findIndex(isLetter), signs.findLastIndex(isLetter) + 1).join('');
}

/** 'password', 'qwerty' and 'abcd' are one pattern, of any length. */
function isOnePattern(estimator: ZxcvbnFactory, core: string): boolean {
  const [match, ...others] = estimator.check(core).sequence;
  return match !== undefined && others.length === 0 && match.pattern !== 'bruteforce';
}

/** Guesses, as a power of ten, that a password withstands at least. */
const minGuesses = 8;

/** Whether few guesses find one of the spellings: it is common, one pattern, or a word with only digits and signs around it. */
export async function isEasy(...spellings: string[]): Promise<boolean> {
  const estimator = await getEstimator();
  return spellings.some(
    (text) => estimator.check(text).guessesLog10 < minGuesses || isOnePattern(estimator, getCore(text)),
  );
}
