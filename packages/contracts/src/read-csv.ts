const separators = [';', ',', '\t'] as const;

/** The separator that the first line uses most; a spreadsheet writes that of its own language. */
function separatorOf(text: string): string {
  const head = text.split(/[\r\n]/, 1)[0] ?? '';
  const uses = (separator: string): number => head.split(separator).length;
  return separators.reduce((best, separator) => (uses(separator) > uses(best) ? separator : best));
}

/**
 * The rows of a CSV file, without those in which nothing stands; `line` is where each begins in the file, from 1. Separated by
 * semicolons, commas or tabs, with or without the mark of UTF-8, and with the line ends of any system; enclosed cells may hold separators,
 * quotes and line breaks.
 */
export function readCsv(file: string): { line: number; cells: string[] }[] {
  const text = file.replace(/^\uFEFF/, '');
  const separator = separatorOf(text);
  const rows: { line: number; cells: string[] }[] = [];
  let [row, cell, enclosed, line] = [{ line: 1, cells: [] as string[] }, '', false, 1];
  const endRow = (): void => {
    row.cells.push(cell);
    if (row.cells.some((value) => value.trim() !== '')) rows.push(row);
    [row, cell] = [{ line: line + 1, cells: [] }, ''];
  };
  for (let at = 0; at < text.length; at += 1) {
    const letter = text[at] ?? '';
    const endsLine = letter === '\n' || (letter === '\r' && text[at + 1] !== '\n');
    if (letter === '"' && enclosed && text[at + 1] === '"') {
      cell += letter;
      at += 1;
    } else if (letter === '"' && (enclosed || cell === '')) enclosed = !enclosed;
    else if (letter === separator && !enclosed) {
      row.cells.push(cell);
      cell = '';
    } else if (endsLine && !enclosed) endRow();
    else if (letter !== '\r' || enclosed) cell += letter;
    if (endsLine) line += 1;
  }
  endRow();
  return rows;
}
