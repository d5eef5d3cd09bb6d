import { toPeriod } from '../values/days';

/** Whether a month of the books is closed. */
export const periodStates = ['open', 'closed'] as const;
export type PeriodState = (typeof periodStates)[number];
export const periodStateLabel: Record<PeriodState, string> = { open: 'Abierto', closed: 'Cerrado' };

/** The tasks to finish before a month is closed, in the order of the checklist. */
export const periodChecks = ['bank', 'suspense', 'pendingPayments', 'entries', 'seals'] as const;
export type PeriodCheckName = (typeof periodChecks)[number];
export const periodCheckLabel: Record<PeriodCheckName, string> = {
  bank: 'El banco continúa: no faltan movimientos',
  suspense: 'Nada por identificar',
  pendingPayments: 'Ningún pago pendiente',
  entries: 'Los asientos cuadran',
  seals: 'Los asientos están sellados',
};

/** Whether a month is over on a day: only then it can be closed. */
export const isPeriodOver = (period: string, day: string): boolean => period < toPeriod(day);
