import { addDays, findInstant, toCalendarDate, getEndOfDate, isCalendarDate, getLastDateBefore, today } from './days';

test('a day ends at midnight in Ecuador, which is five in the morning of the next day in UTC', () => {
  expect(getEndOfDate('2024-12-31').toISOString()).toBe('2025-01-01T05:00:00.000Z');
});

test.each([
  ['2025-01-01T04:59:59.999Z', '2024-12-31'],
  ['2025-01-01T05:00:00.000Z', '2025-01-01'],
])('at %s it is %s', (instant, date) => {
  expect(toCalendarDate(instant)).toBe(date);
});

test.each(['2024-02-29', '2025-12-31', '2026-03-29'])('the last date before the end of %s is that date', (date) => {
  expect(getLastDateBefore(getEndOfDate(date))).toBe(date);
});

test.each(['2025-02-30', '2025-13-01', '2025-1-5', '05/01/2025', '2025-01-05T00:00:00Z', '', null, 20250105])(
  'rejects %p as a calendar date',
  (input) => {
    expect(isCalendarDate(input)).toBe(false);
  },
);

test.each([
  ['2026-01-31T14:00:00Z', '2026-01-31T14:00:00.000Z'],
  ['2026-01-31T14:00-05:00', '2026-01-31T19:00:00.000Z'],
  ['2026-01-31T14:00:00.25+01:00', '2026-01-31T13:00:00.250Z'],
  ['2026-11-29T01:29:59.123456Z', '2026-11-29T01:29:59.123Z'],
  ['2026-11-29t01:29:59.999999999z', '2026-11-29T01:29:59.999Z'],
  ['2026-11-29T01:29:59.1-05:00', '2026-11-29T06:29:59.100Z'],
])('%s is the instant %s', (text, instant) => {
  expect(findInstant(text)?.toISOString()).toBe(instant);
});

test.each([
  '2026-02-30T00:00:00Z',
  '2026-01-31',
  '2026-01-31T14:00:00',
  '2026-01-31T25:00:00Z',
  '2026-01-31T14:00:00.1234567890Z',
  '2026-01-31T14:00:00.Z',
  'ayer',
  '1',
  1,
  null,
])('%p is not an instant', (input) => {
  expect(findInstant(input)).toBeNull();
});

test('accepts a leap day as a calendar date', () => {
  expect(isCalendarDate('2024-02-29')).toBe(true);
});

test('days are counted over the ends of months and years', () => {
  expect([addDays('2024-02-28', 1), addDays('2025-12-31', 1), addDays('2025-03-01', -1)]).toEqual([
    '2024-02-29',
    '2026-01-01',
    '2025-02-28',
  ]);
});

test('today is the day in Ecuador, also in the evening, when UTC has the next day', () => {
  jest.useFakeTimers({ now: new Date('2026-03-01T03:30:00Z') });
  try {
    expect(today()).toBe('2026-02-28');
  } finally {
    jest.useRealTimers();
  }
});
