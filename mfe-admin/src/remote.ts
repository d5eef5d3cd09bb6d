import { paths } from '@cimiento/contracts';
import type { Remote } from '@cimiento/federation/runtime';
import { titles } from './titles';

/** The back office: its pages, all for administrators. */
export const remote: Remote = {
  contract: 1,
  pages: {
    [paths.admin]: { access: 'admin', title: titles[paths.admin], load: () => import('./overview/OverviewPage') },
    [paths.adminProjects]: {
      access: 'admin',
      title: titles[paths.adminProjects],
      load: () => import('./projects/ProjectsPage'),
    },
    [paths.adminExit]: { access: 'admin', load: () => import('./exits/ExitPage') },
    [paths.adminProjectContent]: { access: 'admin', load: () => import('./projects/ProjectContentPage') },
    [paths.adminUsers]: { access: 'admin', title: titles[paths.adminUsers], load: () => import('./users/UsersPage') },
    [paths.adminInvestments]: {
      access: 'admin',
      title: titles[paths.adminInvestments],
      load: () => import('./investments/InvestmentsPage'),
    },
    [paths.adminPayments]: {
      access: 'admin',
      title: titles[paths.adminPayments],
      load: () => import('./payments/PaymentsPage'),
    },
    [paths.adminOrders]: {
      access: 'admin',
      title: titles[paths.adminOrders],
      load: () => import('./orders/OrdersPage'),
    },
    [paths.adminWithdrawals]: {
      access: 'admin',
      title: titles[paths.adminWithdrawals],
      load: () => import('./withdrawals/WithdrawalsPage'),
    },
    [paths.adminReconciliation]: {
      access: 'admin',
      title: titles[paths.adminReconciliation],
      load: () => import('./reconciliation/ReconciliationPage'),
    },
    [paths.adminQueues]: { access: 'admin', load: () => import('./overview/QueuePage') },
    [paths.adminRents]: {
      access: 'admin',
      title: titles[paths.adminRents],
      load: () => import('./rent-calendar/UnpaidRentsPage'),
    },
    [paths.adminStatements]: {
      access: 'admin',
      title: titles[paths.adminStatements],
      load: () => import('./statements/StatementsPage'),
    },
    [paths.adminLedger]: {
      access: 'admin',
      title: titles[paths.adminLedger],
      load: () => import('./ledger/LedgerPage'),
    },
    [paths.adminApprovals]: {
      access: 'admin',
      title: titles[paths.adminApprovals],
      load: () => import('./approvals/ApprovalsPage'),
    },
    [paths.adminPrivacy]: {
      access: 'admin',
      title: titles[paths.adminPrivacy],
      load: () => import('./privacy/PrivacyPage'),
    },
    [paths.adminBlog]: { access: 'admin', title: titles[paths.adminBlog], load: () => import('./blog/BlogPage') },
    [paths.adminIntegrations]: {
      access: 'admin',
      title: titles[paths.adminIntegrations],
      load: () => import('./api-keys/IntegrationsPage'),
    },
    [paths.adminSettings]: {
      access: 'admin',
      title: titles[paths.adminSettings],
      load: () => import('./settings/SettingsPage'),
    },
    [paths.adminAccount]: {
      access: 'admin',
      title: titles[paths.adminAccount],
      load: () => import('./second-factor/AccountPage'),
    },
  },
};
