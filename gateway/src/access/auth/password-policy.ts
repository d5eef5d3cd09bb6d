import { brand, foldText, limits, messages } from '@cimiento/contracts';
import type { PasswordPolicy } from '../../platform/config/config';
import { validationFailed } from '../../platform/errors/expected-error';
import { commonWords } from './common-passwords';
import { frequentPasswords } from './frequent-passwords';

export type { PasswordPolicy };

/** What a password must not repeat. */
type Person = { username: string; email: string };

const letterOfSign: Record<string, string> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
};
const toLetters = (text: string): string => text.replace(/[013457@$]/g, (sign) => letterOfSign[sign] ?? sign);
const isLetter = (sign: string): boolean => /\p{L}/u.test(sign);

function withoutAffixes(text: string): string {
  const signs = [...text];
  return signs.slice(signs.findIndex(isLetter), signs.findLastIndex(isLetter) + 1).join('');
}

/** 'Passw0rd123!' and 'p4ssword' are the word 'password'. */
const isCommonWord = (folded: string): boolean =>
  [withoutAffixes(folded), withoutAffixes(toLetters(folded)), toLetters(withoutAffixes(folded))].some(
    (word) => commonWords.has(word) || word === foldText(brand.name),
  );

// Of a folded text, in which ñ is n.
const keyboardRows = ['1234567890', 'qwertyuiop', 'asdfghjkln', 'zxcvbnm'];

/** Step from one character to the next: 0 repeats it, 1 and -1 are neighbours in the alphabet, the digits or a row of the keyboard. */
function getStep(one: string, next: string): number | null {
  const difference = (next.codePointAt(0) ?? 0) - (one.codePointAt(0) ?? 0);
  if (Math.abs(difference) <= 1) return difference;
  for (const row of keyboardRows) {
    const [from, to] = [row.indexOf(one), row.indexOf(next)];
    if (from >= 0 && to >= 0 && Math.abs(to - from) === 1) return to - from;
  }
  return null;
}

/** Number of stretches with one constant step: 'abcd1234' has 2, 'correcto' one for almost every letter. */
function countRuns(text: string): number {
  const characters = [...text];
  let runs = 1;
  let step: number | null = null;
  for (let index = 1; index < characters.length; index += 1) {
    const next: number | null = getStep(characters[index - 1] ?? '', characters[index] ?? '');
    const goesOn: boolean = next !== null && (step === null || next === step);
    step = goesOn ? next : null;
    if (!goesOn) runs += 1;
  }
  return runs;
}

const maxRuns = 2;
const minDigits = 12;
const isRepeatedBlock = (text: string): boolean => /^(.{1,4})\1+.{0,2}$/u.test(text);
const isShortNumber = (text: string): boolean => /^\d+$/.test(text) && text.length < minDigits;

const isEasy = (folded: string): boolean =>
  frequentPasswords.has(folded) ||
  isCommonWord(folded) ||
  isRepeatedBlock(folded) ||
  isShortNumber(folded) ||
  countRuns(folded) <= maxRuns;

const minNamePart = 3;

/** Whether the password has the username or the e-mail's own part in it. */
function repeatsPerson(folded: string, { username, email }: Person): boolean {
  const [name = ''] = email.split('@', 1);
  return [username, name].map(foldText).some((part) => part.length >= minNamePart && folded.includes(part));
}

function findFault(password: string, person: Person): string | null {
  const folded = foldText(password.normalize('NFC'));
  if (password.length < limits.strictPassword.min) return messages.strictPassword;
  if (repeatsPerson(folded, person)) return messages.passwordRepeatsName;
  return isEasy(folded) ? messages.passwordTooCommon : null;
}

const findFaultUnder = (policy: PasswordPolicy, password: string, person: Person): string | null => {
  if (policy === 'basic') return null;
  const isBreached = policy !== 'strict' && policy.has(password);
  return findFault(password, person) ?? (isBreached ? messages.passwordBreached : null);
};

/** @throws VALIDATION_FAILED at `field` when the policy does not allow this user the password. */
export function assertPasswordAllowed(
  policy: PasswordPolicy,
  password: string,
  person: Person,
  field = 'password',
): void {
  const fault = findFaultUnder(policy, password, person);
  if (fault) throw validationFailed({ [field]: fault });
}
