import { statementFileMessages } from '@cimiento/contracts';
import { Parser } from 'htmlparser2';
import { RefusedFile } from '../statement-reading';
import { maxTableRows, type TableRow } from '../table/find-header';
import { readTable } from '../table/read-table';
import type { StatementFormat } from './format';

/** The rows of all tables of a page, one after another; a cell that spans columns is followed by blank ones. */
function parseTables(text: string): TableRow[] {
  const rows: TableRow[] = [];
  let cells: string[] | null = null;
  let cell: string | null = null;
  let span = 1;
  const endCell = (): void => {
    if (cells && cell !== null) cells.push(cell.replace(/\s+/g, ' ').trim(), ...Array<string>(span - 1).fill(''));
    cell = null;
  };
  const endRow = (): void => {
    endCell();
    if (cells && cells.length > 0) rows.push({ row: rows.length + 1, cells });
    if (rows.length > maxTableRows * 2) throw new RefusedFile(statementFileMessages.tooManyLines);
    cells = null;
  };
  const parser = new Parser({
    onopentag: (name, { colspan }) => {
      if (name === 'tr') {
        endRow();
        cells = [];
      } else if (name === 'td' || name === 'th') {
        endCell();
        cell = '';
        span = Math.min(Math.max(Number(colspan) || 1, 1), 50);
      } else if (name === 'br' && cell !== null) cell += ' ';
    },
    ontext: (part) => {
      if (cell !== null) cell += part;
    },
    onclosetag: (name) => {
      if (name === 'td' || name === 'th') endCell();
      else if (name === 'tr' || name === 'table') endRow();
    },
  });
  parser.end(text);
  return rows;
}

/** A page with a table, which banks call .xls. */
export const html: StatementFormat = {
  name: 'html',
  recognizes: ({ start }) => /<(?:!doctype html|html|table|head|body|meta|style)[\s>]/i.test(start.slice(0, 1000)),
  read: ({ content: { text } }, wanted) => {
    // Also what scripts draw is not in the file: a table must be there, and must end.
    if (!/<table[\s>]/i.test(text)) throw new RefusedFile(statementFileMessages.expected);
    if (!/<\/table\s*>\s*(?:<\/[a-z]+\s*>\s*)*$/i.test(text.slice(-5000)) && !/<\/html\s*>/i.test(text))
      throw new RefusedFile(statementFileMessages.damaged);
    return readTable(parseTables(text), wanted);
  },
};
