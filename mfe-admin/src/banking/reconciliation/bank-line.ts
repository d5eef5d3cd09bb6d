import {
  bankLineStatus,
  bankPurposes,
  formatExactDollars,
  formatPaymentDate,
  parseCents,
  type BankLineStatus,
} from '@cimiento/contracts';
import type { BankLineRowFragment, ReconciliationQuery } from './reconciliation.generated';

type Text = { description: string | null; reference: string | null };

/** A line as the bank wrote it. */
export const describeLine = ({ description, reference }: Text): string =>
  [description, reference].filter(Boolean).join(' · ') || 'Sin descripción';

type Matched = { status: BankLineStatus; target: string | null };

/** To what a line belongs, or its state while that is nothing. */
export const describeTarget = ({ status, target }: Matched): string => target ?? bankLineStatus[status].label;

/** 'Por la regla «comisión»': what assigned a line without a person. */
export const describeRule = ({ text }: { text: string }): string => `Por la regla «${text}»`;

type Account = ReconciliationQuery['adminCollectingAccounts'][number];

/** 'Banco del Austro 0100204587', or the id of an account that is gone. */
export function describeAccount(accounts: readonly Account[], id: number): string {
  const account = accounts.find((one) => one.id === id);
  return account ? `${account.bank} ${account.accountNumber}` : `Cuenta #${id}`;
}

type Seen = Pick<BankLineRowFragment, 'id' | 'bankAccountId' | 'bookedOn' | 'amount' | 'description' | 'reference'>;

/** 'Movimiento 12 del 16/01/2026 por $350.50, DEPOSITO', with ', en Banco del Austro 0100204587' where the accounts are known. */
export const describeMovement = (line: Seen, accounts?: readonly Account[]): string =>
  `Movimiento ${line.id} del ${formatPaymentDate(line.bookedOn)} por ${formatExactDollars(line.amount)}, ${describeLine(line)}${accounts ? `, en ${describeAccount(accounts, line.bankAccountId)}` : ''}`;

/** The effect of undoing a line's assignment. */
export function describeUndo({
  orderId,
  orderUse,
  credited,
  userId,
  withdrawalId,
  batchId,
  amount,
  purpose,
}: BankLineRowFragment): string {
  if (batchId !== null)
    return 'Sus retiros vuelven a quedar aprobados y en el lote, que se abre otra vez. Cada persona recibe un aviso: registramos por error que le habíamos transferido el dinero. Los que alguien marcó como pagados a mano siguen pagados.';
  if (withdrawalId !== null && amount.startsWith('-'))
    return 'El retiro vuelve a quedar aprobado, en su lote si estaba en uno. La persona recibe un aviso: registramos por error que le habíamos transferido el dinero. Si alguien lo marcó como pagado a mano, sigue pagado.';
  if (withdrawalId !== null)
    return 'El retiro vuelve a quedar pagado, y el dinero sale del saldo de la persona, que recibe un aviso. Una devolución registrada a mano se mantiene.';
  if (orderUse === 'partial' || orderUse === 'completed')
    return `Se quitan ${formatExactDollars(amount)} del saldo de la persona. Si con ese dinero se pagó la orden, la inversión se deshace y la orden vuelve a quedar reservada, un día como mínimo. La persona recibe un aviso.`;
  if (orderId !== null && orderUse === 'paid')
    return `La inversión se deshace y la orden vuelve a quedar reservada con el tiempo que le quedaba, un día como mínimo. La persona recibe un aviso: le habíamos asignado una transferencia de otra persona.${parseCents(credited ?? '0.00') > 0 ? ` También se quitan ${formatExactDollars(credited ?? '0.00')} de su saldo.` : ''}`;
  if (purpose === 'reversal')
    return 'El depósito que el banco revirtió vuelve a su lugar: si era de una persona, se le acredita otra vez y recibe un aviso.';
  if (bankPurposes.some((one) => one === purpose)) return 'Su asiento se revierte.';
  if (userId !== null) return `Se quitan ${formatExactDollars(amount)} del saldo de la persona, y recibe un aviso.`;
  if (purpose === 'capital') return 'El capital queda otra vez por entregar.';
  if (purpose === 'expense') return 'El gasto deja de descontarse de la renta o de la reserva.';
  if (purpose === 'fee') return 'La comisión queda otra vez por cobrar.';
  return 'El dinero sale del proyecto.';
}
