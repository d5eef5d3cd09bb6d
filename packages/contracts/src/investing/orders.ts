import { formatDollars, formatMoment, formatPaymentDate } from '../values/formats';
import { toCalendarDate } from '../values/days';
import { listLive, type BadgeFacts, type StatusFacts } from '../values/status';

/** Status of an order; the values are stored. */
export const orderStatuses = ['committed', 'reserved', 'paid', 'expired', 'cancelled', 'refunded'] as const;
export type OrderStatus = (typeof orderStatuses)[number];
type OrderStatusFacts = StatusFacts<OrderStatus> & {
  /** Whether its amount counts in what a project has raised; a reservation only holds its fractions. */
  isRaised: boolean;
  /** Title of its receipt. */
  receipt: string;
  /** Reason why it takes no more money, after 'tu orden CIM-…, que'. */
  closed: string;
};

export const orderStatus: Record<OrderStatus, OrderStatusFacts> = {
  committed: {
    label: 'Comprometida',
    tone: 'success',
    isLive: true,
    isRaised: true,
    receipt: 'Compromiso de inversión',
    closed: 'ya está confirmada',
    next: ['cancelled'],
  },
  reserved: {
    label: 'Reservada',
    tone: 'warning',
    isLive: true,
    isRaised: false,
    receipt: 'Reserva de inversión',
    closed: 'no se puede pagar ahora',
    next: ['paid', 'expired', 'cancelled'],
  },
  paid: {
    label: 'Pagada',
    tone: 'success',
    isLive: true,
    isRaised: true,
    receipt: 'Comprobante de inversión',
    closed: 'ya está pagada',
    next: ['reserved', 'cancelled', 'refunded'],
  },
  expired: {
    label: 'Vencida',
    tone: 'neutral',
    isLive: false,
    isRaised: false,
    receipt: 'Reserva vencida',
    closed: 'venció',
    next: [],
  },
  cancelled: {
    label: 'Cancelada',
    tone: 'neutral',
    isLive: false,
    isRaised: false,
    receipt: 'Orden cancelada',
    closed: 'está cancelada',
    next: [],
  },
  refunded: {
    label: 'Reembolsada',
    tone: 'neutral',
    isLive: false,
    isRaised: false,
    receipt: 'Orden reembolsada',
    closed: 'fue reembolsada',
    next: [],
  },
};
/** Orders that still hold their fractions. */
export const liveOrderStatuses = listLive(orderStatus);
/** Orders whose amount counts in what a project has raised. */
export const raisedOrderStatuses = orderStatuses.filter((status) => orderStatus[status].isRaised);

/** Sources of the money of an order; the values are stored. */
export const orderFundings = ['balance', 'transfer'] as const;
export type OrderFunding = (typeof orderFundings)[number];
export const orderFundingLabel: Record<OrderFunding, string> = {
  balance: 'Con saldo',
  transfer: 'Por transferencia',
};

/** Days that an administrator may add to a reservation at once. */
export const extensionDays = 2;

/** Reasons of cancelled orders; the values are stored. */
export const orderCancellations = [
  'reservation',
  'cooling_off',
  'investment_deleted',
  'match_undone',
  'project_exited',
  'project_archived',
  'administrator',
  'left_round',
] as const;
export type OrderCancellation = (typeof orderCancellations)[number];

/** Reason why an order is cancelled, for the back office. */
export const orderCancellationReason: Record<OrderCancellation, string> = {
  reservation: 'El inversionista canceló la reserva.',
  cooling_off: 'El inversionista la canceló dentro del plazo para arrepentirse. El dinero volvió a su saldo.',
  investment_deleted: 'Un administrador eliminó la inversión.',
  match_undone: 'La transferencia con la que figuraba pagada se registró por error.',
  project_exited: 'El proyecto se vendió y sus reservas se cancelaron.',
  project_archived: 'El proyecto dejó de ofrecerse y sus reservas se cancelaron.',
  administrator: 'Un administrador la canceló.',
  left_round: 'El inversionista salió de la ronda antes de su cierre. El dinero volvió a su saldo.',
};

type OrderState = {
  status: OrderStatus;
  fundedFrom: OrderFunding;
  /** ISO 8601 instants; null when it did not happen. */
  expiresAt: string | null;
  paidAt: string | null;
  remindedAt: string | null;
  cancellation: OrderCancellation | null;
};

type OrderReferences = {
  /** Null until the investment exists. */
  investmentId: number | null;
};

const onDay = (instant: string | null): string =>
  instant === null ? '' : ` el ${formatPaymentDate(toCalendarDate(instant))}`;

type PaidState = Pick<OrderState, 'status'> & OrderReferences;

/** Whether a round keeps the money of an order apart. */
export const isKeptApart = ({ status, investmentId }: PaidState): boolean => status === 'paid' && investmentId === null;

/** Whole dollars of orders that rounds keep apart. */
export const sumInRounds = (orders: readonly (PaidState & { amount: number })[]): number =>
  orders.filter(isKeptApart).reduce((sum, { amount }) => sum + amount, 0);

/** Title of an order's receipt: one whose money a round keeps apart does not have an investment yet. */
export const getOrderReceipt = (order: PaidState): string =>
  isKeptApart(order) ? 'Comprobante de pago' : orderStatus[order.status].receipt;

/** Label and tone of an order: one whose money a round keeps apart says so. */
export const getOrderBadge = (order: PaidState): BadgeFacts =>
  isKeptApart(order) ? { label: 'Pagada, en ronda', tone: 'brass' } : orderStatus[order.status];

/** Reason for the state of an order, for the back office. */
export function describeOrderState(order: OrderState & OrderReferences): string {
  const { status, fundedFrom, expiresAt, paidAt, remindedAt, cancellation } = order;
  switch (status) {
    case 'committed':
      return 'Compromiso cuyo dinero se movió fuera de la plataforma.';
    case 'reserved':
      return `Espera la transferencia. Vence${onDay(expiresAt)}.${remindedAt ? ` Recordado${onDay(remindedAt)}.` : ''}`;
    case 'paid':
      return [
        fundedFrom === 'balance' ? `Se pagó con saldo${onDay(paidAt)}.` : `Llegó la transferencia${onDay(paidAt)}.`,
        ...(isKeptApart(order) ? ['El dinero está apartado hasta que termine la ronda.'] : []),
      ].join(' ');
    case 'expired':
      return `La transferencia no llegó antes del vencimiento${onDay(expiresAt)}.`;
    case 'refunded':
      return 'La ronda no se completó. El dinero volvió a su saldo.';
    case 'cancelled':
      return cancellation === null ? 'Se canceló.' : orderCancellationReason[cancellation];
  }
}

/** Reason why a user may not reserve for now: the limit that is reached, and what they can do instead. */
export const reservationLimitTexts = {
  open: (max: number): string =>
    `Ya tienes ${max === 1 ? 'una reserva abierta' : `${max} reservas abiertas`}, el máximo. Paga o cancela una para reservar otra vez, o invierte con tu saldo.`,
  project: (max: number): string =>
    `Ya tienes ${max === 1 ? 'una reserva abierta' : `${max} reservas abiertas`} en este proyecto, el máximo. Paga o cancela una para reservar otra vez, o invierte con tu saldo.`,
  share: (sharePercent: number, maxDollars: number): string =>
    `Por transferencia puedes reservar hasta ${formatDollars(maxDollars)} de este proyecto, el ${sharePercent}% de su objetivo. Elige un monto menor o invierte con tu saldo.`,
  together: (leftDollars: number): string =>
    leftDollars > 0
      ? `Las reservas de este proyecto están cerca de su máximo: por transferencia puedes reservar hasta ${formatDollars(leftDollars)}. Elige un monto menor o invierte con tu saldo.`
      : 'Las reservas de este proyecto llegaron a su máximo. Invierte con tu saldo, o vuelve en unos días: si una vence, podrás reservar.',
  daily: (max: number): string =>
    `Hoy ya hiciste ${max === 1 ? 'una reserva' : `${max} reservas`}, el máximo de un día. Reserva otra vez mañana o invierte con tu saldo.`,
  pause: (until: Date): string =>
    `Tu última reserva en este proyecto venció sin que llegara la transferencia. Puedes reservar aquí otra vez desde el ${formatMoment(until)}, o invertir ya con tu saldo.`,
};
