import { getStride, getTickLabels } from './tick-labels';

const month = (period: number, first: boolean) => {
  const [year, of] = [2024 + Math.floor(period / 12), period % 12];
  return {
    key: String(period),
    label: '',
    size: 1,
    value: '',
    tick: String(of + 1),
    group: first || of === 0 ? String(year) : undefined,
  };
};
/** `count` months from one of 2024 on, counted from 0. */
const monthsFrom = (start: number, count: number) =>
  Array.from({ length: count }, (_, index) => month(start + index, index === 0));

const ticks = (labels: ReturnType<typeof getTickLabels>) =>
  labels
    .map(({ tick }) => tick ?? '')
    .join(' ')
    .replace(/\s+/g, ' ')
    .trim();
const groups = (labels: ReturnType<typeof getTickLabels>) =>
  labels.flatMap(({ group }, index) => (group ? [[index, group]] : []));

test('every column has a label where there is room', () => {
  expect(ticks(getTickLabels(monthsFrom(9, 5), getStride(40)))).toBe('10 11 12 1 2');
});

test('on a phone every third month has a label, January included', () => {
  expect(ticks(getTickLabels(monthsFrom(10, 12), getStride(19)))).toBe('1 4 7 10');
  expect(ticks(getTickLabels(monthsFrom(1, 24), getStride(9.5)))).toBe('4 7 10 1 4 7 10 1');
});

test('a year is shown where it starts, unless the next one overlaps it', () => {
  expect(groups(getTickLabels(monthsFrom(6, 12), 3))).toEqual([
    [0, '2024'],
    [6, '2025'],
  ]);
  expect(groups(getTickLabels(monthsFrom(10, 12), 3))).toEqual([[2, '2025']]);
  expect(groups(getTickLabels(monthsFrom(10, 12), 1))).toEqual([
    [0, '2024'],
    [2, '2025'],
  ]);
});
