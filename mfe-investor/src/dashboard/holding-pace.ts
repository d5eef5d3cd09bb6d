import {
  centsToText,
  formatExactDollars,
  formatPercent,
  formatShortDate,
  parseCents,
  parseSignedCents,
} from '@cimiento/contracts';
import type { DashboardQuery } from './dashboard.generated';

type Pace = DashboardQuery['myInvestments'][number]['rentPace'];

/**
 * The received return of a holding in percent a year: its projected one, which is before fees, by what came of the rents that were due. Null
 * before the first one is due.
 */
export function getReceivedReturn({ expectedGross, received }: Pace, annualReturn: number): number | null {
  const expected = parseCents(expectedGross);
  return expected === 0 ? null : (annualReturn * parseCents(received)) / expected;
}

const formatDeducted = (deducted: number): string =>
  deducted < 0
    ? `${formatExactDollars(centsToText(-deducted))} de la reserva`
    : `menos gastos y reserva de ${formatExactDollars(centsToText(deducted))}`;

/** '97.8% de lo esperado a hoy, faltan $22.50'. */
function comparePace({ expected, received, ...pace }: Pace, isSold: boolean): string {
  const [early, late, missed] = [parseCents(pace.early), parseCents(pace.late), parseCents(pace.missed)];
  const deducted = parseSignedCents(pace.deducted);
  const percent = formatPercent((parseCents(received) / parseCents(expected)) * 100);
  return [
    `${percent} de lo esperado ${isSold ? 'hasta la venta' : 'a hoy'}`,
    ...(deducted === 0 ? [] : [formatDeducted(deducted)]),
    ...(early > 0 ? [`${formatExactDollars(pace.early)} antes de vencer`] : []),
    ...(late > 0 ? [`faltan ${formatExactDollars(pace.late)}`] : []),
    ...(missed > 0 ? [`${formatExactDollars(pace.missed)} no pagados`] : []),
  ].join(', ');
}

/**
 * The rents of a holding against the time that has passed, after fees; before its first rent is due, when that is, unless it came already. Null
 * when nothing is expected of it at all.
 */
export function describePace(pace: Pace, isSold: boolean): string | null {
  if (parseCents(pace.expected) > 0) return comparePace(pace, isSold);
  const isWaiting = !isSold && pace.firstDueDate !== null && parseCents(pace.early) + parseCents(pace.received) === 0;
  return isWaiting ? `Primera renta prevista para el ${formatShortDate(pace.firstDueDate ?? '')}` : null;
}
