import { limits } from '../texts/limits';
import { messages } from '../texts/messages';
import { type BatchFormat, withdrawalStatus } from '../banking/withdrawals';
import { choice, date, instant, money, nullable, reference, text, type InputFrom } from './field';
import type { ApiTexts, RecordFacts } from './record';

const amount = money('Monto', {
  min: 1,
  message: messages.withdrawalAmount,
  placeholder: '250.00',
  description: 'Amount to withdraw, at most the available amount. It is held as soon as the withdrawal is requested.',
});
const reason = text('Motivo', { max: limits.shortText.max, message: 'Escribe el motivo' });
const paidOn = date('Fecha del pago', { message: 'La fecha debe tener la forma AAAA-MM-DD' });
const bankReference = text('Referencia del banco', {
  max: limits.bankReference.max,
  message: 'Escribe la referencia que dio el banco',
});

/** A withdrawal as an investor requests it. */
export const withdrawalFields = { amount };

/** Reason why an administrator rejects a withdrawal, or why the bank returned it. */
export const withdrawalReasonFields = { reason };

/** Payment of a withdrawal. */
export const withdrawalPaymentFields = { paidOn, bankReference };

export type WithdrawalInput = InputFrom<typeof withdrawalFields>;
export type WithdrawalReasonInput = InputFrom<typeof withdrawalReasonFields>;
export type WithdrawalPaymentInput = InputFrom<typeof withdrawalPaymentFields>;

/** Withdrawals that a new file for the bank takes; all approved ones in no file without them. */
export type WithdrawalBatchInput = { withdrawalIds?: number[] | undefined };
/** Withdrawals that leave a file for the bank. */
export type WithdrawalBatchRemoval = { withdrawalIds: number[] };
/** Payment of a file for the bank, and the withdrawals in it that were not paid. */
export type WithdrawalBatchPayment = WithdrawalPaymentInput & { except?: number[] | undefined };

/** In which format the file for the bank is read. */
export type WithdrawalBatchReading = { format: BatchFormat };
/** Withdrawals that are approved at once, and those of them that are so although they need a check. */
export type WithdrawalApprovals = { ids: number[]; confirm: number[] };

export const withdrawalRecord: RecordFacts = {
  label: 'Retiro',
  table: 'withdrawal',
  kept: 'books',
  fields: {
    userId: reference('Inversionista', 'ID inversionista'),
    amount,
    status: choice('Estado', withdrawalStatus),
    reference: text('Referencia'),
    bankAccountId: reference('Cuenta bancaria', 'ID cuenta bancaria'),
    createdAt: instant('Solicitado el'),
    decidedAt: nullable(instant('Decidido el')),
    decidedBy: nullable(reference('Quien lo decidió', 'ID de quien lo decidió')),
    reason: nullable(reason),
    paidOn: nullable(paidOn),
    bankReference: nullable(bankReference),
    collectingAccountId: nullable(reference('Cuenta recaudadora', 'ID cuenta recaudadora')),
    bankLineId: nullable(reference('Movimiento del pago', 'ID movimiento del pago')),
    returnLineId: nullable(reference('Movimiento de la devolución', 'ID movimiento de la devolución')),
    batchId: nullable(reference('Lote', 'ID lote')),
    readBatchId: nullable(reference('Lote leído del que salió', 'ID lote leído')),
    takenOutBy: nullable(reference('Quien lo sacó del lote', 'ID de quien lo sacó')),
    undoneBy: nullable(reference('Quien deshizo su pago', 'ID de quien deshizo su pago')),
    notPaidAt: nullable(instant('No lo pagó el banco, dicho el')),
    notPaidBy: nullable(reference('Quien dijo que no se pagó', 'ID de quien dijo que no se pagó')),
    notPaidReason: nullable(text('Por qué se sabe que no se pagó', { max: limits.shortText.max })),
  },
};

export const withdrawalApiTexts: ApiTexts = {
  'WithdrawalApproval.status': 'approved, left_out si hay que mirarlo y no está en confirm, o refused con su código',
  'WithdrawalApproval.reasons': 'Por qué hay que mirarlo: titular distinto, cuenta de menos de 30 días, primer retiro',
  'WithdrawalApproval.code': 'Código del error por el que no se aprobó; null en los demás',
  'WithdrawalBatch.readAt': 'Cuándo se leyó su archivo por primera vez; null si nadie lo leyó',
  'WithdrawalBatch.readBy': 'Id de quien lo leyó primero; null si nadie lo leyó, o antes de esta versión',
  'WithdrawalBatch.number': 'Número del lote, que es su id',
  'WithdrawalBatch.state':
    'open mientras un retiro del lote espera su pago; luego paid, o cancelled si no le queda ninguno',
  'WithdrawalBatch.total': 'Suma de sus retiros',
  'Withdrawal.accountAge': 'Días desde que se guardó la cuenta de destino',
  'Withdrawal.approvableFrom': 'Desde cuándo se puede aprobar; null si ya se puede, o no espera aprobación',
  'Withdrawal.approvableBy': 'Ids de quienes podrán aprobarlo desde approvableFrom; vacío sin él',
  'Withdrawal.holderDiffers':
    'Si el titular de la cuenta no es el inversionista, ahora o al pedirlo, o cambió de nombre en los últimos 30 días',
  'Withdrawal.isFirst': 'Si ningún retiro suyo se pagó todavía',
  'Withdrawal.mayBePaidUntil':
    'Día que deben cubrir los extractos de la cuenta que paga antes de aprobarlo otra vez, porque salió de un lote que el banco aún puede pagar; null en los demás',
  'Withdrawal.notPaidAt': 'Cuándo se registró que el banco no lo pagó',
  'Withdrawal.notPaidReason': 'Cómo se sabe que el banco no lo pagó',
  'Withdrawal.readBatchId':
    'Id del último lote del que salió después de leerse su archivo, que el banco aún puede pagar',
};
