import { paths } from '@cimiento/contracts';
import type { Remote } from '@cimiento/federation/runtime';

/** The pages of signed-in investors. */
export const remote: Remote = {
  contract: 1,
  pages: {
    [paths.dashboard]: { access: 'user', load: () => import('./dashboard/DashboardPage') },
    [paths.balance]: { access: 'user', load: () => import('./balance/BalancePage') },
    [paths.calendar]: { access: 'user', load: () => import('./rent-calendar/CalendarPage') },
    [paths.documents]: { access: 'user', load: () => import('./statements/StatementsPage') },
    [paths.marketplace]: { access: 'user', load: () => import('./marketplace/MarketplacePage') },
    [paths.project]: { access: 'user', load: () => import('./projects/ProjectPage') },
    [paths.invest]: { access: 'user', load: () => import('./invest/InvestPage') },
    [paths.orders]: { access: 'user', load: () => import('./orders/OrdersPage') },
    [paths.order]: { access: 'user', load: () => import('./orders/OrderPage') },
    [paths.notifications]: { access: 'user', load: () => import('./notifications/NotificationsPage') },
    [paths.privacy]: { access: 'user', load: () => import('./privacy/PrivacyPage') },
    [paths.settings]: { access: 'user', load: () => import('./profile/SettingsPage') },
  },
};
