/** Tables as files that a Spanish-language spreadsheet opens right: UTF-8 with its mark, semicolons, decimal commas. */

// Without it a spreadsheet takes the accents for something else.
const byteOrderMark = '\uFEFF';

// A cell that begins so would be run as a formula.
const beginsFormula = /^[=+\-@\t\r]/;

/** One cell: formulas lose their power, and separators, quotes and line breaks are enclosed. */
function csvCell(value: string | number | null): string {
  if (typeof value !== 'string') return value === null ? '' : String(value);
  const harmless = beginsFormula.test(value) ? `'${value}` : value;
  return /[;"\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

type Rows = readonly (readonly (string | number | null)[])[];

/** Rows that go on a file that `csv` began. */
export const csvRows = (rows: Rows): string => rows.map((cells) => `${cells.map(csvCell).join(';')}\r\n`).join('');

/** The rows as a file, the first of them its header. */
export const csv = (rows: Rows): string => byteOrderMark + csvRows(rows);

/** '125,50': as a spreadsheet in Spanish reads the decimal text '125.50'. */
export const decimalComma = (amount: string): string => amount.replace('.', ',');
