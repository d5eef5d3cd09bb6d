import { projectFields } from '@cimiento/contracts/fields';
import { CollectingAccount } from '../../books/collecting-accounts/collecting-account.entity';
import { Post } from '../../joining/blog/post.entity';
import { ProjectExit } from '../../investing/records/project-exit.entity';
import { LedgerCheckpoint } from '../../books/ledger/ledger-checkpoint.entity';
import { UncoveredCredit } from '../../books/money-in/uncovered-credit.entity';
import { LedgerSeal } from '../../books/evidence/ledger-seal.entity';
import { RecordEvidence } from '../../books/evidence/record-evidence.entity';
import { AccountingPeriod } from '../../books/ledger/accounting-period.entity';
import { PaymentRun } from '../../investing/records/payment-run.entity';
import { ProjectDocumentVersion } from '../../investing/records/project-document-version.entity';
import { ProjectDocument } from '../../investing/records/project-document.entity';
import { ProjectPicture } from '../../investing/records/project-picture.entity';
import { ProjectUpdate } from '../../investing/records/project-update.entity';
import { Project } from '../../investing/records/project.entity';
import { RateLimit } from '../../platform/rate-limit/rate-limit.entity';
import { BankRule } from '../../banking/rules/bank-rule.entity';
import { BankStatement } from '../../banking/statements/bank-statement.entity';
import { Setting } from '../../access/records/setting.entity';
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
    'bank',
    'accountType',
    'accountNumber',
    'holderName',
    'holderIdNumber',
    'statementMapping',
  ),
  aboutNobody(UncoveredCredit, 'direction'),
  aboutNobody(Post, 'slug', 'title', 'excerpt', 'content', 'imageUrl'),
  // A project's texts are public (`namesNobody` of its record).
  aboutNobody(Project, ...(Object.keys(projectFields) as (keyof typeof projectFields)[])),
  aboutNobody(ProjectExit, 'costs'),
  aboutNobody(PaymentRun, 'period', 'basis', 'status', 'turned'),
  aboutNobody(AccountingPeriod, 'period'),
  aboutNobody(BankRule, 'text', 'purpose', 'direction'),
  aboutNobody(
    BankStatement,
    'gapReason',
    'fileName',
    'fileAccounts',
    'currency',
    'accountReason',
    'fileSha256',
    'voidReason',
  ),
  // Written by administrators, who are told to name nobody.
  aboutNobody(DataBreach, 'description', 'affectedData', 'measures'),
  aboutNobody(LedgerCheckpoint, 'kind'),
  aboutNobody(
    // Emptied where the sealed entry was erased, so that the hash says nothing about what it was.
    LedgerSeal,
    'subject',
    'salt',
    'contentHash',
    'previousHash',
    'hash',
  ),
  // Keyed digests, which say nothing about a record without it.
  aboutNobody(RecordEvidence, 'kind', 'note', 'digest'),
  // A hash of the account or address, for minutes.
  aboutNobody(RateLimit, 'keyHash'),
  aboutNobody(ProjectUpdate, 'kind', 'title', 'text', 'visibility'),
  aboutNobody(ProjectDocument, 'title', 'kind', 'visibility'),
  aboutNobody(ProjectDocumentVersion, 'fileName', 'contentType', 'sha256'),
  aboutNobody(ProjectPicture, 'description', 'fileName', 'contentType', 'sha256'),
  aboutNobody(Setting, 'name', 'value'),
  aboutNobody(StatementBatch),
  aboutNobody(StatementCounter),
  aboutNobody(WebhookEndpoint, 'url', 'events', 'description', 'secret', 'previousSecret', 'disabledReason'),
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
