import { formatPaymentDate } from './formats';
import { toCalendarDate } from './days';
import type { OrderStatus } from './statuses';

/** Where the money of an order comes from; the values are stored. GraphQL writes them in upper case. */
export const orderFundings = ['balance', 'transfer'] as const;
export type OrderFunding = (typeof orderFundings)[number];
export const orderFundingLabel: Record<OrderFunding, string> = {
  balance: 'Con saldo',
  transfer: 'Por transferencia',
};

/** Why an order was cancelled; the values are stored. */
export const orderCancellations = ['reservation', 'cooling_off', 'investment_deleted', 'match_undone'] as const;
export type OrderCancellation = (typeof orderCancellations)[number];

const cancellationReasons: Record<OrderCancellation, string> = {
  reservation: 'El inversionista canceló la reserva.',
  cooling_off: 'El inversionista la canceló dentro del plazo para arrepentirse. El dinero volvió a su saldo.',
  investment_deleted: 'Un administrador eliminó la inversión.',
  match_undone: 'La transferencia con la que figuraba pagada se registró por error.',
};

type OrderState = {
  status: OrderStatus;
  fundedFrom: OrderFunding;
  /** ISO 8601 instants; null when it did not happen. */
  expiresAt: string | null;
  paidAt: string | null;
  cancellation: OrderCancellation | null;
};

const onDay = (instant: string | null): string =>
  instant === null ? '' : ` el ${formatPaymentDate(toCalendarDate(instant))}`;

/** Why an order is in its state, as the back office reads it. */
export function describeOrderState({ status, fundedFrom, expiresAt, paidAt, cancellation }: OrderState): string {
  switch (status) {
    case 'committed':
      return 'Compromiso cuyo dinero se movió fuera de la plataforma.';
    case 'reserved':
      return `Espera la transferencia. Vence${onDay(expiresAt)}.`;
    case 'paid':
      return fundedFrom === 'balance'
        ? `Se pagó con saldo${onDay(paidAt)}.`
        : `Llegó la transferencia${onDay(paidAt)}.`;
    case 'expired':
      return `La transferencia no llegó antes del vencimiento${onDay(expiresAt)}.`;
    case 'cancelled':
      return cancellation === null ? 'Se canceló.' : cancellationReasons[cancellation];
  }
}
