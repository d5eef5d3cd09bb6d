import { addDays, getDepositReference, toCalendarDate, today } from '@cimiento/contracts';
import { CollectingAccount } from '../../books/collecting-accounts/collecting-account.entity';
import { Investment, Order, Project } from '../../investing/records';
import { LedgerEntry } from '../../books/ledger/ledger-entry.entity';
import { databaseKinds } from '../../testing';
import { BankDesk, bankOperations as operations, type DeskLine } from '../../testing/bank-desk';
import { BankStatementLine } from '../statements/bank-statement-line.entity';

const dayMs = 86_400_000;

describe.each(databaseKinds)('reconciliation on %s', (kind) => {
  const desk = BankDesk.serve(kind);

  test('orders match by reference and amount, deposits by investor, and the rest is in suspense', async () => {
    desk.day = today();
    const order = await desk.reserve(2000);
    const other = await desk.reserve(3000);
    const lines: DeskLine[] = [
      { amount: '2000.00', description: `transf ${order.reference.toLowerCase()}` },
      { amount: '2999.99', reference: other.reference },
      { amount: '125.50', reference: getDepositReference(desk.owner.id) },
      { amount: '40.00', description: 'DEPOSITO EN EFECTIVO' },
      { amount: '-10.25', description: 'COMISION' },
      { amount: '0.00', description: 'SALDO ANTERIOR' },
    ];
    const input = await desk.toInput(lines);
    const seen = await desk.ask(operations.preview, { input });
    expect(seen).toMatchObject({ new: 6, known: 0, matched: 3, suspense: 2 });
    expect(seen.lines.map(({ target }: { target: string | null }) => target)).toEqual([
      `Orden ${order.number} de ${desk.owner.fullName}`,
      `Saldo de ${desk.owner.fullName}, a cuenta de la orden ${other.number}`,
      `Saldo de ${desk.owner.fullName}`,
      ...[null, null, null],
    ]);
    expect(await desk.getStatus(order.id)).toBe('reserved');
    const posted = await desk.send(lines);
    expect(posted).toMatchObject({ new: 6, known: 0, matched: 3, suspense: 2 });
    expect(posted.lines).toMatchObject([
      { amount: '2000.00', status: 'matched', orderId: order.id, userId: desk.owner.id },
      { amount: '2999.99', status: 'matched', orderId: other.id },
      { amount: '125.50', status: 'matched', userId: desk.owner.id, orderId: null },
      { amount: '40.00', status: 'suspense' },
      { amount: '-10.25', status: 'suspense' },
      { amount: '0.00', status: 'ignored' },
    ]);
    expect([await desk.getStatus(order.id), await desk.getStatus(other.id)]).toEqual(['paid', 'paid']);
    expect(await desk.getBalance()).toBe('125.49');
    expect(await desk.getReport()).toEqual({
      bankAccountId: desk.bankAccountId,
      statementBalance: '5155.24',
      statementDay: today(),
      ledgerBalance: '5155.24',
      difference: '0.00',
      suspense: 2,
      duplicates: 0,
      duplicatesTotal: '0.00',
    });
  });

  test('the list of lines searches text, amount, order, withdrawal and user, newest first', async () => {
    const order = await desk.reserve(2000);
    desk.day = today();
    await desk.send([
      { amount: '2000.00', reference: order.reference },
      { amount: '-10.25', description: 'Comisión del mes' },
      { amount: '10.25', description: 'DEVOLUCION' },
    ]);
    const list = async (search: string, more: object = {}) => {
      const variables = { search, bankAccountId: desk.bankAccountId, sort: 'bookedOn', descending: true, ...more };
      const { sum, items } = await desk.admin.send('adminBankLines', variables, 'total sum items { amount }');
      return [sum, items.map(({ amount }: { amount: string }) => amount)];
    };
    expect(await list('')).toEqual(['2000.00', ['10.25', '-10.25', '2000.00', '0.00']]);
    expect(await list('comision')).toEqual(['-10.25', ['-10.25']]);
    expect(await list('$10.25')).toEqual(['0.00', ['10.25', '-10.25']]);
    expect(await list('2,000.00')).toEqual(['2000.00', ['2000.00']]);
    expect(await list(order.number)).toEqual(['2000.00', ['2000.00']]);
    expect(await list(desk.owner.fullName)).toEqual(['2000.00', ['2000.00']]);
    expect(await list('', { to: addDays(today(), -1) })).toEqual(['0.00', ['0.00']]);
    expect(await list('', { from: today(), status: 'suspense' })).toEqual(['0.00', ['10.25', '-10.25']]);
  });

  test('a repeated or overlapping file adds only new lines; equal lines of one file are two', async () => {
    const twice = { amount: '10.00', description: 'IGUAL' };
    const first = { openingBalance: '0.00' };
    expect(await desk.send([twice, twice], first)).toMatchObject({ new: 2, known: 0 });
    expect(await desk.send([twice, twice], first)).toMatchObject({ new: 0, known: 2, lines: [] });
    expect(await desk.send([twice, twice, twice, { amount: '5.00' }], first)).toMatchObject({ new: 2, known: 2 });
    expect(await desk.reader.countBy(BankStatementLine, { bankAccountId: desk.bankAccountId })).toBe(5);
    const input = await desk.toInput([{ amount: '7.00' }]);
    const answers = await Promise.all(Array.from({ length: 5 }, () => desk.ask(operations.post, { input })));
    expect(answers.map((answer) => answer.new).sort()).toEqual([0, 0, 0, 0, 1]);
  });

  test('refuses a statement that does not add up, in the preview too, and an unknown account', async () => {
    const input = { ...(await desk.toInput([{ amount: '10.00' }])), closingBalance: '10.01' };
    for (const mutation of [operations.preview, operations.post])
      expect(await desk.ask(mutation, { input })).toMatchObject({
        code: 'VALIDATION_FAILED',
        errors: { closingBalance: expect.stringContaining('$0.01') },
      });
    const unknown = { ...(await desk.toInput([{ amount: '1.00' }])), bankAccountId: 999_999 };
    expect(await desk.ask(operations.post, { input: unknown })).toMatchObject({ code: 'NOT_FOUND' });
    expect(await desk.investor.send('postBankStatement', { input })).toMatchObject({ code: 'FORBIDDEN' });
    expect(await desk.reader.countBy(BankStatementLine, { bankAccountId: desk.bankAccountId })).toBe(1);
  });

  test('two lines for one order pay it once, and the second is credited to the balance', async () => {
    desk.day = today();
    const order = await desk.reserve();
    const paid = { amount: '1000.00', reference: order.reference };
    expect(await desk.send([paid, paid])).toMatchObject({ matched: 2, suspense: 0 });
    expect(await desk.send([paid])).toMatchObject({ matched: 1, suspense: 0 });
    expect(await desk.getBalance()).toBe('2000.00');
  });

  test('a person assigns a line to a balance or an order, and undoes it by reversal', async () => {
    desk.day = today();
    const order = await desk.reserve();
    const { lines } = await desk.send([
      { amount: '1000.00', description: `${desk.surname.toUpperCase()} ROSA` },
      { amount: '-5.00' },
    ]);
    const [{ id }, debit] = lines;
    const candidates = await desk.admin.send('bankLineCandidates', { id }, 'orderId userId score');
    expect(candidates[0]).toMatchObject({ orderId: order.id, score: 80 });
    expect(candidates).toContainEqual({ orderId: null, userId: desk.owner.id, score: 30 });
    const code = async (input: object, lineId = id) => (await desk.match(lineId, input)).code;
    expect(await code({})).toBe('VALIDATION_FAILED');
    expect(await code({ userId: 1, orderId: 1 })).toBe('VALIDATION_FAILED');
    for (const target of [{ userId: 999_999 }, { orderId: 999_999 }, { withdrawalId: 999_999 }])
      expect(await code(target)).toBe('NOT_FOUND');
    expect(await code({ userId: desk.owner.id }, debit.id)).toBe('CONFLICT');

    for (let time = 0; time < 2; time += 1)
      expect(await desk.match(id, { userId: desk.owner.id })).toMatchObject({ status: 'matched' });
    expect(await code({ orderId: order.id })).toBe('CONFLICT');
    expect(await desk.getBalance()).toBe('1000.00');
    for (let time = 0; time < 2; time += 1)
      expect(await desk.undo(id)).toMatchObject({ status: 'suspense', userId: null });
    expect(await desk.getBalance()).toBe('0.00');

    expect(await desk.match(id, { orderId: order.id })).toMatchObject({ orderId: order.id });
    expect(await desk.getStatus(order.id)).toBe('paid');
    expect((await desk.getReport()).difference).toBe('0.00');
  });

  test('undoing the transfer of an order reserves it again for what was left of its time', async () => {
    desk.day = today();
    const order = await desk.reserve(2000);
    const before = await desk.reader.findOneByOrFail(Order, { id: order.id });
    const [{ id }] = (await desk.send([{ amount: '2000.00' }])).lines;
    for (let time = 0; time < 2; time += 1) {
      expect(await desk.match(id, { orderId: order.id })).toMatchObject({ status: 'matched' });
      expect(await desk.getStatus(order.id)).toBe('paid');
      expect(await desk.undo(id)).toMatchObject({ status: 'suspense' });
      const after = await desk.reader.findOneByOrFail(Order, { id: order.id });
      expect(after).toMatchObject({ status: 'reserved', investmentId: null, paidAt: null, cancellation: null });
      const moved = Number(after.expiresAt) - Number(before.expiresAt);
      expect(moved).toBeGreaterThanOrEqual(-1);
      expect(moved).toBeLessThan(60_000);
    }
    expect(await desk.getBalance()).toBe('0.00');
    const project = await desk.reader.findOneByOrFail(Project, { id: order.projectId });
    expect(project).toMatchObject({ totalInvestors: 0 });
    expect(await desk.reader.countBy(Investment, { projectId: order.projectId })).toBe(0);
    const notices = await desk.listNotices();
    expect(notices.map(({ kind }: { kind: string }) => kind)).toEqual([
      ...['order_reopened', 'order_paid', 'order_reopened', 'order_paid', 'order_reserved'],
    ]);
    expect(notices[0]?.body).toContain('una transferencia de otra persona');
  });

  test('an order whose time is nearly over when its transfer is undone gets a day', async () => {
    desk.day = today();
    const order = await desk.reserve();
    const [{ id }] = (await desk.send([{ amount: '1000.00', reference: order.reference }])).lines;
    await desk.served.fixtures.update(Order, { id: order.id }, { expiresAt: new Date(Date.now() - dayMs) });
    await desk.undo(id);
    const { expiresAt } = await desk.reader.findOneByOrFail(Order, { id: order.id });
    expect(Number(expiresAt)).toBeGreaterThan(Date.now() + dayMs - 60_000);
    expect(Number(expiresAt)).toBeLessThanOrEqual(Date.now() + dayMs);
  });

  test('an order is paid on the day of the bank, and a line from before it waits for a person', async () => {
    const order = await desk.reserve();
    desk.day = today();
    const earlier = addDays(desk.day, -3);
    const old = { bookedOn: earlier, amount: '1000.00', reference: order.reference };
    const [{ id, status }] = (await desk.send([old])).lines;
    expect([status, await desk.getStatus(order.id)]).toEqual(['suspense', 'reserved']);
    const candidates = await desk.admin.send('bankLineCandidates', { id }, 'orderId');
    expect(candidates).toContainEqual({ orderId: order.id });
    await desk.match(id, { orderId: order.id });
    const { paidAt, investmentId } = await desk.reader.findOneByOrFail(Order, { id: order.id });
    expect(toCalendarDate(paidAt ?? '')).toBe(earlier);
    const investment = await desk.reader.findOneByOrFail(Investment, { id: investmentId ?? 0 });
    expect(investment.investedOn).toBe(earlier);
    const entry = await desk.reader.findOneByOrFail(LedgerEntry, { sourceKind: 'order', sourceId: order.id });
    expect(entry.occurredOn).toBe(earlier);
    const fresh = await desk.reserve();
    // Neither midnight nor a clock that is set back changes which day that is.
    desk.day = toCalendarDate((await desk.reader.findOneByOrFail(Order, { id: fresh.id })).createdAt);
    await desk.send([{ amount: '1000.00', reference: fresh.reference }]);
    const paid = await desk.reader.findOneByOrFail(Order, { id: fresh.id });
    expect([paid.status, toCalendarDate(paid.paidAt ?? '')]).toEqual(['paid', desk.day]);
  });

  test("keeps the columns of each bank's file", async () => {
    const { bankAccountId } = desk;
    const input = { date: 'Fecha', dayOrder: 'dmy', credit: 'Crédito', debit: 'Débito' };
    expect(await desk.admin.send('saveStatementMapping', { bankAccountId, input })).toBe(true);
    const stored = await desk.admin.send('statementMapping', { bankAccountId });
    expect(JSON.parse(stored)).toMatchObject({ ...input, amount: null });
    expect(await desk.reader.countBy(CollectingAccount, { id: desk.bankAccountId })).toBe(1);
  });
});
