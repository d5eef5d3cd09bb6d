import { isAccountPattern } from '../books/account-codes';
import { accountantMessages } from '../texts/accountant-messages';
import { count, instant, month, reference, text, type InputFrom } from './field';
import type { ApiTexts, RecordFacts } from './record';

/** A ledger account in the company's own chart of accounts; the account may be a pattern. */
export const accountCodeFields = {
  account: text('Cuenta del libro', {
    max: 60,
    placeholder: 'project:*:capital',
    message: accountantMessages.account,
    clean: (account) => (isAccountPattern(account) ? account : null),
    description: 'Ledger account or pattern, for example `bank:1` or `project:*:capital`.',
  }),
  code: text('Código', { max: 30, description: "Code in the company's own chart of accounts." }),
  name: text('Nombre', { max: 120, description: "Name in the company's own chart of accounts." }),
};
export type AccountCodeInput = InputFrom<typeof accountCodeFields>;

export const accountCodeRecord: RecordFacts = {
  label: 'Código contable',
  table: 'account_code',
  kept: 'books',
  namesNobody: true,
  nonPersonalTexts: ['account', 'code', 'name'],
  fields: accountCodeFields,
};

export const journalBatchRecord: RecordFacts = {
  label: 'Lote del libro diario',
  table: 'journal_batch',
  kept: 'books',
  namesNobody: true,
  meaning: 'The entries of a month that were exported together once.',
  nonPersonalTexts: ['sha256', 'content'],
  fields: {
    number: count('Número'),
    period: month('Mes'),
    sha256: text('Huella', { max: 64 }),
    rows: count('Movimientos'),
    createdBy: reference('Quien lo creó', 'ID de quien lo creó'),
    createdAt: instant('Creado el'),
  },
};

export const accountantApiTexts: ApiTexts = {
  'AccountCode.account':
    'La cuenta del libro, o un patrón: project:*:capital son las de todos los proyectos. Vale el más exacto',
  'AccountCode.code': 'El código en el plan de cuentas de la empresa',
  'AccountCode.name': 'El nombre en el plan de cuentas de la empresa',
  'JournalBatch.number': 'El número del lote, desde 1',
  'JournalBatch.period': 'El mes de sus asientos, AAAA-MM',
  'JournalBatch.sha256': 'SHA-256 del archivo, en hexadecimal',
  'JournalBatch.rows': 'Cuántos movimientos tiene',
  'JournalBatch.createdAt': 'Cuándo se creó',
};
