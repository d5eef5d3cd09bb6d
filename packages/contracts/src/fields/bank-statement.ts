import { messages } from '../texts/messages';
import { bankLineMessages } from '../texts/bank-line-messages';
import { limits } from '../texts/limits';
import { statementFileMessages } from '../texts/statement-file-messages';
import { billedFeeLabel } from '../investing/fee-rules';
import {
  bankLineStatus,
  expenseCategoryLabel,
  expenseSourceLabel,
  orderUseLabel,
  dayOrderLabel,
  decimalSignLabel,
  duplicateDecisionLabel,
  linePurposeLabel,
  suspenseReasonLabel,
} from '../banking/reconciliation';
import {
  choice,
  count,
  date,
  flag,
  instant,
  longText,
  month,
  nullable,
  optional,
  recorded,
  reference,
  signedMoney,
  text,
  type InputFrom,
} from './field';
import type { RecordFacts } from './record';

const amount = { message: messages.signedAmount };

/** One line of a bank's statement. */
export const statementLineFields = {
  bookedOn: date('Fecha', { description: 'Date on which the bank booked the transaction.' }),
  amount: signedMoney('Monto', { ...amount, description: 'Transaction amount; negative for a debit.' }),
  description: nullable(text('Descripción', { max: 300 })),
  reference: nullable(text('Referencia', { max: 100, description: "The bank's own reference for the transaction." })),
  balance: optional(
    signedMoney('Saldo', {
      ...amount,
      description: 'Account balance after the line, if the bank states it.',
    }),
  ),
  payerName: optional(
    text('Nombre de quien paga', {
      max: 120,
      description:
        'Name of the payer of a credit, if the bank states it. A credit from another payer than the holder of the balance or order that it names waits in suspense.',
    }),
  ),
  row: optional(count('Fila', { description: 'Row number in the bank file. This value is ignored.' })),
};

/** A bank's statement, without its lines. */
export const statementFields = {
  bankAccountId: reference('Cuenta recaudadora', 'ID cuenta', { message: messages.bankAccountUnknown }),
  openingBalance: signedMoney('Saldo inicial', { ...amount, placeholder: '1500.00' }),
  closingBalance: signedMoney('Saldo final', { ...amount, placeholder: '4250.50' }),
  gapReason: optional(
    text('Motivo del salto', {
      message: messages.statementGapReason,
      description: "Reason the opening balance does not match the account's previous closing balance.",
    }),
  ),
  fileName: optional(
    text('Archivo', { max: limits.shortText.max, description: 'Name of the source file, for display.' }),
  ),
  fileSha256: optional(
    text('Huella del archivo', {
      max: 64,
      message: statementFileMessages.fileSha256,
      description:
        'SHA-256 hash of the source file (64 hexadecimal digits), as returned when the file was read. The hash is shown to the administrator who confirms the statement.',
    }),
  ),
  currency: optional(
    choice(
      'Moneda',
      { USD: 'Dólares' },
      {
        message: statementFileMessages.currency,
        description: 'Currency of the file: `USD`, if the file states it.',
      },
    ),
  ),
  confirmAccount: optional(
    flag('Confirmo que el extracto es de esta cuenta', {
      description: 'Whether to post a statement even if its file names a different account; requires `accountReason`.',
    }),
  ),
  accountReason: optional(
    text('Motivo de la cuenta', {
      message: statementFileMessages.accountReason,
      description: 'Reason a statement belongs to this account although its file names a different one.',
    }),
  ),
};

/** Reason for voiding a posted statement. */
export const statementVoidFields = {
  reason: text('Motivo', { max: limits.shortText.max, message: 'Escribe por qué se anula el extracto' }),
};

/** Whether a possible duplicate is the line that it resembles, or another one. */
export const duplicateDecisionFields = {
  decision: choice('Decisión', duplicateDecisionLabel, {
    message: 'Di si es el mismo movimiento (same) o es otro (other)',
  }),
};

const header = { max: 120, message: 'Elige una columna' };

/** The columns of a bank's file, by their headers. The amount is in one column, or in one of credits and one of debits. */
export const statementMappingFields = {
  date: text('Fecha', header),
  dayOrder: choice('Orden de la fecha', dayOrderLabel, {
    fallback: 'dmy',
    description: 'Order of day, month and year in dates.',
  }),
  amount: nullable(
    text('Monto (negativo si sale)', {
      ...header,
      description: 'Column that contains the amount, with negative amounts for debits.',
    }),
  ),
  credit: nullable(text('Créditos', { ...header, description: 'Column with the credits.' })),
  debit: nullable(text('Débitos', { ...header, description: 'Column with the debits.' })),
  description: nullable(text('Descripción', header)),
  reference: nullable(text('Referencia', header)),
  payerName: nullable(text('Quien paga', { ...header, description: 'Column with the name of the payer.' })),
  balance: nullable(text('Saldo', { ...header, description: 'Column with the balance after each transaction.' })),
  kind: nullable(text('Tipo', { ...header, description: 'Column that distinguishes credits from debits.' })),
  decimal: optional(
    choice('Separador decimal', decimalSignLabel, { description: 'Decimal separator used in the amounts.' }),
  ),
};

/** A bank's file that is read, beside the file itself. */
export const statementFileFields = {
  bankAccountId: reference('Cuenta recaudadora', 'ID cuenta', { message: messages.bankAccountUnknown }),
  mapping: optional(
    longText('Columnas', {
      max: 4000,
      description:
        'JSON object that maps each field to its column header: `bookedOn`, `amount` or `debit` and `credit`, `kind`, `description`, `reference`, `payerName`, `balance`. It can also contain `dayOrder` (`dmy`, `mdy` or `ymd`), `decimal` (`comma` or `point`), `year`, and `headerRow` (0 for a file without a header). If the mapping is omitted, the columns are detected.',
    }),
  ),
};

/** To whom or what a line belongs: one of the ids; a project's with the purpose of the money. */
export const lineMatchFields = {
  userId: optional(reference('Inversionista', 'ID usuario')),
  orderId: optional(reference('Orden', 'ID orden')),
  withdrawalId: optional(reference('Retiro', 'ID retiro')),
  batchId: optional(reference('Lote de retiros', 'ID lote')),
  projectId: optional(reference('Proyecto', 'ID proyecto')),
  purpose: optional(choice('Concepto', linePurposeLabel)),
  lineId: optional(
    reference('Depósito revertido', 'ID movimiento', { description: 'ID of the deposit that this line reverses.' }),
  ),
  bankAccountId: optional(
    reference('Otra cuenta', 'ID cuenta', {
      description: 'ID of the other company account involved in an internal transfer.',
    }),
  ),
  period: optional(
    nullable(
      month('Mes de la renta', {
        description: 'Month of the rent; null for the month in which the bank booked it. Only with `rent`.',
      }),
    ),
  ),
  category: optional(
    choice('Categoría', expenseCategoryLabel, {
      message: bankLineMessages.category,
      description: 'Category of the expense; required with `expense`.',
    }),
  ),
  memo: optional(
    text('Detalle', { max: 120, description: 'Details of the expense or payment. Only for a debit of a project.' }),
  ),
  documentId: optional(
    reference('Documento', 'ID documento', {
      description: 'ID of the project document that proves the expense or payment.',
    }),
  ),
  feeKind: optional(
    choice('Comisión', billedFeeLabel, {
      description: 'Fee that the debit pays out; defaults to `management`. Only with `fee`.',
    }),
  ),
  from: optional(
    choice('Sale de', expenseSourceLabel, {
      description: 'Money that pays the expense; defaults to `rent`. Only with `expense`.',
    }),
  ),
};

export type StatementLine = InputFrom<typeof statementLineFields>;
export type StatementInput = InputFrom<typeof statementFields> & {
  /** The account as written in the file. */
  fileAccounts?: string[] | undefined;
  lines: StatementLine[];
};
export type StatementFileInput = InputFrom<typeof statementFileFields>;
export type StatementMapping = InputFrom<typeof statementMappingFields>;
/** `except` are withdrawals of the batch that the line does not pay. */
export type LineMatch = InputFrom<typeof lineMatchFields> & { except?: number[] | undefined };
export type StatementVoid = InputFrom<typeof statementVoidFields>;
export type DuplicateDecisionInput = InputFrom<typeof duplicateDecisionFields>;

export const bankLineRecord: RecordFacts = {
  label: 'Movimiento del banco',
  table: 'bank_statement_line',
  kept: 'books',
  // Amounts are in cents.
  fields: {
    statementId: recorded(reference('Extracto', 'ID extracto')),
    bankAccountId: recorded(reference('Cuenta recaudadora', 'ID cuenta')),
    bookedOn: recorded(date('Fecha')),
    amount: recorded(count('Monto en centavos')),
    description: recorded(nullable(text('Descripción'))),
    reference: recorded(nullable(text('Referencia'))),
    balance: recorded(nullable(count('Saldo del banco en centavos'))),
    reachedBalance: recorded(nullable(count('Saldo alcanzado en centavos'))),
    payerName: recorded(nullable(text('Nombre de quien paga', { max: 120 }))),
    suspenseReason: recorded(nullable(choice('Motivo de la espera', suspenseReasonLabel))),
    status: recorded(choice('Estado', bankLineStatus)),
    duplicateOf: recorded(nullable(reference('Movimiento al que se parece', 'ID del movimiento al que se parece'))),
    userId: recorded(nullable(reference('Inversionista', 'ID usuario'))),
    orderId: recorded(nullable(reference('Orden', 'ID orden'))),
    orderUse: recorded(nullable(choice('Uso para la orden', orderUseLabel))),
    withdrawalId: recorded(nullable(reference('Retiro', 'ID retiro'))),
    batchId: recorded(nullable(reference('Lote de retiros', 'ID lote'))),
    projectId: recorded(nullable(reference('Proyecto', 'ID proyecto'))),
    purpose: recorded(nullable(choice('Concepto', linePurposeLabel))),
    period: recorded(nullable(month('Mes de la renta'))),
    category: recorded(nullable(choice('Categoría', expenseCategoryLabel))),
    memo: recorded(nullable(text('Detalle'))),
    documentId: recorded(nullable(reference('Documento', 'ID documento'))),
    feeKind: recorded(nullable(choice('Comisión', billedFeeLabel))),
    paidFrom: recorded(nullable(choice('Sale de', expenseSourceLabel))),
    ruleId: recorded(nullable(reference('Regla', 'ID de la regla'))),
    reversedLineId: recorded(nullable(reference('Depósito revertido', 'ID del depósito revertido'))),
    otherAccountId: recorded(nullable(reference('Otra cuenta', 'ID de la otra cuenta'))),
    decidedAt: recorded(nullable(instant('Fecha de la decisión'))),
  },
};

export const bankStatementRecord: RecordFacts = {
  label: 'Extracto del banco',
  table: 'bank_statement',
  kept: 'books',
  namesNobody: true,
  nonPersonalTexts: ['gapReason', 'fileName', 'fileAccounts', 'currency', 'accountReason', 'fileSha256', 'voidReason'],
  // Balances are in cents.
  fields: {
    number: recorded(count('Número')),
    bankAccountId: recorded(reference('Cuenta recaudadora', 'ID cuenta')),
    openingBalance: recorded(count('Saldo inicial en centavos')),
    closingBalance: recorded(count('Saldo final en centavos')),
    firstDay: recorded(date('Primer día')),
    lastDay: recorded(date('Último día')),
    gapReason: recorded(nullable(text('Motivo del salto'))),
    fileName: recorded(nullable(text('Archivo'))),
    fileAccounts: recorded(nullable(text('Cuenta que dice el archivo'))),
    currency: recorded(nullable(text('Moneda'))),
    accountReason: recorded(nullable(text('Motivo de la cuenta'))),
    fileSha256: recorded(nullable(text('Huella del archivo'))),
    approvalId: recorded(nullable(reference('Solicitud de confirmación', 'ID de la solicitud de confirmación'))),
    confirmedBy: recorded(nullable(reference('Quien lo confirmó', 'ID de quien lo confirmó'))),
    confirmedAt: recorded(nullable(instant('Fecha de confirmación'))),
    createdBy: recorded(reference('Quien lo registró', 'ID de quien lo registró')),
    createdAt: recorded(instant('Fecha de registro')),
    voidedBy: recorded(nullable(reference('Quien lo anuló', 'ID de quien lo anuló'))),
    voidedAt: recorded(nullable(instant('Fecha de anulación'))),
    voidReason: recorded(nullable(text('Motivo de la anulación'))),
  },
};
