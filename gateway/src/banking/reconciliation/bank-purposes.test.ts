import { bankLineMessages, getDepositReference, messages } from '@cimiento/contracts';
import { LedgerEntry } from '../../books/ledger/ledger-entry.entity';
import { readDeposits } from '../../identity/thresholds/read-deposits';
import { databaseKinds } from '../../testing';
import { BankDesk } from '../../testing/bank-desk';

describe.each(databaseKinds)('lines of the bank that belong to no record on %s', (kind) => {
  const desk = BankDesk.serve(kind, { config: { approvals: 'off' } });

  afterEach(async () => {
    expect((await desk.getReport()).difference).toBe('0.00');
  });

  const post = async (amount: string, description = 'MOVIMIENTO', reference: string | null = null) =>
    (await desk.send([{ amount, description, reference }])).lines[0];
  const deposit = () => post('50.00', 'DEPOSITO', getDepositReference(desk.owner.id));
  const getBalance = async (code: string) => Number(await desk.getLedgerBalance(code));

  test.each([
    ['bank_fee', 'fee:bank', '-2.50'],
    ['bank_fee', 'fee:bank', '2.50'],
    ['interest', 'fee:interest', '1.20'],
    ['not_ours', 'not_ours', '900.00'],
  ])('%s goes to %s, and back to suspense when it is undone', async (purpose, code, amount) => {
    const [before, suspense] = [await getBalance(code), await getBalance('suspense')];
    const { id } = await post(amount);
    expect(await desk.match(id, { purpose })).toMatchObject({ status: 'matched' });
    expect(await desk.match(id, { purpose })).toMatchObject({ status: 'matched' });
    expect(await getBalance(code)).toBeCloseTo(before + Number(amount), 2);
    expect(await getBalance('suspense')).toBeCloseTo(suspense, 2);
    expect(await desk.undo(id)).toMatchObject({ status: 'suspense' });
    expect(await getBalance(code)).toBeCloseTo(before, 2);
  });

  test('the entry of a line is undone with its line, and reversed like no adjustment', async () => {
    const { id } = await post('-3.00');
    await desk.match(id, { purpose: 'bank_fee' });
    const where = { sourceKind: 'bankLine', sourceId: id, kind: 'adjustment' } as const;
    const entry = await desk.reader.findOneByOrFail(LedgerEntry, where);
    expect(await desk.admin.send('reverseAdjustment', { entryId: entry.id })).toMatchObject({ code: 'CONFLICT' });
  });

  test('a transfer between own accounts is on its way until both banks show it', async () => {
    const other = await BankDesk.open(desk.served, desk.admin);
    const out = await post('-100.00');
    const back = (await other.send([{ amount: '100.00', description: 'TRASPASO' }])).lines[0];
    expect(await desk.match(out.id, { purpose: 'own_transfer', bankAccountId: desk.bankAccountId })).toMatchObject({
      code: 'CONFLICT',
    });
    expect(await desk.match(out.id, { purpose: 'own_transfer', bankAccountId: 99_999 })).toMatchObject({
      code: 'NOT_FOUND',
    });
    await desk.match(out.id, { purpose: 'own_transfer', bankAccountId: other.bankAccountId });
    expect(await getBalance('own_transfer')).toBe(-100);
    await desk.match(back.id, { purpose: 'own_transfer', bankAccountId: desk.bankAccountId });
    expect(await getBalance('own_transfer')).toBe(0);
    expect((await other.getReport()).difference).toBe('0.00');
    await desk.undo(out.id);
    await desk.undo(back.id);
    expect(await getBalance('own_transfer')).toBe(0);
  });

  test('a reversal takes its deposit from the balance once, and gives it back when it is undone', async () => {
    const paid = await deposit();
    expect(await desk.getBalance()).toBe('50.00');
    const countDeposits = async () =>
      (await readDeposits(desk.served.reader, { from: '2015-01-01', userIds: [desk.owner.id] })).size;
    expect(await countDeposits()).toBe(1);
    const line = await post('-50.00', 'REVERSO DEPOSITO');
    const reversal = { purpose: 'reversal', lineId: paid.id };
    expect(await desk.match(line.id, reversal)).toMatchObject({ status: 'matched', userId: desk.owner.id });
    expect(await desk.getBalance()).toBe('0.00');
    expect(await countDeposits()).toBe(0);
    const again = await post('-50.00', 'REVERSO');
    expect(await desk.match(again.id, reversal)).toMatchObject({ code: 'CONFLICT' });
    expect(await desk.undo(paid.id)).toMatchObject({ code: 'CONFLICT' });
    expect((await desk.listNotices()).map(({ kind: notice }) => notice)).toContain('deposit_reversed');
    expect(await desk.undo(line.id)).toMatchObject({ status: 'suspense', userId: null });
    expect(await desk.getBalance()).toBe('50.00');
    expect((await desk.listNotices()).filter(({ kind: notice }) => notice === 'deposit_credited')).toHaveLength(2);
  });

  test('a reversal of a deposit in suspense leaves nothing there, and keeps it from being assigned', async () => {
    const suspense = await getBalance('suspense');
    const paid = await post('70.00');
    const line = await post('-70.00');
    await desk.match(line.id, { purpose: 'reversal', lineId: paid.id });
    expect(await getBalance('suspense')).toBeCloseTo(suspense, 2);
    expect(await desk.match(paid.id, { userId: desk.owner.id })).toMatchObject({ code: 'CONFLICT' });
  });

  test('a reversal needs a deposit of the same account and amount, whose money is still there', async () => {
    const { id } = await post('-50.00');
    const other = await post('60.00', 'OTRO', getDepositReference(desk.owner.id));
    for (const lineId of [id, other.id])
      expect(await desk.match(id, { purpose: 'reversal', lineId })).toMatchObject({ code: 'CONFLICT' });
    const order = await desk.reserve(1000);
    const paid = await post('1000.00');
    await desk.match(paid.id, { orderId: order.id });
    const back = await post('-1000.00');
    expect(await desk.match(back.id, { purpose: 'reversal', lineId: paid.id })).toMatchObject({ code: 'CONFLICT' });
  });

  test('a reversal of a spent deposit, of another account, or a second one says why it is refused', async () => {
    const refuse = async (id: number, lineId: number) =>
      (await desk.admin.send('matchBankLine', { id, input: { purpose: 'reversal', lineId } })).message;
    const other = await BankDesk.open(desk.served, desk.admin);
    const [elsewhere] = (await other.send([{ amount: '-1000.00' }])).lines;
    const back = await post('-1000.00');
    const paid = await post('1000.00', 'DEPOSITO', getDepositReference(desk.owner.id));
    expect(await refuse(elsewhere.id, paid.id)).toBe(bankLineMessages.reversalNotDebit);
    const { id: projectId } = await desk.served.fixtures.project();
    expect(await desk.placeOrder(projectId)).toMatchObject({ status: 'paid' });
    expect(await refuse(back.id, paid.id)).toBe(bankLineMessages.reversalSpent);
    const waiting = await post('70.00');
    const [first, second] = [await post('-70.00', 'UNO'), await post('-70.00', 'DOS')];
    expect(await desk.match(first.id, { purpose: 'reversal', lineId: waiting.id })).toMatchObject({
      status: 'matched',
    });
    expect(await desk.sendDecision(second.id, 'other')).toMatchObject({ status: 'suspense' });
    expect(await refuse(second.id, waiting.id)).toBe(bankLineMessages.reversedTwice);
  });

  test('a statement says before it is voided what that takes back, and from whom', async () => {
    const ask = (id: number) =>
      desk.admin.send('bankStatementVoidEffects', { id }, 'needsApproval effects { label value }');
    const { id } = await desk.send([
      { amount: '50.00', description: 'DEPOSITO', reference: getDepositReference(desk.owner.id) },
      { amount: '-2.00', description: 'COMISION' },
    ]);
    expect(await ask(id)).toEqual({
      needsApproval: false,
      effects: [
        { label: expect.stringContaining(desk.owner.fullName), value: '$50.00' },
        { label: 'Por identificar', value: '-$2.00' },
      ],
    });
    await desk.sendVoid(id);
    expect(await ask(id)).toEqual({ needsApproval: false, effects: [] });
    expect(await ask(99_999)).toMatchObject({ code: 'NOT_FOUND' });
  });

  test('a statement whose deposit was taken back is voided only with its reversal', async () => {
    const statement = await desk.send([
      { amount: '50.00', description: 'DEPOSITO', reference: getDepositReference(desk.owner.id) },
    ]);
    const line = await post('-50.00');
    await desk.match(line.id, { purpose: 'reversal', lineId: statement.lines[0].id });
    expect(await desk.sendVoid(statement.id)).toMatchObject({ code: 'CONFLICT' });
    const both = await desk.send([
      { amount: '40.00', description: 'DEPOSITO', reference: getDepositReference(desk.owner.id) },
      { amount: '-40.00', description: 'REVERSO' },
    ]);
    await desk.match(both.lines[1].id, { purpose: 'reversal', lineId: both.lines[0].id });
    expect(await desk.sendVoid(both.id)).toMatchObject({ lines: 2 });
    expect(await desk.getBalance()).toBe('0.00');
  });

  test.each([
    [{ purpose: 'reversal' }, bankLineMessages.reversal],
    [{ purpose: 'bank_fee', lineId: 1 }, bankLineMessages.reversal],
    [{ purpose: 'own_transfer' }, bankLineMessages.ownTransfer],
    [{ purpose: 'interest', userId: 1 }, messages.lineTarget],
    [{ purpose: 'rent' }, messages.lineTarget],
    [{}, messages.lineTarget],
  ])('the target %j is refused', async (target, message) => {
    const { id } = await post('-1.00');
    const refused = await desk.match(id, target);
    expect([refused.code, JSON.stringify(refused)]).toEqual(['VALIDATION_FAILED', expect.stringContaining(message)]);
  });

  test('candidates name what the bank did, without accents, and tell two of one name apart', async () => {
    const twins = await Promise.all(
      ['gemela-uno', 'gemela-dos'].map((name) =>
        desk.served.fixtures.user(`${name}-${kind}-${desk.bankAccountId}`, { fullName: `José ${desk.surname}` }),
      ),
    );
    const list = (id: number) =>
      desk.admin.send('bankLineCandidates', { id }, 'label detail purpose lineId bankAccountId userId');
    const paid = await post('81.00', `TRANSF JOSE ${desk.surname.toUpperCase()}`);
    const people = await list(paid.id);
    expect(people.map(({ userId }: { userId: number }) => userId).sort()).toEqual(twins.map(({ id }) => id).sort());
    expect(new Set(people.map(({ detail }: { detail: string }) => detail)).size).toBe(2);
    const fee = await post('-3.00', 'COMISIÓN MENSUAL');
    expect(await list(fee.id)).toMatchObject([{ purpose: 'bank_fee', label: 'Comisión del banco' }]);
    const back = await post('-81.00', 'DEVOLUCION');
    expect(await list(back.id)).toMatchObject([{ purpose: 'reversal', lineId: paid.id }]);
  });
});
