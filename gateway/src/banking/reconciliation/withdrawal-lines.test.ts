import { centsToText, ledgerAccounts, parseSignedCents, today } from '@cimiento/contracts';
import { randomUUID } from 'node:crypto';
import { LedgerEntry } from '../../books/ledger/ledger-entry.entity';
import { continueStatement, databaseKinds, toPaymentInput } from '../../testing';
import { WithdrawalDesk } from '../../testing/withdrawal-desk';
import type { BankStatementLine } from '../statements/bank-statement-line.entity';

/** The company's first account, which pays what is paid by hand, and another one. */
const paying = 1;
const another = 2;

describe.each(databaseKinds)('withdrawals on a statement on %s', (kind) => {
  const desk = WithdrawalDesk.serve(kind, 'basic');
  const { bank } = desk;

  type Line = { amount: string; reference?: string | null };

  async function post(lines: readonly Line[], bankAccountId = paying): Promise<BankStatementLine[]> {
    const dated = lines.map((line) => ({ ...line, bookedOn: today(), description: `MOVIMIENTO ${randomUUID()}` }));
    const input = await continueStatement(desk.reader, bankAccountId, dated);
    return (await bank.admin.send('postBankStatement', { input }, 'lines { id status withdrawalId userId orderId }'))
      .lines;
  }

  const request = async (status: 'requested' | 'approved' | 'returned') => {
    const id = await desk.request('120.50');
    if (status !== 'requested') await desk.send('approve', { id }, desk.approver);
    if (status === 'returned') {
      await desk.send('pay', { id });
      await bank.admin.send('returnWithdrawal', { id, input: { reason: 'Cuenta cerrada' } });
    }
    return desk.get(id);
  };
  const countEntries = (sourceId: number) => desk.reader.countBy(LedgerEntry, { sourceKind: 'withdrawal', sourceId });
  /** The ledger balance of a bank account, in cents. */
  const getBank = async (id: number) => -parseSignedCents(await bank.getLedgerBalance(ledgerAccounts.bank(id).code));

  test('a debit with the reference and amount of an approved one pays it once, until it is undone', async () => {
    const { id, reference } = await request('approved');
    const debit = { amount: '-120.50', reference: reference.replace(/(.{4})/g, '$1 ') };
    const [line, again] = await post([debit, debit]);
    expect(line).toMatchObject({ status: 'matched', withdrawalId: id, userId: null });
    expect(again).toMatchObject({ status: 'suspense', withdrawalId: null });
    expect(await desk.get(id)).toMatchObject({ status: 'paid', paidOn: today(), bankLineId: line?.id });
    expect(await bank.getFunds()).toEqual({ available: '879.50', held: '0.00' });
    expect(await desk.undo(line?.id ?? 0)).toMatchObject({ status: 'suspense' });
    expect(await desk.get(id)).toMatchObject({ status: 'approved', paidOn: null, bankLineId: null });
    expect(await bank.getFunds()).toEqual({ available: '879.50', held: '120.50' });
    await desk.match(line?.id ?? 0, { withdrawalId: id });
    const [credit] = await post([{ amount: '120.50', reference }]);
    expect(credit).toMatchObject({ status: 'matched', withdrawalId: id });
    expect((await desk.get(id)).status).toBe('returned');
    expect(await bank.getFunds()).toEqual({ available: '1000.00', held: '0.00' });
  });

  test('a debit without an approved withdrawal waits in suspense until a person assigns it to one', async () => {
    const { id, reference } = await request('requested');
    const [early, short] = await post([
      { amount: '-120.50', reference },
      { amount: '-120.49', reference },
    ]);
    expect([early?.status, short?.status]).toEqual(['suspense', 'suspense']);
    expect(await bank.getFunds()).toEqual({ available: '879.50', held: '120.50' });
    await desk.send('approve', { id }, desk.approver);
    const candidates = await bank.admin.send('bankLineCandidates', { id: early?.id }, 'withdrawalId');
    expect(candidates).toEqual([{ withdrawalId: id }]);
    expect(await desk.match(short?.id ?? 0, { withdrawalId: id })).toMatchObject({ code: 'CONFLICT' });
    await desk.match(early?.id ?? 0, { withdrawalId: id });
    expect(await desk.get(id)).toMatchObject({ status: 'paid', bankLineId: early?.id });
  });

  test('the debit and the credit of one that was paid and returned by hand post nothing more', async () => {
    const { id, reference } = await request('returned');
    const before = [await countEntries(id), await getBank(paying)];
    const lines = await post([
      { amount: '-120.50', reference },
      { amount: '120.50', reference },
    ]);
    const matched = { status: 'matched', withdrawalId: id };
    expect(lines).toMatchObject([matched, matched]);
    expect(await desk.get(id)).toMatchObject({
      status: 'returned',
      reason: 'Cuenta cerrada',
      bankLineId: lines[0]?.id,
      returnLineId: lines[1]?.id,
    });
    expect([await countEntries(id), await getBank(paying)]).toEqual(before);
    expect(await bank.getFunds()).toEqual({ available: '1000.00', held: '0.00' });
    expect(await post([{ amount: '120.50', reference }])).toMatchObject([{ status: 'suspense' }]);
  });

  test.each([
    ['the debit first', [-12_050, 12_050]],
    ['the credit first', [12_050, -12_050]],
  ])('on another account than by hand they move the ledger there, %s', async (_order, amounts) => {
    const { reference } = await request('returned');
    const before = [await getBank(paying), await getBank(another)];
    for (const cents of amounts) await post([{ amount: centsToText(cents), reference }], another);
    expect([await getBank(paying), await getBank(another)]).toEqual(before);
  });

  test('a transfer pays its order also when its investor owes something', async () => {
    const project = await bank.served.fixtures.project();
    const order = await bank.placeOrder(project.id, { fundedFrom: 'transfer' });
    await request('approved');
    const holder = await bank.served.fixtures.investment(bank.owner, project, { amount: 1000 });
    const input = toPaymentInput(holder, { amount: '900.00' });
    const { id } = await bank.admin.send('createPayment', { input });
    await desk.request('1700.00');
    await bank.admin.send('deletePayment', { id });
    expect(await bank.getBalance()).toBe('-820.50');
    const lines = await post([{ amount: '1000.00', reference: order.reference }]);
    expect(lines).toMatchObject([{ status: 'matched', orderId: order.id }]);
    expect(await bank.getBalance()).toBe('-820.50');
  });
});
