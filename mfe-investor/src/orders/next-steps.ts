import {
  formatDollars,
  formatMoment,
  formatMonth,
  formatShortDate,
  getFirstRentPeriod,
  getRentDueDate,
  isKeptApart,
  roundConfirmationDays,
  toCalendarDate,
  type OrderStatus,
  type RoundState,
} from '@cimiento/contracts';

type StepOrder = {
  status: OrderStatus;
  /** The moment until which a reservation waits for its transfer. */
  expiresAt: string | null;
  paidAt: string | null;
  cancellableUntil: string | null;
  isCancellable: boolean;
  investmentId: number | null;
  /** The round that keeps or kept its money; null for an order that was not paid into one. */
  round: { state: RoundState; minimum: number; closesAt: string; decidedAt: string | null } | null;
  project: { status: string; term: string; round: object | null } | null;
};

/** The next step, and its time. */
export type NextStep = { when: string; what: string };

function getReservedSteps(expiresAt: string, hasRound: boolean): NextStep[] {
  return [
    { when: `Hasta el ${formatMoment(expiresAt, 'long')}`, what: 'Haz la transferencia con su referencia.' },
    {
      when: 'Cuando el banco la confirme',
      what: hasRound
        ? 'Tu dinero queda apartado en la ronda y te avisamos.'
        : 'Tu inversión queda hecha y te avisamos.',
    },
    {
      when: hasRound ? 'El mes siguiente al éxito de la ronda' : 'El mes siguiente',
      what: 'Empieza a contar tu primera renta.',
    },
  ];
}

/** The steps of an order whose money is kept apart, until its round succeeds or pays it back. */
function getRoundSteps({ round, isCancellable }: StepOrder): NextStep[] {
  if (!round || round.state === 'failed' || round.state === 'cancelled') return [];
  return [
    ...(isCancellable
      ? [
          {
            when: `Hasta el ${formatShortDate(round.closesAt)}`,
            what: 'Tu dinero queda apartado. Puedes salir de la ronda cuando quieras, y vuelve a tu saldo.',
          },
        ]
      : []),
    {
      when: `Hasta ${roundConfirmationDays} días después del cierre`,
      what: `Se confirma la ronda, si reunió ${formatDollars(round.minimum)}, y tu inversión queda hecha. Si no, todo vuelve a tu saldo.`,
    },
    { when: 'El mes siguiente al éxito de la ronda', what: 'Empieza a contar tu primera renta.' },
  ];
}

function getPaidSteps(order: StepOrder & { paidAt: string }, now: number): NextStep[] {
  if (isKeptApart(order)) return getRoundSteps(order);
  const { paidAt, cancellableUntil, isCancellable, round, project } = order;
  const canCancel = isCancellable && cancellableUntil !== null && Date.parse(cancellableUntil) > now;
  const period = getFirstRentPeriod(toCalendarDate(round?.decidedAt ?? paidAt));
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
  if (order.status === 'reserved' && order.expiresAt)
    return getReservedSteps(order.expiresAt, Boolean(order.project?.round));
  return order.status === 'paid' && order.paidAt ? getPaidSteps({ ...order, paidAt: order.paidAt }, now) : [];
}
