import { statementFileMessages } from '@cimiento/contracts';
import Papa from 'papaparse';
import { RefusedFile } from '../statement-reading';
import { isMovement, maxTableRows, type TableRow } from '../table/find-header';
import { readTable } from '../table/read-table';
import type { StatementFormat } from './format';

// Enough to see how a file separates its columns, also where a bank writes much above the header.
const sampleLines = 80;
const usual = [';', ',', '\t', '|'];
const neverDelimiters = /[\p{L}\p{N}\s"'$().+\-/\\\0�]/u;
const statedDelimiter = /^sep=(.)\r?\n/i;

const countLineBreaks = (text: string): number => text.match(/\r\n|\r|\n/g)?.length ?? 0;

/** The rows of separated text, each with the line on which it starts. A quote that never ends swallows no more than its cell's line. */
function parseRows(text: string, delimiter: string, quoteChar = '"'): TableRow[] {
  const rows: TableRow[] = [];
  let [row, end] = [1, 0];
  Papa.parse<string[]>(text, {
    delimiter,
    quoteChar,
    step: ({ data, meta }, parser) => {
      rows.push({ row, cells: data });
      // Enough to refuse it for.
      if (rows.length > maxTableRows * 2) parser.abort();
      row += countLineBreaks(text.slice(end, meta.cursor));
      end = meta.cursor;
    },
  });
  return rows;
}

/** Every sign of a sample that could separate columns, the usual ones first. */
const listDelimiters = (sample: string): string[] => [
  ...usual,
  ...[...new Set(sample)].filter((sign) => !usual.includes(sign) && !neverDelimiters.test(sign)),
];

const countColumns = (rows: readonly TableRow[]): number => rows.filter(({ cells }) => cells.length > 1).length;

/** The sign by which the most rows become movements, or else columns. Null when the text has no columns at all. */
function findDelimiter(text: string): string | null {
  const sample = text.split(/\r\n|\r|\n/, sampleLines).join('\n');
  const scored = listDelimiters(sample).map((delimiter) => {
    const rows = parseRows(sample, delimiter);
    return { delimiter, score: rows.filter(isMovement).length * sampleLines + countColumns(rows) };
  });
  const best = scored.reduce((chosen, one) => (one.score > chosen.score ? one : chosen));
  return best.score > 0 ? best.delimiter : null;
}

// A cell of a bank has a few lines at most; a quote that is open for longer was never meant as one.
const maxCellLines = 20;
const hasOpenQuote = (rows: readonly TableRow[]): boolean =>
  rows.some(({ cells }) => cells.some((cell) => countLineBreaks(cell) > maxCellLines)) ||
  rows.at(-1)?.cells.some((cell) => /[\r\n]/.test(cell)) === true;

// Tabs, line ends and the NUL of padded cells are text.
const hasControls = (text: string): boolean => /[\p{Cc}]/u.test(text.replace(/[\t\n\v\f\r\0\u0080-\u009f]/g, ''));

/** Separated text, with any delimiter. Every file that is text and no other format. */
export const csv: StatementFormat = {
  name: 'csv',
  recognizes: ({ content: { text } }) => !hasControls(text.slice(0, 2000)),
  read: ({ content }, wanted) => {
    const [line = '', stated] = statedDelimiter.exec(content.text) ?? [];
    const text = content.text.slice(line.length);
    const delimiter = stated ?? findDelimiter(text);
    if (delimiter === null) throw new RefusedFile(statementFileMessages.expected);
    const quoted = parseRows(text, delimiter);
    const rows = hasOpenQuote(quoted) ? parseRows(text, delimiter, '\0') : quoted;
    const skipped = countLineBreaks(line);
    return readTable(
      rows.map(({ row, cells }) => ({ row: row + skipped, cells })),
      wanted,
    );
  },
};
