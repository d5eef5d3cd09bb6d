// CSV that a Spanish-language spreadsheet opens correctly: UTF-8 with a byte order mark, semicolons, decimal commas.

// Without it a spreadsheet misreads the accents.
const byteOrderMark = '\uFEFF';

// A spreadsheet would run a cell that starts with one of these as a formula. Some skip what is invisible before it, and take full-width signs.
const beginsFormula = /^(?:[\t\r\n]|[\s\p{C}]*[=+\-@＝＋－＠])/u;
// '-125,50' is an amount, and must stay a number.
const negativeAmount = /^-\d+,\d{2}$/;

/** One cell: formulas are neutralized, and separators, quotes and line breaks are quoted. */
function toCsvCell(value: string | number | null): string {
  if (typeof value !== 'string') return value === null ? '' : String(value);
  const harmless = beginsFormula.test(value) && !negativeAmount.test(value) ? `'${value}` : value;
  return /[;"\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

type Rows = readonly (readonly (string | number | null)[])[];

/** Further rows of a file that `toCsv` started. */
export const toCsvRows = (rows: Rows): string => rows.map((cells) => `${cells.map(toCsvCell).join(';')}\r\n`).join('');

/** A whole file; the first row is its header. */
export const toCsv = (rows: Rows): string => byteOrderMark + toCsvRows(rows);

/** '125,50' from the decimal text '125.50': the decimal comma of a Spanish-language spreadsheet. */
export const toDecimalComma = (amount: string): string => amount.replace('.', ',');
