import { apiKeyRoutes } from './api-keys';
import { approvalRoutes } from './approvals';
import { auditLogRoutes } from './audit-log';
import { authRoutes } from './auth';
import { balanceRoutes } from './balance';
import { bankAccountRoutes } from './bank-accounts';
import { blogAdminRoutes, blogRoutes } from './blog';
import { exitRoutes } from './exits';
import { identityListRoutes } from './identity-lists';
import { identityAdminRoutes, identityRoutes } from './identity';
import { investmentAdminRoutes, investmentRoutes } from './investments';
import { invitationAdminRoutes, invitationRoutes } from './invitations';
import { ledgerRoutes } from './ledger';
import { orderRoutes } from './orders';
import { complianceRuleRoutes } from './compliance-rules';
import { accountCodeRoutes } from './accountant';
import { paymentRunRoutes } from './payment-runs';
import { paymentAdminRoutes, paymentFileRoutes, paymentRoutes } from './payments';
import { privacyRoutes } from './privacy';
import { profileRoutes } from './profile';
import { projectAdminRoutes, projectRoutes } from './projects';
import { bankRuleRoutes } from './bank-rules';
import { reconciliationRoutes } from './reconciliation';
import { projectFinancesRoutes } from './project-finances';
import { rentCalendarRoutes } from './rent-calendar';
import { roundAdminRoutes, roundRoutes } from './rounds';
import { searchRoutes } from './search';
import { sandboxRoutes } from './sandbox';
import { saleRoutes } from './sales';
import { statementRoutes } from './account-statements';
import { trackRecordRoutes } from './track-record';
import { userRoutes } from './users';
import { waitlistAdminRoutes, waitlistRoutes } from './waitlist';
import { webhookRoutes } from './webhooks';
import { withdrawalRoutes } from './withdrawals';
import type { Route } from './route';

export {
  getPageParameters,
  getQueryParameters,
  isInPath,
  isAddressed,
  listParameterFields,
  type Input,
  type Method,
  type Route,
} from './route';

/** Every route of the API (docs/reference/rest.md). */
export const routes: readonly Route[] = [
  ...authRoutes,
  ...invitationRoutes,
  ...waitlistRoutes,
  ...invitationAdminRoutes,
  ...blogRoutes,
  ...profileRoutes,
  ...identityRoutes,
  ...investmentRoutes,
  ...paymentRoutes,
  ...balanceRoutes,
  ...projectFinancesRoutes,
  ...rentCalendarRoutes,
  ...statementRoutes,
  ...orderRoutes,
  ...projectRoutes,
  ...roundRoutes,
  ...saleRoutes,
  ...trackRecordRoutes,
  ...projectAdminRoutes,
  ...roundAdminRoutes,
  ...userRoutes,
  ...identityAdminRoutes,
  ...blogAdminRoutes,
  ...investmentAdminRoutes,
  ...paymentAdminRoutes,
  ...ledgerRoutes,
  ...bankAccountRoutes,
  ...withdrawalRoutes,
  ...exitRoutes,
  ...approvalRoutes,
  ...reconciliationRoutes,
  ...bankRuleRoutes,
  ...accountCodeRoutes,
  ...complianceRuleRoutes,
  ...identityListRoutes,
  ...paymentRunRoutes,
  ...paymentFileRoutes,
  ...waitlistAdminRoutes,
  ...privacyRoutes,
  ...auditLogRoutes,
  ...searchRoutes,
  ...apiKeyRoutes,
  ...webhookRoutes,
  // Last, because tests call the routes in their order and one of these moves the clock.
  ...sandboxRoutes,
];
