import { toCallError, useAuth } from '@cimiento/session';
import { useEffect } from 'react';

/** When a call failed because the session has ended, asks who is signed in: the guard then leads to login, and back here. */
export function useSessionCheck(error: unknown): void {
  const { refresh } = useAuth();
  const ended = error !== undefined && toCallError(error).code === 'UNAUTHENTICATED';
  useEffect(() => {
    if (ended) void refresh();
  }, [ended, refresh]);
}
