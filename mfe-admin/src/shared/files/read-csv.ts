import Papa from 'papaparse';

/** A row of a CSV file and the line on which it starts, from 1. */
export type CsvRow = { line: number; cells: string[] };

const delimiters = [';', ',', '\t'] as const;

/** The delimiter that the header uses most: the parser's own guess fails on files of one or two rows. */
function findDelimiter(text: string): string {
  const header = text.split(/[\r\n]/, 1)[0] ?? '';
  const count = (delimiter: string): number => header.split(delimiter).length;
  return delimiters.reduce((best, delimiter) => (count(delimiter) > count(best) ? delimiter : best));
}

const countLineBreaks = (text: string): number => text.match(/\r\n|\r|\n/g)?.length ?? 0;

/**
 * The rows of a CSV file, without blank ones. Columns are separated by semicolons, commas or tabs; the byte order mark is
 * optional, and the file ends its lines as any system does.
 */
export function readCsv(file: string): CsvRow[] {
  const text = file.replace(/^\uFEFF/, '');
  const rows: CsvRow[] = [];
  let [line, end] = [1, 0];
  Papa.parse<string[]>(text, {
    delimiter: findDelimiter(text),
    step: ({ data, meta }) => {
      if (data.some((cell) => cell.trim() !== '')) rows.push({ line, cells: data });
      line += countLineBreaks(text.slice(end, meta.cursor));
      end = meta.cursor;
    },
  });
  return rows;
}
