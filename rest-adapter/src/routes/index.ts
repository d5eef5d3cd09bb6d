import { adminRoutes } from './admin';
import { apiKeyRoutes } from './api-keys';
import { auditLogRoutes } from './audit-log';
import { authRoutes } from './auth';
import { balanceRoutes } from './balance';
import { blogRoutes } from './blog';
import { invitationRoutes } from './invitations';
import { exitRoutes } from './exits';
import { investorRoutes } from './investor';
import { ledgerRoutes } from './ledger';
import { orderRoutes } from './orders';
import { paymentRunRoutes } from './payment-runs';
import { paymentRoutes } from './payments';
import { privacyRoutes } from './privacy';
import { projectRoutes } from './projects';
import { rentCalendarRoutes } from './rent-calendar';
import { sandboxRoutes } from './sandbox';
import { statementRoutes } from './statements';
import { trackRecordRoutes } from './track-record';
import { webhookRoutes } from './webhooks';
import { withdrawalRoutes } from './withdrawals';
import { reconciliationRoutes } from './reconciliation';
import type { Route } from './route';
import { waitlistRoutes } from './waitlist';

export {
  getPageParameters,
  getQueryParameters,
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
  ...blogRoutes,
  ...investorRoutes,
  ...balanceRoutes,
  ...rentCalendarRoutes,
  ...statementRoutes,
  ...orderRoutes,
  ...projectRoutes,
  ...trackRecordRoutes,
  ...adminRoutes,
  ...ledgerRoutes,
  ...withdrawalRoutes,
  ...exitRoutes,
  ...reconciliationRoutes,
  ...paymentRunRoutes,
  ...paymentRoutes,
  ...waitlistRoutes,
  ...privacyRoutes,
  ...auditLogRoutes,
  ...apiKeyRoutes,
  ...webhookRoutes,
  // Last, because tests call the routes in their order and one of these moves the clock.
  ...sandboxRoutes,
];
