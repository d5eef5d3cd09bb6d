import { maskName, readsUser, type Reader } from '../../platform/request/reader';
import type { User } from './user.entity';

/** A user as the reader may read them: where not, their id stands for their names, and their e-mail is empty. */
export function maskUser(readBy: Reader, user: User): User {
  if (readsUser(readBy, user.id)) return user;
  const name = maskName(readBy, user.id, '');
  return { ...user, fullName: name, username: name, email: '', pendingEmail: null };
}
