import type { Role, StaffRole } from '@cimiento/contracts';

/** The signed-in user of a request, as stored at that moment. */
export type Viewer = {
  id: number;
  username: string;
  email: string;
  fullName: string;
  role: Role;
  /** The staff role of an administrator; null for a user. */
  staffRole: StaffRole | null;
  createdAt: Date;
  /** When the second factor was set up; null without one. */
  secondFactorAt: Date | null;
};

/** Picks the viewer's fields from a user. */
export const toViewer = ({
  id,
  username,
  email,
  fullName,
  role,
  staffRole,
  createdAt,
  secondFactorAt,
}: Viewer): Viewer => ({
  id,
  username,
  email,
  fullName,
  role,
  staffRole,
  createdAt,
  secondFactorAt,
});
