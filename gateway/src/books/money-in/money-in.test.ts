import { randomUUID } from 'node:crypto';
import { getDepositReference, ledgerAccounts } from '@cimiento/contracts';
import { In } from 'typeorm';
import { verifyLedger } from '../evidence/verify-ledger';
import { Investment, Payment, Project } from '../../investing/records';
import { BankStatement } from '../../banking/statements/bank-statement.entity';
import { BankStatementLine } from '../../banking/statements/bank-statement-line.entity';
import { Withdrawal } from '../../banking/withdrawals/withdrawal.entity';
import {
  createEntry,
  databaseKinds,
  exampleBankAccount,
  postEntries,
  serveGateway,
  type TestClient,
  toOrderInput,
  toPaymentInput,
} from '../../testing';
import { BankDesk } from '../../testing/bank-desk';

describe.each(databaseKinds)('money that one administrator credits on %s', (kind) => {
  const served = serveGateway(kind, { config: { approvals: 'required' } });
  let admin: TestClient;
  let other: TestClient;
  let input: Record<string, unknown>;
  let projectId: number;

  // New administrators for each test: what one credited counts for 30 days.
  beforeEach(async () => {
    admin = await served.signedInAdmin(`a${randomUUID().slice(0, 8)}`);
    other = await served.signedInAdmin(`b${randomUUID().slice(0, 8)}`);
    const project = await served.fixtures.project();
    projectId = project.id;
    // A share of $100.00 a month.
    const terms = { amount: 10_000, annualReturn: 12, investedOn: '2025-01-01' };
    const investment = await served.fixtures.investment(await served.fixtures.user(), project, terms);
    input = toPaymentInput(investment, { amount: '600.00' });
  });

  afterEach(async () => expect(await verifyLedger(served.reader)).toEqual([]));

  const pending = { code: 'APPROVAL_PENDING', status: 202 };
  const create = (changed: object = {}, by = admin, headers = {}) =>
    by.send('createPayment', { input: { ...input, ...changed } }, 'id status', headers);
  const update = (id: number, changed: object) => admin.send('updatePayment', { id, input: { ...input, ...changed } });
  const importAll = (rows: object[], by = admin, headers = {}) =>
    by.send('importPayments', { rows }, 'imported', headers);
  const mark = (ids: number[], to = 'paid', by = admin, headers = {}) =>
    by.send('changePaymentStatuses', { ids, from: 'pending', to }, 'ids', headers);
  const remove = (id: number) => admin.send('deletePayment', { id });
  const approve = async ({ approvalId }: { approvalId: number | null }) =>
    expect(await other.send('approveRequest', { id: approvalId }, 'status')).toEqual({ status: 'approved' });
  const countPaid = () => served.reader.countBy(Payment, { projectId, status: 'paid' });
  const readDetails = async ({ approvalId }: { approvalId: number }) => {
    const page = { after: approvalId - 1, limit: 1 };
    return (await other.send('approvals', page, 'details { label value }'))[0].details;
  };
  /** Lets the project send its rent. */
  const receiveRent = (cents: number) => {
    const facts = { kind: 'rent', occurredOn: '2026-01-10', memo: 'Renta cobrada' } as const;
    return postEntries(served.gateway.database, [
      createEntry(ledgerAccounts.outside, ledgerAccounts.rent(projectId), cents, facts),
    ]);
  };

  test('a credit is free up to the limit in 30 days, and then waits for another administrator', async () => {
    expect(await create()).toMatchObject({ status: 'paid' });
    const waiting = await create({ period: '2026-02' });
    expect(waiting).toMatchObject(pending);
    expect(await countPaid()).toBe(1);
    await approve(waiting);
    expect(await countPaid()).toBe(2);
    // What another one approved counts for nobody.
    expect(await create({ amount: '400.00', period: '2026-03' })).toMatchObject({ status: 'paid' });
    expect(await create({ amount: '0.01', period: '2026-04' })).toMatchObject(pending);
  });

  test('counts what the project has not sent, and all that is beyond the share of an investment', async () => {
    await receiveRent(500_000);
    expect(await create({ amount: '100.00' })).toMatchObject({ status: 'paid' });
    expect(await create({ amount: '1000.01' })).toMatchObject(pending);
    // In halves it is as much.
    for (let half = 0; half < 2; half += 1)
      expect(await create({ amount: '500.00' })).toMatchObject({ status: 'paid' });
    const details = await readDetails(await create({ amount: '0.01' }));
    expect(details).toContainEqual({ label: 'Más que la renta proyectada', value: '$0.01' });
    expect(await create({ amount: '100.00', period: '2026-02' })).toMatchObject({ status: 'paid' });
  });

  test('a payment of a month to come counts whole', async () => {
    await receiveRent(500_000);
    expect(await create({ period: '2027-01' })).toMatchObject({ status: 'paid' });
    expect(await create({ period: '2027-02' })).toMatchObject(pending);
  });

  test('rows of a file and payments made paid count beyond the share too', async () => {
    await receiveRent(500_000);
    const beyond = { amount: '1100.01' };
    expect(await importAll([{ ...input, ...beyond }])).toMatchObject(pending);
    const { id } = await create({ ...beyond, status: 'pending' });
    expect(await mark([id])).toMatchObject(pending);
    expect(await update(id, beyond)).toMatchObject(pending);
  });

  test('a credit counts in every way to credit a payment', async () => {
    const { id } = await create({ amount: '1000.01', status: 'pending' });
    expect(await update(id, { amount: '1000.01' })).toMatchObject(pending);
    expect(await mark([id])).toMatchObject(pending);
    expect(await importAll([input, { ...input, period: '2026-02' }])).toMatchObject(pending);
    expect(await countPaid()).toBe(0);
  });

  test('a credit is posted as it was proposed: payments that changed since are refused', async () => {
    const { id } = await create({ amount: '1000.01', status: 'pending' });
    const { approvalId } = await mark([id]);
    await update(id, { amount: '2000.00', status: 'pending' });
    expect(await other.send('approveRequest', { id: approvalId })).toMatchObject({ code: 'CONFLICT' });
    expect(await countPaid()).toBe(0);
  });

  test('a retry with the same key gets the same request, also after it was approved', async () => {
    const headers = { 'idempotency-key': randomUUID() };
    const first = await create({ amount: '1500.00' }, admin, headers);
    await approve(first);
    expect(await create({ amount: '1500.00' }, admin, headers)).toEqual(first);
    expect(await countPaid()).toBe(1);
    expect(await create({ amount: '1500.01' }, admin, headers)).toMatchObject({ code: 'IDEMPOTENCY_MISMATCH' });
  });

  test('of two at once, only one stays within the limit', async () => {
    const answers = await Promise.all(['2026-05', '2026-06'].map((period) => create({ period })));
    expect(answers.map(({ code }) => code).sort()).toEqual(['APPROVAL_PENDING', undefined]);
  });

  describe('that a project sent and its investors received', () => {
    const effects = 'needsApproval effects { label value }';
    let statement: { id: number; lines: { id: number }[] };
    let lineId: number;

    const match = (id: number, target: object, by = admin) => by.send('matchBankLine', { id, input: target }, 'status');
    const undo = () => admin.send('undoBankLineMatch', { id: lineId }, 'status');
    const annul = (id: number) => admin.send('voidBankStatement', { id, input: { reason: 'Era de otra cuenta' } });
    const confirm = async (id: number) => approve(await served.reader.findOneByOrFail(BankStatement, { id }));
    const getLine = () => served.reader.findOneByOrFail(BankStatementLine, { id: lineId });
    const toRent = () => ({ projectId, purpose: 'rent' });

    beforeEach(async () => {
      const desk = await BankDesk.open(served, admin);
      statement = await desk.send([{ amount: '1500.00' }]);
      lineId = statement.lines[0]?.id ?? 0;
      await confirm(statement.id);
      await approve(await match(lineId, toRent()));
      await approve(await create({ amount: '1500.00' }));
    });

    test('received rent is taken back from the project by two people', async () => {
      const undone = await undo();
      expect(undone).toMatchObject(pending);
      expect(await getLine()).toMatchObject({ status: 'matched', projectId });
      await approve(undone);
      expect(await getLine()).toMatchObject({ status: 'suspense', projectId: null });
    });

    test('received rent is taken back with its statement by two people', async () => {
      const annulled = await annul(statement.id);
      expect(annulled).toMatchObject(pending);
      const taken = { label: expect.stringContaining('Se quita a la renta de «Casa de prueba»'), value: '$1,500.00' };
      expect(await readDetails(annulled)).toContainEqual(taken);
      await approve(annulled);
      expect(await getLine()).toMatchObject({ status: 'void' });
    });

    test('rent counts as far as all of its month is beyond what the project is projected to pay', async () => {
      const desk = await BankDesk.open(served, other);
      const { lines } = await desk.send(
        ['60.00', '1040.00', '0.01'].map((amount) => ({
          bookedOn: '2026-03-10',
          amount,
          description: `RENTA ${amount}`,
        })),
      );
      const [first, second, third] = lines;
      for (const { id } of [first, second]) expect(await match(id, toRent(), other)).toEqual({ status: 'matched' });
      expect(await match(third.id, toRent(), other)).toMatchObject(pending);
    });

    test('rent whose reference names a month to come counts in the month in which it was booked', async () => {
      const desk = await BankDesk.open(served, other);
      const names = ['2026-05', '2026-06', '2026-07'];
      const { lines } = await desk.send(
        names.map((reference) => ({ bookedOn: '2026-04-10', amount: '600.00', description: 'DEPOSITO', reference })),
      );
      const codes = [];
      for (const { id } of lines) codes.push((await match(id, toRent(), other)).code);
      expect(codes).toEqual([undefined, 'APPROVAL_PENDING', 'APPROVAL_PENDING']);
    });

    test('money of a sale always takes two people, also what takes it back', async () => {
      const desk = await BankDesk.open(served, other);
      const { lines } = await desk.send([{ amount: '1.00' }, { amount: '-2.00' }]);
      for (const { id } of lines) expect(await match(id, { projectId, purpose: 'sale' }, other)).toMatchObject(pending);
    });

    test('voiding the reversal of a deposit counts what it gives back, and the preview names it', async () => {
      const desk = await BankDesk.open(served, admin);
      const deposit = await desk.send([{ amount: '1500.00', reference: getDepositReference(desk.owner.id) }]);
      const taken = await desk.send([{ amount: '-1500.00', description: 'REVERSO' }]);
      for (const { id } of [deposit, taken]) await confirm(id);
      await approve(await match(taken.lines[0].id, { purpose: 'reversal', lineId: deposit.lines[0].id }));
      expect(await desk.getBalance()).toBe('0.00');
      expect(await admin.send('bankStatementVoidEffects', { id: taken.id }, effects)).toEqual({
        needsApproval: true,
        effects: [{ label: expect.stringMatching(/^Se devuelve a «Rosa /), value: '$1,500.00' }],
      });
      const annulled = await annul(taken.id);
      expect(annulled).toMatchObject(pending);
      expect(await desk.getBalance()).toBe('0.00');
      await approve(annulled);
      expect(await desk.getBalance()).toBe('1500.00');
    });

    test('rent that nobody received is taken back by one person', async () => {
      await receiveRent(150_000);
      expect(await undo()).toEqual({ status: 'suspense' });
    });
  });

  /** A pending payment of a run of a month, and its values. */
  const openRun = async (period: string) => {
    const terms = { projectId, period, amount: '50.00', paymentDate: `${period}-28`, status: 'pending' };
    const { id: runId } = await admin.send('postPaymentRun', { input: terms });
    return { id: (await served.reader.findOneByOrFail(Payment, { runId })).id, terms };
  };

  test('a pending payment of a run is changed and deleted by two people, and paid by one', async () => {
    const changed = await openRun('2026-03');
    const deleted = await openRun('2026-04');
    const paid = await openRun('2026-05');
    const first = await update(changed.id, { ...changed.terms, amount: '49.00' });
    const second = await remove(deleted.id);
    for (const proposed of [first, second]) expect(proposed).toMatchObject(pending);
    expect(await mark([paid.id])).toEqual({ ids: [paid.id] });
    for (const proposed of [first, second]) await approve(proposed);
    expect(await served.reader.findOneBy(Payment, { id: changed.id })).toMatchObject({ amount: '49.00' });
    expect(await served.reader.findOneBy(Payment, { id: deleted.id })).toBeNull();
  });

  test('a run that leaves a holder out counts what the others have above their part of it', async () => {
    const { fixtures } = served;
    const project = await served.reader.findOneByOrFail(Project, { id: projectId });
    const small = { amount: 1000, annualReturn: 12, investedOn: '2025-01-01' };
    await fixtures.investment(await fixtures.user(), project, small);
    await receiveRent(500_000);
    const terms = { projectId, amount: '2000.00', paymentDate: '2026-08-28', participants: 'all' };
    const post = (changed: object) => admin.send('postPaymentRun', { input: { ...terms, ...changed } });
    expect(await post({ period: '2026-08', status: 'paid' })).toHaveProperty('id');
    for (const [period, status] of [
      ['2026-09', 'paid'],
      ['2026-10', 'pending'],
    ]) {
      // A payment of one cent, and the holder has one for the month.
      expect(await create({ amount: '0.01', period, status: 'pending' })).toHaveProperty('id');
      const run = await post({ period, status, continueForMissing: true });
      const payments = await served.reader.findBy(Payment, { runId: run.id ?? 0 });
      const answer = status === 'paid' ? run : await mark(payments.map(({ id }) => id));
      expect(answer).toMatchObject(pending);
    }
  });

  describe('of pending runs of which a holder is paid', () => {
    let holder: { id: number };

    beforeEach(async () => {
      const project = await served.reader.findOneByOrFail(Project, { id: projectId });
      const terms = { amount: 90_000, annualReturn: 12, investedOn: '2025-01-01' };
      await served.fixtures.investment(await served.fixtures.user(), project, terms);
      holder = { id: Number(input['investmentId']) };
      await receiveRent(1_000_000);
    });

    /** Posts a run of a month and pays the holder of a tenth only. */
    const payTenth = async (period: string, amount: string) => {
      const terms = { projectId, period, amount, paymentDate: '2026-01-28', status: 'pending', participants: 'all' };
      const run = await admin.send('postPaymentRun', { input: terms });
      const payment = await served.reader.findOneByOrFail(Payment, { runId: run.id, investmentId: holder.id });
      return mark([payment.id]);
    };

    test('no more than their part of the rent that is there is free, however large the run is', async () => {
      expect(await payTenth('2026-01', '10000.00')).toHaveProperty('ids');
      expect(await payTenth('2026-02', '100000.00')).toMatchObject(pending);
    });

    test('the open payments of the other runs keep their rent', async () => {
      expect(await payTenth('2026-01', '10000.00')).toHaveProperty('ids');
      // Beyond the projected share of the month: $900.00 each.
      expect(await payTenth('2026-02', '10000.00')).toHaveProperty('ids');
      expect(await payTenth('2026-03', '10000.00')).toMatchObject(pending);
    });
  });

  test('an investment without its day has no projected share, whatever its first payment is', async () => {
    const project = await served.reader.findOneByOrFail(Project, { id: projectId });
    const terms = { amount: 10_000, annualReturn: 12, investedOn: null };
    const undated = toPaymentInput(await served.fixtures.investment(await served.fixtures.user(), project, terms), {});
    await receiveRent(500_000);
    const pay = (changed: object) =>
      admin.send('createPayment', { input: { ...undated, amount: '100.00', ...changed } });
    await pay({ period: '2001-01', status: 'pending' });
    for (let month = 1; month <= 10; month += 1)
      expect(await pay({ period: `2001-${String(month + 1).padStart(2, '0')}` })).toHaveProperty('id');
    expect(await pay({ period: '2002-01' })).toMatchObject(pending);
  });

  test('an investment has no projected share before its order was placed', async () => {
    await receiveRent(500_000);
    const investor = await served.fixtures.user();
    await served.fixtures.deposit(investor, 10_000);
    const client = await served.signedIn(investor.username);
    const order = await client.send(
      'placeOrder',
      { input: toOrderInput(projectId, { amount: 10_000 }) },
      'investmentId',
    );
    // As a bank line of that day makes it, which is assigned to the order.
    const { id } = await served.reader.findOneByOrFail(Investment, { id: order.investmentId });
    await served.fixtures.update(Investment, { id }, { investedOn: '2025-01-01' });
    const bought = toPaymentInput(await served.reader.findOneByOrFail(Investment, { id }), { amount: '600.00' });
    const pay = (period: string) => admin.send('createPayment', { input: { ...bought, period } });
    expect(await pay('2025-02')).toHaveProperty('id');
    expect(await pay('2025-03')).toMatchObject(pending);
  });

  test('the share of a month is paid once by payments that are paid at once', async () => {
    await receiveRent(5_000_000);
    const project = await served.reader.findOneByOrFail(Project, { id: projectId });
    const terms = { amount: 100_000, annualReturn: 12, investedOn: '2025-01-01' };
    const large = toPaymentInput(await served.fixtures.investment(await served.fixtures.user(), project, terms), {});
    const ids: number[] = [];
    for (let count = 0; count < 6; count += 1)
      ids.push(
        (await admin.send('createPayment', { input: { ...large, amount: '1000.00', status: 'pending' } })).id ?? 0,
      );
    await Promise.all(ids.map((id) => mark([id])));
    // Its share of $1,000.00, and as much as one person may credit.
    expect(await served.reader.countBy(Payment, { id: In(ids), status: 'paid' })).toBe(2);
  });

  test('a payment of a run that was marked as missed is changed and deleted by two people', async () => {
    const changed = await openRun('2026-06');
    const deleted = await openRun('2026-07');
    const ids = [changed.id, deleted.id];
    expect(await mark(ids, 'missed')).toEqual({ ids });
    for (const status of ['missed', 'paid']) {
      const { code } = await update(changed.id, { ...changed.terms, amount: '49.00', status });
      expect(code).toMatch(/APPROVAL_PENDING|CONFLICT/);
    }
    expect(await remove(deleted.id)).toMatchObject(pending);
  });

  test('a withdrawal is returned by hand by two people', async () => {
    const owner = await served.fixtures.user();
    await served.fixtures.deposit(owner, 100);
    const client = await served.signedIn(owner.username);
    await client.send('saveBankAccount', { input: exampleBankAccount });
    const { id } = await client.send('requestWithdrawal', { input: { amount: '50.00' } });
    const getStatus = async () => (await served.reader.findOneByOrFail(Withdrawal, { id })).status;
    await other.send('approveWithdrawal', { id });
    await admin.send('payWithdrawal', { id, input: { paidOn: '2026-02-03', bankReference: 'TRF-1' } });
    const returned = await admin.send('returnWithdrawal', { id, input: { reason: 'Cuenta cerrada' } });
    expect(returned).toMatchObject(pending);
    expect(await getStatus()).toBe('paid');
    await approve(returned);
    expect(await getStatus()).toBe('returned');
  });

  test('a key only records pending payments', async () => {
    const scopes = { name: 'Pagos', scopes: ['payments:write', 'payments:read'], expiresAt: null };
    const { key } = await admin.send('createApiKey', { input: scopes }, 'key');
    const program = served.client();
    const headers = { authorization: `Bearer ${key}` };
    const refused = { code: 'FORBIDDEN' };
    const open = { ...input, status: undefined };
    expect(await create(open, program, headers)).toMatchObject({ status: 'pending' });
    expect(await create({}, program, headers)).toMatchObject(refused);
    expect(await importAll([open, input], program, headers)).toMatchObject(refused);
    const { id } = await create({ period: '2026-09', status: 'pending' }, program, headers);
    expect(await mark([id], 'paid', program, headers)).toMatchObject(refused);
    expect(await countPaid()).toBe(0);
  });
});
