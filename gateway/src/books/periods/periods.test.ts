import {
  addDays,
  addMonths,
  formatPaymentDate,
  getDepositReference,
  getLastDay,
  today,
  toPeriod,
} from '@cimiento/contracts';
import { createTestGateway, databaseKinds, fixturePassword, type TestClient, type TestGateway } from '../../testing';
import { BankDesk, bankOperations } from '../../testing/bank-desk';
import type { Investment } from '../../investing/records/investment.entity';
import type { Payment } from '../../investing/records/payment.entity';
import { LedgerEntry } from '../ledger/ledger-entry.entity';
import { verifyLedger } from '../evidence/verify-ledger';

const close =
  'mutation ($period: String!) { closePeriod(period: $period) { period state closedAt closedBy closer { username } } }';
const reopen =
  'mutation ($period: String!, $reason: String!) { reopenPeriod(period: $period, input: { reason: $reason }) { state } }';
const createPayment = 'mutation ($input: PaymentInput!) { createPayment(input: $input) { id } }';
const updatePayment = 'mutation ($id: Int!, $input: PaymentInput!) { updatePayment(id: $id, input: $input) { id } }';

const lastMonth = addMonths(toPeriod(today()), -1);
const inLastMonth = `${lastMonth}-14`;

describe.each(databaseKinds)('closing a month on %s', (kind) => {
  let served: TestGateway;
  let admin: TestClient;
  let other: TestClient;
  let investment: Investment;

  beforeAll(async () => {
    served = await createTestGateway(kind, { demoData: false });
    admin = await served.signedInAdmin();
    other = await served.signedInAdmin('otra-jefa');
    investment = await served.fixtures.investment(await served.fixtures.user('maria'), await served.fixtures.project());
  });

  afterAll(() => served.close());
  afterEach(async () => expect(await verifyLedger(served.gateway.database.reader)).toEqual([]));

  const toInput = (change: Partial<Payment> = {}) => ({
    investmentId: investment.id,
    userId: investment.userId,
    projectId: investment.projectId,
    amount: '50.00',
    period: lastMonth,
    paymentDate: inLastMonth,
    status: 'paid',
    ...change,
  });
  const send = async (operation: string, variables: object, by = admin) => {
    const { data, errors } = await by.graphql(operation, variables as Record<string, unknown>);
    return errors?.[0]?.extensions ?? (Object.values(data ?? {})[0] as Record<string, unknown>);
  };
  const listDays = async (paymentId: number): Promise<string[]> => {
    const where = { sourceKind: 'payment', sourceId: paymentId } as const;
    const entries = await served.gateway.database.reader.find(LedgerEntry, { where, order: { id: 'ASC' } });
    return entries.map(({ occurredOn }) => occurredOn);
  };
  const openAgain = async () => {
    const { approvalId } = await send(reopen, { period: lastMonth, reason: 'Faltó una factura' });
    expect(await send('mutation ($id: Int!) { approveRequest(id: $id) { status } }', { id: approvalId })).toMatchObject(
      {
        code: 'FORBIDDEN',
      },
    );
    await send('mutation ($id: Int!) { approveRequest(id: $id) { status } }', { id: approvalId }, other);
  };

  test('the current month, a later one and an invalid one cannot be closed', async () => {
    const { errors } = await admin.graphql(close, { period: toPeriod(today()) });
    expect(errors?.[0]).toMatchObject({ message: 'Solo se cierra un mes que ya terminó' });
    expect(await send(close, { period: addMonths(lastMonth, 2) })).toMatchObject({ code: 'CONFLICT' });
    expect(await send(close, { period: '2026-13' })).toMatchObject({ code: 'VALIDATION_FAILED' });
  });

  test('a month with pending payments, lines in suspense and a gap of the bank names all three', async () => {
    const { id } = await send(createPayment, { input: toInput({ status: 'pending', period: '2024-03' }) });
    const desk = await BankDesk.open(served, admin);
    desk.day = inLastMonth;
    await desk.send([{ amount: '20.00', description: 'SIN REFERENCIA' }]);
    const gap = { openingBalance: '30.00', gapReason: 'Falta un extracto' };
    await desk.send(
      [{ amount: '7.00', reference: getDepositReference(desk.owner.id), bookedOn: addDays(inLastMonth, 1) }],
      gap,
    );
    expect(await send(close, { period: lastMonth })).toMatchObject({
      code: 'CONFLICT',
      errors: {
        bank: expect.stringMatching(/^Faltan movimientos por \$10\.00 en Banco /),
        suspense: '1 movimiento del banco espera que lo identifiques',
        pendingPayments: '1 pago sigue pendiente',
      },
    });
    const checks = `{ periodChecks(period: "${lastMonth}") { check fault } }`;
    expect((await admin.graphql(checks)).data?.periodChecks).toEqual([
      { check: 'bank', fault: expect.any(String) },
      { check: 'suspense', fault: expect.any(String) },
      { check: 'pendingPayments', fault: '1 pago sigue pendiente' },
      { check: 'entries', fault: null },
      { check: 'seals', fault: null },
    ]);
    await send('mutation ($id: Int!) { deletePayment(id: $id) { id } }', { id });
    const { statements } = await served.gateway.database.reader
      .query<{ id: number }[]>('SELECT id FROM bank_statement WHERE bankAccountId = ? ORDER BY id DESC', [
        desk.bankAccountId,
      ])
      .then((rows) => ({ statements: rows.map((row) => row.id) }));
    for (const statement of statements.slice(0, 2))
      await send(bankOperations.void, { id: statement, reason: 'Estaba incompleto' });
  });

  test('in a closed month nothing new is dated, and corrections carry the day of today', async () => {
    const { id: paidId } = await send(createPayment, { input: toInput() });
    const { id: missedId } = await send(createPayment, { input: toInput({ status: 'missed' }) });
    const desk = await BankDesk.open(served, admin);
    desk.day = inLastMonth;
    const { lines } = await desk.send([{ amount: '7.00', reference: getDepositReference(desk.owner.id) }]);
    expect(await send(close, { period: lastMonth })).toMatchObject({ state: 'closed', closer: { username: 'jefa' } });
    expect(await send(close, { period: lastMonth })).toMatchObject({ code: 'CONFLICT' });

    const refused = { code: 'PERIOD_CLOSED', status: 409 };
    for (const status of ['paid', 'pending'] as const)
      expect(await send(createPayment, { input: toInput({ status }) })).toMatchObject(refused);
    const { id: todayId } = await send(createPayment, { input: toInput({ paymentDate: today() }) });
    expect(await send(updatePayment, { id: todayId, input: toInput() })).toMatchObject(refused);
    const late = await desk.toInput([{ amount: '8.00', description: 'TARDE' }]);
    const preview = await admin.graphql(bankOperations.preview, { input: late });
    expect(preview.errors?.[0]?.extensions).toMatchObject(refused);
    const several = await desk.toInput([{ amount: '8.00' }, { amount: '9.00', bookedOn: today() }]);
    const named = await admin.graphql(bankOperations.preview, { input: several });
    expect(named.errors?.[0]?.message).toContain(`filas con fecha ${formatPaymentDate(inLastMonth)}`);
    expect(await desk.send([{ amount: '8.00', description: 'TARDE' }]).catch((error: unknown) => error)).toBeInstanceOf(
      Error,
    );

    await send(updatePayment, { id: paidId, input: toInput({ amount: '60.00' }) });
    await send(updatePayment, { id: paidId, input: toInput({ amount: '60.00', period: '2024-05' }) });
    await send(updatePayment, { id: paidId, input: toInput({ amount: '70.00', period: '2024-05' }) });
    const days = await listDays(Number(paidId));
    expect(days[0]).toBe(inLastMonth);
    expect(new Set(days.slice(1))).toEqual(new Set([today()]));
    await send(updatePayment, { id: missedId, input: toInput() });
    expect(await listDays(Number(missedId))).toEqual([today()]);

    const line = Number(lines[0]?.id);
    await send(bankOperations.undo, { id: line });
    await send(bankOperations.match, { id: line, input: { userId: desk.owner.id } });
    expect(await desk.getBalance()).toBe('7.00');
    const { data } = await admin.graphql(
      `{ trialBalance(date: "${addDays(`${toPeriod(today())}-01`, -1)}") { total accounts { code balance } } }`,
    );
    expect(data?.trialBalance.total).toBe('0.00');
    expect(data?.trialBalance.accounts).toContainEqual({
      code: `investor:${investment.userId}:available`,
      balance: '50.00',
    });
  });

  test('a closed month is opened by a second administrator only', async () => {
    expect(await send(reopen, { period: addMonths(lastMonth, -1), reason: 'No está' })).toMatchObject({
      code: 'CONFLICT',
    });
    await openAgain();
    const { data } = await admin.graphql('{ periods { period state closedAt closedBy } }');
    expect(data?.periods[0]).toMatchObject({ period: toPeriod(today()), state: 'open' });
    expect(data?.periods[1]).toEqual({ period: lastMonth, state: 'open', closedAt: null, closedBy: null });
    expect(await send(createPayment, { input: toInput() })).toHaveProperty('id');
  });

  test('a write that started first is waited for, and one that starts later is refused', async () => {
    const { database } = served.gateway;
    const results = await Promise.all([
      send(createPayment, { input: toInput({ amount: '1.00' }) }),
      send(close, { period: lastMonth }),
      send(createPayment, { input: toInput({ amount: '2.00' }) }),
    ]);
    // What was posted between sealing and closing has no seal yet.
    if (!('state' in (results[1] ?? {}))) expect(results[1]).toMatchObject({ errors: { seals: expect.any(String) } });
    const written = results.filter((result) => 'id' in result).length;
    const refused = results.filter((result) => result['code'] === 'PERIOD_CLOSED').length;
    expect(written + refused).toBe(2);
    expect(await verifyLedger(database.reader)).toEqual([]);
  });

  test.each(['2024-02', '2023-04'])('%s, which is shorter than 31 days, is checked to its last day', async (period) => {
    const [first, last] = [`${period}-01`, getLastDay(period)];
    const make = (paymentDate: string) =>
      send(createPayment, { input: toInput({ status: 'pending', period, paymentDate }) });
    const made = [await make(first), await make(last)];
    await make(addDays(last, 1));
    expect(await send(close, { period })).toMatchObject({
      errors: { pendingPayments: '2 pagos siguen pendientes' },
    });
    for (const { id } of made) await send('mutation ($id: Int!) { deletePayment(id: $id) { id } }', { id });
    expect(await send(close, { period })).toMatchObject({ state: 'closed' });
    expect(await make(last)).toMatchObject({ code: 'PERIOD_CLOSED' });
  });

  test('closing and opening need an administrator', async () => {
    const investor = await served.signedIn('maria', fixturePassword);
    expect(await send(close, { period: lastMonth }, investor)).toMatchObject({ code: 'FORBIDDEN' });
    expect((await investor.graphql('{ periods { period } }')).errors?.[0]?.extensions).toMatchObject({
      code: 'FORBIDDEN',
    });
  });
});
