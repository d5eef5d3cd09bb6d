import { limits } from '../texts/limits';
import { messages } from '../texts/messages';
import { ledgerEntryKindLabel, ledgerSourceKindLabel } from '../books/ledger';
import { choice, date, instant, money, nullable, recorded, reference, text, type InputFrom } from './field';
import type { ApiTexts, RecordFacts } from './record';

const account = { max: 60, message: messages.adjustmentAccount, placeholder: 'investor:7:available' };

/** A manual adjustment of the ledger: an amount that goes from one account to another. */
export const adjustmentFields = {
  debitAccount: text('Cuenta al debe', {
    ...account,
    hint: 'De ella sale el monto: su saldo baja.',
    description: 'Code of the account from which the amount is taken.',
  }),
  creditAccount: text('Cuenta al haber', {
    ...account,
    hint: 'A ella entra el monto: su saldo sube.',
    description: 'Code of the account that receives the amount.',
  }),
  amount: money('Monto', { min: 1, max: limits.dollars.max * 100, message: messages.adjustmentAmount }),
  occurredOn: date('Fecha'),
  memo: text('Descripción', { max: limits.shortText.max, message: 'Escribe por qué se hace el ajuste' }),
};
export type AdjustmentInput = InputFrom<typeof adjustmentFields>;

export const ledgerEntryRecord: RecordFacts = {
  label: 'Asiento',
  table: 'ledger_entry',
  kept: 'books',
  meaning: 'A ledger adjustment, or its reversal.',
  fields: {
    key: recorded(text('Clave')),
    kind: recorded(choice('Tipo', ledgerEntryKindLabel)),
    occurredOn: recorded(date('Fecha')),
    createdAt: recorded(instant('Fecha de registro')),
    actorId: recorded(nullable(reference('Quien lo registró', 'ID de quien lo registró'))),
    sourceKind: recorded(choice('Registro', ledgerSourceKindLabel)),
    sourceId: recorded(text('ID del registro')),
    reference: recorded(nullable(text('Referencia'))),
    memo: recorded(text('Descripción')),
    reversalOf: recorded(nullable(reference('Asiento que revierte', 'ID del asiento que revierte'))),
  },
};

export const ledgerApiTexts: ApiTexts = {
  'Movement.kind': 'Qué movió el dinero',
  'LedgerEntry.kind': 'Qué movió el dinero',
  'LedgerPosting.account': 'La cuenta contable del movimiento',
  'LedgerEntry.occurredOn':
    'Día del asiento; hasta que su mes se cierre puede llegar otro con un día anterior, así que los nuevos se conocen por su id',
  'LedgerEntry.createdAt': 'Cuándo se registró el asiento',
  'LedgerEntry.source': 'El registro del que viene el asiento',
  'LedgerEntry.postings': 'Los movimientos del asiento',
  'LedgerEntry.bookPostings': 'Los movimientos del asiento: la suma del debe es la del haber',
  'LedgerEntrySource.kind': 'Clase de registro',
  'LedgerEntrySource.id': 'Id del registro, que pudo eliminarse',
  'BookPosting.account': 'Código de la cuenta',
  'BookPosting.debit': 'Debe; el dinero que entra al banco es su debe; 0.00 si el movimiento va al haber',
  'BookPosting.credit': 'Haber; 0.00 si el movimiento va al debe',
  'BookPosting.personId': 'Id de la persona de la cuenta; null si la cuenta no es de una',
  'BookPosting.projectId': 'Id del proyecto de la cuenta; null si la cuenta no es de uno',
  'JournalRow.date': 'Día del asiento',
  'JournalRow.entryId': 'Id del asiento',
  'JournalRow.account': 'Código de la cuenta',
  'JournalRow.accountName': 'Nombre en el plan de cuentas de la empresa; sin uno, el de la cuenta',
  'JournalRow.accountCode': 'Código en el plan de cuentas de la empresa; null si no tiene',
  'LedgerBalance.debit': 'El saldo si está al debe, como el dinero en el banco; si no, 0.00',
  'LedgerBalance.credit': 'El saldo si está al haber; si no, 0.00',
  'LedgerBalance.accountName': 'Nombre en el plan de cuentas de la empresa; sin uno, el de la cuenta',
  'LedgerBalance.accountCode': 'Código en el plan de cuentas de la empresa; null si no tiene',
  'JournalRow.debit': 'Debe; el dinero que entra al banco es su debe; 0.00 si el movimiento va al haber',
  'JournalRow.credit': 'Haber; 0.00 si el movimiento va al debe',
  'JournalRow.personId': 'Id de la persona de la cuenta; null si la cuenta no es de una',
  'JournalRow.projectId': 'Id del proyecto de la cuenta; null si la cuenta no es de uno',
  'JournalRow.memo': 'Descripción del asiento',
  'LedgerEntry.reversalOf':
    'Id del asiento que este reversa; null si no es un reverso. Un asiento se reversa una sola vez',
  'Movement.entryId': 'Id del asiento, que ordena los movimientos de un día',
};
