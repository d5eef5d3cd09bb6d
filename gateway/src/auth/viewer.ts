import type { User } from '../users/user.entity';

/** The signed-in user of a request, as stored at that moment. */
export type Viewer = Pick<User, 'id' | 'username' | 'email' | 'fullName' | 'role' | 'createdAt' | 'secondFactorAt'>;

/** Picks the viewer's fields from a user. */
export const toViewer = ({ id, username, email, fullName, role, createdAt, secondFactorAt }: User): Viewer => ({
  id,
  username,
  email,
  fullName,
  role,
  createdAt,
  secondFactorAt,
});
