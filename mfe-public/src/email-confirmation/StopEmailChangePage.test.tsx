import { fail, renderPage, reply } from '@cimiento/session/testing';
import { fireEvent, screen } from '@testing-library/react';
import { StopEmailChangeDocument } from './email-confirmation.generated';
import StopEmailChangePage from './StopEmailChangePage';

const open = (answer: Parameters<typeof reply<{ stopEmailChange: { message: string } }, object>>[1]) =>
  renderPage(<StopEmailChangePage />, {
    path: '/detener-cambio#token=un-token',
    replies: [reply(StopEmailChangeDocument, answer)],
  });

test('stops the change with a press of its button, never by being opened', async () => {
  const { getVariables } = open({ stopEmailChange: { message: 'Detuvimos el cambio' } });
  expect(getVariables('StopEmailChange')).toEqual([]);
  fireEvent.click(screen.getByRole('button', { name: 'Detener el cambio' }));
  expect(await screen.findByText('Detuvimos el cambio')).toBeVisible();
  expect(getVariables('StopEmailChange')).toEqual([{ input: { token: 'un-token' } }]);
  expect(screen.getByRole('link', { name: 'Ir a iniciar sesión' })).toHaveAttribute('href', '/login');
});

test('says that a link is no longer valid, and leads to a new password', async () => {
  open(fail('VALIDATION_FAILED', 'Este enlace ya no vale.'));
  fireEvent.click(screen.getByRole('button', { name: 'Detener el cambio' }));
  expect(await screen.findByText('Este enlace ya no vale.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Ir a iniciar sesión' })).toBeVisible();
});
