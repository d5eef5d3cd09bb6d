import { paths } from '@cimiento/contracts';
import type { Remote } from '@cimiento/federation/runtime';
import { titles } from './titles';

/** The back office: its pages, all for administrators. */
export const remote: Remote = {
  contract: 1,
  pages: {
    [paths.admin]: {
      access: 'admin',
      title: titles[paths.admin],
      load: () => import('./reports/overview/OverviewPage'),
    },
    [paths.adminProjects]: {
      access: 'admin',
      title: titles[paths.adminProjects],
      load: () => import('./investing/projects/ProjectsPage'),
    },
    [paths.adminExit]: { access: 'admin', load: () => import('./investing/exits/ExitPage') },
    [paths.adminProjectContent]: { access: 'admin', load: () => import('./investing/projects/ProjectContentPage') },
    [paths.adminUsers]: {
      access: 'admin',
      title: titles[paths.adminUsers],
      load: () => import('./access/users/UsersPage'),
    },
    [paths.adminUser]: { access: 'admin', load: () => import('./access/users/PersonPage') },
    [paths.adminInvestments]: {
      access: 'admin',
      title: titles[paths.adminInvestments],
      load: () => import('./investing/investments/InvestmentsPage'),
    },
    [paths.adminPayments]: {
      access: 'admin',
      title: titles[paths.adminPayments],
      load: () => import('./investing/payments/PaymentsPage'),
    },
    [paths.adminPaymentMonth]: {
      access: 'admin',
      load: () => import('./investing/payment-months/PaymentMonthPage'),
    },
    [paths.adminOrders]: {
      access: 'admin',
      title: titles[paths.adminOrders],
      load: () => import('./investing/orders/OrdersPage'),
    },
    [paths.adminWithdrawals]: {
      access: 'admin',
      title: titles[paths.adminWithdrawals],
      load: () => import('./banking/withdrawals/WithdrawalsPage'),
    },
    [paths.adminReconciliation]: {
      access: 'admin',
      title: titles[paths.adminReconciliation],
      load: () => import('./banking/reconciliation/ReconciliationPage'),
    },
    [paths.adminQueues]: { access: 'admin', load: () => import('./reports/overview/QueuePage') },
    [paths.adminRents]: {
      access: 'admin',
      title: titles[paths.adminRents],
      load: () => import('./investing/rent-calendar/UnpaidRentsPage'),
    },
    [paths.adminStatements]: {
      access: 'admin',
      title: titles[paths.adminStatements],
      load: () => import('./reports/statements/StatementsPage'),
    },
    [paths.adminLedger]: {
      access: 'admin',
      title: titles[paths.adminLedger],
      load: () => import('./books/ledger/LedgerPage'),
    },
    [paths.adminApprovals]: {
      access: 'admin',
      title: titles[paths.adminApprovals],
      load: () => import('./access/approvals/ApprovalsPage'),
    },
    [paths.adminPrivacy]: {
      access: 'admin',
      title: titles[paths.adminPrivacy],
      load: () => import('./reports/privacy/PrivacyPage'),
    },
    [paths.adminBlog]: {
      access: 'admin',
      title: titles[paths.adminBlog],
      load: () => import('./joining/blog/BlogPage'),
    },
    [paths.adminIntegrations]: {
      access: 'admin',
      title: titles[paths.adminIntegrations],
      load: () => import('./access/api-keys/IntegrationsPage'),
    },
    [paths.adminSettings]: {
      access: 'admin',
      title: titles[paths.adminSettings],
      load: () => import('./access/settings/SettingsPage'),
    },
    [paths.adminAccount]: {
      access: 'admin',
      title: titles[paths.adminAccount],
      load: () => import('./access/second-factor/AccountPage'),
    },
  },
};
