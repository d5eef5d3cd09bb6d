import { render } from '@testing-library/react';
import { useAuth } from './auth';
import { CallError } from './call-error';
import { useSessionCheck } from './useSessionCheck';

jest.mock('./auth', () => ({ useAuth: jest.fn() }));

function Page({ error }: { error: unknown }) {
  useSessionCheck(error);
  return null;
}

function asksAgainAfter(error: unknown): boolean {
  const refresh = jest.fn(async () => undefined);
  jest.mocked(useAuth).mockReturnValue({ user: null, loading: false, login: jest.fn(), logout: jest.fn(), refresh });
  render(<Page error={error} />);
  return refresh.mock.calls.length > 0;
}

test('a call that is refused for want of a session, or of the role, asks again who is signed in', () => {
  expect(asksAgainAfter(new CallError(401, 'Debes iniciar sesión para continuar.', 'UNAUTHENTICATED'))).toBe(true);
  expect(asksAgainAfter(new CallError(403, 'Solo un administrador puede hacer esto.', 'FORBIDDEN'))).toBe(true);
});

test('another failure, or none, does not', () => {
  expect(asksAgainAfter(new CallError(500, '', 'INTERNAL'))).toBe(false);
  expect(asksAgainAfter(undefined)).toBe(false);
});
