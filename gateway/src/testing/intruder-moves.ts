import {
  type ApprovalStatus,
  centsToText,
  type GuardedActionName,
  today,
  type WithdrawalStatus,
} from '@cimiento/contracts';
import { IsNull, Not, type EntityTarget, type FindOptionsWhere, type ObjectLiteral } from 'typeorm';
import { ApprovalRequest } from '../access/records/approval-request.entity';
import { Investment } from '../investing/records/investment.entity';
import { LedgerEntry } from '../books/ledger/ledger-entry.entity';
import { Order } from '../investing/records/order.entity';
import { PaymentRun } from '../investing/records/payment-run.entity';
import { Payment } from '../investing/records/payment.entity';
import { BankStatement } from '../banking/statements/bank-statement.entity';
import { BankStatementLine } from '../banking/statements/bank-statement-line.entity';
import { User } from '../access/records/user.entity';
import { WithdrawalBatch } from '../banking/withdrawals/withdrawal-batch.entity';
import { Withdrawal } from '../banking/withdrawals/withdrawal.entity';
import { getPerson, pick, pickRecord, read, type Move, type Variables } from './intruders';
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
  ): Move =>
  async (game, { one }) => {
    const record = await pickRecord(game, entity, where, one);
    return record && { id: record.id, ...more };
  };

/** Records of a status, but every fourth time any, so that refusals are tried too. */
const withdrawal =
  (status: WithdrawalStatus, more: Variables = {}): Move =>
  async (game, { one, other }) => {
    const record = await pickRecord(game, Withdrawal, other % 4 === 0 ? {} : { status }, one);
    return record && { id: record.id, ...more };
  };

const request: Move = byId(ApprovalRequest, { status: 'pending' satisfies ApprovalStatus });

const reason = { reason: 'No corresponde' };
const withId = '($id: Int!)';

/** Moves of administrators, a key or a thief. */
export const adminMoves = {
  createPayment: { ask: '($input: PaymentInput!) { createPayment(input: $input) { id } }', move: payment },
  updatePayment: {
    ask: '($id: Int!, $input: PaymentInput!) { updatePayment(id: $id, input: $input) { id } }',
    move: async (game, numbers, player) => {
      const record = await pickRecord(game, Payment, {}, numbers.other);
      const values = await payment(game, numbers, player);
      return record && values && { id: record.id, ...values };
    },
  },
  importPayments: {
    ask: '($rows: [PaymentInput!]!) { importPayments(rows: $rows) { imported } }',
    move: async (game, numbers, player) => {
      const values = await payment(game, numbers, player);
      return values && { rows: [values['input'], { ...(values['input'] as object), amount: '250.00' }] };
    },
  },
  changePaymentStatuses: {
    ask: '($ids: [Int!]!) { changePaymentStatuses(ids: $ids, from: pending, to: paid) { ids } }',
    move: async (game, { one }) => {
      const record = await pickRecord(game, Payment, { status: 'pending' }, one);
      return record && { ids: [record.id] };
    },
  },
  deletePayment: { ask: `${withId} { deletePayment(id: $id) { id } }`, move: byId(Payment) },
  postPaymentRun: { ask: '($input: PaymentRunInput!) { postPaymentRun(input: $input) { id } }', move: run },
  undoPaymentRun: { ask: `${withId} { undoPaymentRun(id: $id) { id } }`, move: byId(PaymentRun) },
  unpayPaymentRun: { ask: `${withId} { unpayPaymentRun(id: $id) { id } }`, move: byId(PaymentRun) },
  exitProject: {
    ask: '($projectId: Int!, $input: ExitInput!) { exitProject(projectId: $projectId, input: $input) { id } }',
    move: ({ projects }, { one, size }) =>
      // Rarely: a sold project plays no more.
      size % 10 > 0
        ? null
        : { projectId: pick(projects, one).id, input: { price: centsToText(1 + size * 90_000), exitDate: today() } },
  },
  postAdjustment: { ask: '($input: AdjustmentInput!) { postAdjustment(input: $input) { id } }', move: adjustment },
  reverseAdjustment: {
    ask: `${withId} { reverseAdjustment(entryId: $id) { id } }`,
    move: byId(LedgerEntry, { kind: 'adjustment' }),
  },
  postBankStatement: {
    ask: '($input: BankStatementInput!) { postBankStatement(input: $input) { id } }',
    move: postStatement,
  },
  matchBankLine: {
    ask: '($id: Int!, $input: BankLineMatchInput!) { matchBankLine(id: $id, input: $input) { id } }',
    move: matchLine,
  },
  undoBankLineMatch: {
    ask: `${withId} { undoBankLineMatch(id: $id) { id } }`,
    move: byId(BankStatementLine, { status: 'matched' }),
  },
  decideBankLineDuplicate: {
    ask: `${withId} { decideBankLineDuplicate(id: $id, input: { decision: other }) { id } }`,
    move: byId(BankStatementLine, { status: 'duplicate' }),
  },
  voidBankStatement: {
    ask: `${withId} { voidBankStatement(id: $id, input: { reason: "Extracto de otra cuenta" }) { id } }`,
    move: byId(BankStatement, { voidedAt: IsNull() }),
  },
  updateProject: {
    ask: '($id: Int!, $input: ProjectInput!) { updateProject(id: $id, input: $input) { id } }',
    move: changeProject,
  },
  deleteProject: {
    ask: `${withId} { deleteProject(id: $id) { id } }`,
    // Only one with money, which nobody deletes: the others are what the game is about.
    move: async (game, numbers) => {
      const projectId = anyProject(game, numbers);
      return (await pickRecord(game, Investment, { projectId }, 0)) ? { id: projectId } : null;
    },
  },
  setProjectArchived: {
    ask: '($id: Int!, $archived: Boolean!) { setProjectArchived(id: $id, archived: $archived) { id } }',
    // Put back more often than archived, so that the game continues.
    move: (game, numbers) => ({ id: anyProject(game, numbers), archived: numbers.size % 4 === 0 }),
  },
  createInvestment: {
    ask: '($input: InvestmentInput!) { createInvestment(input: $input) { id } }',
    move: investment,
  },
  updateInvestment: {
    ask: '($id: Int!, $input: InvestmentInput!) { updateInvestment(id: $id, input: $input) { id } }',
    move: async (game, numbers, player) => {
      const record = await pickRecord(game, Investment, {}, numbers.size);
      return record && { id: record.id, ...(await investment(game, numbers, player)) };
    },
  },
  deleteInvestment: { ask: `${withId} { deleteInvestment(id: $id) { id } }`, move: byId(Investment) },
  approveWithdrawal: {
    ask: `${withId} { approveWithdrawal(id: $id) { status } }`,
    move: withdrawal('requested'),
  },
  approveWithdrawals: {
    ask: '($input: WithdrawalApprovalsInput!) { approveWithdrawals(input: $input) { status } }',
    move: async (game) => {
      const ids = (await read(game).findBy(Withdrawal, { status: 'requested' })).map(({ id }) => id);
      return ids.length === 0 ? null : { input: { ids, confirm: ids } };
    },
  },
  stateWithdrawalNotPaid: {
    ask: '($id: Int!, $input: WithdrawalReasonInput!) { stateWithdrawalNotPaid(id: $id, input: $input) { status } }',
    move: byId(Withdrawal, { readBatchId: Not(IsNull()) }, { input: reason }),
  },
  readWithdrawalBatch: {
    ask: `${withId} { readWithdrawalBatch(id: $id, format: csv) { sha256 } }`,
    move: byId(WithdrawalBatch),
  },
  rejectWithdrawal: {
    ask: '($id: Int!, $input: WithdrawalReasonInput!) { rejectWithdrawal(id: $id, input: $input) { status } }',
    move: withdrawal('requested', { input: reason }),
  },
  unapproveWithdrawal: {
    ask: `${withId} { unapproveWithdrawal(id: $id) { status } }`,
    move: withdrawal('approved'),
  },
  removeFromWithdrawalBatch: {
    ask: '($id: Int!, $input: WithdrawalBatchRemovalInput!) { removeFromWithdrawalBatch(id: $id, input: $input) { state } }',
    move: async (game, { one }) => {
      const row = await pickRecord(game, Withdrawal, { batchId: Not(IsNull()) }, one);
      return row && { id: row.batchId, input: { withdrawalIds: [row.id] } };
    },
  },
  cancelWithdrawalBatch: {
    ask: `${withId} { cancelWithdrawalBatch(id: $id) { state } }`,
    move: byId(WithdrawalBatch, { state: 'open' }),
  },
  payWithdrawalBatch: {
    ask: '($id: Int!, $input: WithdrawalBatchPaymentInput!) { payWithdrawalBatch(id: $id, input: $input) { state } }',
    move: byId(WithdrawalBatch, { state: 'open' }, { input: { paidOn: '2026-02-03', bankReference: 'TRF-1' } }),
  },
  createWithdrawalBatch: { ask: '{ createWithdrawalBatch { withdrawals } }', move: () => ({}) },
  payWithdrawal: {
    ask: '($id: Int!, $input: WithdrawalPaymentInput!) { payWithdrawal(id: $id, input: $input) { status } }',
    move: withdrawal('approved', { input: { paidOn: '2026-02-03', bankReference: 'TRF-1' } }),
  },
  returnWithdrawal: {
    ask: '($id: Int!, $input: WithdrawalReasonInput!) { returnWithdrawal(id: $id, input: $input) { status } }',
    move: withdrawal('paid', { input: reason }),
  },
  updateUser: {
    ask: '($id: Int!, $input: UserUpdateInput!) { updateUser(id: $id, input: $input) { id } }',
    move: changeUser,
  },
  createUser: { ask: '($input: UserInput!) { createUser(input: $input) { id } }', move: createUser },
  setUserDisabled: {
    ask: '($id: Int!, $disabled: Boolean!) { setUserDisabled(id: $id, disabled: $disabled) { id } }',
    move: async (game, numbers, player) => {
      const { id } = pickOther(game, numbers, player);
      const { disabledAt } = await read(game).findOneByOrFail(User, { id });
      // More often enabled than disabled, so that the game continues.
      return disabledAt === null && numbers.size % 4 > 0 ? null : { id, disabled: disabledAt === null };
    },
  },
  resendPendingEmail: {
    ask: `${withId} { resendPendingEmail(id: $id) { message } }`,
    move: byId(User, { pendingEmail: Not(IsNull()) }),
  },
  resetSecondFactor: {
    ask: `${withId} { resetSecondFactor(userId: $id) { message } }`,
    move: (game, numbers, player) => ({ id: pickOther(game, numbers, player).id }),
  },
  approveRequest: { ask: `${withId} { approveRequest(id: $id) { status } }`, move: request },
  rejectRequest: {
    ask: `${withId} { rejectRequest(id: $id, input: { reason: "No" }) { status } }`,
    move: request,
  },
} satisfies Partial<Record<GuardedActionName, { ask: string; move: Move }>>;

const own =
  <T extends ObjectLiteral & { id: number }>(entity: EntityTarget<T>): Move =>
  async (game, { one }, player) => {
    const where = { userId: game.people[getPerson(player)].id } as unknown as FindOptionsWhere<T>;
    const record = await pickRecord(game, entity, where, one);
    return record && { id: record.id };
  };

/** Moves of investors. */
export const investorMoves = {
  placeOrder: {
    ask: '($input: OrderInput!) { placeOrder(input: $input) { id } }',
    move: order,
  },
  payOrder: { ask: `${withId} { payOrder(id: $id) { id } }`, move: own(Order) },
  cancelOrder: { ask: `${withId} { cancelOrder(id: $id) { id } }`, move: own(Order) },
  requestWithdrawal: {
    ask: '($input: WithdrawalInput!) { requestWithdrawal(input: $input) { id } }',
    move: (_game, { size }) => ({ input: { amount: centsToText(100 + size * 1500) } }),
  },
  cancelWithdrawal: { ask: `${withId} { cancelWithdrawal(id: $id) { id } }`, move: own(Withdrawal) },
} satisfies Partial<Record<GuardedActionName, { ask: string; move: Move }>>;
