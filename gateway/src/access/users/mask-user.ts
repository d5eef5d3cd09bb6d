import { maskName, readsUsers } from '../../platform/request/caller';
import type { User } from './user.entity';

/** A user as the caller may read them: without `users:read` their id stands for their names, and their e-mail is empty. */
export const maskUser = (user: User): User =>
  readsUsers(user.id)
    ? user
    : { ...user, fullName: maskName(user.id, ''), username: maskName(user.id, ''), email: '', pendingEmail: null };
