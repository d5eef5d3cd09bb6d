import { decimalMark, toJournalCsv, type JournalRow } from '@cimiento/contracts';
import { choice, date, nullable, optional } from '@cimiento/contracts/fields';
import { adjustmentSchema } from '@cimiento/contracts/schemas';
import { byDays } from './list';
import { journalBatchRoutes } from './accountant';
import { periodRoutes } from './periods';
import type { Route } from './route';

const entry = 'id kind occurredOn createdAt memo reversalOf postings { account { code } amount }';

const bookEntry =
  'id date: occurredOn postedAt: createdAt kind reference memo source { kind id } postings: bookPostings { account debit credit personId projectId }';

const journalRow = 'date entryId account accountName accountCode debit credit personId projectId reference memo';

/** The books, for administrators. */
export const ledgerRoutes: readonly Route[] = [
  {
    method: 'GET',
    path: '/api/admin/ledger/trial-balance',
    summary: 'El balance de comprobación: cada cuenta contable con su saldo; todo suma 0.00',
    access: 'admin',
    filters: {
      date: optional(
        date('Al final de este día, AAAA-MM-DD; sin él, con todos los asientos, también de días por venir'),
      ),
    },
    operation:
      'query ($date: CalendarDate) { trialBalance(date: $date) { accounts { code balance debit credit accountCode accountName } total } }',
    responseSchema: 'TrialBalance',
  },
  {
    method: 'GET',
    path: '/api/admin/ledger/journal',
    summary: 'El libro diario: cada movimiento de los asientos de esos días; la suma del debe es la del haber',
    access: 'admin',
    filters: {
      ...Object.fromEntries(Object.entries(byDays).map(([name, { field }]) => [name, field])),
      decimal: nullable(choice('Signo decimal del CSV', decimalMark)),
    },
    variables: ({ filters = {} }) => ({ from: filters['from'], to: filters['to'] }),
    operation: `query ($from: CalendarDate, $to: CalendarDate) { ledgerJournal(from: $from, to: $to) { ${journalRow} } }`,
    csv: {
      name: 'libro-diario.csv',
      write: (rows, filters) =>
        toJournalCsv(rows as JournalRow[], filters?.['decimal'] === 'point' ? 'point' : 'comma'),
    },
    returnsList: true,
    responseSchema: 'JournalRow',
  },
  {
    method: 'GET',
    path: '/api/admin/ledger/entries',
    summary: 'Los asientos del libro por id, para leerlos desde el último conocido',
    note: 'Un asiento nunca cambia. La lista termina antes del asiento más antiguo cuya transacción puede seguir abierta, así que `after` no pasa ninguno por alto. Un asiento puede llevar una fecha anterior mientras su mes no esté cerrado: los nuevos se conocen por `id`, no por `date`.',
    access: 'admin',
    operation: `query ($after: Int, $limit: Int) { ledgerEntries(after: $after, limit: $limit) { ${bookEntry} } }`,
    pagedBy: 'operation',
    responseSchema: 'BookEntry',
  },
  ...periodRoutes,
  ...journalBatchRoutes,
  {
    method: 'POST',
    path: '/api/admin/ledger/adjustments',
    summary: 'Registra un ajuste manual del libro, o lo envía a aprobación',
    access: 'admin',
    body: adjustmentSchema,
    example: {
      memo: 'Corrige la renta de enero',
      amount: '125.50',
      debitAccount: 'project:3:rent',
      creditAccount: 'investor:2:available',
      occurredOn: '2026-01-31',
    },
    operation: `mutation ($input: AdjustmentInput!) { postAdjustment(input: $input) { ${entry} } }`,
    responseSchema: 'LedgerEntry',
    status: 201,
    isIdempotent: true,
    errors: ['NOT_FOUND'],
  },
  {
    method: 'POST',
    path: '/api/admin/ledger/adjustments/{id}/reverse',
    summary: 'Reversa un ajuste manual por el id de su asiento, o lo envía a aprobación',
    access: 'admin',
    operation: `mutation ($id: Int!) { reverseAdjustment(entryId: $id) { ${entry} } }`,
    responseSchema: 'LedgerEntry',
    isIdempotent: true,
  },
];
