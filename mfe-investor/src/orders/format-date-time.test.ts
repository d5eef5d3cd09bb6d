import { formatLongDateTime } from './format-date-time';

test('a receipt tells the time of Ecuador, whose day is the one from which the investment counts', () => {
  expect(formatLongDateTime('2026-01-01T03:00:00Z')).toMatch(/^31 de diciembre de 2025.* 22:00$/);
});
