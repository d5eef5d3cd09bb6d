import { statementBatchRecord } from './account-statement';
import { ledgerEntryRecord } from './adjustment';
import { apiKeyRecord } from './api-key';
import { collectingAccountRecord } from './bank-account';
import { bankRuleRecord } from './bank-rule';
import { bankLineRecord, bankStatementRecord } from './bank-statement';
import { emailRecord } from './email';
import { approvalRecord, exitRecord } from './exit';
import { investmentRecord } from './investment';
import { invitationRecord } from './invitation';
import { orderRecord } from './order-record';
import { paymentRecord, paymentRunRecord } from './payment';
import { periodRecord } from './period';
import { postRecord } from './post';
import { breachRecord, dataRequestRecord } from './privacy';
import { projectRecord } from './project';
import { projectDocumentRecord, projectUpdateRecord } from './project-content';
import { settingRecord } from './sandbox';
import { userRecord } from './user';
import { waitlistRequestRecord } from './waitlist';
import { webhookEndpointRecord } from './webhook';
import { withdrawalRecord } from './withdrawal';
import type { RecordFacts } from './record';

/** Every kind of record whose changes are audited; the names are stored. */
export const records = {
  apiKey: apiKeyRecord,
  approval: approvalRecord,
  bankLine: bankLineRecord,
  bankRule: bankRuleRecord,
  bankStatement: bankStatementRecord,
  ledgerEntry: ledgerEntryRecord,
  collectingAccount: collectingAccountRecord,
  email: emailRecord,
  breach: breachRecord,
  dataRequest: dataRequestRecord,
  exit: exitRecord,
  investment: investmentRecord,
  invitation: invitationRecord,
  order: orderRecord,
  payment: paymentRecord,
  paymentRun: paymentRunRecord,
  period: periodRecord,
  post: postRecord,
  project: projectRecord,
  projectDocument: projectDocumentRecord,
  projectUpdate: projectUpdateRecord,
  setting: settingRecord,
  statementBatch: statementBatchRecord,
  user: userRecord,
  waitlistRequest: waitlistRequestRecord,
  webhookEndpoint: webhookEndpointRecord,
  withdrawal: withdrawalRecord,
} as const satisfies Readonly<Record<string, RecordFacts>>;

export type AuditedEntity = keyof typeof records;
export const auditedEntities = Object.keys(records) as AuditedEntity[];
