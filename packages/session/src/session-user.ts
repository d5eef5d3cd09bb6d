import { sessionUserHeader } from '@cimiento/contracts';

let userId: number | null = null;
const listeners = new Set<() => void>();

/** States for whom this window prepares changes: the server refuses them when the session is another's by then. */
export const setSessionUser = (id: number | null): void => void (userId = id);

/** The header of each request that a window sends for its user; none while nobody is signed in. */
export const getSessionHeaders = (): Record<string, string> =>
  userId === null ? {} : { [sessionUserHeader]: String(userId) };

/** Calls `listener` when a change was refused because the session is another's; returns the function that ends this. */
export function onSessionChanged(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Tells the page when this is the code of such a refusal. */
export function noteCode(code: string | undefined): void {
  if (code === 'SESSION_CHANGED') listeners.forEach((listener) => listener());
}
