import { getFundedPercent, getFundingBadge, getReturnProgress } from '../investing/funding';
import {
  formatLongDate,
  formatMoment,
  formatMonth,
  formatMonthTitle,
  formatPaymentDate,
  formatPercent,
  formatShortDate,
  formatDollars,
  formatExactDollars,
  formatThousands,
  getMonthName,
} from './formats';
import { slugify } from './slug';

test('money is written in en-US form, without decimals, or with two where payments are exact', () => {
  expect(formatDollars(1500)).toBe('$1,500');
  expect(formatExactDollars('125.50')).toBe('$125.50');
  expect(formatThousands(150_000)).toBe('$150k');
});

test('a calendar date is the same day whatever the time zone', () => {
  expect(formatShortDate('2025-01-15')).toBe('15/1/2025');
  expect(formatShortDate('2025-12-05T23:59:00Z')).toBe('5/12/2025');
  expect(formatPaymentDate('2025-01-05')).toBe('05/01/2025');
  expect(formatLongDate('2025-09-05')).toBe('5 de septiembre de 2025');
});

test('a month is written within a sentence and as a title, as the Spanish of Ecuador has it', () => {
  expect(formatMonth('2025-10')).toBe('octubre de 2025');
  expect(formatMonthTitle('2025-01')).toBe('Enero 2025');
  const spanish = new Intl.DateTimeFormat('es-EC', { month: 'long', timeZone: 'UTC' });
  for (let month = 1; month <= 12; month += 1) {
    const period = `2025-${String(month).padStart(2, '0')}`;
    expect(getMonthName(period)).toBe(spanish.format(new Date(`${period}-01T00:00:00Z`)));
  }
});

test.each([
  ['available', 0, 300_000, 'Próximamente'],
  ['available', 50_000, 0, 'Próximamente'],
  ['available', 100_000, 300_000, '33.3%'],
  ['available', 330_000, 300_000, '110.0%'],
  ['funded', 300_000, 300_000, '100% financiado'],
] as const)('the badge of a project that is %s with %d of %d says %s', (status, funded, target, badge) => {
  expect(getFundingBadge({ status, funded, target })).toBe(badge);
});

test('a percentage of funding has one decimal and is not capped', () => {
  expect(getFundedPercent(1, 3)).toBe(33.3);
  expect(getFundedPercent(6, 5)).toBe(120);
  expect(formatPercent(50)).toBe('50.0%');
});

test('progress of an investment is capped at 100 and 0 where nothing is projected', () => {
  expect(getReturnProgress('350.00', '700.00')).toBe(50);
  expect(getReturnProgress('900.00', '700.00')).toBe(100);
  expect(getReturnProgress('10.00', 0)).toBe(0);
});

test.each([
  ['Inversión Ágil', 'inversion-agil'],
  ['  ¿Qué es   la fracción? ', 'que-es-la-fraccion'],
  ['Año_2025: ñandú', 'ano_2025-nandu'],
  ['!!!', ''],
])('the slug of %p is %p', (title, slug) => {
  expect(slugify(title)).toBe(slug);
});

test('a moment is written in the time of Ecuador, with the day in three forms', () => {
  expect(formatMoment('2026-01-01T03:00:00.000Z', 'long')).toBe('31 de diciembre de 2025, 22:00');
  expect(formatMoment(new Date('2026-11-27T05:00:00Z'))).toBe('27 de noviembre, 00:00');
  expect(formatMoment('2026-02-05T20:04:59Z', 'short')).toBe('05/02/2026, 15:04');
});
