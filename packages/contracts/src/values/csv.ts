// CSV that a Spanish-language spreadsheet opens correctly: UTF-8 with a byte order mark, semicolons, decimal commas.

// Without it a spreadsheet misreads the accents.
const byteOrderMark = '\uFEFF';

// A spreadsheet would run a cell that starts with one of these as a formula. Some skip what is invisible before it, and take full-width signs.
const beginsFormula = /^(?:[\t\r\n]|[\s\p{C}]*[=+\-@＝＋－＠])/u;
/** A number as a file writes it, with a decimal comma or point. */
export type CsvNumber = { readonly number: string };

export type CsvCell = string | number | CsvNumber | null;

const isNumber = /^-?\d+(?:[.,]\d+)?$/;

const quote = (text: string): string => (/[;"\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

// A spreadsheet drops zeros before a number, writes more than eleven digits as a power of ten, and rounds after the fifteenth.
const isChangedNumber = /^(?:0\d+|\d{12,})$/;

/** A text that no spreadsheet runs as a formula, and none takes for a number where that would change its digits. */
function toText(text: string): string {
  if (isChangedNumber.test(text)) return quote(`="${text}"`);
  return quote(beginsFormula.test(text) ? `'${text}` : text);
}

/** One cell. A number stays one, also below zero; of a text, formulas are neutralized and separators are quoted. */
function toCsvCell(value: CsvCell): string {
  if (value === null) return '';
  if (typeof value === 'string') return toText(value);
  const number = typeof value === 'number' ? String(value).replace('.', ',') : value.number;
  return isNumber.test(number) ? number : toText(number);
}

type Rows = readonly (readonly CsvCell[])[];

/** Further rows of a file that `toCsv` started. */
export const toCsvRows = (rows: Rows): string => rows.map((cells) => `${cells.map(toCsvCell).join(';')}\r\n`).join('');

/** A whole file; the first row is its header. */
export const toCsv = (rows: Rows): string => byteOrderMark + toCsvRows(rows);

/** A text for a program, such as an account number for a bank: digits stay digits. */
export const toCsvDigits = (text: string): CsvNumber => ({ number: text });

/** A number from decimal text such as '-125.50', with the decimal comma of a Spanish-language spreadsheet. */
export const toCsvNumber = (decimal: string): CsvNumber => ({ number: decimal.replace('.', ',') });
