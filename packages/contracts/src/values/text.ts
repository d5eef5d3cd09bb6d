// Control characters, invisible format characters (zero width, bidi overrides, soft hyphen), line and paragraph separators, and halves
// of surrogate pairs: people do not see them, so two texts look alike that are not the same.
const hidden = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/u;
const hiddenExceptBreaks = /(?![\n\r\t])[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/u;

/** Whether one line of text has only characters that people see. */
export const isPlainText = (text: string): boolean => !hidden.test(text);

/** Whether a text of several lines has only characters that people see, line breaks and tabs. */
export const isPlainLongText = (text: string): boolean => !hiddenExceptBreaks.test(text);

const unseen = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]+/gu;

/** A bank's text as one visible line: what they do not see becomes a blank, and a long text ends with '…'. */
export function cleanBankText(text: string, max: number): string {
  const clean = text.replace(unseen, ' ').normalize('NFC').trim();
  return clean.length <= max
    ? clean
    : `${clean
        .slice(0, max - 1)
        .replace(unseen, '')
        .trim()}…`;
}

/** A text without case, accents, blanks and control characters, so that two exports of one movement have the same. */
export const foldBankText = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[\p{M}\p{C}\p{Z}]/gu, '')
    .toLowerCase();

// Alphabets that a username may be written in; digits and signs belong to each.
const alphabets = [
  /^[\p{sc=Latin}\p{sc=Common}\p{sc=Inherited}]+$/u,
  /^[\p{sc=Greek}\p{sc=Common}\p{sc=Inherited}]+$/u,
  /^[\p{sc=Cyrillic}\p{sc=Common}\p{sc=Inherited}]+$/u,
  /^[\p{sc=Arabic}\p{sc=Common}\p{sc=Inherited}]+$/u,
  /^[\p{sc=Hebrew}\p{sc=Common}\p{sc=Inherited}]+$/u,
  /^[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Common}\p{sc=Inherited}]+$/u,
  /^[\p{sc=Hangul}\p{sc=Common}\p{sc=Inherited}]+$/u,
];

/**
 * Whether a text can be a username: no spaces, nothing invisible, letters of one alphabet, and none that is another form of a letter, such
 * as a full-width one. So 'admin' with a Cyrillic 'a' cannot stand beside 'admin'.
 */
export const isUsername = (text: string): boolean =>
  isPlainText(text) &&
  !/[\s\p{Default_Ignorable_Code_Point}]/u.test(text) &&
  text.normalize('NFKC') === text.normalize('NFC') &&
  alphabets.some((alphabet) => alphabet.test(text));

// Latin letters of other languages that look like those of English.
const lookalikes = /[ıȷĸſƖǀɑɡɩɪʟ]/u;

/** Whether what is before the @ is written in letters of one alphabet, each in its usual form: two that look alike are not two addresses. */
export function isEmailOfOneAlphabet(email: string): boolean {
  const local = email.slice(0, Math.max(0, email.lastIndexOf('@')));
  const isUsual = local.normalize('NFKC') === local.normalize('NFC') && !lookalikes.test(local);
  return local === '' || (isUsual && alphabets.some((alphabet) => alphabet.test(local)));
}

const scheme = /^[a-z][a-z0-9+.-]*:/i;

/** The address that a text is; null for none. `URL.canParse` is missing in Safari 16 and Chrome 119. */
export function findUrl(text: string): URL | null {
  try {
    return new URL(text);
  } catch {
    return null;
  }
}

/** Whether a text can be the address of a picture: on this site, or by http or https elsewhere. */
export function isImageAddress(text: string): boolean {
  if (/[\s\\]/.test(text) || text.startsWith('//')) return false;
  return !scheme.test(text) || (/^https?:\/\//i.test(text) && findUrl(text) !== null);
}

/** Whether an e-mail has a letter outside ASCII before its @: nearly always a typing error, and lost by many mail servers. */
export const hasAccentBeforeAt = (email: string): boolean =>
  /\P{ASCII}/u.test(email.slice(0, Math.max(0, email.lastIndexOf('@'))));
