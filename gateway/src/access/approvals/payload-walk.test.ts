import { randomUUID } from 'node:crypto';
import {
  approvalKinds,
  getDepositReference,
  ledgerAccounts,
  paymentStatuses,
  type ApprovalKind,
} from '@cimiento/contracts';
import { BankDesk } from '../../testing/bank-desk';
import { BankStatement } from '../../banking/statements/bank-statement.entity';
import { BankStatementLine } from '../../banking/statements/bank-statement-line.entity';
import { Withdrawal } from '../../banking/withdrawals/withdrawal.entity';
import { exampleBankAccount, serveGateway, type TestClient } from '../../testing';
import { Payment } from '../../investing/records';
import { ApprovalRequest, type User } from '../records';
import { postEntries } from '../../testing/post-entries';
import { IdentityDesk } from '../../testing/identity-desk';
import { RoundDesk } from '../../testing/round-desk';

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

// Fields that select the handler, which the test does not change.
const isName = (path: string): boolean => /^(\.content)?\.action$/.test(path);

describe('what an administrator reads before approving', () => {
  const served = serveGateway('sqlite', { config: { approvals: 'required' } });
  let admin: TestClient;
  let requests: ApprovalRequest[];

  const propose = async (name: string, variables: Record<string, unknown>): Promise<void> =>
    expect([name, (await admin.send(name, variables)).code]).toEqual([name, 'APPROVAL_PENDING']);

  const approve = async (id: number | null | undefined): Promise<void> =>
    expect(await (await served.signedIn('segunda')).send('approveRequest', { id })).toEqual({ id });

  /** Has the other administrator approve the request that waits last. */
  const approveLast = async () => {
    const order = { id: 'DESC' } as const;
    await approve((await served.reader.findOne(ApprovalRequest, { where: { status: 'pending' }, order }))?.id);
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
    await propose('createPayment', { input });
    await propose('importPayments', { rows: [input, { ...input, period: '2026-02' }] });
    const { id } = await admin.send('createPayment', { input: { ...input, status: 'pending' } });
    await propose('changePaymentStatuses', { ids: [id], from: 'pending', to: 'paid' });
    await propose('updatePayment', { id, input });
    const paid = await admin.send('createPayment', { input: { ...input, amount: '5.00', period: '2026-03' } });
    await propose('updatePayment', {
      id: paid.id,
      input: { ...input, amount: '6.00', period: '2026-04', reason: 'Faltó un centavo' },
    });
    const other = await admin.send('createPayment', { input: { ...input, amount: '5.00', period: '2026-05' } });
    await propose('deletePayment', { id: other.id, reason: 'No correspondía' });
    const terms = { projectId: project.id, paymentDate: '2026-06-15' };
    await propose('postPaymentRun', { input: { ...terms, period: '2026-06', amount: '1500.00', status: 'paid' } });
    const run = await admin.send('postPaymentRun', {
      input: { ...terms, period: '2026-07', amount: '3.00', status: 'paid' },
    });
    await propose('undoPaymentRun', { id: run.id });
    const open = await admin.send('postPaymentRun', {
      input: { ...terms, period: '2026-09', amount: '3.00', status: 'pending' },
    });
    const shared = await served.reader.findOneByOrFail(Payment, { runId: open.id });
    await propose('deletePayment', { id: shared.id, reason: 'No correspondía' });
    const taken = await admin.send('postPaymentRun', {
      input: { ...terms, period: '2026-08', amount: '3.00', status: 'paid' },
    });
    await propose('unpayPaymentRun', { id: taken.id });
  };

  const proposeInvestments = async (owner: User) => {
    const { project, investment } = await hold(owner);
    const input = { userId: owner.id, projectId: project.id, amount: 2000, annualReturn: 7 };
    await propose('createInvestment', { input });
    await propose('updateInvestment', { id: investment.id, input });
    const another = await hold(owner);
    await propose('deleteInvestment', { id: another.investment.id });
    const costs = [{ label: 'Notaría', amount: '10.00' }];
    const sale = { price: '12000.00', costs, exitDate: '2026-02-03' };
    await propose('exitProject', { projectId: project.id, input: sale });
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
      term: '96 meses',
      target: target + 1000,
    };
    await propose('updateProject', { id: project.id, input: { ...input, ...changed } });
    await propose('setProjectArchived', { id: (await hold(owner)).project.id, archived: true });
    await propose('setOrderTerms', { input: { reservationDays: 5, coolingOffHours: 24 } });
  };

  const proposeRound = async () => {
    const desk = await RoundDesk.open({ ...served, admin });
    await desk.buy(await desk.taker(9000), 9000);
    await desk.end();
    await propose('confirmRound', { projectId: desk.project.id, shortfall: 'Aporte del promotor' });
  };

  const proposeAccounts = async () => {
    const names = ['uno', 'dos', 'tres'];
    const [one, two, three] = await Promise.all(names.map((name) => served.fixtures.user(name, { role: 'admin' })));
    await admin.send('closePeriod', { period: '2018-01' });
    await propose('reopenPeriod', { period: '2018-01', input: { reason: 'Faltó una factura' } });
    await propose('setUserDisabled', { id: one?.id, disabled: true });
    await propose('resetSecondFactor', { userId: two?.id });
    const input = { email: 'otra@prueba.example', fullName: 'Otra Persona', role: 'user' };
    await propose('updateUser', { id: three?.id, input });
    const used = await served.fixtures.user('usada');
    await served.signedIn('usada');
    await propose('updateUser', { id: used.id, input: { ...input, email: 'distinta@prueba.example' } });
    const locked = await served.fixtures.user('sin-telefono');
    await served.signedIn('sin-telefono');
    await propose('resetSecondFactor', { userId: locked.id });
    const disabled = await served.fixtures.user('deshabilitada', { role: 'admin', disabledAt: new Date() });
    await propose('setUserDisabled', { id: disabled.id, disabled: false });
    const user = await served.fixtures.user('cuatro');
    await propose('updateUser', {
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
    await propose('postAdjustment', { input });
    const { id } = await served.reader.findOneByOrFail(ApprovalRequest, { kind: 'adjustment' });
    await approve(id);
    const { items } = await admin.send('adminLedgerEntries', { kind: 'adjustment' }, 'items { id }');
    const [entry] = items;
    await propose('reverseAdjustment', { entryId: entry.id });
    await propose('postAdjustment', { input: { ...input, memo: 'Otra devolución' } });
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

  const proposeBank = async (owner: User) => {
    const desk = await BankDesk.open(served, admin);
    const posted = await desk.send([{ amount: '1500.00', description: 'SIN NOMBRE' }]);
    const [line] = posted.lines;
    await propose('matchBankLine', { id: line?.id, input: { userId: owner.id } });
    const { project } = await hold(owner);
    const rent = (await desk.send([{ amount: '2600.00', description: 'RENTA' }])).lines[0];
    await propose('matchBankLine', { id: rent.id, input: { projectId: project.id, purpose: 'rent' } });
    const fee = (await desk.send([{ amount: '-500.00', description: 'COMISION' }])).lines[0];
    await propose('matchBankLine', { id: fee.id, input: { purpose: 'bank_fee' } });
    const reference = getDepositReference(owner.id);
    const deposit = (await desk.send([{ amount: '1400.00', reference }])).lines[0];
    const debit = (await desk.send([{ amount: '-1400.00', description: 'REVERSO' }])).lines[0];
    await propose('matchBankLine', { id: debit.id, input: { purpose: 'reversal', lineId: deposit.id } });
    await approveLast();
    await propose('undoBankLineMatch', { id: debit.id });
    const { approvalId } = await served.reader.findOneByOrFail(BankStatement, {
      id: (await served.reader.findOneByOrFail(BankStatementLine, { id: debit.id })).statementId,
    });
    await approve(approvalId);
    const statement = await served.reader.findOneByOrFail(BankStatement, {
      approvalId: approvalId ?? 0,
    });
    await propose('voidBankStatement', { id: statement.id, input: { reason: 'Era de otra cuenta' } });
    const description = getDepositReference(desk.owner.id);
    const toInput = (bankAccountId: number, amount: string, more: object = {}) => ({
      bankAccountId,
      openingBalance: '0.00',
      closingBalance: amount,
      lines: [{ bookedOn: desk.day, amount, description, balance: amount }],
      ...more,
    });
    const twin = await BankDesk.createAccount(served);
    const alike = await admin.send('postBankStatement', { input: toInput(twin, '1500.00') }, 'lines { id }');
    await propose('decideBankLineDuplicate', { id: alike.lines[0].id, input: { decision: 'other' } });
    const account = await BankDesk.createAccount(served);
    const credited = await admin.send('postBankStatement', { input: toInput(account, '20.00') });
    await approveLast();
    const file = { fileName: 'enero.csv', fileSha256: 'a'.repeat(64), gapReason: 'Falta un día' };
    await admin.send('postBankStatement', { input: toInput(account, '70.00', file) });
    await spend(desk.owner.id, 8000);
    await propose('voidBankStatement', { id: credited.id, input: { reason: 'Era de otra cuenta' } });
  };

  const proposeReturn = async () => {
    const owner = await served.fixtures.user(`retira-${randomUUID().slice(0, 6)}`);
    await served.fixtures.deposit(owner, 100);
    const client = await served.signedIn(owner.username);
    await client.send('saveBankAccount', { input: exampleBankAccount });
    const { id } = await client.send('requestWithdrawal', { input: { amount: '50.00' } });
    await served.fixtures.update(Withdrawal, { id }, { status: 'paid', paidOn: '2026-02-03', bankReference: 'T-1' });
    await propose('returnWithdrawal', { id, input: { reason: 'Cuenta cerrada' } });
  };

  const proposeIdentity = async () => {
    const desk = new IdentityDesk(served, admin);
    const { id } = await desk.submitted({ pep: 'self', pepDetail: 'Jueza desde 2020' });
    await desk.claim(id);
    expect(await desk.decide(id, 'approve')).toMatchObject({ code: 'APPROVAL_PENDING' });
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
    await proposeRound();
    await proposeIdentity();
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
