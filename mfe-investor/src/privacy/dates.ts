import { countDays, formatShortDate, today, toCalendarDate } from '@cimiento/contracts';

/** '5/3/2026' of an instant, in Ecuador. */
export const formatDay = (instant: string): string => formatShortDate(toCalendarDate(new Date(instant)));

/** Time left until a day: 'Quedan 3 días'. */
export function formatTimeLeft(dueDate: string): string {
  const days = countDays(today(), dueDate);
  if (days < 0) return days === -1 ? 'Venció ayer' : `Venció hace ${-days} días`;
  if (days === 0) return 'Vence hoy';
  return days === 1 ? 'Queda 1 día' : `Quedan ${days} días`;
}
