import { adminRoutes } from './admin';
import { authRoutes } from './auth';
import { blogRoutes } from './blog';
import { invitationRoutes } from './invitations';
import { investorRoutes } from './investor';
import { projectRoutes } from './projects';
import type { Route } from './route';

export type { Input, Method, Route } from './route';

/** Every path of specification §7. */
export const routes: readonly Route[] = [
  ...authRoutes,
  ...invitationRoutes,
  ...blogRoutes,
  ...investorRoutes,
  ...projectRoutes,
  ...adminRoutes,
];
