import { auditedEntities, type AuditedEntity } from '@cimiento/contracts';
import { auditedFields, getAuditLabel } from '@cimiento/contracts/fields';
import { getMetadataArgsStorage } from 'typeorm';
import { ApiKey } from '../api-keys/api-key.entity';
import { AccountingPeriod } from '../../books/periods/accounting-period.entity';
import { ApprovalRequest } from '../approvals/approval-request.entity';
import { Post } from '../../joining/blog/post.entity';
import { ProjectExit } from '../../investing/exits/project-exit.entity';
import { Investment } from '../../investing/investments/investment.entity';
import { InvitationCode } from '../../joining/invitations/invitation-code.entity';
import { LedgerEntry } from '../../books/ledger/ledger-entry.entity';
import { PaymentRun } from '../../investing/payment-runs/payment-run.entity';
import { Order } from '../../investing/orders/order.entity';
import { Payment } from '../../investing/payments/payment.entity';
import { ProjectDocument } from '../../investing/projects/project-document.entity';
import { ProjectUpdate } from '../../investing/projects/project-update.entity';
import { CollectingAccount } from '../../books/collecting-accounts/collecting-account.entity';
import { DataBreach } from '../../reports/privacy/data-breach.entity';
import { DataSubjectRequest } from '../../reports/privacy/data-subject-request.entity';
import { Project } from '../../investing/projects/project.entity';
import { StatementBatch } from '../../reports/account-statements/statement-batch.entity';
import { BankStatementLine } from '../../banking/reconciliation/bank-statement-line.entity';
import { BankRule } from '../../banking/rules/bank-rule.entity';
import { BankStatement } from '../../banking/reconciliation/bank-statement.entity';
import { User } from '../users/user.entity';
import { WaitlistRequest } from '../../joining/waitlist/waitlist-request.entity';
import { WebhookEndpoint } from '../../messages/webhooks/webhook-endpoint.entity';
import { Withdrawal } from '../../banking/withdrawals/withdrawal.entity';
import { excludedColumns } from './audit-writer';

// Settings are rows of one table, and of an e-mail only some columns are kept: their field tables list the names.
const entities: Record<Exclude<AuditedEntity, 'setting' | 'email'>, object> = {
  apiKey: ApiKey,
  approval: ApprovalRequest,
  bankLine: BankStatementLine,
  bankRule: BankRule,
  bankStatement: BankStatement,
  breach: DataBreach,
  collectingAccount: CollectingAccount,
  dataRequest: DataSubjectRequest,
  exit: ProjectExit,
  investment: Investment,
  invitation: InvitationCode,
  ledgerEntry: LedgerEntry,
  order: Order,
  payment: Payment,
  paymentRun: PaymentRun,
  period: AccountingPeriod,
  post: Post,
  project: Project,
  projectDocument: ProjectDocument,
  projectUpdate: ProjectUpdate,
  statementBatch: StatementBatch,
  user: User,
  waitlistRequest: WaitlistRequest,
  webhookEndpoint: WebhookEndpoint,
  withdrawal: Withdrawal,
};

const listColumns = (entity: object): string[] =>
  getMetadataArgsStorage()
    .columns.filter(({ target }) => target === entity)
    .map(({ propertyName }) => propertyName)
    .filter((column) => column !== 'id' && !excludedColumns.has(column));

test.each(Object.entries(entities))(
  'every audited column of %s has a Spanish label in its field table',
  (name, entity) => {
    const table = auditedFields[name as AuditedEntity];
    const columns = listColumns(entity);
    expect(columns.length).toBeGreaterThan(0);
    expect(columns.filter((column) => !table[column])).toEqual([]);
  },
);

test.each(auditedEntities)('no two fields of %s have the same label', (name) => {
  const labels = Object.values(auditedFields[name]).map(getAuditLabel);
  expect(labels.filter((label, index) => labels.indexOf(label) !== index)).toEqual([]);
});
