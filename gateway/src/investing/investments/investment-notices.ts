import type { EntityManager } from 'typeorm';
import { notify } from '../../messages/notifications/notify';
import type { Investment } from '../records';

const toFacts = ({ projectName, amount, annualReturn }: Investment) => ({ projectName, amount, annualReturn });

const isSame = (before: Investment, after: Investment): boolean =>
  before.amount === after.amount &&
  before.annualReturn === after.annualReturn &&
  before.projectName === after.projectName;

/**
 * Tells the holders of an investment what an administrator did with it; both when it goes to somebody else.
 * @param before null when it was created.
 * @param after null when it was deleted.
 */
export async function notifyHolding(
  manager: EntityManager,
  before: Investment | null,
  after: Investment | null,
): Promise<void> {
  if (before && after && before.userId === after.userId) {
    if (isSame(before, after)) return;
    const facts = { before: toFacts(before), after: toFacts(after) };
    await notify(manager, { userId: after.userId, kind: 'investment_changed', facts });
    return;
  }
  if (before) await notify(manager, { userId: before.userId, kind: 'investment_deleted', facts: toFacts(before) });
  if (after) await notify(manager, { userId: after.userId, kind: 'investment_created', facts: toFacts(after) });
}
