import { addMonths, toPeriod } from './days';
import { formatMonth, formatShortDate } from './formats';
import { parseTermMonths } from './operations';
import { getFirstRentPeriod, getRentDueDate } from './rent-calendar';
import type { ProjectStatus } from './statuses';

type Dated = { status: ProjectStatus; term: string; fundedDate: string | null };

/** One date of a project to come: what happens, and when in words. */
export type ProjectDate = { label: string; when: string };

/** The next day on which the rent of a month is due. */
function getNextDueDate(today: string): string {
  const thisMonth = getRentDueDate(addMonths(toPeriod(today), -1));
  return thisMonth >= today ? thisMonth : getRentDueDate(toPeriod(today));
}

/** What is to come of a project, as projected on a day (YYYY-MM-DD); nothing of one that was sold. */
export function listProjectDates({ status, term, fundedDate }: Dated, today: string): ProjectDate[] {
  if (status === 'exited') return [];
  const months = parseTermMonths(term);
  const start = fundedDate ?? today;
  const isOpen = status === 'available';
  const end = months === null ? null : formatMonth(addMonths(toPeriod(start), months));
  return [
    {
      label: isOpen ? 'Primera renta, si inviertes hoy' : 'Próxima renta',
      when: formatShortDate(isOpen ? getRentDueDate(getFirstRentPeriod(today)) : getNextDueDate(today)),
    },
    { label: 'Rentas siguientes', when: 'El 15 de cada mes' },
    { label: 'Venta prevista', when: end === null ? `Al final del plazo: ${term}` : `Hacia ${end}` },
  ];
}
