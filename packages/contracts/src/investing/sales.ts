import { centsToText, parseCents, sumMoney } from '../values/money';
import { formatExactDollars } from '../values/formats';

/** The money of a sale that was distributed, as decimal text. */
export type SaleFigures = {
  price: string;
  costs: readonly { label: string; amount: string }[];
  /** All fees with their tax. */
  fee: string;
  /** The sum of what the holders got. */
  net: string;
};

/** Money that a sale has to bring: the shares of its holders and its fees, without the rest of the reserve. Decimal text. */
export const getSaleDue = ({ net, fee, reserve }: { net: string; fee: string; reserve: string }): string =>
  centsToText(parseCents(sumMoney([net, fee])) - parseCents(reserve));

/** A line of a sale: its amount is signed decimal text. */
export type SaleLine = { label: string; amount: string };

/** How the net of a sale comes about, line by line: the price, each cost, the fees, what was left of the reserve, and the net. */
export function listSaleLines({ price, costs, fee, net }: SaleFigures): SaleLine[] {
  const taken = [...costs.map(({ amount }) => amount), fee].reduce((sum, amount) => sum + parseCents(amount), 0);
  const reserve = parseCents(net) - parseCents(price) + taken;
  const subtract = (amount: string): string => centsToText(-parseCents(amount));
  return [
    { label: 'Precio de venta', amount: price },
    ...costs.map(({ label, amount }) => ({ label: `Costo: ${label}`, amount: subtract(amount) })),
    { label: 'Comisiones', amount: subtract(fee) },
    ...(reserve === 0 ? [] : [{ label: 'Reserva que se repartió', amount: centsToText(reserve) }]),
    { label: 'Neto repartido', amount: net },
  ];
}

// A cost keeps its capitals: it may be a name.
const lowerFirst = (label: string): string => `${label.charAt(0).toLowerCase()}${label.slice(1)}`;

/** A sale in one sentence, for a notice. */
export const describeSale = (sale: SaleFigures): string =>
  `La venta: ${listSaleLines(sale)
    .map(({ label, amount }) => `${lowerFirst(label)} ${formatExactDollars(amount)}`)
    .join(', ')}.`;
