import {
  centsToText,
  duplicateDecisions,
  getDepositReference,
  ledgerAccounts,
  parseCents,
  paymentRunBases,
  paymentStatuses,
  today,
} from '@cimiento/contracts';
import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { In, IsNull } from 'typeorm';
import { BankStatement } from '../banking/statements/bank-statement.entity';
import { BankStatementLine } from '../banking/statements/bank-statement-line.entity';
import { findCurrentExit } from '../investing/exits/allocate-proceeds';
import { LedgerEntry } from '../books/ledger/ledger-entry.entity';
import { Investment, Order, PaymentRun } from '../investing/records';
import { createActor, Fixtures } from './fixtures';
import { withdrawalSteps } from './withdrawal-steps';
import {
  byId,
  findOwner,
  hasItems,
  listBatches,
  listInvestments,
  listLines,
  listOrders,
  listPayments,
  listWithdrawals,
  type MoneyWorld,
  type Numbers,
  pick,
  postLines,
  prefer,
  read,
  type StatementLine,
  type Step,
  withOne,
} from './money-world';

const placeOrder =
  (fundedFrom: 'balance' | 'transfer'): Step =>
  ({ gateway, investors, projects, admin }, { one, other, size }) => {
    const projectId = pick(projects, other).id;
    const amount = 1000 * (1 + (size % 4));
    const input = { projectId, amount, fundedFrom, acceptedRisks: true, idempotencyKey: randomUUID() };
    return gateway.services.orders.place(pick(investors, one), input, admin);
  };

/** The line of a bank's statement that a number stands for. */
async function createLine(world: MoneyWorld, kind: number, { one, other, size }: Numbers): Promise<StatementLine> {
  const create = (cents: number, reference: string | null): StatementLine => ({
    bookedOn: today(),
    amount: centsToText(cents),
    description: `MOVIMIENTO ${randomUUID().slice(0, 8)}`,
    reference,
  });
  const deposit = create(100_000 * (1 + (size % 5)) + other, getDepositReference(pick(world.investors, one).id));
  if (kind < 3) return deposit;
  if (kind < 6) {
    const orders = (await listOrders(world)).filter(({ reference }) => reference !== null);
    if (!hasItems(orders)) return deposit;
    const { amount, reference, number } = pick(
      prefer(orders, size, ({ status }) => status === 'reserved'),
      one,
    );
    if (kind < 5) return create(amount * 100, reference);
    return create(amount * 100 + pick([-1, -50_000, 100, 250_000], other), pick([reference, number], size));
  }
  if (kind < 8) {
    const withdrawals = await listWithdrawals(world);
    if (!hasItems(withdrawals)) return deposit;
    const status = kind === 6 ? 'approved' : 'paid';
    const { amount, reference } = pick(
      prefer(withdrawals, size, (withdrawal) => withdrawal.status === status),
      one,
    );
    return create(parseCents(amount) * (kind === 6 ? -1 : 1), reference);
  }
  return create(pick([0, -1025, 4000, 100_000, -100_000], size), null);
}

const postStatement: Step = async (world, numbers) => {
  const { one, other, size } = numbers;
  const kinds = [one, other, size].slice(0, 1 + (size % 3)).map((kind) => kind % 9);
  const lines: StatementLine[] = [];
  for (const [index, kind] of kinds.entries())
    lines.push(await createLine(world, kind, { ...numbers, one: one + index }));
  return postLines(world, pick(world.bankAccountIds, other), lines);
};

const repeatStatement: Step = async ({ gateway, statements, admin }, { one }) =>
  hasItems(statements) ? gateway.services.statementPosting.post(pick(statements, one), admin) : undefined;

const listWaiting = (world: MoneyWorld, waiting: BankStatementLine['status']) =>
  listLines(world).then((lines) => lines.filter(({ status }) => status === waiting));

const decideDuplicate: Step = (world, { one, other }) =>
  withOne(listWaiting(world, 'duplicate'), one, ({ id }) => {
    const input = { decision: pick(duplicateDecisions, other) };
    return world.gateway.services.statementPosting.decideDuplicate(id, input, world.admin);
  });

const voidStatement: Step = (world, { one }) =>
  withOne(read(world).find(BankStatement, { where: { bankAccountId: In([...world.bankAccountIds]) } }), one, ({ id }) =>
    world.gateway.services.bankStatements.void(id, { reason: 'Extracto de otra cuenta' }, world.admin),
  );

/** Rejects a statement as if nobody had confirmed it yet, also where its money was spent. */
const rejectStatement: Step = async (world, { one }) => {
  const { database, services } = world.gateway;
  const where = { bankAccountId: In([...world.bankAccountIds]), voidedAt: IsNull() };
  const setConfirmed = (id: number, confirmedAt: Date | null) =>
    database.transaction((manager) => manager.update(BankStatement, { id }, { confirmedAt }));
  return withOne(read(world).find(BankStatement, { where, ...byId }), one, async ({ id, confirmedAt }) => {
    await setConfirmed(id, null);
    try {
      return await services.bankStatements.void(id, { reason: 'El banco no lo muestra' }, world.admin);
    } catch (error) {
      await setConfirmed(id, confirmedAt);
      throw error;
    }
  });
};

/** The money of a project that a line may be. Capital is handed over after a sale only: an investment that is taken back then stays. */
const projectTargets = [
  { purpose: 'rent' },
  { purpose: 'sale' },
  { purpose: 'expense', category: 'other' },
  { purpose: 'expense', category: 'other', from: 'reserve' },
] as const;

const matchLine: Step = async (world, { one, other, size }) => {
  const match = async ({ id, amount }: BankStatementLine) => {
    const orders = await listOrders(world);
    const withdrawals = await listWithdrawals(world);
    const batches = await listBatches(world);
    const fitting = orders.filter((order) => order.amount * 100 === amount);
    const targets = [
      { userId: pick(world.investors, other).id },
      ...(hasItems(orders) ? [{ orderId: pick(hasItems(fitting) ? fitting : orders, other).id }] : []),
      ...(hasItems(withdrawals) ? [{ withdrawalId: pick(withdrawals, other).id }] : []),
      ...(hasItems(batches) ? [{ batchId: pick(batches, other).batch.id }] : []),
      ...projectTargets.map((target) => ({ projectId: pick(world.projects, one).id, ...target })),
    ];
    return world.gateway.services.lineMatching.match(id, pick(targets, size), world.admin);
  };
  return withOne(listWaiting(world, 'suspense'), one, match);
};

const assignToProject: Step = async (world, { one, other, size }) => {
  const { gateway, projects, bankAccountIds, admin } = world;
  const description = `COBRO ${randomUUID().slice(0, 8)}`;
  const line = { bookedOn: '2026-01-15', amount: centsToText(1 + size * 100), reference: null, description };
  const { lines } = await postLines(world, pick(bankAccountIds, size), [line]);
  const target = { projectId: pick(projects, one).id, purpose: pick(['rent', 'rent', 'sale'] as const, other) };
  return gateway.services.lineMatching.match(lines[0]?.id ?? 0, target, admin);
};

/** The bank pays for a house: an expense from its rents or its reserve, or capital that its sale left. */
const payForHouse: Step = async (world, { one, other, size }) => {
  const { gateway, projects, bankAccountIds, admin } = world;
  const projectId = pick(projects, one).id;
  const isSold = (await findCurrentExit(read(world), projectId)) !== null;
  const targets = [...projectTargets.slice(2), ...(isSold ? [{ purpose: 'capital' as const }] : [])];
  const description = `PAGO ${randomUUID().slice(0, 8)}`;
  const line = { bookedOn: '2026-01-20', amount: centsToText(-1 - size * 20), reference: null, description };
  const { lines } = await postLines(world, pick(bankAccountIds, size), [line]);
  return gateway.services.lineMatching.match(lines[0]?.id ?? 0, { projectId, ...pick(targets, other) }, admin);
};

const undoProjectMatch: Step = (world, { one }) =>
  withOne(
    listLines(world).then((lines) => lines.filter(({ projectId }) => projectId !== null)),
    one,
    ({ id }) => world.gateway.services.lineMatching.undoMatch(id, world.admin),
  );

const toPayment = (
  { id: investmentId, userId, projectId }: Pick<Investment, 'id' | 'userId' | 'projectId'>,
  { other, size }: Numbers,
) => ({
  investmentId,
  userId,
  projectId,
  amount: centsToText(size * 1000 + other),
  paymentDate: '2026-02-15',
  period: pick(['2026-01', '2026-02', '2026-03'], other),
  status: pick(['paid', 'pending', 'paid', 'missed'] as const, other + size),
});

const updatePayment: Step = (world, numbers) =>
  withOne(listPayments(world), numbers.one, ({ id, investmentId, userId, projectId }) =>
    world.gateway.services.paymentsAdmin.update(
      id,
      toPayment({ id: investmentId, userId, projectId }, numbers),
      world.admin,
    ),
  );

const changeStatuses: Step = (world, { one, other }) =>
  withOne(listPayments(world), one, ({ id, status }) => {
    const to = pick(paymentStatuses, other);
    return world.gateway.services.paymentStatuses.change({ ids: [id], from: status, to }, world.admin);
  });

const postAdjustment: Step = ({ gateway, investors, admin }, { one, other, size }) => {
  const accounts = [ledgerAccounts.suspense.code, ledgerAccounts.available(pick(investors, one).id).code];
  const [debitAccount, creditAccount] = other % 2 === 0 ? accounts : accounts.toReversed();
  const amount = centsToText(1 + size * 100);
  return gateway.services.adjustments.post(
    { debitAccount, creditAccount, amount, occurredOn: '2026-02-10', memo: 'Corrección de prueba' },
    admin,
  );
};

const reverseAdjustment: Step = (world, { one }) =>
  withOne(read(world).find(LedgerEntry, { where: { kind: 'adjustment' }, ...byId }), one, ({ id }) =>
    world.gateway.services.adjustments.reverse(id, world.admin),
  );

const postRun: Step = async ({ gateway, projects, admin }, { one, other, size }) => {
  const terms = {
    projectId: pick(projects, one).id,
    period: pick(['2026-03', '2026-04'], other),
    amount: centsToText(10_001 + size),
    basis: pick(paymentRunBases, size),
    participants: 'all' as const,
    continueForMissing: other % 3 === 0,
    reserve: pick(['0.00', '20.00', '-5.00'], one + other),
  };
  const { fingerprint } = await gateway.services.paymentRuns.preview(terms);
  const status = other % 2 === 0 ? ('paid' as const) : ('pending' as const);
  return gateway.services.paymentRuns.post({ ...terms, paymentDate: '2026-03-31', status, fingerprint }, admin);
};

const ofProjects = ({ projects }: MoneyWorld) => ({ projectId: In(projects.map(({ id }) => id)) });
const takeBackRun = (world: MoneyWorld, { one }: Numbers, action: 'undo' | 'unpay') =>
  withOne(read(world).find(PaymentRun, { where: ofProjects(world), ...byId }), one, ({ id }) =>
    world.gateway.services.paymentRunReversals[action](id, world.admin),
  );

const updateInvestment: Step = (world, { one, other, size }) =>
  withOne(listInvestments(world), one, ({ id, projectId, userId }) =>
    world.gateway.services.investmentsAdmin.update(
      id,
      {
        userId: other % 5 === 0 ? pick(world.investors, size).id : userId,
        projectId: other % 7 === 0 ? pick(world.projects, size).id : projectId,
        amount: 1000 * (1 + (size % 4)),
      },
      world.admin,
    ),
  );

const createInvestment: Step = ({ gateway, investors, projects, admin }, { one, other, size }) =>
  gateway.services.investmentsAdmin.create(
    { userId: pick(investors, one).id, projectId: pick(projects, other).id, amount: 1000 * (1 + (size % 4)) },
    admin,
  );

/** The bank takes a deposit back. */
const reverseDeposit: Step = (world, { one }) =>
  withOne(
    listLines(world).then((lines) => lines.filter(({ amount, userId }) => amount > 0 && userId !== null)),
    one,
    async ({ id, amount, bankAccountId }) => {
      const description = `REVERSO ${randomUUID().slice(0, 8)}`;
      const debit = { bookedOn: today(), amount: centsToText(-amount), description, reference: null };
      const { lines } = await postLines(world, bankAccountId, [debit]);
      const target = { purpose: 'reversal' as const, lineId: id };
      return world.gateway.services.lineMatching.match(lines[0]?.id ?? 0, target, world.admin);
    },
  );

// A project that has its exit already gets it corrected.
const exitProject: Step = async ({ gateway, projects, admin }, { one, other, size }) => {
  const projectId = pick(projects, one).id;
  const current = await findCurrentExit(gateway.database.reader, projectId);
  const input = {
    price: centsToText(size * 10_000 + other),
    costs: size % 2 === 0 ? [] : [{ label: 'Notaría', amount: centsToText(other * 500) }],
    exitDate: today(),
  };
  return gateway.services.exits.exit({ projectId, input, corrects: current?.id ?? null }, admin, null);
};

const changeOrders = (world: MoneyWorld, id: number, values: Partial<Order>) =>
  world.gateway.database.transaction((manager) => manager.update(Order, { id }, values));

const expireOrder: Step = async (world, { one }) => {
  const fixtures = new Fixtures(world.gateway.database);
  const reserved = listOrders(world).then((orders) => orders.filter(({ status }) => status === 'reserved'));
  await withOne(reserved, one, ({ id }) => fixtures.reservationEnd(id, new Date(Date.now() - 1)));
  return world.gateway.outbox.deliverDue();
};

const ageOrder: Step = (world, { one }) => {
  const paid = listOrders(world).then((orders) => orders.filter(({ status }) => status === 'paid'));
  return withOne(paid, one, ({ id }) => changeOrders(world, id, { paidAt: new Date(Date.now() - 3 * 86_400_000) }));
};

/** Gives every investor a balance, an investment and a withdrawal, so that most steps find something to do. */
export async function prepareMoney(world: MoneyWorld): Promise<void> {
  const { investors, bankAccountIds } = world;
  const lines = investors.map(({ id }) => ({
    bookedOn: '2026-01-14',
    amount: '5000.00',
    description: null,
    reference: getDepositReference(id),
  }));
  // What continues a statement is new, also when another account has the same lines.
  for (const id of bankAccountIds)
    await postLines(world, id, [{ bookedOn: '2026-01-13', amount: '0.00', description: null, reference: null }]);
  await postLines(world, pick(bankAccountIds, 0), lines);
  for (const one of investors.keys()) {
    const numbers = { one, other: 1, size: one };
    await placeOrder('balance')(world, numbers);
    await steps.requestWithdrawal(world, numbers);
  }
}

/** Everything that moves money, by name. A step that finds nothing to do does nothing; one that is not allowed is refused. */
const steps = {
  orderFromBalance: placeOrder('balance'),
  orderByTransfer: placeOrder('transfer'),
  cancelOrder: (world, { one }) =>
    withOne(listOrders(world), one, ({ id, userId }) =>
      world.gateway.services.orders.cancel(findOwner(world, userId), id, createActor(userId)),
    ),
  payOrder: (world, { one, size }) =>
    withOne(
      listOrders(world).then((orders) => [...prefer(orders, size, ({ status }) => status === 'reserved')]),
      one,
      ({ id, userId }) => world.gateway.services.orders.pay(findOwner(world, userId), id, createActor(userId)),
    ),
  expireOrder,
  ageOrder,
  postStatement,
  postAnotherStatement: postStatement,
  postThirdStatement: postStatement,
  repeatStatement,
  decideDuplicate,
  voidStatement,
  rejectStatement,
  matchLine,
  undoMatch: (world, { one }) =>
    withOne(listLines(world), one, ({ id }) => world.gateway.services.lineMatching.undoMatch(id, world.admin)),
  assignToProject,
  payForHouse,
  undoProjectMatch,
  reverseDeposit,
  createPayment: (world, numbers) =>
    withOne(listInvestments(world), numbers.one, (investment) =>
      world.gateway.services.paymentsAdmin.create(toPayment(investment, numbers), world.admin),
    ),
  updatePayment,
  deletePayment: (world, { one }) =>
    withOne(listPayments(world), one, ({ id }) => world.gateway.services.paymentsAdmin.delete(id, world.admin)),
  importPayments: (world, numbers) =>
    withOne(listInvestments(world), numbers.one, (investment) =>
      world.gateway.services.paymentsImport.importAll(
        [toPayment(investment, numbers), toPayment(investment, { ...numbers, size: numbers.size + 1 })],
        world.admin,
      ),
    ),
  changeStatuses,
  postRun,
  undoRun: (world, numbers) => takeBackRun(world, numbers, 'undo'),
  unpayRun: (world, numbers) => takeBackRun(world, numbers, 'unpay'),
  postAdjustment,
  reverseAdjustment,
  createInvestment,
  updateInvestment,
  deleteInvestment: (world, { one }) =>
    withOne(listInvestments(world), one, ({ id }) => world.gateway.services.investmentsAdmin.delete(id, world.admin)),
  ...withdrawalSteps,
  exitProject,
} satisfies Record<string, Step>;

type StepType = keyof typeof steps;
export type MoneyStep = Numbers & { type: StepType };

const number = fc.nat(99);

/** One step of a random sequence: of all, unless some are named. */
export const createMoneyStep = (...types: StepType[]): fc.Arbitrary<MoneyStep> =>
  fc.record({
    type: fc.constantFrom(...(types.length > 0 ? types : (Object.keys(steps) as StepType[]))),
    one: number,
    other: number,
    size: number,
  });

export const runMoneyStep = (world: MoneyWorld, { type, ...numbers }: MoneyStep): Promise<unknown> => {
  const step: Step = steps[type];
  return step(world, numbers);
};
