import { AuditEntry, User } from '../../access/records';
import { BankAccount } from '../bank-accounts/bank-account.entity';
import { databaseKinds } from '../../testing';
import { WithdrawalDesk } from '../../testing/withdrawal-desk';

const dayMs = 24 * 3_600_000;

describe.each(databaseKinds)('approving withdrawals on %s', (kind) => {
  const desk = WithdrawalDesk.serve(kind);
  const find = async (client = desk.approver) =>
    (await desk.send('find', { search: desk.bank.owner.username }, client)).items;

  /** Makes the account 40 days old, with the name of the investor, who had a withdrawal paid before. */
  const makeKnown = async () => {
    const holderName = desk.bank.owner.fullName;
    const createdAt = new Date(Date.now() - 40 * dayMs);
    await desk.bank.served.fixtures.update(BankAccount, { userId: desk.bank.owner.id }, { holderName, createdAt });
    const [id] = await desk.approve('1.00');
    await desk.send('pay', { id });
  };

  test('a withdrawal is refused at each step while the balance is short, unless its file was read', async () => {
    const refused = { code: 'INSUFFICIENT_BALANCE', status: 409, missing: '45.00' };
    const [one = 0, two = 0, three = 0] = await desk.approve('300.00', '300.00', '300.00');
    const waiting = await desk.request('100.00');
    const sent = await desk.sendFile([one]);
    const { id: unread } = await desk.send('create', { ids: [two] });
    // As a correction does.
    await desk.bank.served.fixtures.deposit(desk.bank.owner, -45, { mayOverdraw: true });
    expect(await desk.send('approve', { id: waiting }, desk.approver)).toMatchObject({
      ...refused,
      withdrawals: [waiting],
    });
    expect(await desk.send('create', { ids: [three] })).toMatchObject({ ...refused, withdrawals: [three] });
    expect(await desk.send('read', { id: unread, format: 'csv' })).toMatchObject({ ...refused, withdrawals: [two] });
    expect(await desk.send('pay', { id: three })).toMatchObject(refused);
    expect(await desk.send('payBatch', { id: sent })).toMatchObject({ ...refused, withdrawals: [one] });
    expect((await desk.getBatch(unread)).readAt).toBeNull();
    expect(await desk.send('read', { id: sent, format: 'csv' })).toHaveProperty('base64');
    // The bank's debit of an approved one in no file waits.
    const line = await desk.postDebit('300.00', (await desk.get(three)).reference);
    expect(await desk.getState(three)).toEqual(['approved', null]);
    expect(await desk.match(line, { withdrawalId: three })).toMatchObject(refused);
    await desk.postDebit('300.00', (await desk.get(one)).reference);
    expect(await desk.getState(one)).toEqual(['paid', sent]);
    expect((await find()).find(({ id }: { id: number }) => id === waiting)).toMatchObject({ balanceAfter: '-45.00' });
    await desk.send('remove', { id: unread, ids: [two] });
    expect(await desk.getState(two)).toEqual(['approved', null]);
  });

  test('several at once leaves out what needs a check, and says of each what became of it', async () => {
    const [one, two] = [await desk.request('100.00'), await desk.request('50.25')];
    const reasons = ['holderDiffers', 'accountAge', 'isFirst'];
    expect(await desk.send('approveAll', { ids: [one, two, 999_999], confirm: [two] }, desk.approver)).toEqual([
      { id: one, status: 'left_out', reasons, code: null },
      { id: two, status: 'approved', reasons, code: null },
      { id: 999_999, status: 'refused', reasons: [], code: 'NOT_FOUND' },
    ]);
    expect(await desk.send('approveAll', { ids: [one], confirm: [two] }, desk.approver)).toMatchObject({ status: 400 });
    expect(await desk.send('approveAll', { ids: [two], confirm: [two] }, desk.approver)).toMatchObject([
      { id: two, status: 'refused', code: 'CONFLICT' },
    ]);
    await makeKnown();
    expect(await desk.send('approveAll', { ids: [one] }, desk.approver)).toEqual([
      { id: one, status: 'approved', reasons: [], code: null },
    ]);
  });

  test('a retry of several with one key gets the first answers, whatever changed since', async () => {
    const [one, two] = [await desk.request('100.00'), await desk.request('50.25')];
    const input = { ids: [one, two], confirm: [two] };
    const headers = { 'idempotency-key': `varios-${one}` };
    const send = () => desk.approver.send('approveWithdrawals', { input }, 'id status code', headers);
    const first = await send();
    expect(first).toMatchObject([{ status: 'left_out' }, { status: 'approved' }]);
    await makeKnown();
    expect(await send()).toEqual(first);
    expect(await desk.getState(one)).toEqual(['requested', null]);
  });

  test('who changed the access of the investor cannot for 30 days, and the row says who can', async () => {
    const id = await desk.request('100.00');
    const entry = (userId: number, createdAt: Date) => ({
      userId,
      address: null,
      sessionHash: null,
      createdAt,
      entity: 'user' as const,
      recordId: desk.bank.owner.id,
      action: 'update' as const,
      personId: desk.bank.owner.id,
      projectId: null,
      runId: null,
      before: JSON.stringify({ fullName: 'Antes' }),
      after: JSON.stringify({ fullName: 'Después' }),
    });
    const row = async () => (await find()).find((one: { id: number }) => one.id === id);
    expect(await row()).toMatchObject({ approvableFrom: null, approvableBy: [], holderDiffers: true, isFirst: true });
    const poster = (await desk.reader.findOneByOrFail(User, { username: 'jefa' })).id;
    const [earlier, later] = [new Date(Date.now() - 20 * dayMs), new Date(Date.now() - 10 * dayMs)];
    await desk.bank.served.gateway.database.transaction((manager) =>
      manager.insert(AuditEntry, [entry(desk.approverId, earlier), entry(poster, later)]),
    );
    expect(await desk.send('approve', { id }, desk.approver)).toMatchObject({ code: 'FORBIDDEN' });
    const { approvableFrom, approvableBy } = await row();
    expect(Date.parse(approvableFrom)).toBe(earlier.getTime() + 30 * dayMs);
    expect(approvableBy).toEqual([desk.approverId]);
  });

  test('an identity number is whole for who decides while it waits, and for its investor', async () => {
    const id = await desk.request('100.00');
    const read = async () => (await find()).find((one: { id: number }) => one.id === id).bankAccount.holderIdNumber;
    expect(await read()).toBe('1712345678');
    const own = await desk.bank.investor.send('myBankAccount', {}, 'holderIdNumber');
    expect(own).toEqual({ holderIdNumber: '1712345678' });
    await desk.send('approve', { id }, desk.approver);
    expect(await read()).toBe('*******678');
  });
});
