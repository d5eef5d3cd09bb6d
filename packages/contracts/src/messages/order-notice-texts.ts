import { describeReceived } from '../investing/received-money';
import { formatDollars, formatExactDollars, formatMoment } from '../values/formats';
import { centsToText, parseCents } from '../values/money';
import type { NotificationFacts } from './notifications';

/** Text about the payment of an order: 'Recibimos $1,001.00 para tu orden CIM-…: invertiste $1,000 y acreditamos $1.00 en tu saldo.' */
export function describePayment(amount: number, payment: NotificationFacts['order_paid']['payment']): string {
  const dollars = formatDollars(amount);
  if (!payment) return `Invertiste ${dollars}.`;
  const { number, fundedFrom, received } = payment;
  if (received === undefined) return `Pagaste tu orden ${number} con ${dollars} de tu saldo.`;
  const start = `Recibimos ${formatExactDollars(received)} para tu orden ${number}`;
  if (fundedFrom === 'balance') return `${start} y la pagamos con ${dollars} de tu saldo.`;
  const rest = formatExactDollars(centsToText(parseCents(received) - amount * 100));
  return `${start}: invertiste ${dollars} y acreditamos ${rest} en tu saldo.`;
}

/** Explains a transfer that was too small, and the next step. */
export function describeUnderpaid(facts: NotificationFacts['order_underpaid']): string {
  const { number, received, missing, short, reference, expiresAt } = facts;
  const until = `antes del ${formatMoment(expiresAt)}`;
  // It came in parts, of which the first were spent.
  if (parseCents(missing) === 0)
    return `Recibimos ${formatExactDollars(received)} para tu orden ${number}, pero a tu saldo le faltan ${formatExactDollars(short)} para pagarla. Deposítalos ${until}.`;
  return `Orden ${number}: ${describeReceived(received, missing)}. Lo recibido está en tu saldo. Transfiere lo que falta con la referencia ${reference} ${until} y pagamos la orden con tu saldo.`;
}

/** The amount to transfer for an order that is reserved again. */
export const describeRest = (amount: number, received: string | undefined, missing: string | undefined): string =>
  received !== undefined && missing !== undefined && parseCents(missing) > 0
    ? `${describeReceived(received, missing)}. Transfiere lo que falta`
    : `Transfiere ${formatDollars(amount)}`;
