/** Names that banks give the column of the booking day, the surest first, folded by `foldDayHeader`. */
const bookingNames = [
  'fecha',
  'fecha movimiento',
  'fecha mov',
  'fecha contable',
  'fecha contabilizacion',
  'fecha operacion',
  'fecha operativa',
  'fecha proceso',
  'fecha transaccion',
  'fecha registro',
  'date',
  'booking date',
  'posting date',
  'posted date',
  'transaction date',
  'dia',
];

const valueDay = /\b(?:valor|valuta|value|efectiva|disponible|disponibilidad)\b/;
const dayWord = /\b(?:fecha|date|dia|day)\b/;

/** 'fecha operacion' of 'F. Operación', 'Fec. de la operación' and 'Fecha de operación'. The header is folded already. */
const foldDayHeader = (header: string): string =>
  header
    .replace(/^(?:f|fec|fch|fcha|fecha)[.\s]+(?=\S)/, 'fecha ')
    .replace(/ de(?:l)?(?: la)? /g, ' ')
    .replace(/\.$/, '')
    .trim();

const isValueDay = (header: string): boolean => valueDay.test(header) && dayWord.test(header);

/**
 * Indexes of the columns that can have the day of booking, by their folded headers, the best first: a known name, any other column of days, and
 * only then the day of value.
 */
export function listDayColumns(folded: readonly string[]): number[] {
  const days = folded.map(foldDayHeader);
  const booking = [...days.keys()].filter((index) => !isValueDay(days[index] ?? ''));
  for (const name of bookingNames) {
    const found = booking.filter((index) => days[index] === name);
    if (found.length > 0) return found;
  }
  for (const name of bookingNames.slice(1)) {
    const found = booking.filter((index) => days[index]?.startsWith(`${name} `));
    if (found.length > 0) return found;
  }
  const named = booking.filter((index) => dayWord.test(days[index] ?? '') && !isOther(days[index] ?? ''));
  return named.length > 0 ? named : [...days.keys()].filter((index) => isValueDay(days[index] ?? ''));
}

// Days of the document or of its period, not of its movements.
const isOther = (header: string): boolean =>
  /\b(?:desde|hasta|inicial|final|corte|vencimiento|nacimiento)\b/.test(header);

/** Whether a folded header names a day of value, which goes after any other day. */
export const isValueDayHeader = (folded: string): boolean => isValueDay(foldDayHeader(folded));
