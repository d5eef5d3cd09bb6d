/** Tables as files that a Spanish-language spreadsheet opens right: UTF-8 with its mark, semicolons, decimal commas. */

// Without it a spreadsheet takes the accents for something else.
const byteOrderMark = '\uFEFF';

// A cell that begins so would be run as a formula.
const beginsFormula = /^[=+\-@\t\r]/;

function cell(value: string | number | null): string {
  if (typeof value !== 'string') return value === null ? '' : String(value);
  const harmless = beginsFormula.test(value) ? `'${value}` : value;
  return /[;"\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

/** The rows as a CSV file: formulas lose their power; separators, quotes and line breaks are enclosed. */
export const csv = (rows: readonly (readonly (string | number | null)[])[]): string =>
  byteOrderMark + rows.map((cells) => `${cells.map(cell).join(';')}\r\n`).join('');

/** '125,50': as a spreadsheet in Spanish reads the decimal text '125.50'. */
export const decimalComma = (amount: string): string => amount.replace('.', ',');
