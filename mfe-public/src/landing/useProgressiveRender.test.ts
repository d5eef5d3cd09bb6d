import { act, renderHook } from '@testing-library/react';
import * as react from 'react';

let isIdle: (() => void) | undefined;

/** Lets the hook run in a new tab that this type of navigation opened. */
async function openTab(type: NavigationTimingType, address = '/') {
  jest.resetModules();
  isIdle = undefined;
  history.replaceState(null, '', address);
  performance.getEntriesByType = () => [{ type } as PerformanceNavigationTiming];
  jest.doMock('react', () => react);
  jest.doMock('@cimiento/session', () => ({
    whenIdle: (work: () => void) => {
      isIdle = work;
      return () => (isIdle = undefined);
    },
  }));
  return (await import('./useProgressiveRender')).useProgressiveRender;
}

test('renders one more part each time the browser is idle, until there is none left', async () => {
  const useProgressiveRender = await openTab('navigate');
  const { result } = renderHook(() => useProgressiveRender(2));
  expect(result.current).toBe(0);
  act(() => isIdle?.());
  expect(result.current).toBe(1);
  act(() => isIdle?.());
  expect(result.current).toBe(2);
  expect(isIdle).toBeUndefined();
});

test.each([
  ['was loaded again', 'reload', '/'],
  ['was restored', 'back_forward', '/'],
  ['was opened at an anchor', 'navigate', '/#pasos'],
] as const)('renders all parts at once when the page %s', async (_case, type, address) => {
  const useProgressiveRender = await openTab(type, address);
  expect(renderHook(() => useProgressiveRender(2)).result.current).toBe(2);
});

test('renders all parts at once when the visitor comes back to the page', async () => {
  const useProgressiveRender = await openTab('navigate');
  const { unmount } = renderHook(() => useProgressiveRender(1));
  act(() => isIdle?.());
  unmount();
  expect(renderHook(() => useProgressiveRender(1)).result.current).toBe(1);
});

test('stops waiting when the visitor leaves the page', async () => {
  const useProgressiveRender = await openTab('navigate');
  const { unmount } = renderHook(() => useProgressiveRender(2));
  unmount();
  expect(isIdle).toBeUndefined();
});
