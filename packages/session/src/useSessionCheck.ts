import { useEffect } from 'react';
import { useAuth } from './auth';
import { toCallError } from './call-error';

/**
 * When a call failed because the session has ended, or because the person's role has, asks who is signed in: the guard then leads to login,
 * and back here, or home.
 */
export function useSessionCheck(error: unknown): void {
  const { refresh } = useAuth();
  const code = error ? toCallError(error).code : null;
  const ended = code === 'UNAUTHENTICATED' || code === 'FORBIDDEN';
  useEffect(() => {
    if (ended) void refresh();
  }, [ended, refresh]);
}
