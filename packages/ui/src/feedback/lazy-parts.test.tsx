import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { lazyDialog } from './lazy-dialog';
import { lazySection } from './lazy-section';
import { Skeleton } from './Skeleton';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

type Props = { onClose: () => void };
const Loaded = ({ onClose }: Props) => <button onClick={onClose}>Listo</button>;

const error = Object.assign(new Error('gone'), { request: 'https://x.example/remotes/admin/1.2.0-abc/assets/7.js' });
const createLoad = () => jest.fn<Promise<typeof Loaded>, []>().mockRejectedValue(error);

const failAllAttempts = () => act(() => jest.advanceTimersByTimeAsync(3300));
const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });

test('a dialog whose script fails offers a retry after four attempts, and reports its remote', async () => {
  const sendBeacon = jest.fn();
  Object.assign(navigator, { sendBeacon });
  const load = createLoad();
  const Lazy = lazyDialog(load);
  const onClose = jest.fn();
  render(<Lazy onClose={onClose} />);
  expect(screen.getByRole('status')).toHaveTextContent('Abriendo...');
  expect(load).toHaveBeenCalledTimes(1);
  await failAllAttempts();
  expect(load).toHaveBeenCalledTimes(4);
  expect(sendBeacon.mock.calls).toEqual([['/remotes/report?remote=admin&reason=part-failed']]);
  expect(screen.getByRole('alert')).toHaveTextContent('No pudimos abrir esta ventana');
  load.mockResolvedValue(Loaded);
  await user.click(screen.getByRole('button', { name: 'Reintentar' }));
  await user.click(await screen.findByRole('button', { name: 'Listo' }));
  expect(onClose).toHaveBeenCalledTimes(1);
});

test('the failed dialog can be closed', async () => {
  const Lazy = lazyDialog(createLoad());
  const onClose = jest.fn();
  render(<Lazy onClose={onClose} />);
  await failAllAttempts();
  await user.click(screen.getByRole('button', { name: 'Cerrar' }));
  expect(onClose).toHaveBeenCalledTimes(1);
});

test('a section shows its own message where its script fails, and loads it on a retry', async () => {
  const load = createLoad();
  const Lazy = lazySection(load, { loading: 'Cargando tu seguridad...', failed: 'No pudimos cargar tu seguridad.' });
  render(<Lazy onClose={() => undefined} />);
  expect(screen.getByRole('status')).toHaveTextContent('Cargando tu seguridad...');
  await failAllAttempts();
  expect(screen.getByRole('alert')).toHaveTextContent('No pudimos cargar tu seguridad.');
  load.mockResolvedValue(Loaded);
  await user.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(await screen.findByRole('button', { name: 'Listo' })).toBeInTheDocument();
});

test('a spinner says after five seconds that what loads is slow', async () => {
  render(<Skeleton label="Cargando pagos..." />);
  await act(() => jest.advanceTimersByTimeAsync(4900));
  expect(screen.getByRole('status')).toHaveTextContent(/^Cargando pagos\.\.\.$/);
  await act(() => jest.advanceTimersByTimeAsync(200));
  expect(screen.getByRole('status')).toHaveTextContent('Tarda más de lo normal. Sigue cargando.');
});

test('a script that took long to fail is not requested again by itself', async () => {
  const load = jest.fn(() => new Promise<typeof Loaded>((_resolve, reject) => setTimeout(() => reject(error), 30_000)));
  const Lazy = lazyDialog(load);
  render(<Lazy onClose={() => undefined} />);
  await act(() => jest.advanceTimersByTimeAsync(30_100));
  expect(screen.getByRole('alert')).toHaveTextContent('No pudimos abrir esta ventana');
  expect(load).toHaveBeenCalledTimes(1);
});
