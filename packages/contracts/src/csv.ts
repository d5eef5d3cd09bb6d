// Without it a spreadsheet takes the accents for something else.
const byteOrderMark = '\uFEFF';

// A cell that begins so would be run as a formula.
const beginsFormula = /^[=+\-@\t\r]/;

/** One cell: formulas lose their power, and separators, quotes and line breaks are enclosed. */
export function csvCell(text: string): string {
  const harmless = beginsFormula.test(text) ? `'${text}` : text;
  return /[;"\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

/** A file that a Spanish-language spreadsheet opens right: UTF-8 with its mark, semicolons between cells, the first row its header. */
export const csv = (rows: readonly (readonly string[])[]): string =>
  byteOrderMark + rows.map((cells) => `${cells.map(csvCell).join(';')}\r\n`).join('');
