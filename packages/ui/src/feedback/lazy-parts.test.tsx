import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { lazyDialog } from './lazy-dialog';
import { lazySection } from './lazy-section';

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
