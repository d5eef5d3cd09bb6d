import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { getCurrentToast, toast, toastLimits, toastOnNextPage } from './store';
import { Toaster } from './Toaster';

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  act(() => jest.runAllTimers());
  jest.useRealTimers();
});

const show = (title: string) => act(() => toast({ title }));
const advance = (ms: number) => act(() => jest.advanceTimersByTime(ms));

test('announces a toast politely, in an area of at most 420 px', () => {
  render(<Toaster />);
  const area = screen.getByRole('region', { name: 'Notificaciones' });
  expect(area).toHaveAttribute('aria-live', 'polite');
  expect(getComputedStyle(area).maxWidth).toBe('420px');
  act(() => toast({ title: 'Error', description: 'Intenta de nuevo', variant: 'destructive' }));
  expect(within(area).getByText('Error')).toBeVisible();
  expect(within(area).getByText('Intenta de nuevo')).toBeVisible();
});

test('shows at most one toast: a new one replaces the current one', () => {
  render(<Toaster />);
  show('Uno');
  show('Dos');
  expect(screen.queryByText('Uno')).toBeNull();
  expect(screen.getByText('Dos')).toBeVisible();
});

test('a replaced toast does not shorten the time of the new one', () => {
  render(<Toaster />);
  show('Uno');
  advance(toastLimits.duration - 1);
  show('Dos');
  advance(toastLimits.duration - 1);
  expect(screen.getByText('Dos')).toBeVisible();
});

test('a toast closes by itself after 5 seconds', () => {
  render(<Toaster />);
  show('Hola');
  advance(4999);
  expect(screen.getByText('Hola')).toBeVisible();
  advance(1);
  expect(screen.queryByText('Hola')).toBeNull();
});

test('a toast closes with Escape and with its button', () => {
  render(<Toaster />);
  show('Uno');
  fireEvent.keyDown(document.body, { key: 'Escape' });
  expect(screen.queryByText('Uno')).toBeNull();
  show('Dos');
  fireEvent.click(screen.getByRole('button', { name: 'Cerrar notificación' }));
  expect(screen.queryByText('Dos')).toBeNull();
});

test('a dismissed toast is removed 1000000 ms later', () => {
  render(<Toaster />);
  show('Hola');
  fireEvent.keyDown(document.body, { key: 'Escape' });
  advance(999_999);
  expect(getCurrentToast()).toMatchObject({ title: 'Hola', open: false });
  advance(1);
  expect(getCurrentToast()).toBeNull();
});

test('shows a toast left by the previous page once', () => {
  toastOnNextPage({ title: 'Sesión cerrada' });
  expect(getCurrentToast()).toBeNull();
  const { unmount } = render(<Toaster />);
  expect(screen.getByText('Sesión cerrada')).toBeVisible();
  unmount();
  advance(toastLimits.duration);
  render(<Toaster />);
  expect(screen.queryByText('Sesión cerrada')).toBeNull();
});
