import { paths } from '@cimiento/contracts';
import type { LoadPage, Remote, RemotePage } from '@cimiento/federation/runtime';
import { pages, type AdminPage, type AdminPath } from './shared/pages';

function page(path: AdminPath, load: LoadPage): Record<string, RemotePage> {
  const { title }: AdminPage = pages[path];
  return { [path]: { access: 'admin', title, load } };
}

/** The back office: its pages, all for administrators. What each shows and reads is stated in `shared/pages.ts`. */
export const remote: Remote = {
  contract: 1,
  pages: {
    ...page(paths.admin, () => import('./reports/overview/OverviewPage')),
    ...page(paths.adminProjects, () => import('./investing/projects/ProjectsPage')),
    ...page(paths.adminExit, () => import('./investing/exits/ExitPage')),
    ...page(paths.adminProjectContent, () => import('./investing/projects/ProjectContentPage')),
    ...page(paths.adminUsers, () => import('./access/users/UsersPage')),
    ...page(paths.adminUser, () => import('./pages/person/PersonPage')),
    ...page(paths.adminInvestments, () => import('./investing/investments/InvestmentsPage')),
    ...page(paths.adminPayments, () => import('./investing/payments/PaymentsPage')),
    ...page(paths.adminPaymentMonth, () => import('./investing/payment-months/PaymentMonthPage')),
    ...page(paths.adminOrders, () => import('./investing/orders/OrdersPage')),
    ...page(paths.adminWithdrawals, () => import('./banking/withdrawals/WithdrawalsPage')),
    ...page(paths.adminReconciliation, () => import('./banking/reconciliation/ReconciliationPage')),
    ...page(paths.adminQueues, () => import('./reports/overview/QueuePage')),
    ...page(paths.adminRents, () => import('./investing/rent-calendar/UnpaidRentsPage')),
    ...page(paths.adminStatements, () => import('./reports/statements/StatementsPage')),
    ...page(paths.adminLedger, () => import('./books/ledger/LedgerPage')),
    ...page(paths.adminApprovals, () => import('./access/approvals/ApprovalsPage')),
    ...page(paths.adminIdentity, () => import('./identity/cases/CasesPage')),
    ...page(paths.adminAlerts, () => import('./identity/alerts/AlertsPage')),
    ...page(paths.adminThresholds, () => import('./identity/thresholds/ThresholdsPage')),
    ...page(paths.adminCompliance, () => import('./identity/compliance/CompliancePage')),
    ...page(paths.adminIdentityCase, () => import('./identity/cases/CasePage')),
    ...page(paths.adminPrivacy, () => import('./reports/privacy/PrivacyPage')),
    ...page(paths.adminBlog, () => import('./joining/blog/BlogPage')),
    ...page(paths.adminIntegrations, () => import('./pages/integrations/IntegrationsPage')),
    ...page(paths.adminSettings, () => import('./pages/settings/SettingsPage')),
    ...page(paths.adminAccount, () => import('./access/second-factor/AccountPage')),
  },
};
