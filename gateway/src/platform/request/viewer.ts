import type { Role } from '@cimiento/contracts';

/** The signed-in user of a request, as stored at that moment. */
export type Viewer = {
  id: number;
  username: string;
  email: string;
  fullName: string;
  role: Role;
  createdAt: Date;
  /** When the second factor was set up; null without one. */
  secondFactorAt: Date | null;
};

/** Picks the viewer's fields from a user. */
export const toViewer = ({ id, username, email, fullName, role, createdAt, secondFactorAt }: Viewer): Viewer => ({
  id,
  username,
  email,
  fullName,
  role,
  createdAt,
  secondFactorAt,
});
