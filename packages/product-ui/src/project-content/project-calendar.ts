import {
  addMonths,
  formatMonth,
  formatShortDate,
  getFirstRentPeriod,
  getRentDueDate,
  parseTermMonths,
  toPeriod,
  type ProjectStatus,
} from '@cimiento/contracts';

type Dated = {
  status: ProjectStatus;
  term: string;
  fundedDate: string | null;
  /** Its newest delay, of works, equipment or the sale, and the date that it named. */
  delay: { title: string; newDate: string } | null;
  /** Its round: investments start with its success, at its close at the earliest. */
  round?: { closesAt: string } | null;
};

/** One date of a project to come: what happens, and when in words. */
export type ProjectDate = { label: string; when: string };

/** The next day on which the rent of a month is due. */
function getNextDueDate(today: string): string {
  const thisMonth = getRentDueDate(addMonths(toPeriod(today), -1));
  return thisMonth >= today ? thisMonth : getRentDueDate(toPeriod(today));
}

/** When the sale is expected: when the term ends. */
function describeSale({ term, fundedDate }: Dated, today: string): string {
  const months = parseTermMonths(term);
  if (months === null) return `Al final del plazo: ${term}`;
  return `Hacia ${formatMonth(addMonths(toPeriod(fundedDate ?? today), months))}`;
}

/** The coming dates of a project, as projected on a day (YYYY-MM-DD); empty for a sold one. */
export function listProjectDates(project: Dated, today: string): ProjectDate[] {
  if (project.status === 'exited') return [];
  const isOpen = project.status === 'available';
  const closesAt = isOpen ? project.round?.closesAt : undefined;
  const start = closesAt !== undefined && closesAt > today ? closesAt : today;
  const condition = closesAt === undefined ? 'si inviertes hoy' : 'si la ronda se completa a su cierre';
  return [
    {
      label: isOpen ? `Primera renta prevista, ${condition}` : 'Próxima renta prevista',
      when: formatShortDate(isOpen ? getRentDueDate(getFirstRentPeriod(start)) : getNextDueDate(today)),
    },
    { label: 'Rentas siguientes', when: 'El 15 de cada mes' },
    { label: 'Venta prevista', when: describeSale(project, start) },
    ...(project.delay
      ? [{ label: `Nueva fecha: ${project.delay.title}`, when: formatShortDate(project.delay.newDate) }]
      : []),
  ];
}
