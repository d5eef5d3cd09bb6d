import {
  formatMoment,
  formatMonth,
  formatShortDate,
  getFirstRentPeriod,
  getRentDueDate,
  toCalendarDate,
  type OrderStatus,
} from '@cimiento/contracts';

type StepOrder = {
  status: OrderStatus;
  /** The moment until which a reservation waits for its transfer. */
  expiresAt: string | null;
  paidAt: string | null;
  cancellableUntil: string | null;
  isCancellable: boolean;
  project: { status: string; term: string } | null;
};

/** The next step, and its time. */
export type NextStep = { when: string; what: string };

function getReservedSteps(expiresAt: string): NextStep[] {
  return [
    { when: `Hasta el ${formatMoment(expiresAt, 'long')}`, what: 'Haz la transferencia con su referencia.' },
    { when: 'Cuando el banco la confirme', what: 'Tu inversión queda hecha y te avisamos.' },
    { when: 'El mes siguiente', what: 'Empieza a contar tu primera renta.' },
  ];
}

function getPaidSteps(
  { paidAt, cancellableUntil, isCancellable, project }: StepOrder & { paidAt: string },
  now: number,
): NextStep[] {
  const canCancel = isCancellable && cancellableUntil !== null && Date.parse(cancellableUntil) > now;
  const period = getFirstRentPeriod(toCalendarDate(paidAt));
  return [
    ...(canCancel && cancellableUntil !== null
      ? [
          {
            when: `Hasta el ${formatMoment(cancellableUntil, 'long')}`,
            what: 'Puedes cancelar, mientras el proyecto no complete su meta. El dinero vuelve a tu saldo.',
          },
        ]
      : []),
    {
      when: `Hacia el ${formatShortDate(getRentDueDate(period))}`,
      what: `Esperamos tu primera renta, la de ${formatMonth(period)}. Síguela en tu calendario.`,
    },
    ...(project
      ? [{ when: `Al vender el proyecto (plazo: ${project.term})`, what: 'Recibes en tu saldo tu parte de la venta.' }]
      : []),
  ];
}

/** The dated steps that follow an order, in their order; none after one that ended. `now` in ms. */
export function getNextSteps(order: StepOrder, now: number): NextStep[] {
  if (order.status === 'reserved' && order.expiresAt) return getReservedSteps(order.expiresAt);
  return order.status === 'paid' && order.paidAt ? getPaidSteps({ ...order, paidAt: order.paidAt }, now) : [];
}
