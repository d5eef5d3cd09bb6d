import { toCalendarFile } from './calendar-file';

test('a calendar without rents has a component, as the format requires', () => {
  const lines = toCalendarFile([], 'invest.example', new Date(0)).split('\r\n');
  const components = lines.filter((line) => line.startsWith('BEGIN:') && line !== 'BEGIN:VCALENDAR');
  expect(components).toEqual(['BEGIN:VTIMEZONE', 'BEGIN:STANDARD']);
  expect(components.map((line) => lines.includes(line.replace('BEGIN', 'END')))).toEqual([true, true]);
});
