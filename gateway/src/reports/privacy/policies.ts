import { CollectingAccount } from '../../books/collecting-accounts/collecting-account.entity';
import { Post } from '../../joining/blog/post.entity';
import { ProjectExit } from '../../investing/exits/project-exit.entity';
import { LedgerCheckpoint } from '../../books/ledger/ledger-checkpoint.entity';
import { UncoveredCredit } from '../../books/money-in/uncovered-credit.entity';
import { LedgerSeal } from '../../books/ledger/ledger-seal.entity';
import { RecordEvidence } from '../../books/evidence/record-evidence.entity';
import { AccountingPeriod } from '../../books/periods/accounting-period.entity';
import { PaymentRun } from '../../investing/payment-runs/payment-run.entity';
import { ProjectDocumentVersion } from '../../investing/projects/project-document-version.entity';
import { ProjectDocument } from '../../investing/projects/project-document.entity';
import { ProjectPicture } from '../../investing/projects/project-picture.entity';
import { ProjectUpdate } from '../../investing/projects/project-update.entity';
import { Project } from '../../investing/projects/project.entity';
import { RateLimit } from '../../platform/rate-limit/rate-limit.entity';
import { BankRule } from '../../banking/rules/bank-rule.entity';
import { BankStatement } from '../../banking/reconciliation/bank-statement.entity';
import { Setting } from '../../access/settings/setting.entity';
import { StatementBatch } from '../account-statements/statement-batch.entity';
import { StatementCounter } from '../account-statements/statement-counter.entity';
import { WebhookEndpoint } from '../../messages/webhooks/webhook-endpoint.entity';
import { accessPolicies } from './access-policies';
import { accountPolicies } from './account-policies';
import { aboutNobody, type TablePolicy } from './data-policy';
import { DataBreach } from './data-breach.entity';
import { moneyPolicies } from './money-policies';

/** Tables about projects, the company and the product itself. Of a person they have at most the id of the administrator who wrote a row. */
const otherPolicies: readonly TablePolicy[] = [
  aboutNobody(
    CollectingAccount,
    'id',
    'bank',
    'accountType',
    'accountNumber',
    'holderName',
    'holderIdNumber',
    'statementMapping',
  ),
  aboutNobody(UncoveredCredit, 'id', 'userId', 'cents', 'direction', 'createdAt'),
  aboutNobody(Post, 'id', 'slug', 'title', 'excerpt', 'content', 'imageUrl'),
  aboutNobody(
    Project,
    'id',
    'name',
    'description',
    'image',
    'location',
    'status',
    'funded',
    'reserved',
    'target',
    'annualReturn',
    'minInvestment',
    'term',
    'propertyType',
    'currentValuation',
    'totalInvestors',
    'fundedDate',
    'exitDate',
    'responsible',
    'fees',
    'risks',
    'archivedAt',
    'publishedAt',
    'statusSetAt',
    'updatedAt',
  ),
  aboutNobody(ProjectExit, 'id', 'projectId', 'version', 'price', 'costs', 'net', 'exitDate', 'createdBy', 'createdAt'),
  aboutNobody(
    PaymentRun,
    'id',
    'projectId',
    'period',
    'number',
    'amount',
    'basis',
    'retained',
    'payments',
    'createdBy',
    'createdAt',
    'status',
    'turned',
  ),
  aboutNobody(AccountingPeriod, 'id', 'period', 'closedAt', 'closedBy'),
  aboutNobody(
    BankRule,
    'id',
    'text',
    'purpose',
    'bankAccountId',
    'direction',
    'createdBy',
    'createdAt',
    'deletedBy',
    'deletedAt',
  ),
  aboutNobody(
    BankStatement,
    'id',
    'bankAccountId',
    'openingBalance',
    'closingBalance',
    'firstDay',
    'lastDay',
    'number',
    'gapReason',
    'fileName',
    'fileAccounts',
    'currency',
    'accountReason',
    'fileSha256',
    'approvalId',
    'confirmedAt',
    'confirmedBy',
    'createdBy',
    'createdAt',
    'voidedAt',
    'voidedBy',
    'voidReason',
  ),
  // Written by administrators, who are told to name nobody.
  aboutNobody(
    DataBreach,
    'id',
    'detectedOn',
    'description',
    'affectedData',
    'affectedPeople',
    'measures',
    'authorityNotifiedOn',
    'peopleNotifiedOn',
    'createdBy',
    'createdAt',
  ),
  aboutNobody(LedgerCheckpoint, 'id', 'throughId', 'accountId', 'kind', 'total'),
  aboutNobody(
    LedgerSeal,
    'position',
    'subject',
    'recordId',
    // Emptied where the sealed entry was erased, so that the hash says nothing about what it was.
    'salt',
    'contentHash',
    'previousHash',
    'hash',
  ),
  // Keyed digests, which say nothing about a record without it.
  aboutNobody(RecordEvidence, 'id', 'kind', 'recordId', 'note', 'digest', 'createdAt'),
  // A hash of the account or address, for minutes.
  aboutNobody(RateLimit, 'keyHash', 'tries', 'expiresAt'),
  aboutNobody(ProjectUpdate, 'id', 'projectId', 'kind', 'title', 'text', 'newDate', 'visibility', 'publishedAt'),
  aboutNobody(ProjectDocument, 'id', 'projectId', 'title', 'kind', 'visibility', 'createdAt', 'updatedAt'),
  aboutNobody(
    ProjectDocumentVersion,
    'id',
    'documentId',
    'version',
    'fileName',
    'contentType',
    'size',
    'sha256',
    'uploadedBy',
    'createdAt',
  ),
  aboutNobody(
    ProjectPicture,
    'id',
    'projectId',
    'updateId',
    'position',
    'description',
    'width',
    'height',
    'fileName',
    'contentType',
    'size',
    'sha256',
    'uploadedBy',
    'createdAt',
  ),
  aboutNobody(Setting, 'name', 'value'),
  aboutNobody(StatementBatch, 'id', 'year', 'people', 'createdBy', 'createdAt'),
  aboutNobody(StatementCounter, 'year', 'last'),
  aboutNobody(
    WebhookEndpoint,
    'id',
    'url',
    'events',
    'description',
    'secret',
    'previousSecret',
    'previousSecretUntil',
    'disabledAt',
    'disabledReason',
    'failingSince',
    'createdBy',
    'createdAt',
  ),
];

/** How each table treats personal data; those of releases are in `ops/releases/release-policies.ts`. A test fails on a column without a policy. */
export const policies: readonly TablePolicy[] = [
  ...accountPolicies,
  ...accessPolicies,
  ...moneyPolicies,
  ...otherPolicies,
];

/** Tables with rows about people. */
export const personalPolicies = policies.filter(({ find }) => find !== null);
