import { paths } from '@cimiento/contracts';
import type { LoadPage, Remote, RemotePage } from '@cimiento/federation/runtime';
import { titles } from './shared/titles';

// A page about one record has no title here.
const titleByPath: Readonly<Record<string, string>> = titles;

const page = (
  path: string,
  load: LoadPage,
  query?: string,
  access: RemotePage['access'] = 'user',
): Record<string, RemotePage> => ({ [path]: { access, title: titleByPath[path], query, load } });

/** The pages of signed-in investors, and of the phone of one. */
export const remote: Remote = {
  contract: 1,
  pages: {
    ...page(paths.dashboard, () => import('./dashboard/DashboardPage'), 'Dashboard'),
    ...page(paths.payments, () => import('./payments/PaymentsPage')),
    ...page(paths.balance, () => import('./balance/BalancePage')),
    ...page(paths.calendar, () => import('./rent-calendar/CalendarPage')),
    ...page(paths.documents, () => import('./account-statements/StatementsPage')),
    ...page(paths.marketplace, () => import('./marketplace/MarketplacePage')),
    ...page(paths.project, () => import('./projects/ProjectPage')),
    ...page(paths.invest, () => import('./invest/InvestPage')),
    ...page(paths.orders, () => import('./orders/OrdersPage')),
    ...page(paths.order, () => import('./orders/OrderPage')),
    ...page(paths.notifications, () => import('./notifications/NotificationsPage')),
    ...page(paths.identity, () => import('./identity/IdentityPage')),
    // The phone has no session, only the link that it opens.
    ...page(paths.identityPhone, () => import('./identity/PhonePage'), undefined, 'public'),
    ...page(paths.privacy, () => import('./privacy/PrivacyPage')),
    ...page(paths.settings, () => import('./profile/SettingsPage')),
  },
};
