import { WithdrawalDesk } from '../../testing/withdrawal-desk';
import { verifyLedger } from '../../books/evidence/verify-ledger';
import { databaseKinds } from '../../testing';

describe.each(databaseKinds)('a file for the bank that was read on %s', (kind) => {
  const desk = WithdrawalDesk.serve(kind);

  test('gives the same bytes ever after, and loses no withdrawal', async () => {
    const ids = await desk.approve('100.00', '50.25');
    const { id, readAt, isChangeable } = await desk.send('create', { ids });
    expect([readAt, isChangeable]).toEqual([null, true]);
    const first = await desk.send('read', { id, format: 'csv' });
    expect(first.fileName).toMatch(/-lote-\d+\.csv$/);
    const { readAt: at, readBy } = await desk.getBatch(id);
    const shown = await desk.bank.admin.send('withdrawalBatch', { id }, 'isChangeable');
    expect(shown).toEqual({ isChangeable: false });
    expect(await desk.send('remove', { id, ids: [ids[0]] })).toMatchObject({ code: 'BATCH_READ', status: 409 });
    expect(await desk.send('read', { id, format: 'csv' }, desk.approver)).toEqual(first);
    const { fileName, base64 } = await desk.send('read', { id, format: 'xlsx' }, desk.approver);
    expect([fileName.slice(-5), Buffer.from(base64, 'base64').subarray(0, 2).toString()]).toEqual(['.xlsx', 'PK']);
    expect(await desk.getBatch(id)).toMatchObject({ readAt: at, readBy });
    expect(await desk.send('payBatch', { id })).toMatchObject({ state: 'paid' });
    expect(await desk.send('read', { id, format: 'csv' })).toEqual(first);
  });

  test('a file is not read first once a withdrawal in it was paid by hand', async () => {
    const [one = 0, two = 0] = await desk.approve('100.00', '50.25');
    const { id } = await desk.send('create', { ids: [one, two] });
    expect(await desk.send('pay', { id: one })).toEqual({ status: 'paid' });
    for (const client of [desk.bank.admin, desk.approver])
      expect(await desk.send('read', { id, format: 'csv' }, client)).toMatchObject({ code: 'CONFLICT' });
    expect(await desk.send('remove', { id, ids: [two] })).toMatchObject({ state: 'paid' });
    expect(await desk.send('read', { id, format: 'csv' })).toMatchObject({ code: 'CONFLICT' });
    expect(await desk.sendFile([two])).toBeGreaterThan(id);
  });

  test('leaves an approval in force that was in a file which nobody read', async () => {
    const ids = await desk.approve('100.00', '50.25');
    const { id } = await desk.send('create', { ids });
    expect(await desk.send('remove', { id, ids: [ids[0]] })).toMatchObject({ state: 'open' });
    expect(await desk.getState(ids[0] ?? 0)).toEqual(['approved', null]);
    expect(await desk.send('cancel', { id })).toMatchObject({ state: 'cancelled', isReadable: false });
    expect(await desk.send('read', { id, format: 'csv' })).toMatchObject({ code: 'CONFLICT' });
  });

  test('removing from it and making a new file is refused: the bank gets one order', async () => {
    const ids = await desk.approve('100.00');
    const id = await desk.sendFile(ids);
    expect(await desk.send('remove', { id, ids })).toMatchObject({ code: 'BATCH_READ' });
    expect(await desk.send('create', { ids })).toMatchObject({ code: 'CONFLICT' });
    await desk.send('cancel', { id });
    expect(await desk.send('create', { ids })).toMatchObject({ code: 'CONFLICT' });
  });

  test('that was cancelled asks for another approval, once the bank cannot have paid it', async () => {
    const [one = 0] = await desk.approve('100.00');
    const id = await desk.sendFile([one]);
    const { content, sha256 } = await desk.getBatch(id);
    expect(await desk.send('cancel', { id })).toMatchObject({ state: 'cancelled', withdrawals: 0 });
    expect(await desk.getBatch(id)).toMatchObject({ content, sha256 });
    expect(await desk.getState(one)).toEqual(['requested', null]);
    expect(await desk.send('approve', { id: one })).toMatchObject({ code: 'FORBIDDEN' });
    // A new password by link clears what is open.
    const { database, services } = desk.bank.served.gateway;
    await database.transaction((manager) => services.withdrawals.clearOpen(manager, desk.bank.owner.id));
    expect(await desk.getState(one)).toEqual(['requested', null]);
    const refused = { code: 'MAY_BE_PAID', status: 409 };
    expect(await desk.send('approve', { id: one }, desk.approver)).toMatchObject(refused);
    expect(await desk.send('reject', { id: one }, desk.approver)).toMatchObject(refused);
    expect(await desk.send('giveUp', { id: one }, desk.bank.investor)).toMatchObject(refused);
    await desk.coverReading(id);
    expect(await desk.send('notPaid', { id: one }, desk.approver)).toMatchObject({ code: 'CONFLICT' });
    expect(await desk.send('approve', { id: one })).toMatchObject({ code: 'FORBIDDEN' });
    expect(await desk.send('approve', { id: one }, desk.approver)).toMatchObject({ status: 'approved' });
    expect((await desk.send('create', { ids: [one] })).state).toBe('open');
  });

  test('one excepted waits until somebody else states that the bank did not pay it', async () => {
    const [one = 0, two = 0] = await desk.approve('100.00', '50.25');
    const id = await desk.sendFile([one, two]);
    expect(await desk.send('payBatch', { id, except: [two] })).toMatchObject({ state: 'paid', total: '100.00' });
    expect(await desk.getState(two)).toEqual(['requested', null]);
    expect(await desk.send('notPaid', { id: two })).toMatchObject({ code: 'FORBIDDEN' });
    expect(await desk.send('notPaid', { id: one }, desk.approver)).toMatchObject({ code: 'CONFLICT' });
    expect(await desk.send('notPaid', { id: two }, desk.approver)).toMatchObject({ status: 'requested' });
    expect(await desk.send('notPaid', { id: two }, desk.approver)).toMatchObject({ code: 'CONFLICT' });
    expect(await desk.send('approve', { id: two }, desk.approver)).toMatchObject({ status: 'approved' });
  });

  test('a debit that names what left it keeps it from being approved, whatever it was assigned to', async () => {
    const [one = 0] = await desk.approve('100.00');
    const id = await desk.sendFile([one]);
    await desk.send('cancel', { id });
    const line = await desk.postDebit('100.00', (await desk.get(one)).reference);
    await desk.undo(line);
    expect(await desk.getState(one)).toEqual(['requested', null]);
    expect(await desk.match(line, { purpose: 'bank_fee' })).toMatchObject({ status: 'matched' });
    await desk.coverReading(id);
    expect(await desk.send('approve', { id: one }, desk.approver)).toMatchObject({ code: 'MAY_BE_PAID' });
  });

  test('its debit settles what left it, before and after that is approved anew', async () => {
    const [one = 0, two = 0] = await desk.approve('100.00', '50.25');
    const id = await desk.sendFile([one, two]);
    await desk.send('cancel', { id });
    await desk.postDebit('100.00', (await desk.get(one)).reference);
    expect((await desk.get(one)).status).toBe('paid');
    await desk.send('notPaid', { id: two }, desk.approver);
    await desk.send('approve', { id: two }, desk.approver);
    await desk.postDebit('50.25', (await desk.get(two)).reference);
    expect((await desk.get(two)).status).toBe('paid');
  });

  test('one sum pays a cancelled one, and undoing that makes it cancelled again', async () => {
    const ids = await desk.approve('100.00', '50.25');
    const id = await desk.sendFile(ids);
    await desk.send('cancel', { id });
    const line = await desk.postDebit('150.25');
    await desk.coverReading(id);
    // It may be its debit as long as it waits in suspense.
    expect(await desk.send('approve', { id: ids[0] }, desk.approver)).toMatchObject({ code: 'MAY_BE_PAID' });
    expect(await desk.match(line, { batchId: id })).toMatchObject({ status: 'matched' });
    expect(await desk.getBatch(id)).toMatchObject({ state: 'paid', total: '150.25', bankLineId: line });
    expect(await Promise.all(ids.map((one) => desk.getState(one)))).toEqual(ids.map(() => ['paid', id]));
    expect(await desk.undo(line)).toMatchObject({ status: 'suspense' });
    expect(await desk.getBatch(id)).toMatchObject({ state: 'cancelled', bankLineId: null });
    expect(await Promise.all(ids.map((one) => desk.getState(one)))).toEqual(ids.map(() => ['requested', null]));
  });

  test('its debit that is undone asks for another approval, and it can no longer be read', async () => {
    const [one = 0] = await desk.approve('100.00');
    const id = await desk.sendFile([one]);
    const { reference } = await desk.get(one);
    const line = await desk.postDebit('100.00', reference);
    expect(await desk.getState(one)).toEqual(['paid', id]);
    expect(await desk.undo(line)).toMatchObject({ status: 'suspense' });
    expect(await desk.getState(one)).toEqual(['requested', id]);
    expect(await desk.getBatch(id)).toMatchObject({ state: 'open' });
    expect(await desk.send('read', { id, format: 'csv' })).toMatchObject({ code: 'BATCH_READ' });
    expect(await desk.send('payBatch', { id })).toMatchObject({ code: 'CONFLICT' });
    expect(await desk.match(line, { withdrawalId: one })).toMatchObject({ code: 'CONFLICT' });
    for (const [operation, client] of [
      ['reject', desk.approver],
      ['giveUp', desk.bank.investor],
    ] as const)
      expect(await desk.send(operation, { id: one }, client)).toMatchObject({ code: 'MAY_BE_PAID' });
    expect(await desk.send('approve', { id: one })).toMatchObject({ code: 'FORBIDDEN' });
    expect(await desk.send('approve', { id: one }, desk.approver)).toMatchObject({ status: 'approved' });
    expect(await desk.send('create', { ids: [one] })).toMatchObject({ code: 'CONFLICT' });
    expect(await desk.send('read', { id, format: 'csv' })).toMatchObject({ code: 'BATCH_READ' });
    expect(await desk.match(line, { withdrawalId: one })).toMatchObject({ status: 'matched' });
    expect(await desk.getState(one)).toEqual(['paid', id]);
  });

  test('an undone payment of one in no file, or in one that nobody read, uses its approval up too', async () => {
    const [one = 0, two = 0] = await desk.approve('100.00', '50.25');
    const { id } = await desk.send('create', { ids: [two] });
    for (const row of [one, two]) {
      const { amount, reference } = await desk.get(row);
      await desk.undo(await desk.postDebit(amount, reference));
    }
    expect(await desk.getState(one)).toEqual(['requested', null]);
    expect(await desk.getState(two)).toEqual(['requested', id]);
    expect(await desk.send('read', { id, format: 'csv' })).toMatchObject({ code: 'BATCH_READ' });
    expect(await desk.send('remove', { id, ids: [two] })).toMatchObject({ code: 'BATCH_READ' });
    await desk.send('cancel', { id });
    expect(await desk.send('approve', { id: two }, desk.approver)).toMatchObject({ code: 'MAY_BE_PAID' });
  });

  test('the check of the books finds one that left a file which nobody read', async () => {
    const [one = 0] = await desk.approve('100.00');
    const id = await desk.sendFile([one]);
    const { readAt, readBy } = await desk.getBatch(id);
    await desk.send('cancel', { id });
    await desk.setBatch(id, { readAt: null, readBy: null });
    expect(await verifyLedger(desk.reader)).toMatchObject([{ subject: `withdrawal ${one}` }]);
    await desk.setBatch(id, { readAt, readBy });
  });

  test('the withdrawals of a rejected statement are what they were before it', async () => {
    const [one = 0, two = 0] = await desk.approve('100.00', '50.25');
    const id = await desk.sendFile([one, two]);
    await desk.send('payBatch', { id, except: [two] });
    const held = await desk.get(two);
    const line = await desk.postDebit('50.25', held.reference);
    expect((await desk.get(two)).status).toBe('paid');
    const { database, services } = desk.bank.served.gateway;
    const settled = await desk.reader.query('SELECT * FROM bank_statement_line WHERE id = ?', [line]);
    const { bankAccountId, ...facts } = settled[0];
    expect(bankAccountId).toBe(desk.bank.bankAccountId);
    const by = { userId: desk.approverId, address: null, sessionHash: null };
    await database.transaction(async (manager) => {
      await services.withdrawalSettlement.undo(manager, { ...facts, amount: Number(facts.amount) }, by, {
        because: 'rejected',
      });
      await manager.query("UPDATE bank_statement_line SET status = 'void', withdrawalId = NULL WHERE id = ?", [line]);
    });
    expect(await desk.get(two)).toEqual(held);
  });
});
