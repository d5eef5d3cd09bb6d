import { hasPermission } from '@cimiento/contracts';
import type { RequestKey } from './request-key';
import type { Viewer } from './viewer';

/** Whose names and e-mails may be read: those of all users, or only those of the reader themselves. */
export type Reader = { userId: number | null; readsUsers: boolean };

/** For jobs, commands, and stored texts, which each later reader sees by their own permissions. */
export const everything: Reader = { userId: null, readsUsers: true };

/** The reader behind a request. A key reads users by its scope, staff by their permission, a user of the site only themselves. */
export const toReader = ({ viewer, key }: { viewer: Viewer | null; key: RequestKey | null }): Reader =>
  key
    ? { userId: null, readsUsers: key.scopes.includes('users:read') }
    : {
        userId: viewer?.id ?? null,
        readsUsers: viewer?.role === 'admin' && hasPermission(viewer.staffRole, ['users:read']),
      };

/** Whether the name and the e-mail of this user may be read. */
export const readsUser = (readBy: Reader, userId: number | null | undefined): boolean =>
  readBy.readsUsers || (typeof userId === 'number' && userId === readBy.userId);

/** A name of a user for the reader: their id where it may not be read. */
export const maskName = (readBy: Reader, userId: number, name: string): string =>
  readsUser(readBy, userId) ? name : `#${userId}`;
