import type { SearchKind } from '@cimiento/contracts/search';
import type { SearchedTable } from './find-records';

/** By what each kind of record is found. */
export const searchedTables: Readonly<Record<SearchKind, SearchedTable>> = {
  user: { table: 'users', tokens: 'user', isFoundById: true },
  project: { table: 'project', tokens: 'project', isFoundById: true },
  order: { table: 'investment_order', projectColumn: 'projectId', identifiers: ['number', 'reference'] },
  investment: { table: 'investment', personColumn: 'userId', projectColumn: 'projectId', isFoundById: true },
  payment: {
    table: 'payment',
    personColumn: 'userId',
    projectColumn: 'projectId',
    isFoundById: true,
    isFoundByPeriod: true,
  },
  withdrawal: { table: 'withdrawal', personColumn: 'userId', identifiers: ['reference'] },
  bank_line: { table: 'bank_statement_line', tokens: 'bank_line' },
  entry: { table: 'ledger_entry', identifiers: ['reference'], repeatedText: 'memo' },
};
