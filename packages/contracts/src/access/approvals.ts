import type { StatusFacts } from '../values/status';

/** Actions that may need a second administrator; the values are stored. */
export const approvalKinds = [
  'exit',
  'adjustment',
  'undo_run',
  'grant_admin',
  'change_payment',
  'statement_void',
  'admin_change',
  'money_in',
  'investment_change',
  'reopen_period',
  'settings_change',
  'project_change',
  'account_change',
  'statement',
  'money_out',
  'round',
  'identity_high',
] as const;
export type ApprovalKind = (typeof approvalKinds)[number];
export const approvalKindLabel: Record<ApprovalKind, string> = {
  exit: 'Salida de un proyecto',
  adjustment: 'Ajuste manual',
  undo_run: 'Deshacer un pago mensual pagado o volverlo a pendiente',
  grant_admin: 'Dar el rol de administrador, o habilitar a un administrador',
  change_payment: 'Cambiar o eliminar un pago ya pagado',
  statement_void: 'Anular un extracto del banco',
  admin_change: 'Cambiar la cuenta de un administrador',
  money_in: 'Acreditar dinero',
  investment_change: 'Registrar, cambiar o eliminar una inversión',
  reopen_period: 'Abrir de nuevo un mes cerrado',
  settings_change: 'Cambiar los plazos y límites de las órdenes',
  project_change: 'Cambiar un proyecto que tiene dinero',
  account_change: 'Cambiar el acceso de una persona',
  statement: 'Confirmar un extracto del banco',
  money_out: 'Dar por salido dinero del banco',
  round: 'Confirmar una ronda',
  identity_high: 'Aprobar una identidad de riesgo alto',
};

/** Status of an approval request; the values are stored. */
export const approvalStatuses = ['pending', 'approved', 'rejected', 'expired'] as const;
export type ApprovalStatus = (typeof approvalStatuses)[number];
export const approvalStatus: Record<ApprovalStatus, StatusFacts<ApprovalStatus>> = {
  pending: { label: 'Pendiente', tone: 'warning', isLive: true, next: ['approved', 'rejected', 'expired'] },
  approved: { label: 'Aprobada', tone: 'success', isLive: false, next: [] },
  rejected: { label: 'Rechazada', tone: 'danger', isLive: false, next: [] },
  expired: { label: 'Vencida', tone: 'neutral', isLive: false, next: [] },
};

/** Days after which a request that nobody decided can no longer be approved, unless `getApprovalHours` says otherwise. */
export const approvalDays = 7;

/** Hours after which a request of a kind expires; null for one that does not. A proposed exit closes its project to orders until then. */
export function getApprovalHours(kind: ApprovalKind): number | null {
  if (kind === 'statement') return null;
  return kind === 'exit' ? 72 : approvalDays * 24;
}
