import {
  type ApprovalStatus,
  centsToText,
  type GuardedActionName,
  today,
  type WithdrawalStatus,
} from '@cimiento/contracts';
import { IsNull, Not, type EntityTarget, type FindOptionsWhere, type ObjectLiteral } from 'typeorm';
import { ApprovalRequest, User } from '../access/records';
import { Investment, Order, Payment, PaymentRun } from '../investing/records';
import { LedgerEntry } from '../books/ledger/ledger-entry.entity';
import { BankStatement } from '../banking/statements/bank-statement.entity';
import { BankStatementLine } from '../banking/statements/bank-statement-line.entity';
import { WithdrawalBatch } from '../banking/withdrawals/withdrawal-batch.entity';
import { Withdrawal } from '../banking/withdrawals/withdrawal.entity';
import { getPerson, pickRecord, read, type Move } from './intruders';
import { pick } from './money-world';
import type { Variables } from './operations';
import {
  adjustment,
  anyProject,
  changeProject,
  changeUser,
  createUser,
  investment,
  matchLine,
  order,
  payment,
  pickOther,
  postStatement,
  run,
} from './intruder-inputs';

const byId =
  <T extends ObjectLiteral & { id: number }>(
    entity: EntityTarget<T>,
    where: FindOptionsWhere<T> = {},
    more: Variables = {},
    argument = 'id',
  ): Move =>
  async (game, { one }) => {
    const record = await pickRecord(game, entity, where, one);
    return record && { [argument]: record.id, ...more };
  };

/** Records of a status, but every fourth time any, so that refusals are tried too. */
const withdrawal =
  (status: WithdrawalStatus, more: Variables = {}): Move =>
  async (game, { one, other }) => {
    const record = await pickRecord(game, Withdrawal, other % 4 === 0 ? {} : { status }, one);
    return record && { id: record.id, ...more };
  };

const pendingRequest = { status: 'pending' satisfies ApprovalStatus } as const;

const reason = { reason: 'No corresponde' };

/** Moves of administrators, a key or a thief. */
export const adminMoves = {
  createPayment: payment,
  updatePayment: async (game, numbers, player) => {
    const record = await pickRecord(game, Payment, {}, numbers.other);
    const values = await payment(game, numbers, player);
    return record && values && { id: record.id, ...values };
  },
  importPayments: async (game, numbers, player) => {
    const values = await payment(game, numbers, player);
    return values && { rows: [values['input'], { ...(values['input'] as object), amount: '250.00' }] };
  },
  changePaymentStatuses: async (game, { one }) => {
    const record = await pickRecord(game, Payment, { status: 'pending' }, one);
    return record && { ids: [record.id], from: 'pending', to: 'paid' };
  },
  deletePayment: byId(Payment),
  postPaymentRun: run,
  undoPaymentRun: byId(PaymentRun),
  unpayPaymentRun: byId(PaymentRun),
  exitProject: ({ projects }, { one, size }) =>
    // Rarely: a sold project plays no more.
    size % 10 > 0
      ? null
      : { projectId: pick(projects, one).id, input: { price: centsToText(1 + size * 90_000), exitDate: today() } },
  postAdjustment: adjustment,
  reverseAdjustment: byId(LedgerEntry, { kind: 'adjustment' }, {}, 'entryId'),
  postBankStatement: postStatement,
  matchBankLine: matchLine,
  undoBankLineMatch: byId(BankStatementLine, { status: 'matched' }),
  decideBankLineDuplicate: byId(BankStatementLine, { status: 'duplicate' }, { input: { decision: 'other' } }),
  voidBankStatement: byId(BankStatement, { voidedAt: IsNull() }, { input: reason }),
  updateProject: changeProject,
  // Only one with money, which nobody deletes: the others are what the game is about.
  deleteProject: async (game, numbers) => {
    const projectId = anyProject(game, numbers);
    return (await pickRecord(game, Investment, { projectId }, 0)) ? { id: projectId } : null;
  },
  // Put back more often than archived, so that the game continues.
  setProjectArchived: (game, numbers) => ({ id: anyProject(game, numbers), archived: numbers.size % 4 === 0 }),
  createInvestment: investment,
  updateInvestment: async (game, numbers, player) => {
    const record = await pickRecord(game, Investment, {}, numbers.size);
    return record && { id: record.id, ...(await investment(game, numbers, player)) };
  },
  deleteInvestment: byId(Investment),
  approveWithdrawal: withdrawal('requested'),
  approveWithdrawals: async (game) => {
    const ids = (await read(game).findBy(Withdrawal, { status: 'requested' })).map(({ id }) => id);
    return ids.length === 0 ? null : { input: { ids, confirm: ids } };
  },
  stateWithdrawalNotPaid: byId(Withdrawal, { readBatchId: Not(IsNull()) }, { input: reason }),
  readWithdrawalBatch: byId(WithdrawalBatch, {}, { format: 'csv' }),
  rejectWithdrawal: withdrawal('requested', { input: reason }),
  unapproveWithdrawal: withdrawal('approved'),
  removeFromWithdrawalBatch: async (game, { one }) => {
    const row = await pickRecord(game, Withdrawal, { batchId: Not(IsNull()) }, one);
    return row && { id: row.batchId, input: { withdrawalIds: [row.id] } };
  },
  cancelWithdrawalBatch: byId(WithdrawalBatch, { state: 'open' }),
  payWithdrawalBatch: byId(
    WithdrawalBatch,
    { state: 'open' },
    { input: { paidOn: '2026-02-03', bankReference: 'TRF-1' } },
  ),
  createWithdrawalBatch: () => ({}),
  payWithdrawal: withdrawal('approved', { input: { paidOn: '2026-02-03', bankReference: 'TRF-1' } }),
  returnWithdrawal: withdrawal('paid', { input: reason }),
  updateUser: changeUser,
  createUser: createUser,
  setUserDisabled: async (game, numbers, player) => {
    const { id } = pickOther(game, numbers, player);
    const { disabledAt } = await read(game).findOneByOrFail(User, { id });
    // More often enabled than disabled, so that the game continues.
    return disabledAt === null && numbers.size % 4 > 0 ? null : { id, disabled: disabledAt === null };
  },
  resendPendingEmail: byId(User, { pendingEmail: Not(IsNull()) }),
  resetSecondFactor: (game, numbers, player) => ({ userId: pickOther(game, numbers, player).id }),
  approveRequest: byId(ApprovalRequest, pendingRequest),
  rejectRequest: byId(ApprovalRequest, pendingRequest, { input: reason }),
} satisfies Partial<Record<GuardedActionName, Move>>;

const own =
  <T extends ObjectLiteral & { id: number }>(entity: EntityTarget<T>): Move =>
  async (game, { one }, player) => {
    const where = { userId: game.people[getPerson(player)].id } as unknown as FindOptionsWhere<T>;
    const record = await pickRecord(game, entity, where, one);
    return record && { id: record.id };
  };

/** Moves of investors. */
export const investorMoves = {
  placeOrder: order,
  payOrder: own(Order),
  cancelOrder: own(Order),
  requestWithdrawal: (_game, { size }) => ({ input: { amount: centsToText(100 + size * 1500) } }),
  cancelWithdrawal: own(Withdrawal),
} satisfies Partial<Record<GuardedActionName, Move>>;
