import { today } from '@cimiento/contracts';
import { IsNull, MoreThan, Not, type EntityManager } from 'typeorm';
import { complianceRulesTopic, enqueueRulesChange } from '../../books/compliance-rules/rules-change';
import { readFigures } from '../../books/compliance-rules/read-figures';
import { rowLock } from '../../platform/database/row-lock';
import { UnreadableSecretError } from '../../platform/encryption';
import type { OutboxHandlers } from '../../platform/outbox/outbox-worker';
import { IdentityCase } from '../records';
import type { IdentitySeal } from '../records/identity-seal';
import { assessCases } from './assess-risk';

// Cases of one transaction: other writes wait no longer than for these.
const casesPerTransaction = 100;

/** Assesses one case. One whose file no secret opens is left as it is: the server has logged it. */
async function assessReadable(
  seal: IdentitySeal,
  manager: EntityManager,
  cases: readonly IdentityCase[],
  day: string,
): Promise<void> {
  const figures = await readFigures(manager, day);
  for (const identityCase of cases)
    try {
      await assessCases(seal, manager, [identityCase], figures);
    } catch (error) {
      if (!(error instanceof UnreadableSecretError)) throw error;
    }
}

/** Assesses the next cases after an id, and enqueues the rest. */
async function assessNext(seal: IdentitySeal, manager: EntityManager, after: number): Promise<void> {
  const cases = await manager.find(IdentityCase, {
    where: { id: MoreThan(after), submittedAt: Not(IsNull()) },
    order: { id: 'ASC' },
    take: casesPerTransaction,
    ...rowLock(manager),
  });
  await assessReadable(seal, manager, cases, today());
  const last = cases.at(-1);
  if (last && cases.length === casesPerTransaction) await enqueueRulesChange(manager, last.id);
}

/** The handler that assesses everybody again after a change of the rules, in batches. */
export const createRiskHandlers = (seal: IdentitySeal): OutboxHandlers => ({
  [complianceRulesTopic]: {
    apply: (manager, { payload }) => assessNext(seal, manager, (JSON.parse(payload) as { after: number }).after),
  },
});
