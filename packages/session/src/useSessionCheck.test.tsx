import { render } from '@testing-library/react';
import { useAuth } from './auth';
import { CallError } from './call-error';
import { useSessionCheck } from './useSessionCheck';

jest.mock('./auth', () => ({ useAuth: jest.fn() }));

function Page({ error }: { error: unknown }) {
  useSessionCheck(error);
  return null;
}

function refreshesAfter(error: unknown): boolean {
  const refresh = jest.fn(async () => undefined);
  jest.mocked(useAuth).mockReturnValue({ user: null, loading: false, login: jest.fn(), logout: jest.fn(), refresh });
  render(<Page error={error} />);
  return refresh.mock.calls.length > 0;
}

test('refreshes the person after a call without a session or without the role', () => {
  expect(refreshesAfter(new CallError(401, 'Debes iniciar sesión para continuar.', 'UNAUTHENTICATED'))).toBe(true);
  expect(refreshesAfter(new CallError(403, 'Solo un administrador puede hacer esto.', 'FORBIDDEN'))).toBe(true);
});

test('another failure, or none, does not refresh', () => {
  expect(refreshesAfter(new CallError(500, '', 'INTERNAL'))).toBe(false);
  expect(refreshesAfter(undefined)).toBe(false);
});
