/** The events that an endpoint can receive, as `type` of the body; the values are stored. */
export const webhookEvents = [
  'order.reserved',
  'order.paid',
  'order.expired',
  'order.cancelled',
  'order.refunded',
  'deposit.credited',
  'deposit.reversed',
  'payment.paid',
  'payment.changed',
  'payment.unpaid',
  'payment.deleted',
  'payment_run.posted',
  'payment_run.undone',
  'withdrawal.requested',
  'withdrawal.approved',
  'withdrawal.paid',
  'withdrawal.rejected',
  'withdrawal.cancelled',
  'withdrawal.returned',
  'investment.created',
  'investment.changed',
  'investment.deleted',
  'exit.posted',
  'exit.undone',
  'balance.adjusted',
  'project.created',
  'project.updated',
  'project.funded',
  'project.exited',
  'round.opened',
  'round.succeeded',
  'round.failed',
  'round.cancelled',
  'user.registered',
  'identity.approved',
  'identity.rejected',
  'identity.expired',
] as const;
export type WebhookEvent = (typeof webhookEvents)[number];

/** The event that an administrator sends to test an endpoint; endpoints cannot subscribe to it. */
export const webhookTestEvent = 'webhook.test';
/** Every `type` that a delivery can have. */
export const webhookTypes = [...webhookEvents, webhookTestEvent] as const;
export type WebhookType = (typeof webhookTypes)[number];

export const webhookTypeLabel: Record<WebhookType, string> = {
  'order.reserved': 'Orden reservada',
  'order.paid': 'Orden pagada',
  'order.expired': 'Reserva vencida',
  'order.cancelled': 'Orden cancelada',
  'order.refunded': 'Orden reembolsada',
  'deposit.credited': 'Depósito acreditado',
  'deposit.reversed': 'Depósito anulado',
  'payment.paid': 'Pago pagado',
  'payment.changed': 'Pago pagado que cambió',
  'payment.unpaid': 'Pago que ya no está pagado',
  'payment.deleted': 'Pago pagado que se eliminó',
  'payment_run.posted': 'Pago mensual publicado',
  'payment_run.undone': 'Pago mensual deshecho',
  'withdrawal.requested': 'Retiro solicitado',
  'withdrawal.approved': 'Retiro aprobado',
  'withdrawal.paid': 'Retiro pagado',
  'withdrawal.rejected': 'Retiro rechazado',
  'withdrawal.cancelled': 'Retiro cancelado',
  'withdrawal.returned': 'Retiro devuelto',
  'investment.created': 'Inversión registrada a mano',
  'investment.changed': 'Inversión cambiada a mano',
  'investment.deleted': 'Inversión eliminada a mano',
  'exit.posted': 'Salida registrada',
  'exit.undone': 'Salida deshecha',
  'balance.adjusted': 'Saldo ajustado',
  'project.created': 'Proyecto creado',
  'project.updated': 'Proyecto actualizado',
  'project.funded': 'Proyecto financiado',
  'project.exited': 'Proyecto finalizado',
  'round.opened': 'Ronda abierta',
  'round.succeeded': 'Ronda completada',
  'round.failed': 'Ronda sin completar',
  'round.cancelled': 'Ronda cancelada',
  'user.registered': 'Usuario registrado',
  'identity.approved': 'Identidad verificada',
  'identity.rejected': 'Identidad no verificada',
  'identity.expired': 'Identidad vencida',
  'webhook.test': 'Prueba',
};

const permissionByRecord = {
  order: 'orders:read',
  deposit: 'ledger:read',
  payment: 'payments:read',
  payment_run: 'payments:read',
  withdrawal: 'withdrawals:read',
  investment: 'investments:read',
  exit: 'ledger:read',
  balance: 'ledger:read',
  project: 'projects:read',
  round: 'projects:read',
  user: 'users:read',
  identity: 'users:read',
  webhook: 'webhooks:read',
} as const;
type EventPermission = (typeof permissionByRecord)[keyof typeof permissionByRecord];

/** The permission to read the record of an event, and so what is sent about it; null for an event of another release. */
export function findEventPermission(event: string): EventPermission | null {
  const record = event.split('.')[0] ?? '';
  return record in permissionByRecord ? permissionByRecord[record as keyof typeof permissionByRecord] : null;
}

/** Reasons why an endpoint receives nothing; the values are stored. `gone`: it returned 410. */
export const webhookDisabledReasons = ['manual', 'gone', 'failing'] as const;
export type WebhookDisabledReason = (typeof webhookDisabledReasons)[number];
export const webhookDisabledReasonLabel: Record<WebhookDisabledReason, string> = {
  manual: 'Desactivado por un administrador',
  gone: 'Respondió 410: ya no existe',
  failing: 'Falló durante cinco días',
};

/** Days without one success after which an endpoint is disabled. */
export const webhookFailureDays = 5;

/** Hours for which a replaced secret still signs, beside the new one. */
export const webhookOverlapHours = 24;
