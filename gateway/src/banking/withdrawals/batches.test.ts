import { withdrawalMessages } from '@cimiento/contracts';
import { AuditEntry } from '../../access/records';
import { LedgerEntry } from '../../books/ledger/ledger-entry.entity';
import { sha256 } from '../../platform/sha256';
import { databaseKinds } from '../../testing';
import { WithdrawalDesk } from '../../testing/withdrawal-desk';
import { Withdrawal } from './withdrawal.entity';

describe.each(databaseKinds)('files of withdrawals on %s', (kind) => {
  const desk = WithdrawalDesk.serve(kind, 'basic');
  const { bank } = desk;
  const unapprove = (id: number) => bank.admin.send('unapproveWithdrawal', { id }, 'status');
  const postCredit = async (amount: string) => Number((await bank.send([{ amount }])).lines[0].id);
  const getCandidate = async (id: number) =>
    (await bank.admin.send('bankLineCandidates', { id }, 'batchId label reasons withdrawals { id }'))[0];

  test('a wrong approval is taken back while it is in no file, and its investor is told', async () => {
    const [id = 0] = await desk.approve('100.00');
    expect(await unapprove(id)).toMatchObject({ status: 'requested' });
    expect((await bank.listNotices())[0]).toMatchObject({ kind: 'withdrawal_unapproved' });
    expect(await bank.getFunds()).toEqual({ available: '900.00', held: '100.00' });
    expect(await unapprove(id)).toMatchObject({
      message: withdrawalMessages.withdrawalNotUnapprovable,
    });
    await desk.send('approve', { id });
    expect((await bank.listNotices())[0]).toMatchObject({ kind: 'withdrawal_approved' });
    const { id: batchId } = await desk.send('create', { ids: [id] });
    expect(await unapprove(id)).toMatchObject({
      code: 'CONFLICT',
      status: 409,
      message: withdrawalMessages.withdrawalBatched,
    });
    await desk.send('cancel', { id: batchId });
    expect(await unapprove(id)).toMatchObject({ status: 'requested' });
  });

  test('a file takes the given withdrawals, and refuses one that is unknown or in a file already', async () => {
    const [one = 0, two = 0] = await desk.approve('100.00', '50.25');
    expect(await desk.send('create', { ids: [one, 999_999] })).toMatchObject({
      code: 'CONFLICT',
      message: withdrawalMessages.batchUnknown,
    });
    const made = await desk.send('create', { ids: [one] });
    expect(made).toMatchObject({ number: made.id, state: 'open', total: '100.00', withdrawalIds: [one] });
    expect(await desk.send('create', { ids: [one, two] })).toMatchObject({ code: 'CONFLICT' });
    expect(await desk.getState(two)).toEqual(['approved', null]);
    expect(await bank.admin.send('payableWithdrawals')).toEqual([{ id: two }]);
    expect(await desk.send('create')).toMatchObject({ withdrawalIds: [two] });
    expect(await desk.send('create')).toMatchObject({ message: withdrawalMessages.withdrawalNothingToPay });
  });

  test('a removal makes the file anew, and removing the last withdrawal cancels it', async () => {
    const [one = 0, two = 0] = await desk.approve('100.00', '50.25');
    const made = await desk.send('create', { ids: [one, two] });
    const first = await desk.getBatch(made.id);
    const smaller = await desk.send('remove', { id: made.id, ids: [one] });
    expect(smaller).toMatchObject({ total: '50.25', withdrawals: 1, withdrawalIds: [two], state: 'open' });
    const { content, sha256: hash } = await desk.getBatch(made.id);
    expect(hash).toBe(sha256(content));
    expect(content.split('\r\n')).toHaveLength(first.content.split('\r\n').length - 1);
    expect(await desk.getState(one)).toEqual(['approved', null]);
    expect(await desk.send('remove', { id: made.id, ids: [one] })).toMatchObject({
      message: withdrawalMessages.batchForeign,
    });
    expect(await desk.send('remove', { id: made.id, ids: [two] })).toMatchObject({
      state: 'cancelled',
      total: '0.00',
      withdrawalIds: [],
    });
    for (const operation of ['cancel', 'payBatch'] as const)
      expect(await desk.send(operation, { id: made.id })).toMatchObject({ message: withdrawalMessages.batchClosed });
  });

  test('a file is paid by hand except for some, each with its own entry, notice and audit entry', async () => {
    const ids = await desk.approve('100.00', '50.25', '10.00');
    const { id } = await desk.send('create', { ids });
    const { reader } = desk;
    const count = () => reader.countBy(AuditEntry, { entity: 'withdrawal' });
    const before = await count();
    const except = ids.slice(2);
    const paid = await desk.send('payBatch', { id, except });
    expect(paid).toMatchObject({ state: 'paid', total: '150.25', withdrawalIds: ids.slice(0, 2) });
    expect(await desk.getState(ids[2] ?? 0)).toEqual(['approved', null]);
    expect(await bank.getFunds()).toEqual({ available: '839.75', held: '10.00' });
    expect((await bank.listNotices()).filter((notice) => notice.kind === 'withdrawal_paid')).toHaveLength(2);
    expect(await count()).toBe(before + 3);
    expect(await desk.send('payBatch', { id })).toMatchObject({ code: 'CONFLICT' });
  });

  test('a file in which one is paid by itself is open until the last one is, and not cancelled', async () => {
    const [one = 0, two = 0] = await desk.approve('100.00', '50.25');
    const { id } = await desk.send('create', { ids: [one, two] });
    await desk.send('pay', { id: one });
    expect((await desk.getBatch(id)).state).toBe('open');
    expect(await desk.send('cancel', { id })).toMatchObject({ message: withdrawalMessages.batchPaidRow });
    expect(await desk.send('payBatch', { id, except: [two] })).toMatchObject({
      message: withdrawalMessages.batchNothingLeft,
    });
    await desk.send('pay', { id: two });
    expect((await desk.getBatch(id)).state).toBe('paid');
  });

  test('a debit of the total is a candidate for the file, pays it, and is undone', async () => {
    const ids = await desk.approve('100.00', '50.25');
    const { id } = await desk.send('create', { ids });
    const line = await desk.postDebit('150.25');
    expect(await getCandidate(line)).toEqual({
      batchId: id,
      label: `Lote ${id} de 2 retiros por $150.25`,
      reasons: ['Mismo total'],
      withdrawals: ids.map((one) => ({ id: one })),
    });
    expect(await desk.match(line, { batchId: id })).toMatchObject({ status: 'matched' });
    expect(await desk.match(line, { batchId: id })).toMatchObject({ status: 'matched' });
    expect(await desk.getBatch(id)).toMatchObject({ state: 'paid', bankLineId: line });
    const { reader } = desk;
    for (const sourceId of ids) {
      expect(await reader.countBy(LedgerEntry, { sourceKind: 'withdrawal', sourceId })).toBe(2);
      expect(await reader.findOneBy(Withdrawal, { id: sourceId })).toMatchObject({ status: 'paid', paidOn: bank.day });
    }
    expect(await bank.getFunds()).toEqual({ available: '849.75', held: '0.00' });
    expect(await desk.undo(line)).toMatchObject({ status: 'suspense' });
    expect(await desk.getBatch(id)).toMatchObject({ state: 'open', bankLineId: null });
    expect(await Promise.all(ids.map((one) => desk.getState(one)))).toEqual(ids.map(() => ['approved', id]));
    expect(await bank.getFunds()).toEqual({ available: '849.75', held: '150.25' });
    expect((await bank.listNotices()).slice(0, 2)).toMatchObject([
      { kind: 'withdrawal_unpaid' },
      { kind: 'withdrawal_unpaid' },
    ]);
    expect(await desk.match(line, { batchId: id })).toMatchObject({ status: 'matched' });
    expect((await bank.listNotices())[0]).toMatchObject({ kind: 'withdrawal_paid' });
  });

  test('a debit pays a file without those that are excepted, and nothing else of another sum', async () => {
    const [one = 0, two = 0] = await desk.approve('100.00', '50.25');
    const { id } = await desk.send('create', { ids: [one, two] });
    const line = await desk.postDebit('100.00', `Lote ${id}`);
    expect(await getCandidate(line)).toMatchObject({
      batchId: id,
      reasons: ['El texto nombra el lote'],
    });
    expect(await desk.match(line, { batchId: id })).toMatchObject({ code: 'CONFLICT' });
    expect(await desk.match(line, { batchId: id, except: [999_999] })).toMatchObject({ code: 'CONFLICT' });
    expect(await desk.match(line, { withdrawalId: one, except: [two] })).toMatchObject({ code: 'VALIDATION_FAILED' });
    expect((await desk.getBatch(id)).state).toBe('open');
    await desk.match(line, { batchId: id, except: [two] });
    expect(await desk.getBatch(id)).toMatchObject({ state: 'paid', total: '100.00' });
    expect(await desk.getState(two)).toEqual(['approved', null]);
    const credit = await postCredit('50.25');
    expect(await desk.match(credit, { batchId: id })).toMatchObject({ code: 'CONFLICT' });
    expect(await desk.match(await desk.postDebit('100.00'), { batchId: id })).toMatchObject({ code: 'CONFLICT' });
  });

  test('the debit of a file that was paid by hand posts nothing more, also when it is undone', async () => {
    const ids = await desk.approve('100.00', '50.25');
    const { id } = await desk.send('create', { ids });
    await desk.send('payBatch', { id });
    const readBank = async () => (await bank.getReport()).ledgerBalance;
    const line = await desk.postDebit('150.25');
    const before = await readBank();
    await desk.match(line, { batchId: id });
    // The debit leaves suspense, and the payments move from the first account to the desk's.
    expect(await readBank()).toBe(before);
    expect(await desk.undo(line)).toMatchObject({ status: 'suspense' });
    expect(await readBank()).toBe(before);
    expect(await desk.getBatch(id)).toMatchObject({ state: 'paid', bankLineId: null });
    expect(await Promise.all(ids.map((one) => desk.getState(one)))).toEqual(ids.map(() => ['paid', id]));
  });

  test('the match of a single withdrawal is undone into its file, and its return too', async () => {
    const [one = 0] = await desk.approve('100.00');
    const { id } = await desk.send('create', { ids: [one] });
    const line = await desk.postDebit('100.00');
    await desk.match(line, { withdrawalId: one });
    expect((await desk.getBatch(id)).state).toBe('paid');
    const [{ id: statementId }] = await bank.admin.send('bankStatements', { descending: true, limit: 1 });
    expect(await bank.sendVoid(statementId)).toMatchObject({ code: 'CONFLICT' });
    const credit = await postCredit('100.00');
    await desk.match(credit, { withdrawalId: one });
    expect(await bank.getFunds()).toEqual({ available: '1000.00', held: '0.00' });
    expect(await desk.undo(line)).toMatchObject({ code: 'CONFLICT' });
    await desk.undo(credit);
    expect(await desk.getState(one)).toEqual(['paid', id]);
    expect((await bank.listNotices())[0]).toMatchObject({ kind: 'withdrawal_unreturned' });
    await desk.undo(line);
    expect(await desk.getState(one)).toEqual(['approved', id]);
    expect((await desk.getBatch(id)).state).toBe('open');
    expect(await bank.getFunds()).toEqual({ available: '900.00', held: '100.00' });
    expect(await bank.sendVoid(statementId)).toMatchObject({ id: statementId });
  });

  test('a return that was recorded by hand stays when its line is undone, whatever its reason', async () => {
    const [one = 0] = await desk.approve('100.00');
    await desk.send('pay', { id: one });
    await bank.admin.send('returnWithdrawal', { id: one, input: { reason: 'El banco lo devolvió' } });
    const credit = await postCredit('100.00');
    await desk.match(credit, { withdrawalId: one });
    await desk.undo(credit);
    expect(await desk.getState(one)).toEqual(['returned', null]);
    await desk.match(credit, { withdrawalId: one });
    expect(await bank.getFunds()).toEqual({ available: '1000.00', held: '0.00' });
  });

  test('of two administrators who pay a file at once, one pays it', async () => {
    const ids = await desk.approve('100.00', '50.25', '10.00');
    const { id } = await desk.send('create', { ids });
    const answers = await Promise.all(
      [bank.admin, desk.approver].map((client) => desk.send('payBatch', { id }, client)),
    );
    expect(answers.map(({ state, code }) => state ?? code).sort()).toEqual(['CONFLICT', 'paid']);
    expect(await bank.getFunds()).toEqual({ available: '839.75', held: '0.00' });
  });

  test('a withdrawal that is removed while its file is paid is either paid or in no file', async () => {
    const [one = 0, two = 0] = await desk.approve('100.00', '50.25');
    const { id } = await desk.send('create', { ids: [one, two] });
    const answers = await Promise.all([
      desk.send('payBatch', { id }),
      desk.send('remove', { id, ids: [one] }),
      desk.send('pay', { id: two }),
    ]);
    expect(answers.every(({ code }) => code === undefined || code === 'CONFLICT')).toBe(true);
    expect([
      ['approved', null],
      ['paid', id],
    ]).toContainEqual(await desk.getState(one));
    expect(await desk.getState(two)).toEqual(['paid', id]);
    expect((await desk.getBatch(id)).state).toBe('paid');
  });
});
