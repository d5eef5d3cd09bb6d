import { currentToasts, dismissToast, toast } from './store';

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  for (const { id } of currentToasts()) dismissToast(id);
  jest.runAllTimers();
  jest.useRealTimers();
});

test('at most one toast is there at once: a new one takes the place of the other', () => {
  toast({ title: 'Uno' });
  toast({ title: 'Dos' });
  expect(currentToasts().map(({ title }) => title)).toEqual(['Dos']);
});

test('a toast closes by itself after 5 seconds', () => {
  toast({ title: 'Hola' });
  jest.advanceTimersByTime(4999);
  expect(currentToasts()[0]?.open).toBe(true);
  jest.advanceTimersByTime(1);
  expect(currentToasts()[0]?.open).toBe(false);
});

test('a dismissed toast is removed 1000000 ms later', () => {
  dismissToast(toast({ title: 'Hola' }));
  jest.advanceTimersByTime(999_999);
  expect(currentToasts()).toHaveLength(1);
  jest.advanceTimersByTime(1);
  expect(currentToasts()).toHaveLength(0);
});
