import { toCalendarDate, getLastDateBefore, formatMoment, formatPaymentDate } from '@cimiento/contracts';

/** The day of an instant in Ecuador: '31/12/2025'. */
export const formatDay = (instant: string): string => formatPaymentDate(toCalendarDate(instant));

/** The last whole day before an instant, in Ecuador: the last day on which an invitation code is valid. */
export const formatLastDay = (expiresAt: string): string => formatPaymentDate(getLastDateBefore(expiresAt));

/** '05/02/2026, 15:04': an instant in the time of Ecuador. */
export const formatDateTime = (instant: string): string => formatMoment(instant, 'short');
