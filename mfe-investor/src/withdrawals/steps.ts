import { formatShortDate, toCalendarDate, type WithdrawalStatus } from '@cimiento/contracts';

type Progress = {
  status: WithdrawalStatus;
  createdAt: string;
  decidedAt: string | null;
  paidOn: string | null;
};

/** `day` is null for a step that is still to come or has no day. */
export type WithdrawalStep = { label: string; day: string | null; isDone: boolean };

const toDay = (instant: string | null): string | null => instant && formatShortDate(toCalendarDate(instant));

/** The steps of a withdrawal, those that are done and those that are still to come. */
export function listSteps({ status, createdAt, decidedAt, paidOn }: Progress): WithdrawalStep[] {
  const requested = { label: 'Solicitado', day: toDay(createdAt), isDone: true };
  if (status === 'cancelled') return [requested, { label: 'Cancelado', day: null, isDone: true }];
  if (status === 'rejected') return [requested, { label: 'Rechazado', day: toDay(decidedAt), isDone: true }];
  const steps = [
    requested,
    { label: 'Aprobado', day: toDay(decidedAt), isDone: status !== 'requested' },
    { label: 'Pagado', day: paidOn && formatShortDate(paidOn), isDone: paidOn !== null },
  ];
  return status === 'returned' ? [...steps, { label: 'Devuelto por el banco', day: null, isDone: true }] : steps;
}
