import { randomUUID } from 'node:crypto';
import {
  type ApprovalStatus,
  centsToText,
  getDepositReference,
  type GuardedActionName,
  ledgerAccounts,
  today,
  type WithdrawalStatus,
} from '@cimiento/contracts';
import { In, IsNull, Not, type EntityTarget, type FindOptionsWhere, type ObjectLiteral } from 'typeorm';
import { ApprovalRequest } from '../access/approvals/approval-request.entity';
import { Investment } from '../investing/investments/investment.entity';
import { LedgerEntry } from '../books/ledger/ledger-entry.entity';
import { Order } from '../investing/orders/order.entity';
import { PaymentRun } from '../investing/payment-runs/payment-run.entity';
import { Payment } from '../investing/payments/payment.entity';
import type { Project } from '../investing/projects/project.entity';
import { BankStatement } from '../banking/reconciliation/bank-statement.entity';
import { BankStatementLine } from '../banking/reconciliation/bank-statement-line.entity';
import { User } from '../access/users/user.entity';
import { WithdrawalBatch } from '../banking/withdrawals/withdrawal-batch.entity';
import { Withdrawal } from '../banking/withdrawals/withdrawal.entity';
import { continueStatement } from './bank-statements';
import type { TestClient } from './test-client';
import type { TestGateway } from './test-gateway';

/** Who moves: two administrators, two investors, a program with a key of alicia, and a thief with a copy of her session. */
export const players = ['alicia', 'benito', 'rosa', 'mula', 'key', 'thief'] as const;
export type Player = (typeof players)[number];
type PersonName = 'alicia' | 'benito' | 'rosa' | 'mula';

export type Intruders = {
  served: TestGateway;
  clients: Record<Player, TestClient>;
  /** Whether a player's session proved its user in the last minutes. */
  hasProof: Record<Player, boolean>;
  people: Record<PersonName, User>;
  projects: readonly Project[];
  bankAccountIds: readonly number[];
  key: string;
};

/** Numbers that a move reads as it likes. */
export type Numbers = { one: number; other: number; size: number };
export type Variables = Record<string, unknown>;
export type Move = (game: Intruders, numbers: Numbers, player: Player) => Promise<Variables | null> | Variables | null;

const pick = <T>(items: readonly T[], index: number): T => items[index % items.length] as T;
const read = ({ served }: Intruders) => served.gateway.database.reader;
const listInvestors = ({ people: { rosa, mula } }: Intruders): User[] => [rosa, mula];

/** The user whose rights a player uses. */
export const getPerson = (player: Player): PersonName => (player === 'key' || player === 'thief' ? 'alicia' : player);

/** The id of any matching record; null when there is none. */
const pickRecord = async <T extends ObjectLiteral & { id: number }>(
  game: Intruders,
  entity: EntityTarget<T>,
  where: FindOptionsWhere<T>,
  index: number,
): Promise<T | null> => {
  const found = await read(game).find(entity, { where });
  return found.length === 0 ? null : pick(found, index);
};

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

const payment: Move = async (game, { one, other, size }) => {
  const investment = await pickRecord(game, Investment, {}, one);
  if (!investment) return null;
  const { id: investmentId, userId, projectId } = investment;
  const status = pick(['paid', 'pending', undefined], other);
  return {
    input: {
      ...{ investmentId, userId, projectId, status },
      amount: centsToText(1 + size * 1000),
      paymentDate: '2026-02-15',
      period: pick(['2026-01', '2026-02'], other),
    },
  };
};

const investment: Move = (game, { one, other, size }) => ({
  input: {
    userId: pick(listInvestors(game), one).id,
    projectId: pick(game.projects, other).id,
    amount: 1000 * (1 + (size % 4)),
  },
});

/** Lines as the bank writes them, and as somebody invents them. */
const postStatement: Move = async (game, { one, other, size }) => {
  const order = await pickRecord(game, Order, { status: 'reserved' }, one);
  const mayBePaid = In(['approved', 'requested']);
  const approved = await pickRecord(game, Withdrawal, { status: mayBePaid }, other);
  const deposit = {
    amount: centsToText(100_000 * (1 + (size % 5)) + other),
    reference: getDepositReference(pick(listInvestors(game), one).id),
  };
  // Money of nobody, with and without a reference of the bank's.
  const rent = { amount: centsToText(1 + size * 1000), reference: one % 3 === 0 ? `B-${size}` : null };
  const transfer = order ? { amount: centsToText(order.amount * 100), reference: order.reference } : deposit;
  const outgoing = { amount: `-${centsToText(1 + size * 1000)}`, reference: null };
  const debit = approved ? { amount: `-${approved.amount}`, reference: approved.reference } : outgoing;
  const lines = [deposit, rent, transfer, debit]
    .filter((_line, index) => (size + index) % 2 === 0)
    .map((line) => ({ ...line, bookedOn: today(), description: `MOVIMIENTO ${randomUUID().slice(0, 8)}` }));
  return { input: await continueStatement(read(game), pick(game.bankAccountIds, other), lines) };
};

const matchLine: Move = async (game, { one, other, size }) => {
  const line = await pickRecord(game, BankStatementLine, { status: 'suspense' }, one);
  if (!line) return null;
  const order = await pickRecord(game, Order, { status: 'reserved' }, other);
  const batch = await pickRecord(game, WithdrawalBatch, {}, other);
  const targets = [
    { userId: pick(listInvestors(game), other).id },
    { projectId: pick(game.projects, other).id, purpose: 'rent' },
    ...(order ? [{ orderId: order.id }] : []),
    ...(batch ? [{ batchId: batch.id }] : []),
    ...(['bank_fee', 'interest', 'not_ours'] as const).map((purpose) => ({ purpose })),
    { projectId: pick(game.projects, other).id, purpose: 'sale' },
  ];
  return { id: line.id, input: pick(targets, size) };
};

const run: Move = (game, { one, other, size }) => ({
  input: {
    projectId: pick(game.projects, one).id,
    period: pick(['2026-03', '2026-04', '2026-05'], other),
    amount: centsToText(10_001 + size * 500),
    participants: 'all',
    continueForMissing: size % 3 === 0,
    paymentDate: '2026-03-31',
    status: pick(['paid', 'pending'], size),
  },
});

const adjustment: Move = (game, { one, size }) => ({
  input: {
    debitAccount: ledgerAccounts.suspense.code,
    creditAccount: ledgerAccounts.available(pick(listInvestors(game), one).id).code,
    amount: centsToText(1 + size * 100),
    occurredOn: today(),
    memo: 'Corrección de prueba',
  },
});

/** Any account, except that nobody takes away their own rights. */
const pickOther = ({ people }: Intruders, { one }: Numbers, player: Player): User =>
  pick(
    Object.values(people).filter(({ id }) => id !== people[getPerson(player)].id),
    one,
  );

const changeUser: Move = async (game, numbers, player) => {
  const { id } = pickOther(game, numbers, player);
  const { fullName, email, role } = await read(game).findOneByOrFail(User, { id });
  const changes = [
    { role: role === 'admin' ? 'user' : 'admin' },
    { email: `ajeno-${randomUUID().slice(0, 8)}@prueba.example` },
    { password: 'una-clave-de-otro-8' },
    { fullName: `Persona ${randomUUID().slice(0, 8)}` },
  ];
  return { id, input: { fullName, email, role, ...pick(changes, numbers.other) } };
};

const createUser: Move = (_game, { size }) => {
  const username = `nueva-${size}-${randomUUID().slice(0, 8)}`;
  const role = size % 2 === 0 ? 'admin' : 'user';
  return {
    input: { username, fullName: 'Nueva', email: `${username}@prueba.example`, password: 'una-clave-nueva-8', role },
  };
};

const order: Move = (game, { one, other, size }) => ({
  input: {
    ...{ projectId: pick(game.projects, one).id, amount: 1000 * (1 + (size % 3)), acceptedRisks: true },
    fundedFrom: pick(['BALANCE', 'TRANSFER'], other),
  },
});

const reason = { reason: 'No corresponde' };
const withId = '($id: Int!)';

/** What administrators, a key or a thief try. */
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

/** What investors do. */
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
