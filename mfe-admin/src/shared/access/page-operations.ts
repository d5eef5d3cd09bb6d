import { paths } from '@cimiento/contracts';
import type { OperationName } from './allowed';

/** What a page may show: an operation, or several that it needs together. */
type Part = OperationName | readonly OperationName[];

/** What each page reads: who may read one of its parts may open it, and sees its entry in the menu. */
export const pageOperations = {
  [paths.admin]: ['adminOverview'],
  [paths.adminProjects]: ['adminProjects'],
  [paths.adminExit]: [['adminProject', 'exitState']],
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
} as const satisfies Readonly<Record<string, readonly Part[]>>;

/** Address of a page of the back office. */
export type AdminPath = keyof typeof pageOperations;

const pages: readonly (readonly [RegExp, readonly Part[]])[] = Object.entries(pageOperations).map(
  ([path, operations]) => [new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}$`), operations],
);

/** What the page at an address reads; nothing for a page that every administrator may open. */
export function getPageParts(address: string): readonly Part[] {
  const path = address.split('?')[0] ?? '';
  const page = pages.find(([pattern]) => pattern.test(path));
  return page?.[1] ?? [];
}

/** Whether somebody may read one part of a page. */
export const mayReadOne = (parts: readonly Part[], may: (operation: OperationName) => boolean): boolean =>
  parts.some((part) => (typeof part === 'string' ? may(part) : part.every(may)));
