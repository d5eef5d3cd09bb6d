import { getFacadeLayout, getWindowStates, toWindowsPath } from './layout';

test.each([1, 2, 7, 60, 300, 599, 600])('a building of %d fractions has one window per fraction', (total) => {
  expect(getFacadeLayout(total)).toMatchObject({ perWindow: 1, windows: total });
  expect(getWindowStates(total, 0, 0)).toHaveLength(total);
});

test('a large building groups all of its fractions', () => {
  const { perWindow, windows } = getFacadeLayout(5000);
  expect(windows).toBeLessThanOrEqual(600);
  expect(perWindow * windows).toBeGreaterThanOrEqual(5000);
});

test('lights 217 of 300 windows, 4 of them my own', () => {
  const states = getWindowStates(300, 217, 4);
  const count = (state: string) => states.filter((current) => current === state).length;
  expect([count('mine'), count('lit'), count('free')]).toEqual([4, 213, 83]);
});

test('reserved windows follow those that are funded, and never exceed the building', () => {
  const count = (state: string, states: readonly string[]) => states.filter((current) => current === state).length;
  const states = getWindowStates(300, 96, 3, 5);
  expect(['mine', 'lit', 'reserved', 'free'].map((state) => count(state, states))).toEqual([3, 93, 5, 199]);
  expect(count('reserved', getWindowStates(10, 9, 0, 4))).toBe(1);
});

test('lights the same windows of a building every time', () => {
  const letters = { free: '.', reserved: 'r', lit: 'l', mine: 'm' };
  expect(
    getWindowStates(12, 5, 1)
      .map((state) => letters[state])
      .join(''),
  ).toBe('l.l.l...l.m.');
});

test('the example of 300 fractions fills every row', () => {
  expect(getFacadeLayout(300)).toMatchObject({ columns: 20, rows: 15 });
});

test('funding above the target lights every window', () => {
  expect(getWindowStates(10, 25, 0)).toEqual(Array(10).fill('lit'));
});

test('a holding smaller than one window is still shown', () => {
  expect(getWindowStates(6000, 3000, 1)).toContain('mine');
});

test('a path has one box per window of its state', () => {
  const states = getWindowStates(12, 5, 0);
  expect(toWindowsPath(states, 'lit', getFacadeLayout(12).columns).match(/M/g)).toHaveLength(5);
});
