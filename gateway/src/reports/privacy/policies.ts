import { type Field, type RecordFacts, records } from '@cimiento/contracts/fields';
import { getMetadataArgsStorage, type ObjectLiteral } from 'typeorm';
import { JournalBatchEntry } from '../../books/accountant/journal-batch.entity';
import { LedgerCheckpoint } from '../../books/ledger/ledger-checkpoint.entity';
import { UncoveredCredit } from '../../books/money-in/uncovered-credit.entity';
import { LedgerSeal } from '../../books/evidence/ledger-seal.entity';
import { RecordEvidence } from '../../books/evidence/record-evidence.entity';
import { ProjectDocumentVersion, ProjectPicture } from '../../investing/records';
import { RateLimit } from '../../platform/rate-limit/rate-limit.entity';
import { StatementCounter } from '../account-statements/statement-counter.entity';
import { accessPolicies } from './access-policies';
import { accountPolicies } from './account-policies';
import { defineNonPersonalPolicy, type TablePolicy } from './data-policy';
import { identityPolicies, screeningPolicies } from './identity-policies';
import { moneyPolicies } from './money-policies';

/** Tables about projects, the company and the product itself that hold no record of the contracts. */
const otherPolicies: readonly TablePolicy[] = [
  defineNonPersonalPolicy(UncoveredCredit, 'direction'),
  defineNonPersonalPolicy(LedgerCheckpoint, 'kind'),
  defineNonPersonalPolicy(
    // Emptied where the sealed entry was erased, so that the hash says nothing about what it was.
    LedgerSeal,
    'subject',
    'salt',
    'contentHash',
    'previousHash',
    'hash',
  ),
  // Keyed digests, which say nothing about a record without it.
  defineNonPersonalPolicy(RecordEvidence, 'kind', 'note', 'digest'),
  // A hash of the account or address, for minutes.
  defineNonPersonalPolicy(RateLimit, 'keyHash'),
  defineNonPersonalPolicy(ProjectDocumentVersion, 'fileName', 'contentType', 'sha256'),
  defineNonPersonalPolicy(ProjectPicture, 'description', 'fileName', 'contentType', 'sha256'),
  defineNonPersonalPolicy(StatementCounter),
  defineNonPersonalPolicy(JournalBatchEntry),
];

/** Tables with rows about people. */
export const personalPolicies: readonly TablePolicy[] = [
  ...accountPolicies,
  ...accessPolicies,
  ...identityPolicies,
  ...moneyPolicies,
];

// Text that nobody writes: one of a few values, or a month.
const isFixed = ({ kind }: Field): boolean => kind === 'choice' || kind === 'month';

/** The policy of a record without personal data, as its facts in the contracts state it. Of a user it has at most an administrator's id. */
function listRecordPolicies({ table, fields, nonPersonalTexts }: RecordFacts): TablePolicy[] {
  const entity = getMetadataArgsStorage().tables.find(({ name }) => name === table)?.target;
  if (!nonPersonalTexts || typeof entity !== 'function') return [];
  const fixed = Object.keys(fields).filter((name) => fields[name] && isFixed(fields[name]));
  return [defineNonPersonalPolicy<ObjectLiteral>(entity as TablePolicy['entity'], ...nonPersonalTexts, ...fixed)];
}

/**
 * Policies of all tables about personal data, once all entities are loaded; those of releases are in `ops/releases/release-policies.ts`. A
 * test fails on a column without a policy.
 */
export const listPolicies = (): TablePolicy[] => [
  ...personalPolicies,
  ...otherPolicies,
  ...screeningPolicies,
  ...Object.values<RecordFacts>(records).flatMap(listRecordPolicies),
];
