import { paths } from '@cimiento/contracts';
import type { Remote } from '@cimiento/federation/runtime';

/** The back office: its pages, all for administrators. */
export const remote: Remote = {
  contract: 1,
  pages: {
    [paths.admin]: { access: 'admin', load: () => import('./overview/OverviewPage') },
    [paths.adminProjects]: { access: 'admin', load: () => import('./projects/ProjectsPage') },
    [paths.adminExit]: { access: 'admin', load: () => import('./exits/ExitPage') },
    [paths.adminProjectContent]: { access: 'admin', load: () => import('./projects/ProjectContentPage') },
    [paths.adminUsers]: { access: 'admin', load: () => import('./users/UsersPage') },
    [paths.adminInvestments]: { access: 'admin', load: () => import('./investments/InvestmentsPage') },
    [paths.adminPayments]: { access: 'admin', load: () => import('./payments/PaymentsPage') },
    [paths.adminOrders]: { access: 'admin', load: () => import('./orders/OrdersPage') },
    [paths.adminWithdrawals]: { access: 'admin', load: () => import('./withdrawals/WithdrawalsPage') },
    [paths.adminReconciliation]: {
      access: 'admin',
      load: () => import('./reconciliation/ReconciliationPage'),
    },
    [paths.adminQueues]: { access: 'admin', load: () => import('./overview/QueuePage') },
    [paths.adminRents]: { access: 'admin', load: () => import('./rent-calendar/UnpaidRentsPage') },
    [paths.adminStatements]: { access: 'admin', load: () => import('./statements/StatementsPage') },
    [paths.adminLedger]: { access: 'admin', load: () => import('./ledger/LedgerPage') },
    [paths.adminApprovals]: { access: 'admin', load: () => import('./approvals/ApprovalsPage') },
    [paths.adminPrivacy]: { access: 'admin', load: () => import('./privacy/PrivacyPage') },
    [paths.adminBlog]: { access: 'admin', load: () => import('./blog/BlogPage') },
    [paths.adminIntegrations]: { access: 'admin', load: () => import('./api-keys/IntegrationsPage') },
    [paths.adminSettings]: { access: 'admin', load: () => import('./settings/SettingsPage') },
    [paths.adminAccount]: { access: 'admin', load: () => import('./second-factor/AccountPage') },
  },
};
