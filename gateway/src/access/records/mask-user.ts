import { maskName, type Reader, readsUser } from '../../platform/request';
import type { User } from './user.entity';

/** Replaces the names of a user with their id, and empties their e-mail, unless the reader may see them. */
export function maskUser(readBy: Reader, user: User): User {
  if (readsUser(readBy, user.id)) return user;
  const name = maskName(readBy, user.id, '');
  return { ...user, fullName: name, username: name, email: '', pendingEmail: null };
}
