import { AlertsService } from './alerts/alerts.service';
import type { AccessServices } from '../access/services';
import type { BankingServices } from '../banking/services';
import { createEmailSender } from '../messages/email/send-email';
import type { IdentityServices } from '../identity/services';
import type { InvestingServices } from '../investing/services';
import { OperationsService } from './overview/operations.service';
import { OverviewService } from './overview/overview.service';
import type { Base, PlatformServices } from '../platform/services';
import { ConsentsService } from './privacy/consents.service';
import { BreachesService } from './privacy/breaches.service';
import { DataRequestsService } from './privacy/data-requests.service';
import { ProjectFinancesService } from './project-finances/project-finances.service';
import { SearchService } from './search/search.service';
import { StatementIssueService } from './account-statements/statement-issue.service';
import { StatementsService } from './account-statements/statements.service';
import { TrackRecordService } from './track-record/track-record.service';
import { UserOverviewService } from './user-overview/user-overview.service';

export const createReports = (
  { database, config, log }: Base,
  { idempotency, rateLimit, files }: PlatformServices,
  { securityEvents }: AccessServices,
  { identitySeal }: IdentityServices,
  { rentCalendar }: InvestingServices,
  { balance, bankLines }: BankingServices,
) => ({
  alerts: new AlertsService(database, identitySeal),
  consents: new ConsentsService(database),
  breaches: new BreachesService(database),
  dataRequests: new DataRequestsService(
    database,
    idempotency,
    securityEvents,
    createEmailSender(config, log),
    identitySeal,
  ),
  operations: new OperationsService(database, bankLines, rentCalendar),
  overview: new OverviewService(database),
  projectFinances: new ProjectFinancesService(database),
  search: new SearchService(database),
  statementIssue: new StatementIssueService(database, idempotency),
  statements: new StatementsService(database, idempotency, rateLimit, files),
  trackRecord: new TrackRecordService(database),
  userOverview: new UserOverviewService(database, balance),
});

export type ReportsServices = ReturnType<typeof createReports>;
