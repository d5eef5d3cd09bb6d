import { fireEvent, render, screen, within } from '@testing-library/react';
import { ErrorState } from './ErrorState';

test('the first of several failed parts has the message, and its retry loads all of them', () => {
  const [first, second] = [jest.fn(), jest.fn()];
  const { rerender } = render(
    <>
      <ErrorState message="Sin saldo" onRetry={first} />
      <ErrorState message="Sin retiros" onRetry={second} />
    </>,
  );
  expect(screen.getByRole('alert')).toHaveTextContent('Sin saldo');
  expect(screen.getByText('Se carga al reintentar.')).toBeVisible();
  fireEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(first).toHaveBeenCalledTimes(1);
  expect(second).toHaveBeenCalledTimes(1);
  rerender(<ErrorState message="Sin retiros" onRetry={second} />);
  expect(screen.getByRole('alert')).toHaveTextContent('Sin retiros');
});

test('a part that failed in a dialog has its message, whatever failed on the page', () => {
  render(
    <>
      <ErrorState message="Sin lista" onRetry={() => undefined} />
      <div role="dialog" aria-label="Correo">
        <ErrorState message="Sin correo" onRetry={() => undefined} />
      </div>
    </>,
  );
  expect(within(screen.getByRole('dialog')).getByRole('alert')).toHaveTextContent('Sin correo');
  expect(screen.getAllByRole('alert')).toHaveLength(2);
});
