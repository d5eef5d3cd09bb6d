import { randomUUID } from 'node:crypto';
import {
  approvalKinds,
  getDepositReference,
  ledgerAccounts,
  paymentStatuses,
  type ApprovalKind,
} from '@cimiento/contracts';
import { BankDesk, bankOperations } from '../../testing/bank-desk';
import { BankStatement } from '../../banking/statements/bank-statement.entity';
import { BankStatementLine } from '../../banking/statements/bank-statement-line.entity';
import { Withdrawal } from '../../banking/withdrawals/withdrawal.entity';
import { exampleBankAccount, serveGateway, type TestClient } from '../../testing';
import { Payment } from '../../investing/records/payment.entity';
import type { User } from '../records/user.entity';
import { ApprovalRequest } from '../records/approval-request.entity';
import { postEntries } from '../../testing/post-entries';

const mutations = {
  adjust: 'mutation ($input: AdjustmentInput!) { postAdjustment(input: $input) { id } }',
  reverse: 'mutation ($entryId: Int!) { reverseAdjustment(entryId: $entryId) { id } }',
  exit: 'mutation ($id: Int!, $input: ExitInput!) { exitProject(projectId: $id, input: $input) { id } }',
  run: 'mutation ($input: PaymentRunInput!) { postPaymentRun(input: $input) { id } }',
  undo: 'mutation ($id: Int!) { undoPaymentRun(id: $id) { id } }',
  unpay: 'mutation ($id: Int!) { unpayPaymentRun(id: $id) { id } }',
  pay: 'mutation ($input: PaymentInput!) { createPayment(input: $input) { id } }',
  change: 'mutation ($id: Int!, $input: PaymentInput!) { updatePayment(id: $id, input: $input) { id } }',
  remove: 'mutation ($id: Int!) { deletePayment(id: $id, reason: "No correspondía") { id } }',
  mark: 'mutation ($ids: [Int!]!) { changePaymentStatuses(ids: $ids, from: pending, to: paid) { ids } }',
  importAll: 'mutation ($rows: [PaymentInput!]!) { importPayments(rows: $rows) { imported } }',
  invest: 'mutation ($input: InvestmentInput!) { createInvestment(input: $input) { id } }',
  changeInvestment:
    'mutation ($id: Int!, $input: InvestmentInput!) { updateInvestment(id: $id, input: $input) { id } }',
  deleteInvestment: 'mutation ($id: Int!) { deleteInvestment(id: $id) { id } }',
  updateProject: 'mutation ($id: Int!, $input: ProjectInput!) { updateProject(id: $id, input: $input) { id } }',
  archive: 'mutation ($id: Int!) { setProjectArchived(id: $id, archived: true) { id } }',
  terms: 'mutation ($input: OrderTermsInput!) { setOrderTerms(input: $input) { reservationDays } }',
  update: 'mutation ($id: Int!, $input: UserUpdateInput!) { updateUser(id: $id, input: $input) { id } }',
  disable: 'mutation ($id: Int!) { setUserDisabled(id: $id, disabled: true) { id } }',
  enable: 'mutation ($id: Int!) { setUserDisabled(id: $id, disabled: false) { id } }',
  closePeriod: 'mutation { closePeriod(period: "2018-01") { state } }',
  reopen: 'mutation { reopenPeriod(period: "2018-01", input: { reason: "Faltó una factura" }) { state } }',
  resetFactor: 'mutation ($id: Int!) { resetSecondFactor(userId: $id) { message } }',
};

/** A value of the same kind that is another one. */
function change(value: unknown): unknown {
  if (typeof value === 'number') return value + 1000;
  if (typeof value === 'boolean') return !value;
  if (typeof value !== 'string') return value;
  if (/^-?\d+\.\d\d$/.test(value)) return '7.77';
  if (/^\d{4}-\d\d-\d\d$/.test(value)) return '2019-03-04';
  if (/^\d{4}-\d\d$/.test(value)) return '2019-03';
  const choices = [paymentStatuses, ['user', 'admin'], ['rent', 'sale'], ['registered', 'funded'], ['entitled', 'all']];
  const others = choices.find((values) => (values as readonly string[]).includes(value)) as
    readonly string[] | undefined;
  if (others) return others.find((other) => other !== value);
  if (/^investor:\d+:available$/.test(value)) return 'fee:walk';
  return `${value} otro`;
}

type Leaf = { path: string; changed: unknown };

/** The payload with each of its values changed, one at a time. */
function listChanges(value: unknown, path = ''): Leaf[] {
  if (Array.isArray(value))
    return value.flatMap((item, index) =>
      listChanges(item, `${path}[${index}]`).map((leaf) => ({
        ...leaf,
        changed: value.map((other, at) => (at === index ? leaf.changed : other)),
      })),
    );
  if (value !== null && typeof value === 'object')
    return Object.entries(value).flatMap(([name, part]) =>
      listChanges(part, `${path}.${name}`).map((leaf) => ({ ...leaf, changed: { ...value, [name]: leaf.changed } })),
    );
  return value === null ? [] : [{ path, changed: change(value) }];
}

// What names the handler, which the test does not change.
const isName = (path: string): boolean => /^(\.content)?\.action$/.test(path);

describe('what an administrator reads before approving', () => {
  const served = serveGateway('sqlite', { config: { approvals: 'required' } });
  let admin: TestClient;
  let requests: ApprovalRequest[];

  const send = async (query: string, variables: object) => {
    const { data, errors } = await admin.graphql(query, { ...variables });
    return { record: data && Object.values(data)[0], error: errors?.[0] };
  };
  const propose = async (query: string, variables: object): Promise<void> => {
    const { error } = await send(query, variables);
    expect([query, error?.extensions?.code]).toEqual([query, 'APPROVAL_PENDING']);
  };

  const hold = async (owner: User) => {
    const project = await served.fixtures.project();
    const investment = await served.fixtures.investment(owner, project, { amount: 10_000, investedOn: '2025-01-01' });
    const parties = { investmentId: investment.id, userId: owner.id, projectId: project.id };
    const input = { ...parties, amount: '1500.00', paymentDate: '2026-01-15', period: '2026-01', status: 'paid' };
    return { project, investment, input };
  };

  const proposePayments = async (owner: User) => {
    const { input, project } = await hold(owner);
    await propose(mutations.pay, { input });
    await propose(mutations.importAll, { rows: [input, { ...input, period: '2026-02' }] });
    const { id } = (await send(mutations.pay, { input: { ...input, status: 'pending' } })).record;
    await propose(mutations.mark, { ids: [id] });
    await propose(mutations.change, { id, input });
    const paid = (await send(mutations.pay, { input: { ...input, amount: '5.00', period: '2026-03' } })).record;
    await propose(mutations.change, {
      id: paid.id,
      input: { ...input, amount: '6.00', period: '2026-04', reason: 'Faltó un centavo' },
    });
    const other = (await send(mutations.pay, { input: { ...input, amount: '5.00', period: '2026-05' } })).record;
    await propose(mutations.remove, { id: other.id });
    const terms = { projectId: project.id, paymentDate: '2026-06-15' };
    await propose(mutations.run, { input: { ...terms, period: '2026-06', amount: '1500.00', status: 'paid' } });
    const run = await send(mutations.run, { input: { ...terms, period: '2026-07', amount: '3.00', status: 'paid' } });
    await propose(mutations.undo, { id: run.record.id });
    const open = await send(mutations.run, {
      input: { ...terms, period: '2026-09', amount: '3.00', status: 'pending' },
    });
    const shared = await served.reader.findOneByOrFail(Payment, { runId: open.record.id });
    await propose(mutations.remove, { id: shared.id });
    const taken = await send(mutations.run, { input: { ...terms, period: '2026-08', amount: '3.00', status: 'paid' } });
    await propose(mutations.unpay, { id: taken.record.id });
  };

  const proposeInvestments = async (owner: User) => {
    const { project, investment } = await hold(owner);
    const input = { userId: owner.id, projectId: project.id, amount: 2000, annualReturn: 7 };
    await propose(mutations.invest, { input });
    await propose(mutations.changeInvestment, { id: investment.id, input });
    const another = await hold(owner);
    await propose(mutations.deleteInvestment, { id: another.investment.id });
    const costs = [{ label: 'Notaría', amount: '10.00' }];
    const sale = { price: '12000.00', costs, exitDate: '2026-02-03' };
    await propose(mutations.exit, { id: project.id, input: sale });
  };

  const proposeProjects = async (owner: User) => {
    const { project } = await hold(owner);
    const { name, location, target, funded, minInvestment, term, image, description } = project;
    const input = { name, location, target, funded, minInvestment, term, image, description };
    const changed = {
      annualReturn: '9',
      status: 'funded',
      fundedDate: '2026-01-20',
      fees: '2 %',
      target: target + 1000,
    };
    await propose(mutations.updateProject, { id: project.id, input: { ...input, ...changed } });
    await propose(mutations.archive, { id: (await hold(owner)).project.id });
    await propose(mutations.terms, { input: { reservationDays: 5, coolingOffHours: 24 } });
  };

  const proposeAccounts = async () => {
    const names = ['uno', 'dos', 'tres'];
    const [one, two, three] = await Promise.all(names.map((name) => served.fixtures.user(name, { role: 'admin' })));
    await send(mutations.closePeriod, {});
    await propose(mutations.reopen, {});
    await propose(mutations.disable, { id: one?.id });
    await propose(mutations.resetFactor, { id: two?.id });
    const input = { email: 'otra@prueba.example', fullName: 'Otra Persona', role: 'user' };
    await propose(mutations.update, { id: three?.id, input });
    const used = await served.fixtures.user('usada');
    await served.signedIn('usada');
    await propose(mutations.update, { id: used.id, input: { ...input, email: 'distinta@prueba.example' } });
    const locked = await served.fixtures.user('sin-telefono');
    await served.signedIn('sin-telefono');
    await propose(mutations.resetFactor, { id: locked.id });
    const disabled = await served.fixtures.user('deshabilitada', { role: 'admin', disabledAt: new Date() });
    await propose(mutations.enable, { id: disabled.id });
    const user = await served.fixtures.user('cuatro');
    await propose(mutations.update, {
      id: user.id,
      input: { email: user.email, fullName: user.fullName, role: 'admin' },
    });
  };

  const proposeLedger = async (owner: User) => {
    const input = {
      debitAccount: 'fee:bank',
      creditAccount: ledgerAccounts.available(owner.id).code,
      amount: '12.50',
      occurredOn: '2026-01-20',
      memo: 'Devolución',
    };
    await propose(mutations.adjust, { input });
    const { id } = await served.reader.findOneByOrFail(ApprovalRequest, { kind: 'adjustment' });
    const other = await served.signedIn('segunda');
    await other.graphql('mutation ($id: Int!) { approveRequest(id: $id) { id } }', { id });
    const entries = '{ adminLedgerEntries(kind: adjustment) { items { id } } }';
    const [entry] = (await admin.graphql(entries)).data?.adminLedgerEntries.items ?? [];
    await propose(mutations.reverse, { entryId: entry.id });
    await propose(mutations.adjust, { input: { ...input, memo: 'Otra devolución' } });
  };

  const spend = (userId: number, cents: number) =>
    postEntries(served.gateway.database, [
      {
        key: `spent:${randomUUID()}`,
        kind: 'adjustment',
        occurredOn: '2026-01-31',
        source: { kind: 'adjustment', id: 900 },
        memo: 'Gastado',
        actorId: null,
        mayOverdraw: true,
        postings: [
          { account: ledgerAccounts.available(userId), amount: -cents },
          { account: ledgerAccounts.suspense, amount: cents },
        ],
      },
    ]);

  /** Has the other administrator approve the request that waits last. */
  const approveLast = async () => {
    const where = { status: 'pending' as const };
    const [last] = await served.reader.find(ApprovalRequest, {
      where,
      order: { id: 'DESC' },
      take: 1,
    });
    const other = await served.signedIn('segunda');
    const query = 'mutation ($id: Int!) { approveRequest(id: $id) { status } }';
    expect((await other.graphql(query, { id: last?.id })).errors).toBeUndefined();
  };

  const proposeBank = async (owner: User) => {
    const desk = await BankDesk.open(served, admin);
    const posted = await desk.send([{ amount: '1500.00', description: 'SIN NOMBRE' }]);
    const [line] = posted.lines;
    await propose(bankOperations.match, { id: line?.id, input: { userId: owner.id } });
    const { project } = await hold(owner);
    const rent = (await desk.send([{ amount: '2600.00', description: 'RENTA' }])).lines[0];
    await propose(bankOperations.match, { id: rent.id, input: { projectId: project.id, purpose: 'rent' } });
    const fee = (await desk.send([{ amount: '-500.00', description: 'COMISION' }])).lines[0];
    await propose(bankOperations.match, { id: fee.id, input: { purpose: 'bank_fee' } });
    const reference = getDepositReference(owner.id);
    const deposit = (await desk.send([{ amount: '1400.00', reference }])).lines[0];
    const debit = (await desk.send([{ amount: '-1400.00', description: 'REVERSO' }])).lines[0];
    await propose(bankOperations.match, { id: debit.id, input: { purpose: 'reversal', lineId: deposit.id } });
    await approveLast();
    await propose(bankOperations.undo, { id: debit.id });
    const { approvalId } = await served.reader.findOneByOrFail(BankStatement, {
      id: (await served.reader.findOneByOrFail(BankStatementLine, { id: debit.id })).statementId,
    });
    const other = await served.signedIn('segunda');
    const approve = 'mutation ($id: Int!) { approveRequest(id: $id) { status } }';
    expect((await other.graphql(approve, { id: approvalId })).errors).toBeUndefined();
    const statement = await served.reader.findOneByOrFail(BankStatement, {
      approvalId: approvalId ?? 0,
    });
    await propose(bankOperations.void, { id: statement.id, reason: 'Era de otra cuenta' });
    const description = getDepositReference(desk.owner.id);
    const toInput = (bankAccountId: number, amount: string, more: object = {}) => ({
      bankAccountId,
      openingBalance: '0.00',
      closingBalance: amount,
      lines: [{ bookedOn: desk.day, amount, description, balance: amount }],
      ...more,
    });
    const twin = await BankDesk.createAccount(served);
    const { record } = await send(bankOperations.post, { input: toInput(twin, '1500.00') });
    await propose(bankOperations.decide, { id: record.lines[0].id, decision: 'other' });
    const account = await BankDesk.createAccount(served);
    const credited = await send(bankOperations.post, { input: toInput(account, '20.00') });
    await approveLast();
    const file = { fileName: 'enero.csv', fileSha256: 'a'.repeat(64), gapReason: 'Falta un día' };
    await send(bankOperations.post, { input: toInput(account, '70.00', file) });
    await spend(desk.owner.id, 8000);
    await propose(bankOperations.void, { id: credited.record.id, reason: 'Era de otra cuenta' });
  };

  const proposeReturn = async () => {
    const owner = await served.fixtures.user(`retira-${randomUUID().slice(0, 6)}`);
    await served.fixtures.deposit(owner, 100);
    const client = await served.signedIn(owner.username);
    const save = 'mutation ($input: BankAccountInput!) { saveBankAccount(input: $input) { bank } }';
    await client.graphql(save, { input: exampleBankAccount });
    const ask = 'mutation { requestWithdrawal(input: { amount: "50.00" }) { id } }';
    const id = (await client.graphql(ask)).data?.requestWithdrawal.id as number;
    await served.fixtures.update(Withdrawal, { id }, { status: 'paid', paidOn: '2026-02-03', bankReference: 'T-1' });
    const query = 'mutation ($id: Int!) { returnWithdrawal(id: $id, input: { reason: "Cuenta cerrada" }) { status } }';
    await propose(query, { id });
  };

  beforeAll(async () => {
    admin = await served.signedInAdmin('primera');
    await served.fixtures.user('segunda', { role: 'admin' });
    const owner = await served.fixtures.user(`titular-${randomUUID().slice(0, 6)}`);
    await proposePayments(owner);
    await proposeInvestments(owner);
    await proposeProjects(owner);
    await proposeAccounts();
    await proposeLedger(owner);
    await proposeBank(owner);
    await proposeReturn();
    requests = await served.reader.find(ApprovalRequest, { order: { id: 'ASC' } });
  });

  test('a payload exists for every kind of action, and for every way to credit money', () => {
    expect([...new Set(requests.map(({ kind }) => kind))].sort()).toEqual([...approvalKinds].sort());
    const actions = requests
      .filter(({ kind }) => kind === 'money_in')
      .map(({ payload }) => (JSON.parse(payload) as { action: string }).action);
    expect([...new Set(actions)].sort()).toEqual(served.gateway.services.moneyIn.listActions().sort());
  });

  test.each(approvalKinds)('of %s differs as soon as any field of the payload does', async (kind: ApprovalKind) => {
    const { approvals } = served.gateway.services;
    const read = async (request: ApprovalRequest): Promise<string> => JSON.stringify(await approvals.describe(request));
    const unseen: string[] = [];
    for (const request of requests.filter((one) => one.kind === kind)) {
      const pending = { ...request, facts: null, status: 'pending' } as ApprovalRequest;
      const before = await read(pending);
      for (const { path, changed } of listChanges(JSON.parse(request.payload))) {
        if (isName(path)) continue;
        const after = await read({ ...pending, payload: JSON.stringify(changed) } as ApprovalRequest);
        if (after === before) unseen.push(`${request.summary}: ${path}`);
      }
    }
    expect(unseen).toEqual([]);
  });

  test('marks what changed since the proposal, and keeps what it said once it is decided', async () => {
    const { approvals } = served.gateway.services;
    const request = requests.find(({ kind, payload }) => kind === 'exit' && payload.includes('projectId'));
    const { projectId } = JSON.parse(request?.payload ?? '{}') as { projectId: number };
    const rename = (name: string) =>
      served.gateway.database.transaction((manager) => manager.update('project', { id: projectId }, { name }));
    const read = async () =>
      (await approvals.describe(request as ApprovalRequest)).find(({ label }) => label === 'Proyecto');
    const former = (await read())?.value;
    await rename('Torre Uno');
    expect(await read()).toEqual({ label: 'Proyecto', value: `«Torre Uno» (#${projectId})`, former });
    expect(await served.reader.countBy(Payment, { projectId })).toBe(0);
  });
});
