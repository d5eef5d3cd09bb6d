import { AsyncLocalStorage } from 'node:async_hooks';
import { hasPermission } from '@cimiento/contracts';
import type { RequestKey } from './request-key';
import type { Viewer } from './viewer';

type Caller = { userId: number | null; readsUsers: boolean };

const callers = new AsyncLocalStorage<Caller>();

/** Runs the work of one request. Until `setCaller` it reads everything, as jobs and commands do. */
export const runRequest = <R>(work: () => R): R => callers.run({ userId: null, readsUsers: true }, work);

/** Runs work whose texts are kept for others to read, with all names in them. */
export const withAllNames = runRequest;

/** States who the caller of the current request is. A user of the site reads no record of others, so nothing is masked for them. */
export function setCaller({ viewer, key }: { viewer: Viewer | null; key: RequestKey | null }): void {
  const caller = callers.getStore();
  if (!caller) return;
  caller.userId = key ? null : (viewer?.id ?? null);
  if (key) caller.readsUsers = key.scopes.includes('users:read');
  else caller.readsUsers = viewer?.role !== 'admin' || hasPermission(viewer.staffRole, ['users:read']);
}

/** Whether the caller reads names and e-mails of users; of one user, also their own. */
export function readsUsers(userId?: number | null): boolean {
  const caller = callers.getStore();
  return !caller || caller.readsUsers || (typeof userId === 'number' && userId === caller.userId);
}

/** A name of a user for the caller: their id where the caller does not read users. */
export const maskName = (userId: number, name: string): string => (readsUsers(userId) ? name : `#${userId}`);
