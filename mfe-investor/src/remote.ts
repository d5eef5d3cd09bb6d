import { paths } from '@cimiento/contracts';
import type { Remote } from '@cimiento/federation/runtime';
import { titles } from './titles';

/** The pages of signed-in investors. */
export const remote: Remote = {
  contract: 1,
  pages: {
    [paths.dashboard]: {
      access: 'user',
      title: titles[paths.dashboard],
      query: 'Dashboard',
      load: () => import('./dashboard/DashboardPage'),
    },
    [paths.payments]: { access: 'user', title: titles[paths.payments], load: () => import('./payments/PaymentsPage') },
    [paths.balance]: { access: 'user', title: titles[paths.balance], load: () => import('./balance/BalancePage') },
    [paths.calendar]: {
      access: 'user',
      title: titles[paths.calendar],
      load: () => import('./rent-calendar/CalendarPage'),
    },
    [paths.documents]: {
      access: 'user',
      title: titles[paths.documents],
      load: () => import('./account-statements/StatementsPage'),
    },
    [paths.marketplace]: {
      access: 'user',
      title: titles[paths.marketplace],
      load: () => import('./marketplace/MarketplacePage'),
    },
    [paths.project]: { access: 'user', load: () => import('./projects/ProjectPage') },
    [paths.invest]: { access: 'user', load: () => import('./invest/InvestPage') },
    [paths.orders]: { access: 'user', title: titles[paths.orders], load: () => import('./orders/OrdersPage') },
    [paths.order]: { access: 'user', load: () => import('./orders/OrderPage') },
    [paths.notifications]: {
      access: 'user',
      title: titles[paths.notifications],
      load: () => import('./notifications/NotificationsPage'),
    },
    [paths.privacy]: { access: 'user', title: titles[paths.privacy], load: () => import('./privacy/PrivacyPage') },
    [paths.settings]: { access: 'user', title: titles[paths.settings], load: () => import('./profile/SettingsPage') },
  },
};
