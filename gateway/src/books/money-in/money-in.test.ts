import { randomUUID } from 'node:crypto';
import { getDepositReference, ledgerAccounts } from '@cimiento/contracts';
import { verifyLedger } from '../evidence/verify-ledger';
import { Payment } from '../../investing/records/payment.entity';
import { Project } from '../../investing/records/project.entity';
import { BankStatement } from '../../banking/statements/bank-statement.entity';
import { BankStatementLine } from '../../banking/statements/bank-statement-line.entity';
import { Withdrawal } from '../../banking/withdrawals/withdrawal.entity';
import {
  createTestGateway,
  databaseKinds,
  exampleBankAccount,
  fixturePassword,
  type TestClient,
  type TestGateway,
} from '../../testing';
import { BankDesk } from '../../testing/bank-desk';
import { postEntries } from '../../testing/post-entries';

const create = 'mutation ($input: PaymentInput!) { createPayment(input: $input) { id status } }';
const update = 'mutation ($id: Int!, $input: PaymentInput!) { updatePayment(id: $id, input: $input) { id } }';
const importAll = 'mutation ($rows: [PaymentInput!]!) { importPayments(rows: $rows) { imported } }';
const mark = 'mutation ($ids: [Int!]!) { changePaymentStatuses(ids: $ids, from: pending, to: paid) { ids } }';
const approve = 'mutation ($id: Int!) { approveRequest(id: $id) { status } }';

describe.each(databaseKinds)('money that one administrator credits on %s', (kind) => {
  let served: TestGateway;
  let admin: TestClient;
  let other: TestClient;
  let input: Record<string, unknown>;
  let projectId: number;
  let names: string[];

  beforeAll(async () => {
    served = await createTestGateway(kind, { demoData: false, config: { approvals: 'required' } });
  });

  // New administrators for each test: what one credited counts for 30 days.
  beforeEach(async () => {
    names = ['a', 'b'].map((letter) => `${letter}${randomUUID().slice(0, 8)}`);
    admin = await served.signedInAdmin(names[0]);
    other = await served.signedInAdmin(names[1]);
    const owner = await served.fixtures.user(`p${randomUUID().slice(0, 8)}`);
    const project = await served.fixtures.project();
    projectId = project.id;
    // A share of $100.00 a month.
    const terms = { amount: 10_000, annualReturn: 12, investedOn: '2025-01-01' };
    const investment = await served.fixtures.investment(owner, project, terms);
    const parties = { investmentId: investment.id, userId: owner.id, projectId };
    input = { ...parties, amount: '600.00', paymentDate: '2026-01-15', period: '2026-01', status: 'paid' };
  });

  afterAll(async () => {
    const faults = await verifyLedger(served.gateway.database.reader);
    await served.close();
    expect(faults).toEqual([]);
  });

  const send = async (query: string, variables: object, client = admin, headers = {}) => {
    const { body } = await client.request('POST', '/graphql', { query, variables }, headers);
    return { record: body.data && Object.values(body.data)[0], error: body.errors?.[0]?.extensions };
  };
  const getCode = async (query: string, variables: object, client = admin) =>
    (await send(query, variables, client)).error?.code;
  /** Sends what may ask a second administrator, who approves it. */
  const sendByTwo = async (query: string, variables: object) => {
    const { error } = await send(query, variables);
    if (error) expect((await send(approve, { id: error.approvalId }, other)).record).toEqual({ status: 'approved' });
  };
  const countPaid = () => served.gateway.database.reader.countBy(Payment, { projectId, status: 'paid' });
  /** Lets the project send its rent. */
  const receiveRent = (cents: number) =>
    postEntries(served.gateway.database, [
      {
        key: `rent:${randomUUID()}`,
        kind: 'rent',
        occurredOn: '2026-01-10',
        memo: 'Renta cobrada',
        source: { kind: 'project', id: projectId },
        actorId: null,
        mayOverdraw: false,
        postings: [
          { account: ledgerAccounts.outside, amount: -cents },
          { account: ledgerAccounts.rent(projectId), amount: cents },
        ],
      },
    ]);

  test('a credit is free up to the limit in 30 days, and then waits for another administrator', async () => {
    expect((await send(create, { input })).error).toBeUndefined();
    const { error } = await send(create, { input: { ...input, period: '2026-02' } });
    expect(error).toMatchObject({ code: 'APPROVAL_PENDING', status: 202 });
    expect(await countPaid()).toBe(1);
    expect((await send(approve, { id: error.approvalId }, other)).record).toEqual({ status: 'approved' });
    expect(await countPaid()).toBe(2);
    // What another one approved counts for nobody.
    expect((await send(create, { input: { ...input, amount: '400.00', period: '2026-03' } })).error).toBeUndefined();
    expect(await getCode(create, { input: { ...input, amount: '0.01', period: '2026-04' } })).toBe('APPROVAL_PENDING');
  });

  test('counts what the project has not sent, and all that is beyond the share of an investment', async () => {
    await receiveRent(500_000);
    expect((await send(create, { input: { ...input, amount: '100.00' } })).error).toBeUndefined();
    expect(await getCode(create, { input: { ...input, amount: '1000.01' } })).toBe('APPROVAL_PENDING');
    // In halves it is as much.
    expect((await send(create, { input: { ...input, amount: '500.00' } })).error).toBeUndefined();
    expect((await send(create, { input: { ...input, amount: '500.00' } })).error).toBeUndefined();
    const { error } = await send(create, { input: { ...input, amount: '0.01' } });
    const details = 'query ($after: Int!) { approvals(after: $after, limit: 1) { details { label value } } }';
    const { record } = await send(details, { after: error.approvalId - 1 }, other);
    expect(record[0].details).toContainEqual({ label: 'Más que la renta proyectada', value: '$0.01' });
    expect((await send(create, { input: { ...input, amount: '100.00', period: '2026-02' } })).error).toBeUndefined();
  });

  test('a payment of a month to come counts whole', async () => {
    await receiveRent(500_000);
    const next = { ...input, amount: '600.00', period: '2027-01' };
    expect((await send(create, { input: next })).error).toBeUndefined();
    expect(await getCode(create, { input: { ...next, period: '2027-02' } })).toBe('APPROVAL_PENDING');
  });

  test('rows of a file and payments made paid count beyond the share too', async () => {
    await receiveRent(500_000);
    expect(await getCode(importAll, { rows: [{ ...input, amount: '1100.01' }] })).toBe('APPROVAL_PENDING');
    const { id } = (await send(create, { input: { ...input, amount: '1100.01', status: 'pending' } })).record;
    expect(await getCode(mark, { ids: [id] })).toBe('APPROVAL_PENDING');
    expect(await getCode(update, { id, input: { ...input, amount: '1100.01' } })).toBe('APPROVAL_PENDING');
  });

  test('a credit counts in every way to credit a payment', async () => {
    const pending = { ...input, amount: '1000.01', status: 'pending' };
    const { id } = (await send(create, { input: pending })).record as { id: number };
    expect(await getCode(update, { id, input: { ...pending, status: 'paid' } })).toBe('APPROVAL_PENDING');
    expect(await getCode(mark, { ids: [id] })).toBe('APPROVAL_PENDING');
    expect(await getCode(importAll, { rows: [input, { ...input, period: '2026-02' }] })).toBe('APPROVAL_PENDING');
    expect(await countPaid()).toBe(0);
  });

  test('a credit is posted as it was proposed: payments that changed since are refused', async () => {
    const pending = { ...input, amount: '1000.01', status: 'pending' };
    const { id } = (await send(create, { input: pending })).record as { id: number };
    const { error } = await send(mark, { ids: [id] });
    await send(update, { id, input: { ...pending, amount: '2000.00' } });
    expect(await getCode(approve, { id: error.approvalId }, other)).toBe('CONFLICT');
    expect(await countPaid()).toBe(0);
  });

  test('a retry with the same key gets the same request, also after it was approved', async () => {
    const headers = { 'idempotency-key': randomUUID() };
    const variables = { input: { ...input, amount: '1500.00' } };
    const first = await send(create, variables, admin, headers);
    await send(approve, { id: first.error.approvalId }, other);
    expect(await send(create, variables, admin, headers)).toEqual(first);
    expect(await countPaid()).toBe(1);
    const another = { input: { ...input, amount: '1500.01' } };
    expect((await send(create, another, admin, headers)).error?.code).toBe('CONFLICT');
  });

  test('of two at once, only one stays within the limit', async () => {
    const answers = await Promise.all(
      ['2026-05', '2026-06'].map((period) => send(create, { input: { ...input, period } })),
    );
    expect(answers.map(({ error }) => error?.code).sort()).toEqual(['APPROVAL_PENDING', undefined]);
  });

  describe('that a project sent and its investors received', () => {
    const match =
      'mutation ($id: Int!, $input: BankLineMatchInput!) { matchBankLine(id: $id, input: $input) { status } }';
    const undo = 'mutation ($id: Int!) { undoBankLineMatch(id: $id) { status } }';
    const annul =
      'mutation ($id: Int!, $input: BankStatementVoidInput!) { voidBankStatement(id: $id, input: $input) { id } }';
    const voiding = { reason: 'Era de otra cuenta' };
    let statement: { id: number; lines: { id: number }[] };

    beforeEach(async () => {
      const desk = await BankDesk.open(served, admin);
      statement = await desk.send([{ amount: '1500.00' }]);
      const { approvalId } = await served.gateway.database.reader.findOneByOrFail(BankStatement, { id: statement.id });
      await send(approve, { id: approvalId }, other);
      await sendByTwo(match, { id: statement.lines[0]?.id, input: { projectId, purpose: 'rent' } });
      await sendByTwo(create, { input: { ...input, amount: '1500.00' } });
    });

    const getLine = () =>
      served.gateway.database.reader.findOneByOrFail(BankStatementLine, { id: statement.lines[0]?.id ?? 0 });

    test('received rent is taken back from the project by two people', async () => {
      const { error } = await send(undo, { id: statement.lines[0]?.id });
      expect(error).toMatchObject({ code: 'APPROVAL_PENDING', status: 202 });
      expect(await getLine()).toMatchObject({ status: 'matched', projectId });
      expect((await send(approve, { id: error.approvalId }, other)).record).toEqual({ status: 'approved' });
      expect(await getLine()).toMatchObject({ status: 'suspense', projectId: null });
    });

    test('received rent is taken back with its statement by two people', async () => {
      const { error } = await send(annul, { id: statement.id, input: voiding });
      expect(error).toMatchObject({ code: 'APPROVAL_PENDING', status: 202 });
      const details = 'query ($after: Int!) { approvals(after: $after, limit: 1) { details { label value } } }';
      const { record } = await send(details, { after: error.approvalId - 1 }, other);
      const taken = { label: expect.stringContaining('Se quita a la renta de «Casa de prueba»'), value: '$1,500.00' };
      expect((record as { details: unknown[] }[])[0]?.details).toContainEqual(taken);
      expect((await send(approve, { id: error.approvalId }, other)).record).toEqual({ status: 'approved' });
      expect(await getLine()).toMatchObject({ status: 'void' });
    });

    test('rent counts as far as all of its month is beyond what the project is projected to pay', async () => {
      const desk = await BankDesk.open(served, other);
      const dated = { bookedOn: '2026-03-10' };
      const { lines } = await desk.send([
        { ...dated, amount: '60.00', description: 'RENTA 1' },
        { ...dated, amount: '1040.00', description: 'RENTA 2' },
        { ...dated, amount: '0.01', description: 'RENTA 3' },
      ]);
      const [first, second, third] = lines.map(({ id }: { id: number }) => id);
      const rent = { projectId, purpose: 'rent' };
      for (const id of [first, second])
        expect((await send(match, { id, input: rent }, other)).record).toEqual({ status: 'matched' });
      expect(await getCode(match, { id: third, input: rent }, other)).toBe('APPROVAL_PENDING');
    });

    test('rent whose reference names a month to come counts in the month in which it was booked', async () => {
      const desk = await BankDesk.open(served, other);
      const names = ['2026-05', '2026-06', '2026-07'];
      const { lines } = await desk.send(
        names.map((reference) => ({ bookedOn: '2026-04-10', amount: '600.00', description: 'DEPOSITO', reference })),
      );
      const rent = { projectId, purpose: 'rent' };
      const codes = [];
      for (const { id } of lines) codes.push(await getCode(match, { id, input: rent }, other));
      expect(codes).toEqual([undefined, 'APPROVAL_PENDING', 'APPROVAL_PENDING']);
    });

    test('money of a sale always takes two people, also what takes it back', async () => {
      const desk = await BankDesk.open(served, other);
      const { lines } = await desk.send([{ amount: '1.00' }, { amount: '-2.00' }]);
      const sale = { projectId, purpose: 'sale' };
      for (const { id } of lines) expect(await getCode(match, { id, input: sale }, other)).toBe('APPROVAL_PENDING');
    });

    test('voiding the reversal of a deposit counts what it gives back, and the preview names it', async () => {
      const desk = await BankDesk.open(served, admin);
      const getApproval = async (id: number) =>
        (await served.gateway.database.reader.findOneByOrFail(BankStatement, { id })).approvalId;
      const deposit = await desk.send([{ amount: '1500.00', reference: getDepositReference(desk.owner.id) }]);
      const taken = await desk.send([{ amount: '-1500.00', description: 'REVERSO' }]);
      for (const { id } of [deposit, taken]) await send(approve, { id: await getApproval(id) }, other);
      const reversal = { purpose: 'reversal', lineId: deposit.lines[0].id };
      await sendByTwo(match, { id: taken.lines[0].id, input: reversal });
      expect(await desk.getBalance()).toBe('0.00');
      const preview =
        'query ($id: Int!) { bankStatementVoidEffects(id: $id) { needsApproval effects { label value } } }';
      expect((await send(preview, { id: taken.id })).record).toEqual({
        needsApproval: true,
        effects: [{ label: expect.stringMatching(/^Se devuelve a «Rosa /), value: '$1,500.00' }],
      });
      const { error } = await send(annul, { id: taken.id, input: voiding });
      expect(error).toMatchObject({ code: 'APPROVAL_PENDING', status: 202 });
      expect(await desk.getBalance()).toBe('0.00');
      expect((await send(approve, { id: error.approvalId }, other)).record).toEqual({ status: 'approved' });
      expect(await desk.getBalance()).toBe('1500.00');
    });

    test('rent that nobody received is taken back by one person', async () => {
      await receiveRent(150_000);
      expect((await send(undo, { id: statement.lines[0]?.id })).record).toEqual({ status: 'suspense' });
    });
  });

  test('a pending payment of a run is changed and deleted by two people, and paid by one', async () => {
    const post = 'mutation ($input: PaymentRunInput!) { postPaymentRun(input: $input) { id } }';
    const remove = 'mutation ($id: Int!) { deletePayment(id: $id) { id } }';
    const { database } = served.gateway;
    const open = async (period: string) => {
      const terms = { projectId, period, amount: '50.00', paymentDate: `${period}-28`, status: 'pending' };
      const run = (await send(post, { input: terms })).record;
      const { id } = await database.reader.findOneByOrFail(Payment, { runId: run.id });
      return { id, input: { ...input, ...terms } };
    };
    const [changed, deleted, paid] = [await open('2026-03'), await open('2026-04'), await open('2026-05')];
    const change = { id: changed.id, input: { ...changed.input, amount: '49.00' } };
    const first = (await send(update, change)).error;
    expect(first).toMatchObject({ code: 'APPROVAL_PENDING', status: 202 });
    const second = (await send(remove, { id: deleted.id })).error;
    expect(second).toMatchObject({ code: 'APPROVAL_PENDING', status: 202 });
    expect((await send(mark, { ids: [paid.id] })).record).toEqual({ ids: [paid.id] });
    for (const { approvalId } of [first, second]) await send(approve, { id: approvalId }, other);
    expect(await database.reader.findOneBy(Payment, { id: changed.id })).toMatchObject({ amount: '49.00' });
    expect(await database.reader.findOneBy(Payment, { id: deleted.id })).toBeNull();
  });

  test('a run that leaves a holder out counts what the others have above their part of it', async () => {
    const post = 'mutation ($input: PaymentRunInput!) { postPaymentRun(input: $input) { id } }';
    const { fixtures } = served;
    const project = await served.gateway.database.reader.findOneByOrFail(Project, { id: projectId });
    const small = await fixtures.user(`p${randomUUID().slice(0, 8)}`);
    await fixtures.investment(small, project, { amount: 1000, annualReturn: 12, investedOn: '2025-01-01' });
    await receiveRent(500_000);
    const terms = { projectId, amount: '2000.00', paymentDate: '2026-08-28', participants: 'all' };
    expect((await send(post, { input: { ...terms, period: '2026-08', status: 'paid' } })).error).toBeUndefined();
    for (const [period, status] of [
      ['2026-09', 'paid'],
      ['2026-10', 'pending'],
    ]) {
      // A payment of one cent, and the holder has one for the month.
      const cent = { ...input, amount: '0.01', period, status: 'pending' };
      expect((await send(create, { input: cent })).error).toBeUndefined();
      const run = await send(post, { input: { ...terms, period, status, continueForMissing: true } });
      const ids = (await served.gateway.database.reader.findBy(Payment, { runId: run.record?.id ?? 0 })).map(
        ({ id }) => id,
      );
      expect(status === 'paid' ? run.error?.code : await getCode(mark, { ids })).toBe('APPROVAL_PENDING');
    }
  });

  test('a payment of a run that was marked as missed is changed and deleted by two people', async () => {
    const post = 'mutation ($input: PaymentRunInput!) { postPaymentRun(input: $input) { id } }';
    const remove = 'mutation ($id: Int!) { deletePayment(id: $id) { id } }';
    const miss = 'mutation ($ids: [Int!]!) { changePaymentStatuses(ids: $ids, from: pending, to: missed) { ids } }';
    const open = async (period: string) => {
      const terms = { projectId, period, amount: '50.00', paymentDate: `${period}-28`, status: 'pending' };
      const run = (await send(post, { input: terms })).record;
      const { id } = await served.gateway.database.reader.findOneByOrFail(Payment, { runId: run.id });
      expect((await send(miss, { ids: [id] })).record).toEqual({ ids: [id] });
      return { id, input: { ...input, ...terms } };
    };
    const [changed, deleted] = [await open('2026-06'), await open('2026-07')];
    const change = { ...changed.input, amount: '49.00' };
    for (const status of ['missed', 'paid'])
      expect(await getCode(update, { id: changed.id, input: { ...change, status } })).toMatch(
        /APPROVAL_PENDING|CONFLICT/,
      );
    expect(await getCode(remove, { id: deleted.id })).toBe('APPROVAL_PENDING');
  });

  test('a withdrawal is returned by hand by two people', async () => {
    const { database } = served.gateway;
    const owner = await served.fixtures.user(`r${randomUUID().slice(0, 8)}`);
    await served.fixtures.deposit(owner, 100);
    const client = await served.signedIn(owner.username, fixturePassword);
    const save = 'mutation ($input: BankAccountInput!) { saveBankAccount(input: $input) { bank } }';
    await client.graphql(save, { input: exampleBankAccount });
    const ask = 'mutation { requestWithdrawal(input: { amount: "50.00" }) { id } }';
    const id = (await client.graphql(ask)).data?.requestWithdrawal.id as number;
    const decide = 'mutation ($id: Int!) { approveWithdrawal(id: $id) { status } }';
    expect((await send(decide, { id }, other)).record).toEqual({ status: 'approved' });
    const pay =
      'mutation ($id: Int!, $input: WithdrawalPaymentInput!) { payWithdrawal(id: $id, input: $input) { status } }';
    const facts = { paidOn: '2026-02-03', bankReference: 'TRF-1' };
    expect((await send(pay, { id, input: facts })).record).toEqual({ status: 'paid' });
    const giveBack =
      'mutation ($id: Int!) { returnWithdrawal(id: $id, input: { reason: "Cuenta cerrada" }) { status } }';
    const { error } = await send(giveBack, { id });
    expect(error).toMatchObject({ code: 'APPROVAL_PENDING', status: 202 });
    expect(await database.reader.findOneByOrFail(Withdrawal, { id })).toMatchObject({ status: 'paid' });
    await send(approve, { id: error.approvalId }, other);
    expect(await database.reader.findOneByOrFail(Withdrawal, { id })).toMatchObject({ status: 'returned' });
  });

  test('a key only records pending payments', async () => {
    const createKey = 'mutation ($input: ApiKeyInput!) { createApiKey(input: $input) { key } }';
    const key = { name: 'Pagos', scopes: ['payments:write', 'payments:read'], expiresAt: null };
    const { record } = await send(createKey, { input: key });
    const program = served.client();
    const headers = { authorization: `Bearer ${(record as { key: string }).key}` };
    const { status: _status, ...open } = input;
    expect((await send(create, { input: open }, program, headers)).record).toMatchObject({ status: 'pending' });
    expect((await send(create, { input }, program, headers)).error?.code).toBe('FORBIDDEN');
    expect((await send(importAll, { rows: [open, input] }, program, headers)).error?.code).toBe('FORBIDDEN');
    const { id } = (await send(create, { input: { ...open, period: '2026-09', status: 'pending' } })).record as {
      id: number;
    };
    const mark = 'mutation ($ids: [Int!]!) { changePaymentStatuses(ids: $ids, from: pending, to: paid) { ids } }';
    expect((await send(mark, { ids: [id] }, program, headers)).error?.code).toBe('FORBIDDEN');
    expect(await countPaid()).toBe(0);
  });
});
