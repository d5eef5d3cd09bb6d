import type { User } from '../users/user.entity';

/** The signed-in person of a request, as the database has them at that moment. */
export type Viewer = Pick<User, 'id' | 'username' | 'email' | 'fullName' | 'role' | 'createdAt'>;

/** The viewer made of a person's record. */
export const viewerOf = ({ id, username, email, fullName, role, createdAt }: User): Viewer => ({
  id,
  username,
  email,
  fullName,
  role,
  createdAt,
});
