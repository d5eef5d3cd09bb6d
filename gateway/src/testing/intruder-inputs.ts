import { randomUUID } from 'node:crypto';
import { centsToText, getDepositReference, ledgerAccounts, today } from '@cimiento/contracts';
import { In, MoreThan } from 'typeorm';
import { Investment, Order, Project } from '../investing/records';
import { BankStatementLine } from '../banking/statements/bank-statement-line.entity';
import { User } from '../access/records';
import { WithdrawalBatch } from '../banking/withdrawals/withdrawal-batch.entity';
import { Withdrawal } from '../banking/withdrawals/withdrawal.entity';
import { continueStatement } from './bank-statements';
import { listInvestors, pickRecord, read, getPerson, type Intruders, type Move, type Player } from './intruders';
import { pick, type Numbers } from './money-world';

export const payment: Move = async (game, { one, other, size }) => {
  const investment = await pickRecord(game, Investment, {}, one);
  if (!investment) return null;
  const { id: investmentId, userId, projectId } = investment;
  const status = pick(['paid', 'pending', undefined], other);
  const earlier = { creditedOn: '2026-02-20', dateReason: 'Llegó ese día' };
  return {
    input: {
      investmentId,
      userId,
      projectId,
      status,
      ...(status === 'paid' && size % 3 === 0 && earlier),
      ...(one % 4 > 0 && { reason: 'Se anotó mal' }),
      amount: centsToText(1 + size * 1000),
      paymentDate: '2026-02-15',
      period: pick(['2026-01', '2026-02'], other),
    },
  };
};

export const investment: Move = (game, { one, other, size }) => ({
  input: {
    userId: pick(listInvestors(game), one).id,
    projectId: pick(game.projects, other).id,
    amount: 1000 * (1 + (size % 4)),
  },
});

/** Lines as the bank writes them, and as somebody invents them. */
export const postStatement: Move = async (game, { one, other, size }) => {
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
  const credited = await pickRecord(game, BankStatementLine, { status: 'matched', amount: MoreThan(0) }, size);
  const reversal = { amount: centsToText(-(credited?.amount ?? 500)), reference: null };
  const lines = [deposit, rent, transfer, debit, reversal]
    .filter((_line, index) => (size + index) % 2 === 0)
    .map((line) => ({ ...line, bookedOn: today(), description: `MOVIMIENTO ${randomUUID().slice(0, 8)}` }));
  return { input: await continueStatement(read(game), pick(game.bankAccountIds, other), lines) };
};

export const matchLine: Move = async (game, { one, other, size }) => {
  const line = await pickRecord(game, BankStatementLine, { status: 'suspense' }, one);
  if (!line) return null;
  const order = await pickRecord(game, Order, { status: 'reserved' }, other);
  const batch = await pickRecord(game, WithdrawalBatch, {}, other);
  const where = { status: 'matched', amount: -line.amount, bankAccountId: line.bankAccountId } as const;
  const deposit = line.amount < 0 ? await pickRecord(game, BankStatementLine, where, other) : null;
  const targets = [
    { userId: pick(listInvestors(game), other).id },
    ...(deposit ? [{ purpose: 'reversal', lineId: deposit.id }] : []),
    { projectId: pick(game.projects, other).id, purpose: 'rent' },
    ...(order ? [{ orderId: order.id }] : []),
    ...(batch ? [{ batchId: batch.id }] : []),
    ...(['bank_fee', 'interest', 'not_ours'] as const).map((purpose) => ({ purpose })),
    { projectId: pick(game.projects, other).id, purpose: 'sale' },
  ];
  return { id: line.id, input: pick(targets, size) };
};

export const run: Move = (game, { one, other, size }) => ({
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

export const adjustment: Move = (game, { one, size }) => ({
  input: {
    debitAccount: ledgerAccounts.suspense.code,
    creditAccount: ledgerAccounts.available(pick(listInvestors(game), one).id).code,
    amount: centsToText(1 + size * 100),
    occurredOn: today(),
    memo: 'Corrección de prueba',
  },
});

/** Any account, except that nobody takes away their own rights. */
export const pickOther = ({ people }: Intruders, { one }: Numbers, player: Player): User =>
  pick(
    Object.values(people).filter(({ id }) => id !== people[getPerson(player)].id),
    one,
  );

export const changeUser: Move = async (game, numbers, player) => {
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

export const createUser: Move = (_game, { size }) => {
  const username = `nueva-${size}-${randomUUID().slice(0, 8)}`;
  const role = size % 2 === 0 ? 'admin' : 'user';
  return {
    input: { username, fullName: 'Nueva', email: `${username}@prueba.example`, password: 'una-clave-nueva-8', role },
  };
};

export const anyProject = ({ projects }: Intruders, { one }: Numbers): number => pick(projects, one).id;

export const changeProject: Move = async (game, numbers) => {
  const id = anyProject(game, numbers);
  const project = await read(game).findOneBy(Project, { id });
  if (!project) return null;
  const { name, location, description, image, term, minInvestment, target, funded, annualReturn, status } = project;
  const changes = [
    { target: target + 1000 * (1 + (numbers.size % 3)) },
    { funded: Math.max(0, funded - 1000) },
    { annualReturn: String(Number(annualReturn) + 1) },
    { status: status === 'available' ? 'funded' : 'available' },
    { fees: 'Nueva comisión' },
    { description: `${description} ` },
  ];
  const input = { name, location, description, image, term, minInvestment, target, funded, status };
  return { id, input: { ...input, annualReturn: String(annualReturn), ...pick(changes, numbers.other) } };
};

export const order: Move = (game, { one, other, size }) => ({
  input: {
    projectId: pick(game.projects, one).id,
    amount: 1000 * (1 + (size % 3)),
    acceptedRisks: true,
    fundedFrom: pick(['balance', 'transfer'], other),
  },
});
