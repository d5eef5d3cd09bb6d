/** Reasons to look at a record again before it is saved. They never keep it from being saved; forms ask for a confirmation. */

import { today, toPeriod } from '../values/days';
import { formatDollars, formatExactDollars, formatMonth, formatPaymentDate } from '../values/formats';
import { centsToText, parseCents, parseSignedCents } from '../values/money';
import type { PaymentStatus } from './payments';
import { isReceived, type DatedPayment } from './rent-states';

/** A warning, the field that it is about, and its Spanish text. */
export type FieldWarning = { code: string; field: string; message: string };

/** Minutes in which an order of the same amount for the same project may be the same one, sent twice. */
export const equalOrderMinutes = 15;

type PaymentValues = { amount: string; paymentDate: string; period: string; status: PaymentStatus };

function describeStart({ paymentDate, period }: PaymentValues, startedOn: string): FieldWarning | null {
  const start = `es anterior a la inversión, que es del ${formatPaymentDate(startedOn)}.`;
  if (paymentDate < startedOn)
    return {
      code: 'BEFORE_INVESTMENT',
      field: 'paymentDate',
      message: `La fecha de pago (${formatPaymentDate(paymentDate)}) ${start}`,
    };
  if (period >= toPeriod(startedOn)) return null;
  return { code: 'BEFORE_INVESTMENT', field: 'period', message: `El período (${formatMonth(period)}) ${start}` };
}

/**
 * Warnings of a payment.
 * @param capital whole dollars of its investment; null when it was deleted
 * @param startedOn day of its investment where an order confirmed it. One that was entered by hand has the day on which it was entered, which
 * says nothing of its payments: null.
 */
export function listPaymentWarnings(
  payment: PaymentValues,
  capital: number | null,
  startedOn: string | null = null,
): FieldWarning[] {
  const { amount, paymentDate, status } = payment;
  const warnings: FieldWarning[] = [];
  if (capital !== null && parseCents(amount) > capital * 100)
    warnings.push({
      code: 'ABOVE_CAPITAL',
      field: 'amount',
      message: `${formatExactDollars(amount)} es más que toda la inversión, que es de ${formatDollars(capital)}.`,
    });
  if (status === 'paid' && paymentDate > today())
    warnings.push({
      code: 'PAID_IN_FUTURE',
      field: 'paymentDate',
      message: `Está pagado, pero con fecha futura (${formatPaymentDate(paymentDate)}): no cuenta como recibido ni en el saldo hasta ese día.`,
    });
  const early = startedOn === null ? null : describeStart(payment, startedOn);
  return early ? [...warnings, early] : warnings;
}

/** An investor's available balance, as decimal text that may be negative, and the ids of their open withdrawals. */
export type WaitingWithdrawals = { available: string; withdrawals: readonly number[] };

/** Says which withdrawals balances no longer cover. */
export const describeOverdraw = (withdrawals: readonly number[]): FieldWarning => ({
  code: 'OVERDRAWS',
  field: 'amount',
  message:
    withdrawals.length === 1
      ? `El retiro en curso #${withdrawals[0]} queda sin saldo que lo cubra: no se podrá aprobar ni pagar hasta que alcance.`
      : `Los retiros en curso ${withdrawals.map((id) => `#${id}`).join(', ')} quedan sin saldo que los cubra: no se podrán aprobar ni pagar hasta que alcance.`,
});

type Credit = Pick<DatedPayment, 'paymentDate' | 'creditedOn' | 'status'> & { amount: string; userId: number };

const getCredit = (payment: Credit): number => (isReceived(payment, today()) ? parseCents(payment.amount) : 0);

/** Cents that a change of a payment takes from the holder that it had before. @param after null when it is deleted */
export const getLoss = (before: Credit, after: Credit | null): number =>
  getCredit(before) - (after && after.userId === before.userId ? getCredit(after) : 0);

/** The warning of a change of a payment that overdraws the balance of its holder; null for any other. @param after null when it is deleted */
export function findOverdraw(
  before: Credit,
  after: Credit | null,
  { available, withdrawals }: WaitingWithdrawals,
): FieldWarning | null {
  const loss = getLoss(before, after);
  const isOverdrawn = loss > 0 && parseSignedCents(available) < loss;
  return isOverdrawn && withdrawals.length > 0 ? describeOverdraw(withdrawals) : null;
}

type Dated = Pick<PaymentValues, 'paymentDate'>;

/**
 * Says how many of some payments that are paid, or about to be, have a date to come; null when none has. A payment counts in the balance, in
 * withdrawals and as received from its date on.
 */
export function describePaymentsAhead(payments: readonly Dated[]): string | null {
  const days = payments.map(({ paymentDate }) => paymentDate).filter((day) => day > today());
  const last = days.sort().at(-1);
  return last === undefined ? null : describeAhead(days.length, payments.length, last);
}

/** As `describePaymentsAhead`, of a number of payments, the last of them with a date. */
export function describeAhead(ahead: number, total: number, lastDate: string): string {
  const subject = total === 1 ? 'El pago tiene' : `${ahead} de ${total} tienen`;
  return `${subject} fecha futura (hasta el ${formatPaymentDate(lastDate)}): cada pago cuenta en el saldo y como recibido desde su fecha.`;
}

/** A monthly payment that is about to be posted, beside what its month is; amounts in cents. */
export type PaymentRunFacts = {
  period: string;
  /** Null when it is not known yet. */
  paymentDate: string | null;
  /** Day of the sale of a sold project; null while it is not sold. */
  exitDate: string | null;
  grossCents: number;
  netCents: number;
  expensesCents: number;
  /** Expenses that the bank paid and no monthly payment deducted. */
  unpaidExpensesCents: number;
  /** Confirmed rent that was not shared yet, less what this payment deducts. */
  distributableCents: number;
  /** Rent of the month that is paid or pending, before deductions. */
  postedGrossCents: number;
  projectedGrossCents: number;
};

// Beyond this part of the projection an amount is more often a slip than a rent.
const maxDifference = 0.25;

const toDollars = (cents: number): string => formatExactDollars(centsToText(cents));

function describeProjection({ grossCents, postedGrossCents, projectedGrossCents }: PaymentRunFacts): string | null {
  const sum = grossCents + postedGrossCents;
  const difference = sum - projectedGrossCents;
  if (Math.abs(difference) <= projectedGrossCents * maxDifference) return null;
  if (projectedGrossCents === 0) return 'Para este mes no hay ninguna renta proyectada.';
  const percent = Math.round((Math.abs(difference) / projectedGrossCents) * 100);
  const subject = postedGrossCents > 0 ? `Con lo ya registrado serían ${toDollars(sum)}` : `Son ${toDollars(sum)}`;
  return `${subject}, ${percent} % ${difference > 0 ? 'más' : 'menos'} que los ${toDollars(projectedGrossCents)} proyectados antes de comisiones.`;
}

function describeSale({ period, paymentDate, exitDate }: PaymentRunFacts): FieldWarning | null {
  if (exitDate === null) return null;
  const sale = `El proyecto se vendió el ${formatPaymentDate(exitDate)}`;
  if (period > toPeriod(exitDate))
    return { code: 'AFTER_SALE', field: 'period', message: `${sale}: este mes es posterior a la venta.` };
  if (paymentDate === null || paymentDate <= exitDate) return null;
  return { code: 'AFTER_SALE', field: 'paymentDate', message: `${sale}: la fecha de pago es posterior a la venta.` };
}

/** Warnings of a monthly payment: a month to come, after the sale, far off the projection, or more than the project sent. */
export function listPaymentRunWarnings(facts: PaymentRunFacts): FieldWarning[] {
  const { period, netCents, distributableCents, expensesCents, unpaidExpensesCents } = facts;
  const sale = describeSale(facts);
  const projection = describeProjection(facts);
  const warnings: FieldWarning[] = [];
  if (period > toPeriod(today()))
    warnings.push({
      code: 'MONTH_AHEAD',
      field: 'period',
      message: `El mes de ${formatMonth(period)} todavía no llega.`,
    });
  if (sale) warnings.push(sale);
  if (projection) warnings.push({ code: 'OFF_PROJECTION', field: 'amount', message: projection });
  if (netCents > distributableCents)
    warnings.push({
      code: 'ABOVE_COLLECTED',
      field: 'amount',
      message: `Es más de lo que hay por repartir de este proyecto (${toDollars(Math.max(0, distributableCents))}): quedarían por cobrar ${toDollars(netCents - Math.max(0, distributableCents))}.`,
    });
  if (expensesCents > unpaidExpensesCents)
    warnings.push({
      code: 'EXPENSES_UNPAID',
      field: 'expenses',
      message: `Descuentas ${toDollars(expensesCents)} de gastos, y en el banco hay ${toDollars(unpaidExpensesCents)} por descontar.`,
    });
  return warnings;
}

/** Warnings of a project; amounts are in whole dollars. */
export function listProjectWarnings(project: {
  target: number;
  funded: number;
  minInvestment: number;
}): FieldWarning[] {
  const { target, funded, minInvestment } = project;
  const about = { field: 'target' };
  const warnings: FieldWarning[] = [];
  if (target < funded)
    warnings.push({
      ...about,
      code: 'TARGET_BELOW_FUNDED',
      message: `El objetivo de ${formatDollars(target)} es menor que lo financiado, ${formatDollars(funded)}.`,
    });
  if (target < minInvestment)
    warnings.push({
      ...about,
      code: 'TARGET_BELOW_MINIMUM',
      message: `El objetivo de ${formatDollars(target)} es menor que la inversión mínima, ${formatDollars(minInvestment)}: nadie podría invertir.`,
    });
  return warnings;
}

/** Warns of an order that an earlier one equals, made some whole minutes before. */
export const describeEqualOrder = (amount: number, minutes: number): string =>
  `Ya invertiste ${formatDollars(amount)} aquí ${minutes < 1 ? 'hace un momento' : `hace ${minutes} ${minutes === 1 ? 'minuto' : 'minutos'}`}.`;

/** The money of a sale as its warnings compare it, as decimal text: all that it has to bring, what the bank shows of that, and capital that lies. */
export type ExitFacts = { due: string; received: string; missing: string; undelivered: string };

/** Warnings of an exit: the bank shows less of the sale than it takes, or part of the capital never left the company's account. */
export function listExitWarnings({ due, received, missing, undelivered }: ExitFacts): FieldWarning[] {
  return [
    ...(parseCents(missing) === 0
      ? []
      : [{ code: 'ABOVE_RECEIVED', field: 'price', message: describeReceivedSale(received, due) }]),
    ...(parseCents(undelivered) === 0
      ? []
      : [
          {
            code: 'CAPITAL_NOT_DELIVERED',
            field: 'price',
            message: `${formatExactDollars(undelivered)} del capital nunca se entregaron: no son parte de lo que se reparte. Asigna el débito del banco con que se entregaron.`,
          },
        ]),
  ];
}

/** 'Recibido del banco $0.00 de $163,660.00'. */
export const describeReceivedSale = (received: string, due: string): string =>
  `Recibido del banco ${formatExactDollars(received)} de ${formatExactDollars(due)}`;
