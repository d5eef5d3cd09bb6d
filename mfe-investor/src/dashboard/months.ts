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

const parts = (period: string): [year: string, name: string] => {
  const [year = '', month = ''] = period.split('-');
  return [year, names[Number(month) - 1] ?? month];
};

/** 'octubre de 2024' of '2024-10'. */
export const monthName = (period: string): string => {
  const [year, name] = parts(period);
  return `${name} de ${year}`;
};

/** 'oct' of '2024-10', with its year where one begins. */
export function monthTick(period: string, isFirst: boolean): { tick: string; group: string | undefined } {
  const [year, name] = parts(period);
  return { tick: name.slice(0, 3), group: isFirst || name === names[0] ? year : undefined };
}
