import { centsToText, parseCents, today, type WithdrawalStatus } from '@cimiento/contracts';
import { randomUUID } from 'node:crypto';
import { createActor } from './fixtures';
import { Withdrawal } from '../banking/withdrawals/withdrawal.entity';
import {
  findOwner,
  hasItems,
  listBatches,
  listLines,
  listWithdrawals,
  type MoneyWorld,
  type Numbers,
  pick,
  postLines,
  prefer,
  type Step,
  withOne,
} from './money-world';

const withWithdrawal =
  (status: WithdrawalStatus, run: (world: MoneyWorld, withdrawal: Withdrawal) => Promise<unknown>): Step =>
  (world, { one, other }) =>
    withOne(
      listWithdrawals(world).then((all) => [...prefer(all, other, (withdrawal) => withdrawal.status === status)]),
      one,
      (withdrawal) => run(world, withdrawal),
    );

const withBatch =
  (run: (world: MoneyWorld, batch: { id: number; ids: number[] }, numbers: Numbers) => Promise<unknown>): Step =>
  (world, numbers) =>
    withOne(listBatches(world), numbers.one, ({ batch: { id }, rows }) =>
      run(world, { id, ids: rows.slice(0, numbers.size % 3).map((row) => row.id) }, numbers),
    );

/** The bank debits a file as one, with or without some of its withdrawals. */
const matchBatch = withBatch(async (world, { id, ids: except }, { other }) => {
  const { rows } = (await listBatches(world)).find(({ batch }) => batch.id === id) ?? { rows: [] };
  const paid = rows.filter((row) => !except.includes(row.id)).map(({ amount }) => parseCents(amount));
  const cents = paid.reduce((sum, amount) => sum + amount, 0);
  const description = `LOTE ${id} ${randomUUID().slice(0, 8)}`;
  const debit = { bookedOn: today(), amount: centsToText(-cents), description, reference: null };
  const { lines } = await postLines(world, pick(world.bankAccountIds, other), [debit]);
  return world.gateway.services.lineMatching.match(lines[0]?.id ?? 0, { batchId: id, except }, world.admin);
});

/** Undoes what pays or returns withdrawals. */
const undoWithdrawalMatch: Step = (world, { one }) =>
  withOne(
    listLines(world).then((lines) =>
      lines.filter(({ withdrawalId, batchId }) => withdrawalId !== null || batchId !== null),
    ),
    one,
    ({ id }) => world.gateway.services.lineMatching.undoMatch(id, world.admin),
  );

const payment = { paidOn: '2026-02-03', bankReference: 'TRF-1' };

/** Steps that move withdrawals and their bank files, by name. */
export const withdrawalSteps = {
  requestWithdrawal: (world, { one, size }) => {
    const investor = pick(world.investors, one);
    const by = { ...world.admin, userId: investor.id };
    return world.gateway.services.withdrawals.request(investor, { amount: centsToText(1000 + size * 1500) }, by);
  },
  cancelWithdrawal: withWithdrawal('requested', (world, { id, userId }) =>
    world.gateway.services.withdrawals.cancel(findOwner(world, userId), id, createActor(userId)),
  ),
  clearWithdrawals: ({ gateway, investors }, { one }) =>
    gateway.database.transaction((manager) => gateway.services.withdrawals.clearOpen(manager, pick(investors, one).id)),
  approveWithdrawal: withWithdrawal('requested', (world, { id }) =>
    world.gateway.services.withdrawalApprovals.approve(id, world.admin),
  ),
  rejectWithdrawal: withWithdrawal('requested', (world, { id }) =>
    world.gateway.services.withdrawalsAdmin.reject(id, { reason: 'No' }, world.admin),
  ),
  payWithdrawal: withWithdrawal('approved', (world, { id }) =>
    world.gateway.services.withdrawalsAdmin.pay(id, payment, world.admin),
  ),
  unapproveWithdrawal: withWithdrawal('approved', (world, { id }) =>
    world.gateway.services.withdrawalsAdmin.unapprove(id, world.admin),
  ),
  createBatch: async (world) => {
    // Other sequences run in the same database.
    const open = (await listWithdrawals(world)).filter(({ status, batchId }) => status === 'approved' && !batchId);
    const withdrawalIds = open.map(({ id }) => id);
    return hasItems(open) ? world.gateway.services.withdrawalBatches.create({ withdrawalIds }, world.admin) : undefined;
  },
  removeFromBatch: withBatch((world, { id, ids: withdrawalIds }) =>
    world.gateway.services.withdrawalBatches.remove(id, { withdrawalIds }, world.admin),
  ),
  cancelBatch: withBatch((world, { id }) => world.gateway.services.withdrawalBatches.cancel(id, world.admin)),
  payBatch: withBatch((world, { id, ids: except }) =>
    world.gateway.services.withdrawalBatches.pay(id, { ...payment, except }, world.admin),
  ),
  matchBatch,
  undoWithdrawalMatch,
  returnWithdrawal: withWithdrawal('paid', (world, { id }) =>
    world.gateway.services.withdrawalsAdmin.returnPaid(id, { reason: 'Cuenta cerrada' }, world.admin),
  ),
} satisfies Record<string, Step>;
