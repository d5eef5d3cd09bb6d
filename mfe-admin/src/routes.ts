import type { RemoteModule } from '@cimiento/federation/runtime';

/** Addresses of the back office and their pages. */
export const routes: RemoteModule['routes'] = {
  '/admin': () => import('./overview/OverviewPage'),
  '/admin/projects': () => import('./projects/ProjectsPage'),
  '/admin/users': () => import('./users/UsersPage'),
  '/admin/investments': () => import('./investments/InvestmentsPage'),
  '/admin/payments': () => import('./payments/PaymentsPage'),
  '/admin/blog': () => import('./blog/BlogPage'),
  '/admin/settings': () => import('./settings/SettingsPage'),
};
