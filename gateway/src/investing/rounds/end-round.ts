import { chargeFee, ledgerAccounts, today } from '@cimiento/contracts';
import { type EntityManager, In } from 'typeorm';
import { readProjectFees } from '../../books/fees/fee-terms';
import type { LedgerService } from '../../books/ledger/ledger.service';
import type { NewPosting } from '../../books/ledger/new-entry';
import { enqueueWebhooks } from '../../messages/webhooks/enqueue-webhooks';
import { getOrThrow } from '../../platform/database/records';
import type { Actor } from '../../platform/request';
import { createInvestments, expireReservations, lockRoundOrders, payBackOrders } from '../orders/round-orders';
import { closeRound, Investment, Project, type Round, toProjectData, writeRound } from '../records';
import { allocateInterests, releaseInterests, type RoundServices } from './allocate-interests';
import { readPaid } from './round-figures';
import { tellPrograms } from './round-webhook';

/** A round and its project, both locked. */
export type LockedRound = { project: Project; round: Round };

/** The part of what was raised that the platform takes, with its tax, in cents. */
export async function readPlatformFee(manager: EntityManager, projectId: number, paid: number) {
  return chargeFee(await readProjectFees(manager, projectId), 'platform', paid * 100, today());
}

/**
 * Ends a round without its project: every order is paid back, reservations expire, and what interests held is available again.
 * @param reason why an administrator cancels it; null when it ends by itself
 */
export async function failRound(
  manager: EntityManager,
  ledger: LedgerService,
  { project, round }: LockedRound,
  { by, reason }: { by: Actor | null; reason: string | null },
): Promise<Round> {
  const paid = (await readPaid(manager, [round.id])).get(round.id) ?? 0;
  const state = reason === null ? 'failed' : 'cancelled';
  const after = await writeRound(manager, round, { state, reason, decidedAt: new Date() }, by);
  await expireReservations(manager, project.id);
  await releaseInterests(manager, ledger, project, round, reason);
  await payBackOrders(manager, ledger, round, reason);
  await tellPrograms(manager, after, paid);
  return after;
}

/** The entry of a success: what was kept apart becomes capital, less the platform's fee and its tax. */
async function postSuccess(
  manager: EntityManager,
  ledger: LedgerService,
  { project, round }: LockedRound,
  { paid, actorId }: { paid: number; actorId: number | null },
): Promise<void> {
  const { feeCents, vatCents } = await readPlatformFee(manager, project.id, paid);
  const postings: NewPosting[] = [
    { account: ledgerAccounts.escrow(project.id), amount: -paid * 100 },
    { account: ledgerAccounts.capital(project.id), amount: paid * 100 - feeCents - vatCents },
    { account: ledgerAccounts.fee('platform'), amount: feeCents },
    { account: ledgerAccounts.fee('vat'), amount: vatCents },
  ];
  await ledger.post(manager, [
    {
      key: `round:${round.id}:succeeded`,
      kind: 'round',
      occurredOn: today(),
      memo: `Ronda completada de ${project.name}`,
      source: { kind: 'round', id: round.id },
      actorId,
      mayOverdraw: false,
      postings: postings.filter(({ amount }) => amount !== 0),
    },
  ]);
}

/** Ends a round with its project: the investments exist from today, and the project is funded. */
export async function succeedRound(
  manager: EntityManager,
  ledger: LedgerService,
  locked: LockedRound,
  { by, shortfall }: { by: Actor; shortfall: string | null },
): Promise<Round> {
  const { project, round } = locked;
  const orders = await lockRoundOrders(manager, round);
  const paid = orders.reduce((sum, { amount }) => sum + amount, 0);
  await postSuccess(manager, ledger, locked, { paid, actorId: by.userId });
  const people = [...new Set(orders.map(({ userId }) => userId))];
  const known = await manager.findBy(Investment, { projectId: project.id, userId: In(people) });
  const added = people.length - new Set(known.map(({ userId }) => userId)).size;
  await createInvestments(manager, project, orders);
  const values = { status: 'funded' as const, fundedDate: today(), statusSetAt: null };
  await manager.update(Project, { id: project.id }, { ...values, totalInvestors: project.totalInvestors + added });
  const after = await writeRound(manager, round, { state: 'succeeded', shortfall, decidedAt: new Date() }, by);
  await tellPrograms(manager, after, paid);
  await enqueueWebhooks(manager, 'project.funded', [toProjectData(await getOrThrow(manager, Project, project.id))]);
  return after;
}

/** Ends the taking of money at the end of a round: it waits for its confirmation, or fails where its minimum is missing. */
export async function closeAtDeadline(
  manager: EntityManager,
  services: RoundServices,
  { project, round }: LockedRound,
): Promise<Round> {
  const closed = await closeRound(manager, round);
  await expireReservations(manager, project.id);
  if (round.mode === 'prefunding')
    await allocateInterests(manager, services, await getOrThrow(manager, Project, project.id), closed);
  const paid = (await readPaid(manager, [round.id])).get(round.id) ?? 0;
  if (paid >= round.minimum) return closed;
  const current = { project: await getOrThrow(manager, Project, project.id), round: closed };
  return failRound(manager, services.ledger, current, { by: null, reason: null });
}
