import type { WebhookType } from './webhooks';

type Kind = 'id' | 'whole' | 'money' | 'signedMoney' | 'percent' | 'date' | 'instant' | 'month' | 'text' | 'list';
/** One value of an event's data, described in Spanish for the API reference. */
export type WebhookField = {
  kind: Kind;
  description: string;
  isNullable?: true;
  /** The possible values of a text. */
  values?: readonly string[];
  /** The values of each item of a list. */
  items?: WebhookFields;
};

export type WebhookFields = { readonly [Name in string]: WebhookField };

const order = {
  orderId: { kind: 'id', description: 'Id de la orden' },
  number: { kind: 'text', description: 'Número de la orden, como CIM-7K3M9-QXR4T' },
  projectId: { kind: 'id', description: 'Id del proyecto' },
  userId: { kind: 'id', description: 'Id del inversionista' },
  investmentId: { kind: 'id', isNullable: true, description: 'Id de la inversión; null si la orden no la tiene' },
  amount: { kind: 'money', description: 'Monto de la orden' },
  fundedFrom: { kind: 'text', values: ['balance', 'transfer'], description: 'De dónde viene el dinero' },
  status: {
    kind: 'text',
    values: ['reserved', 'paid', 'expired', 'cancelled', 'refunded'],
    description: 'Estado de la orden después del evento',
  },
} as const satisfies WebhookFields;

const deposit = {
  bankLineId: { kind: 'id', description: 'Id del movimiento bancario' },
  userId: { kind: 'id', description: 'Id del inversionista a cuyo saldo entró el dinero' },
  orderId: {
    kind: 'id',
    isNullable: true,
    description: 'Id de la orden que nombra el depósito, la haya pagado o no; null si ninguna',
  },
  amount: { kind: 'money', description: 'Monto acreditado' },
  bookedOn: { kind: 'date', description: 'Día en que el banco lo registró' },
} as const satisfies WebhookFields;

const payment = {
  paymentId: { kind: 'id', description: 'Id del pago' },
  investmentId: { kind: 'id', description: 'Id de la inversión' },
  userId: { kind: 'id', description: 'Id del inversionista' },
  projectId: { kind: 'id', description: 'Id del proyecto' },
  runId: { kind: 'id', isNullable: true, description: 'Id del pago mensual al que pertenece; null si es suelto' },
  amount: { kind: 'money', description: 'Monto del pago' },
  period: { kind: 'month', description: 'Mes al que corresponde, AAAA-MM' },
  paymentDate: { kind: 'date', description: 'Fecha del pago' },
  creditedOn: { kind: 'date', description: 'Día en que se acreditó en el saldo' },
} as const satisfies WebhookFields;

const paymentRun = {
  paymentRunId: { kind: 'id', description: 'Id del pago mensual' },
  projectId: { kind: 'id', description: 'Id del proyecto' },
  period: { kind: 'month', description: 'Mes, AAAA-MM' },
  amount: { kind: 'money', description: 'Monto repartido' },
  payments: { kind: 'whole', description: 'Cuántos pagos tiene' },
} as const satisfies WebhookFields;

const withdrawal = {
  withdrawalId: { kind: 'id', description: 'Id del retiro' },
  userId: { kind: 'id', description: 'Id del inversionista' },
  amount: { kind: 'money', description: 'Monto del retiro' },
  status: {
    kind: 'text',
    values: ['requested', 'approved', 'paid', 'rejected', 'cancelled', 'returned'],
    description: 'Estado del retiro después del evento',
  },
  reference: { kind: 'text', description: 'Referencia de la transferencia' },
  paidOn: { kind: 'date', isNullable: true, description: 'Día en que se pagó; null mientras no se paga' },
} as const satisfies WebhookFields;

const investment = {
  investmentId: { kind: 'id', description: 'Id de la inversión' },
  userId: { kind: 'id', description: 'Id del inversionista' },
  projectId: { kind: 'id', description: 'Id del proyecto' },
  amount: { kind: 'money', description: 'Monto de la inversión' },
  annualReturn: { kind: 'percent', description: 'Rendimiento anual en porcentaje, como texto' },
  investedOn: {
    kind: 'date',
    isNullable: true,
    description: 'Día de la inversión; null en una antigua de la que no se sabe',
  },
} as const satisfies WebhookFields;

const exit = {
  projectId: { kind: 'id', description: 'Id del proyecto' },
  net: { kind: 'money', description: 'Precio menos costos: lo que se repartió' },
  exitDate: { kind: 'date', description: 'Día de la salida' },
  shares: {
    kind: 'list',
    description: 'Lo que recibió cada inversión',
    items: {
      investmentId: { kind: 'id', description: 'Id de la inversión' },
      userId: { kind: 'id', description: 'Id del inversionista' },
      amount: { kind: 'money', description: 'Lo que recibió' },
    },
  },
} as const satisfies WebhookFields;

const adjustment = {
  entryId: { kind: 'id', description: 'Id del asiento del ajuste o de su reverso' },
  reversalOf: {
    kind: 'id',
    isNullable: true,
    description: 'Id del asiento que este reversa; null si no es un reverso',
  },
  userId: { kind: 'id', description: 'Id del inversionista cuyo saldo cambió' },
  amount: { kind: 'signedMoney', description: 'Monto; negativo si bajó el saldo' },
  occurredOn: { kind: 'date', description: 'Día del asiento' },
} as const satisfies WebhookFields;

const project = {
  projectId: { kind: 'id', description: 'Id del proyecto' },
  status: { kind: 'text', values: ['available', 'funded', 'exited'], description: 'Estado del proyecto' },
  target: { kind: 'money', description: 'Meta' },
  funded: { kind: 'money', description: 'Monto recaudado' },
  annualReturn: { kind: 'percent', description: 'Rendimiento anual en porcentaje, como texto' },
} as const satisfies WebhookFields;

const round = {
  projectId: { kind: 'id', description: 'Id del proyecto' },
  state: {
    kind: 'text',
    values: ['planned', 'open', 'closing', 'succeeded', 'failed', 'cancelled'],
    description: 'Estado de la ronda después del evento',
  },
  mode: { kind: 'text', values: ['first_come', 'prefunding'], description: 'Cómo recibe dinero' },
  minimum: { kind: 'money', description: 'Lo que debe reunirse' },
  paid: { kind: 'money', description: 'Lo pagado en órdenes de la ronda, antes de devolver' },
  closesAt: { kind: 'date', description: 'Último día en que recibe dinero' },
} as const satisfies WebhookFields;

const user = {
  userId: { kind: 'id', description: 'Id del usuario' },
  role: { kind: 'text', values: ['user', 'admin'], description: 'Rol' },
  createdAt: { kind: 'instant', description: 'Instante del registro' },
} as const satisfies WebhookFields;

const identity = {
  userId: { kind: 'id', description: 'Id del usuario' },
} as const satisfies WebhookFields;

const test = {
  endpointId: { kind: 'id', description: 'Id del webhook que se prueba' },
} as const satisfies WebhookFields;

/** The data of each event: ids, statuses, dates, and money as decimal text. Never a name, an e-mail or an account number. */
export const webhookFields = {
  'order.reserved': order,
  'order.paid': order,
  'order.expired': order,
  'order.cancelled': order,
  'order.refunded': order,
  'deposit.credited': deposit,
  'deposit.reversed': deposit,
  'payment.paid': payment,
  'payment.changed': payment,
  'payment.unpaid': payment,
  'payment.deleted': payment,
  'payment_run.posted': paymentRun,
  'payment_run.undone': paymentRun,
  'withdrawal.requested': withdrawal,
  'withdrawal.approved': withdrawal,
  'withdrawal.paid': withdrawal,
  'withdrawal.rejected': withdrawal,
  'withdrawal.cancelled': withdrawal,
  'withdrawal.returned': withdrawal,
  'investment.created': investment,
  'investment.changed': investment,
  'investment.deleted': investment,
  'exit.posted': exit,
  'exit.undone': exit,
  'balance.adjusted': adjustment,
  'project.created': project,
  'project.updated': project,
  'project.funded': project,
  'project.exited': project,
  'round.opened': round,
  'round.succeeded': round,
  'round.failed': round,
  'round.cancelled': round,
  'user.registered': user,
  'identity.approved': identity,
  'identity.rejected': identity,
  'identity.expired': identity,
  'webhook.test': test,
} as const satisfies Record<WebhookType, WebhookFields>;

type ValueOf<F extends WebhookField> =
  | (F extends { items: infer Items extends WebhookFields }
      ? DataOf<Items>[]
      : F['kind'] extends 'id' | 'whole'
        ? number
        : string)
  | (F extends { isNullable: true } ? null : never);

type DataOf<Fields extends WebhookFields> = { [Name in keyof Fields]: ValueOf<Fields[Name]> };

/** The data of one event. */
export type WebhookData<Type extends WebhookType> = DataOf<(typeof webhookFields)[Type]>;

/** The body of a webhook. `sequence` is the number of the event, the same in every delivery, in the order in which events were numbered. */
export type WebhookBody<Type extends WebhookType = WebhookType> = {
  [Each in Type]: { type: Each; timestamp: string; sequence: number; data: WebhookData<Each> };
}[Type];
