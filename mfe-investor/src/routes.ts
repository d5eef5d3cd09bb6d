import type { RemoteModule } from '@cimiento/federation/runtime';

/** Addresses of signed-in people (specification §2) and their pages. */
export const routes: RemoteModule['routes'] = {
  '/dashboard': () => import('./dashboard/DashboardPage'),
  '/marketplace': () => import('./marketplace/MarketplacePage'),
  '/settings': () => import('./settings/SettingsPage'),
};
