import type { GuardedReadName } from '../access/needed-permissions';
import { paths } from '../texts/paths';
import { addDays } from '../values/days';

/** The queues of work for administrators, in the order of the console. */
export const operationQueues = [
  'withdrawals_to_approve',
  'withdrawals_to_pay',
  'approvals',
  'unmatched_money',
  'statements_to_confirm',
  'expiring_reservations',
  'overdue_payments',
  'months_without_payment',
  'rounds_to_confirm',
  'money_in_rounds',
  'rents_to_collect',
  'rents_to_distribute',
  'projects_past_term',
  'exits_without_settlement',
  'sales_to_collect',
  'capital_to_deliver',
  'identities_to_review',
  'data_requests',
  'negative_balances',
  'failed_emails',
  'failed_webhooks',
  'waitlist',
] as const;
export type OperationQueue = (typeof operationQueues)[number];

/** Queues whose rows have their own page, because no other list shows just them. */
export const listedQueues = [
  'projects_past_term',
  'exits_without_settlement',
  'sales_to_collect',
  'capital_to_deliver',
  'negative_balances',
  'rents_to_collect',
  'rents_to_distribute',
  'statements_to_confirm',
  'rounds_to_confirm',
  'money_in_rounds',
] as const satisfies readonly OperationQueue[];
export type ListedQueue = (typeof listedQueues)[number];

const getQueuePath = (queue: ListedQueue): string => `${paths.adminQueues}?queue=${queue}`;

type QueueFacts = {
  label: string;
  /** Text of the button that leads to its rows: the work that they need. */
  action: string;
  /** Address of its rows, as many as it counts; the day is today. */
  path: string | ((day: string) => string);
  /** The operation that lists its rows: who may not read them does not see the queue. */
  reads: GuardedReadName;
};

/** The texts of each queue, and the page of its rows. */
export const operationQueue: Record<OperationQueue, QueueFacts> = {
  withdrawals_to_approve: {
    label: 'Retiros por aprobar',
    action: 'Aprobar',
    reads: 'adminWithdrawals',
    path: `${paths.adminWithdrawals}?status=requested`,
  },
  withdrawals_to_pay: {
    label: 'Retiros por pagar',
    action: 'Pagar',
    reads: 'adminWithdrawals',
    path: `${paths.adminWithdrawals}?status=approved`,
  },
  approvals: {
    label: 'Aprobaciones pendientes',
    action: 'Decidir',
    reads: 'adminApprovals',
    path: `${paths.adminApprovals}?status=pending`,
  },
  unmatched_money: {
    label: 'Dinero por identificar',
    action: 'Identificar',
    reads: 'adminBankLines',
    path: `${paths.adminReconciliation}?status=suspense`,
  },
  statements_to_confirm: {
    label: 'Extractos sin confirmar',
    action: 'Confirmar',
    reads: 'queueItems',
    path: getQueuePath('statements_to_confirm'),
  },
  expiring_reservations: {
    label: 'Reservas por vencer',
    action: 'Recordar',
    reads: 'adminOrders',
    path: `${paths.adminOrders}?status=reserved`,
  },
  overdue_payments: {
    label: 'Pagos pendientes vencidos',
    action: 'Pagar',
    reads: 'adminPayments',
    path: (day) => `${paths.adminPayments}?status=pending&to=${addDays(day, -1)}`,
  },
  rents_to_collect: {
    label: 'Rentas por recibir',
    action: 'Cobrar',
    reads: 'queueItems',
    path: getQueuePath('rents_to_collect'),
  },
  rents_to_distribute: {
    label: 'Rentas por repartir',
    action: 'Repartir',
    reads: 'queueItems',
    path: getQueuePath('rents_to_distribute'),
  },
  months_without_payment: {
    label: 'Meses sin pago',
    action: 'Registrar',
    reads: 'unpaidRentMonths',
    path: paths.adminRents,
  },
  rounds_to_confirm: {
    label: 'Rondas por confirmar',
    action: 'Confirmar',
    reads: 'queueItems',
    path: getQueuePath('rounds_to_confirm'),
  },
  money_in_rounds: {
    label: 'Dinero en rondas',
    action: 'Revisar',
    reads: 'queueItems',
    path: getQueuePath('money_in_rounds'),
  },
  projects_past_term: {
    label: 'Proyectos fuera de plazo',
    action: 'Revisar',
    reads: 'queueItems',
    path: getQueuePath('projects_past_term'),
  },
  exits_without_settlement: {
    label: 'Finalizada sin liquidación',
    action: 'Liquidar',
    reads: 'queueItems',
    path: getQueuePath('exits_without_settlement'),
  },
  sales_to_collect: {
    label: 'Ventas por recibir',
    action: 'Cobrar',
    reads: 'queueItems',
    path: getQueuePath('sales_to_collect'),
  },
  capital_to_deliver: {
    label: 'Capital por entregar',
    action: 'Entregar',
    reads: 'queueItems',
    path: getQueuePath('capital_to_deliver'),
  },
  identities_to_review: {
    label: 'Identidades por revisar',
    action: 'Revisar',
    reads: 'identityCases',
    path: paths.adminIdentity,
  },
  data_requests: {
    label: 'Solicitudes de datos personales',
    action: 'Atender',
    reads: 'adminDataSubjectRequests',
    path: `${paths.adminPrivacy}?status=pending`,
  },
  negative_balances: {
    label: 'Saldos negativos',
    action: 'Revisar',
    reads: 'queueItems',
    path: getQueuePath('negative_balances'),
  },
  failed_emails: {
    label: 'Correos que fallaron',
    action: 'Revisar',
    reads: 'adminEmails',
    path: `${paths.adminSettings}?tab=emails&status=dead`,
  },
  failed_webhooks: {
    label: 'Webhooks que fallaron',
    action: 'Revisar',
    reads: 'adminWebhookDeliveries',
    path: `${paths.adminIntegrations}?tab=deliveries&status=dead`,
  },
  waitlist: {
    label: 'Lista de espera',
    action: 'Invitar',
    reads: 'adminWaitlist',
    path: `${paths.adminSettings}?tab=waitlist&status=pending`,
  },
};

/** Address of the rows of a queue today. */
export function getOperationPath(queue: OperationQueue, day: string): string {
  const { path } = operationQueue[queue];
  return typeof path === 'string' ? path : path(day);
}

/** A queue of work by how long it waits, YYYY-MM-DD, and for how much money, as decimal text. */
type Waiting = { oldest: string | null; amount: string | null };

/** Order of queues: the longest wait first; on the same day, the largest amount first. */
export const compareUrgency = (a: Waiting, b: Waiting): number =>
  (a.oldest ?? '9999').localeCompare(b.oldest ?? '9999') || Number(b.amount ?? 0) - Number(a.amount ?? 0);
