const names = [
  'enero',
  'febrero',
  'marzo',
  'abril',
  'mayo',
  'junio',
  'julio',
  'agosto',
  'septiembre',
  'octubre',
  'noviembre',
  'diciembre',
];

const splitPeriod = (period: string): [year: string, name: string] => {
  const [year = '', month = ''] = period.split('-');
  return [year, names[Number(month) - 1] ?? month];
};

/** 'octubre de 2024' from '2024-10'. */
export const formatMonth = (period: string): string => {
  const [year, name] = splitPeriod(period);
  return `${name} de ${year}`;
};

/** 'oct' from '2024-10', with the year for the first column and each January. */
export function getMonthTick(period: string, isFirst: boolean): { tick: string; group: string | undefined } {
  const [year, name] = splitPeriod(period);
  return { tick: name.slice(0, 3), group: isFirst || name === names[0] ? year : undefined };
}
