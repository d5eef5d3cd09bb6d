import { centsToText, parseCents } from '../values/money';
import { formatExactDollars } from '../values/formats';

/**
 * The amount received for a reserved order, and its shortfall: 'Recibimos $999.00; falta $1.00'. Decimal texts.
 */
export function describeReceived(received: string, missing: string): string {
  const verb = parseCents(missing) === 100 ? 'falta' : 'faltan';
  return `Recibimos ${formatExactDollars(received)}; ${verb} ${formatExactDollars(missing)}`;
}

/** The shortfall of a reserved order of whole dollars after the received transfers, as decimal text; never below 0. */
export const getMissing = (amount: number, received: string): string =>
  centsToText(Math.max(0, amount * 100 - parseCents(received)));

/** Reason why an order is not paid from the balance. @param missing decimal text */
export const describeShortBalance = (missing: string): string =>
  `Tu saldo no alcanza para pagar esta orden: ${parseCents(missing) === 100 ? 'te falta' : 'te faltan'} ${formatExactDollars(missing)}. Deposita esa cantidad o transfiere con la referencia de la orden.`;
