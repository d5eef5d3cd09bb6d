import type { RemoteModule } from '@cimiento/federation/runtime';

/** Addresses of signed-in people (specification §2) and their pages. */
export const routes: RemoteModule['routes'] = {
  '/dashboard': () => import('./dashboard/DashboardPage'),
  '/marketplace': () => import('./marketplace/MarketplacePage'),
  '/marketplace/:id': () => import('./projects/ProjectPage'),
  '/marketplace/:id/invest': () => import('./invest/InvestPage'),
  '/orders/:id': () => import('./orders/OrderPage'),
  '/settings': () => import('./profile/SettingsPage'),
};
