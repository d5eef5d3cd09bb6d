import { CallError, useAuth } from '@cimiento/session';
import { fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { Guard } from './Guard';

jest.mock('@cimiento/session', () => ({
  ...jest.requireActual<object>('@cimiento/session'),
  useAuth: jest.fn(),
}));

const refresh = jest.fn();

function open(failure?: CallError): void {
  const state = { user: null, loading: false, ...(failure && { failure }) };
  jest.mocked(useAuth).mockReturnValue({ ...state, refresh, login: jest.fn(), logout: jest.fn() });
  render(
    <MemoryRouter initialEntries={['/dashboard']}>
      <Routes>
        <Route path="/login" element={<p>Inicia sesión</p>} />
        <Route path="/dashboard" element={<Guard access="user">Mi panel</Guard>} />
      </Routes>
    </MemoryRouter>,
  );
}

test('leads a person who is signed out to the login page', () => {
  open();
  expect(screen.getByText('Inicia sesión')).toBeInTheDocument();
});

test.each([
  [new CallError(503, 'Intenta de nuevo en unos segundos.', 'UNAVAILABLE'), 'Intenta de nuevo en unos segundos.'],
  [new CallError(0, '', 'OFFLINE'), 'No pudimos comprobar tu sesión. Revisa tu conexión e intenta de nuevo.'],
])('says that it is not known who is signed in after %s, with a retry', (failure, message) => {
  open(failure);
  expect(screen.getByRole('alert')).toHaveTextContent(message);
  fireEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(refresh).toHaveBeenCalledTimes(1);
  refresh.mockClear();
});
