import { toCalendarDate, getLastDateBefore, formatPaymentDate } from '@cimiento/contracts';

/** The day of an instant in Ecuador: '31/12/2025'. */
export const formatDay = (instant: string): string => formatPaymentDate(toCalendarDate(instant));

/** The last whole day before an instant, in Ecuador: the last day on which an invitation code is valid. */
export const formatLastDay = (expiresAt: string): string => formatPaymentDate(getLastDateBefore(expiresAt));
