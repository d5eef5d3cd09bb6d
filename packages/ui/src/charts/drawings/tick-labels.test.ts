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

const ticks = (words: ReturnType<typeof getTickLabels>) =>
  words
    .map(({ tick }) => tick ?? '')
    .join(' ')
    .replace(/\s+/g, ' ')
    .trim();
const groups = (words: ReturnType<typeof getTickLabels>) =>
  words.flatMap(({ group }, index) => (group ? [[index, group]] : []));

test('where there is room every column has its word', () => {
  expect(ticks(getTickLabels(monthsFrom(9, 5), getStride(40)))).toBe('10 11 12 1 2');
});

test('on a phone every third month has its word, January among them', () => {
  expect(ticks(getTickLabels(monthsFrom(10, 12), getStride(19)))).toBe('1 4 7 10');
  expect(ticks(getTickLabels(monthsFrom(1, 24), getStride(9.5)))).toBe('4 7 10 1 4 7 10 1');
});

test('a year stands where it begins, unless the next one is in its way', () => {
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
