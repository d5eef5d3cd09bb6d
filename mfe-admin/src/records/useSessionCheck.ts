import { toCallError, useAuth } from '@cimiento/session';
import { useEffect } from 'react';

/**
 * When a call failed because the session has ended, or because the person is no administrator any more, asks who is signed in: the guard
 * then leads to login, and back here, or home.
 */
export function useSessionCheck(error: unknown): void {
  const { refresh } = useAuth();
  const code = error ? toCallError(error).code : null;
  const ended = code === 'UNAUTHENTICATED' || code === 'FORBIDDEN';
  useEffect(() => {
    if (ended) void refresh();
  }, [ended, refresh]);
}
