import { useEffect } from 'react';
import { useAuth } from './auth';
import { toCallError } from './call-error';

/**
 * After a call that failed because the session or the role has ended, fetches the signed-in user again. The guard then leads to the
 * login page and back, or home.
 */
export function useSessionCheck(error: unknown): void {
  const { refresh } = useAuth();
  const code = error ? toCallError(error).code : null;
  const ended = code === 'UNAUTHENTICATED' || code === 'FORBIDDEN';
  useEffect(() => {
    if (ended) void refresh();
  }, [ended, refresh]);
}
