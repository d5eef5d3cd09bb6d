import {
  addDays,
  addMonths,
  formatPaymentDate,
  getDepositReference,
  getLastDay,
  today,
  toPeriod,
} from '@cimiento/contracts';
import { databaseKinds, serveGateway, type TestClient, toPaymentInput } from '../../testing';
import { BankDesk, bankOperations } from '../../testing/bank-desk';
import type { Investment } from '../../investing/records';
import { LedgerEntry } from '../ledger/ledger-entry.entity';
import { verifyLedger } from '../evidence/verify-ledger';

const lastMonth = addMonths(toPeriod(today()), -1);
const inLastMonth = `${lastMonth}-14`;

describe.each(databaseKinds)('closing a month on %s', (kind) => {
  const served = serveGateway(kind);
  let other: TestClient;
  let investment: Investment;

  beforeAll(async () => {
    other = await served.signedInAdmin('otra-jefa');
    investment = await served.fixtures.investment(await served.fixtures.user('maria'), await served.fixtures.project());
  });

  afterEach(async () => expect(await verifyLedger(served.reader)).toEqual([]));

  const toInput = (changed: object = {}) =>
    toPaymentInput(investment, { amount: '50.00', period: lastMonth, paymentDate: inLastMonth, ...changed });
  const pay = (changed: object = {}) => served.admin.send('createPayment', { input: toInput(changed) });
  const repay = (id: number, changed: object = {}) =>
    served.admin.send('updatePayment', { id, input: toInput(changed) });
  const close = (period = lastMonth, by = served.admin) =>
    by.send('closePeriod', { period }, 'period state closedAt closedBy closer { username }');
  const reopen = (period: string) =>
    served.admin.send('reopenPeriod', { period, input: { reason: 'Faltó una factura' } }, 'state');
  const listDays = async (sourceId: number): Promise<string[]> => {
    const where = { sourceKind: 'payment', sourceId } as const;
    const entries = await served.reader.find(LedgerEntry, { where, order: { id: 'ASC' } });
    return entries.map(({ occurredOn }) => occurredOn);
  };
  const openAgain = async () => {
    const { approvalId: id } = await reopen(lastMonth);
    expect(await served.admin.send('approveRequest', { id })).toMatchObject({ code: 'FORBIDDEN' });
    await other.send('approveRequest', { id });
  };

  test('the current month, a later one and an invalid one cannot be closed', async () => {
    expect(await close(toPeriod(today()))).toMatchObject({ message: 'Solo se cierra un mes que ya terminó' });
    expect(await close(addMonths(lastMonth, 2))).toMatchObject({ code: 'CONFLICT' });
    expect(await close('2026-13')).toMatchObject({ code: 'VALIDATION_FAILED' });
  });

  test('a month with pending payments, lines in suspense and a gap of the bank names all three', async () => {
    const { id } = await pay({ status: 'pending', period: '2024-03' });
    const desk = await BankDesk.open(served, served.admin);
    desk.day = inLastMonth;
    const first = await desk.send([{ amount: '20.00', description: 'SIN REFERENCIA' }]);
    const gap = { openingBalance: '30.00', gapReason: 'Falta un extracto' };
    const later = await desk.send(
      [{ amount: '7.00', reference: getDepositReference(desk.owner.id), bookedOn: addDays(inLastMonth, 1) }],
      gap,
    );
    expect(await close()).toMatchObject({
      code: 'CONFLICT',
      errors: {
        bank: expect.stringMatching(/^Faltan movimientos por \$10\.00 en Banco /),
        suspense: '1 movimiento del banco espera que lo identifiques',
        pendingPayments: '1 pago sigue pendiente',
      },
    });
    expect(await served.admin.send('periodChecks', { period: lastMonth }, 'check fault')).toEqual([
      { check: 'bank', fault: expect.any(String) },
      { check: 'suspense', fault: expect.any(String) },
      { check: 'pendingPayments', fault: '1 pago sigue pendiente' },
      { check: 'entries', fault: null },
      { check: 'seals', fault: null },
    ]);
    await served.admin.send('deletePayment', { id });
    for (const statement of [later, first]) await desk.sendVoid(statement.id);
  });

  test('in a closed month nothing new is dated, and corrections carry the day of today', async () => {
    const { id: paidId } = await pay();
    const { id: missedId } = await pay({ status: 'missed' });
    const desk = await BankDesk.open(served, served.admin);
    desk.day = inLastMonth;
    const { lines } = await desk.send([{ amount: '7.00', reference: getDepositReference(desk.owner.id) }]);
    expect(await close()).toMatchObject({ state: 'closed', closer: { username: 'jefa' } });
    expect(await close()).toMatchObject({ code: 'CONFLICT' });

    const refused = { code: 'PERIOD_CLOSED', status: 409 };
    for (const status of ['paid', 'pending'] as const) expect(await pay({ status })).toMatchObject(refused);
    const { id: todayId } = await pay({ paymentDate: today() });
    expect(await repay(todayId)).toMatchObject(refused);
    const late = await desk.toInput([{ amount: '8.00', description: 'TARDE' }]);
    for (const operation of [bankOperations.preview, bankOperations.post])
      expect(await desk.ask(operation, { input: late })).toMatchObject(refused);
    const several = await desk.toInput([{ amount: '8.00' }, { amount: '9.00', bookedOn: today() }]);
    const named = await served.admin.send('previewBankStatement', { input: several }, 'new');
    expect(named.message).toContain(`filas con fecha ${formatPaymentDate(inLastMonth)}`);

    await repay(paidId, { amount: '60.00' });
    await repay(paidId, { amount: '60.00', period: '2024-05' });
    await repay(paidId, { amount: '70.00', period: '2024-05' });
    const days = await listDays(paidId);
    expect(days[0]).toBe(inLastMonth);
    expect(new Set(days.slice(1))).toEqual(new Set([today()]));
    await repay(missedId);
    expect(await listDays(missedId)).toEqual([today()]);

    const line = Number(lines[0]?.id);
    await desk.undo(line);
    await desk.match(line, { userId: desk.owner.id });
    expect(await desk.getBalance()).toBe('7.00');
    const date = addDays(`${toPeriod(today())}-01`, -1);
    const books = await served.admin.send('trialBalance', { date }, 'total accounts { code balance }');
    expect(books.total).toBe('0.00');
    expect(books.accounts).toContainEqual({ code: `investor:${investment.userId}:available`, balance: '50.00' });
  });

  test('a closed month is opened by a second administrator only', async () => {
    expect(await reopen(addMonths(lastMonth, -1))).toMatchObject({ code: 'CONFLICT' });
    await openAgain();
    const [current, last] = await served.admin.send('periods', {}, 'period state closedAt closedBy');
    expect(current).toMatchObject({ period: toPeriod(today()), state: 'open' });
    expect(last).toEqual({ period: lastMonth, state: 'open', closedAt: null, closedBy: null });
    expect(await pay()).toHaveProperty('id');
  });

  test('a write that started first is waited for, and one that starts later is refused', async () => {
    const results = await Promise.all([pay({ amount: '1.00' }), close(), pay({ amount: '2.00' })]);
    // What was posted between sealing and closing has no seal yet.
    if (!('state' in results[1])) expect(results[1]).toMatchObject({ errors: { seals: expect.any(String) } });
    const written = results.filter((result) => 'id' in result).length;
    const refused = results.filter((result) => result.code === 'PERIOD_CLOSED').length;
    expect(written + refused).toBe(2);
  });

  test.each(['2024-02', '2023-04'])('%s, which is shorter than 31 days, is checked to its last day', async (period) => {
    const [first, last] = [`${period}-01`, getLastDay(period)];
    const make = (paymentDate: string) => pay({ status: 'pending', period, paymentDate });
    const made = [await make(first), await make(last)];
    await make(addDays(last, 1));
    expect(await close(period)).toMatchObject({
      errors: { pendingPayments: '2 pagos siguen pendientes' },
    });
    for (const { id } of made) await served.admin.send('deletePayment', { id });
    expect(await close(period)).toMatchObject({ state: 'closed' });
    expect(await make(last)).toMatchObject({ code: 'PERIOD_CLOSED' });
  });

  test('closing and opening need an administrator', async () => {
    const investor = await served.signedIn('maria');
    expect(await close(lastMonth, investor)).toMatchObject({ code: 'FORBIDDEN' });
    expect(await investor.send('periods', {}, 'period')).toMatchObject({ code: 'FORBIDDEN' });
  });
});
