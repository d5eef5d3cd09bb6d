import { describeCollective, statementFileMessages } from '@cimiento/contracts';
import { RefusedFile } from '../statement-reading';
import type { TableRow } from '../table/find-header';
import { readTable } from '../table/read-table';
import type { StatementFormat } from './format';

// The letters that QIF itself has for them: day, amount, payee and number.
const header = ['D', 'T', 'P', 'N'];
const columns = { bookedOn: 'D', amount: 'T', description: 'P', reference: 'N' };

/** A movement's fields by their letters. */
type Fields = Partial<Record<string, string>>;
function toCells({ D = '', T = '', U = '', P = '', M = '', N = '' }: Fields, parts: readonly string[]): string[] {
  const text = [...new Set([P, M, ...parts])].filter(Boolean).join(' ');
  return [D, T || U, parts.length > 1 ? describeCollective(parts.length, text) : text, N];
}

/** The names of the accounts of the file, each in a block after '!Account'. */
function listAccounts(text: string): string[] {
  const blocks = text.split(/^!/m).filter((block) => /^account\b/i.test(block));
  return blocks.flatMap((block) => /^N(.*)$/m.exec(block)?.[1]?.trim() || []);
}

/** The movements of a QIF file as a table: their days and amounts are written as freely as in a CSV. @throws RefusedFile */
function parseRecords(text: string): TableRow[] {
  const rows: TableRow[] = [];
  let fields: Fields = {};
  // Each split has a category, and then its own text.
  let parts: string[] = [];
  let start = 0;
  for (const [index, line] of text.split(/\r\n|\r|\n/).entries()) {
    const letter = line.slice(0, 1);
    if (letter === '^') {
      if (fields.D !== undefined) rows.push({ row: start, cells: toCells(fields, parts) });
      fields = {};
      parts = [];
      start = 0;
    } else if (letter !== '!' && letter.trim() !== '') {
      if (letter === 'S') parts.push('');
      else if (letter === 'E' && parts.length > 0) parts[parts.length - 1] = line.slice(1).trim();
      else fields[letter] ??= line.slice(1);
      start ||= index + 1;
    }
  }
  if (start > 0) throw new RefusedFile(statementFileMessages.damaged);
  return rows;
}

/** Quicken Interchange Format of a bank account. Own parsing: no kept library reads it. */
export const qif: StatementFormat = {
  name: 'qif',
  recognizes: ({ start }) => /^!(?:Type|Account|Option)\b/im.test(start.slice(0, 500)),
  read: ({ content: { text } }, { dayOrder, decimal, year }) => {
    const fileAccounts = [...new Set(listAccounts(text))];
    if (fileAccounts.length > 1) throw new RefusedFile(statementFileMessages.severalAccounts);
    const how = { ...(dayOrder && { dayOrder }), ...(decimal && { decimal }), ...(year && { year }) };
    const found = readTable([{ row: 0, cells: header }, ...parseRecords(text)], { ...columns, ...how, headerRow: 0 });
    return { ...found, fileAccounts, table: found.table && { ...found.table, headerRow: null, columns: [] } };
  },
};
