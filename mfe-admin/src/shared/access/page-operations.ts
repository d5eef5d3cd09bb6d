import { paths } from '@cimiento/contracts';
import type { OperationName } from './allowed';

/** What each page reads: who may run one of them may open it, and sees its entry in the menu. */
export const pageOperations = {
  [paths.admin]: ['adminOverview'],
  [paths.adminProjects]: ['adminProjects'],
  [paths.adminExit]: ['exitState'],
  [paths.adminProjectContent]: ['adminProject'],
  [paths.adminUsers]: ['adminUsers'],
  [paths.adminUser]: ['userOverview'],
  [paths.adminInvestments]: ['adminInvestments'],
  [paths.adminPayments]: ['adminPayments'],
  [paths.adminPaymentMonth]: ['paymentMonth'],
  [paths.adminOrders]: ['adminOrders'],
  [paths.adminWithdrawals]: ['adminWithdrawals'],
  [paths.adminReconciliation]: ['adminBankLines'],
  [paths.adminQueues]: ['queueItems'],
  [paths.adminRents]: ['unpaidRentMonths'],
  [paths.adminStatements]: ['statementBatches'],
  [paths.adminLedger]: ['ledgerKindTotals'],
  [paths.adminApprovals]: ['adminApprovals'],
  [paths.adminPrivacy]: ['adminDataSubjectRequests'],
  [paths.adminBlog]: ['adminPosts'],
  [paths.adminIntegrations]: ['apiKeys', 'webhookEndpoints', 'sandbox'],
  [paths.adminSettings]: [
    'adminInvitations',
    'adminWaitlist',
    'auditEntries',
    'securityEvents',
    'adminEmails',
    'remotes',
  ],
  [paths.adminAccount]: [],
} as const satisfies Readonly<Record<string, readonly OperationName[]>>;

/** Address of a page of the back office. */
export type AdminPath = keyof typeof pageOperations;

const pages: readonly (readonly [RegExp, readonly OperationName[]])[] = Object.entries(pageOperations).map(
  ([path, operations]) => [new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}$`), operations],
);

/** What the page at an address reads; nothing for a page that every administrator may open. */
export function getPageOperations(address: string): readonly OperationName[] {
  const path = address.split('?')[0] ?? '';
  const page = pages.find(([pattern]) => pattern.test(path));
  return page?.[1] ?? [];
}
