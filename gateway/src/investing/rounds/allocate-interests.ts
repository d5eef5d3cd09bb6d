import { allocateFractions, fractionPrice, groupBy, today } from '@cimiento/contracts';
import { In, MoreThan, type EntityManager } from 'typeorm';
import type { IdentityGate } from '../../identity/gate/identity-gate';
import type { LedgerService } from '../../books/ledger/ledger.service';
import { forEachChunk } from '../../books/ledger/post-accounts';
import { notifyAll } from '../../messages/notifications/notify';
import { enqueueWebhooks } from '../../messages/webhooks/enqueue-webhooks';
import { rowLock } from '../../platform/database/row-lock';
import { createOrder } from '../orders/create-order';
import { createPaymentEntry } from '../orders/order-entry';
import { toOrderData } from '../orders/order-webhook';
import { Order, Project, type Round, RoundInterest } from '../records';
import { createInterestEntry } from './interest-money';

/** Services that the steps of a round need. */
export type RoundServices = { ledger: LedgerService; identityGate: IdentityGate };

const yearMs = 365 * 24 * 3_600_000;

const lockInterests = (manager: EntityManager, { id: roundId }: Round): Promise<RoundInterest[]> =>
  manager.find(RoundInterest, { where: { roundId, state: 'open' }, order: { id: 'ASC' }, ...rowLock(manager) });

/** Fractions that each person was given in the last twelve months, by allocation. */
async function readGiven(manager: EntityManager, userIds: readonly number[]): Promise<Map<number, number>> {
  const given = new Map<number, number>();
  await forEachChunk(userIds, async (chunk) => {
    const where = {
      userId: In(chunk),
      state: 'allocated' as const,
      decidedAt: MoreThan(new Date(Date.now() - yearMs)),
    };
    for (const { userId, given: count } of await manager.findBy(RoundInterest, where))
      given.set(userId, (given.get(userId) ?? 0) + count);
  });
  return given;
}

async function endInterests(
  manager: EntityManager,
  interests: readonly RoundInterest[],
  given: ReadonlyMap<number, number>,
  barred: ReadonlySet<number> = new Set(),
): Promise<void> {
  const decidedAt = new Date();
  for (const [count, same] of groupBy(interests, ({ id }) => given.get(id) ?? 0)) {
    const state = count > 0 ? 'allocated' : 'released';
    const values = { state, given: count, openKey: null, decidedAt } as const;
    const ids = same.map(({ id }) => id);
    await forEachChunk(ids, async (chunk) => {
      await manager.update(RoundInterest, { id: In(chunk), state: 'open' }, values);
    });
  }
  const idsOfBarred = interests.filter(({ userId }) => barred.has(userId)).map(({ id }) => id);
  await forEachChunk(idsOfBarred, async (chunk) => {
    await manager.update(RoundInterest, { id: In(chunk) }, { isBarred: true });
  });
}

/** The paid order of what an interest is given. */
function toOrder(manager: EntityManager, project: Project, round: Round, interest: RoundInterest, fractions: number) {
  const order = createOrder(manager, project, {
    userId: interest.userId,
    amount: fractions * fractionPrice,
    fundedFrom: 'balance',
    idempotencyKey: `interest:${interest.id}`,
    inputHash: '',
  });
  return Object.assign(order, { status: 'paid', roundId: round.id, paidAt: new Date() } as const);
}

/**
 * Divides what is left of a locked project among the interests of its round: what each is given becomes a paid order, and the rest of what was
 * held is available again. Who may not pay for an order at this moment is given nothing.
 */
export async function allocateInterests(
  manager: EntityManager,
  { ledger, identityGate }: RoundServices,
  project: Project,
  round: Round,
): Promise<void> {
  const interests = await lockInterests(manager, round);
  if (interests.length === 0) return;
  const people = interests.map(({ userId }) => userId);
  const barred = await identityGate.findBarred(manager, people, 'payment');
  const before = await readGiven(manager, people);
  const left = Math.floor((project.target - project.funded - project.reserved) / fractionPrice);
  const given = allocateFractions(
    left,
    interests
      .filter(({ userId }) => !barred.has(userId))
      .map(({ id, userId, fractions }) => ({ id, fractions, givenBefore: before.get(userId) ?? 0 })),
  );
  const orders = interests.flatMap((interest) => {
    const count = given.get(interest.id) ?? 0;
    return count > 0 ? [toOrder(manager, project, round, interest, count)] : [];
  });
  for (const order of orders) await manager.insert(Order, order);
  await ledger.post(manager, [
    ...interests.map((interest) => createInterestEntry(interest, project.name, 'released', null)),
    ...orders.map((order) => createPaymentEntry(order, { actorId: null, day: today(), undone: 0 })),
  ]);
  await endInterests(manager, interests, given, barred);
  const total = orders.reduce((sum, { amount }) => sum + amount, 0);
  await manager.increment(Project, { id: project.id }, 'funded', total);
  await notifyAll(
    manager,
    interests.map(({ id, userId, fractions }) => ({
      userId,
      kind: 'interest_allocated',
      facts: {
        projectName: project.name,
        fractions,
        given: given.get(id) ?? 0,
        ...(barred.has(userId) && { isBarred: true }),
      },
      subject: `interest:${id}`,
    })),
  );
  await enqueueWebhooks(manager, 'order.paid', orders.map(toOrderData));
}

/**
 * Makes all that interests of a round held available again.
 * @param reason why the round was cancelled; null when it ended by itself
 */
export async function releaseInterests(
  manager: EntityManager,
  ledger: LedgerService,
  { name }: Pick<Project, 'name'>,
  round: Round,
  reason: string | null,
): Promise<void> {
  const interests = await lockInterests(manager, round);
  if (interests.length === 0) return;
  await ledger.post(
    manager,
    interests.map((interest) => createInterestEntry(interest, name, 'released', null)),
  );
  await endInterests(manager, interests, new Map());
  await notifyAll(
    manager,
    interests.map(({ id, userId, fractions }) => ({
      userId,
      kind: 'interest_released',
      facts: { projectName: name, amount: fractions * fractionPrice, reason },
      subject: `interest:${id}`,
    })),
  );
}
