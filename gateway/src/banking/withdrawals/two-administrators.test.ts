import { ledgerAccounts } from '@cimiento/contracts';
import { User } from '../../access/records';
import { databaseKinds } from '../../testing';
import { WithdrawalDesk } from '../../testing/withdrawal-desk';

describe.each(databaseKinds)('a withdrawal in production rules on %s', (kind) => {
  const desk = WithdrawalDesk.serve(kind);
  const { bank } = desk;
  const refused = { code: 'FORBIDDEN' };
  const approved = { status: 'approved' };
  const request = () => desk.request('120.50');

  test('the administrator who approved it cannot pay it', async () => {
    const id = await request();
    expect(await desk.send('approve', { id })).toMatchObject(approved);
    expect(await desk.send('pay', { id })).toMatchObject(refused);
    expect(await desk.send('create')).toMatchObject(refused);
    expect(await desk.send('create', {}, desk.approver)).toMatchObject({ withdrawals: 1 });
    expect(await desk.send('pay', { id }, desk.approver)).toEqual({ status: 'paid' });
  });

  /** Ids of two withdrawals, of which jefa and benito approved one each. */
  const approveBoth = async (): Promise<[number, number]> => {
    const id = await request();
    await desk.send('approve', { id });
    const [other = 0] = await desk.approve('120.50');
    return [id, other];
  };

  test('goes into a file with those that others approved, never with one’s own', async () => {
    await approveBoth();
    for (const client of [bank.admin, desk.approver])
      expect(await desk.send('create', {}, client)).toMatchObject({ withdrawals: 1 });
  });

  test('a file is paid by an administrator who approved none of its paid withdrawals', async () => {
    const [one, two] = await approveBoth();
    expect(await desk.send('create', { ids: [one, two] }, desk.approver)).toMatchObject(refused);
    const { id } = await desk.send('create', { ids: [one] }, desk.approver);
    // Nobody puts their own approval into a file; it got there before two administrators were needed.
    await bank.served.gateway.database.transaction(async (manager) => {
      await manager.query('UPDATE withdrawal SET batchId = ? WHERE id = ?', [id, two]);
      await manager.query('UPDATE withdrawal_batch SET withdrawals = 2, total = 24100 WHERE id = ?', [id]);
    });
    for (const client of [bank.admin, desk.approver])
      expect(await desk.send('payBatch', { id }, client)).toMatchObject(refused);
    expect(await desk.send('payBatch', { id, except: [two] })).toMatchObject(refused);
    expect(await desk.send('payBatch', { id, except: [two] }, desk.approver)).toMatchObject({ state: 'paid' });
  });

  test('an approval that was taken back no longer keeps its administrator from paying', async () => {
    const id = await request();
    await desk.send('approve', { id });
    expect(await bank.admin.send('unapproveWithdrawal', { id }, 'status')).toEqual({ status: 'requested' });
    await desk.send('approve', { id }, desk.approver);
    expect(await desk.send('pay', { id })).toEqual({ status: 'paid' });
  });

  test('an administrator who credited its investor in the last 7 days cannot approve it', async () => {
    const { id: actorId } = await desk.reader.findOneByOrFail(User, { username: 'jefa' });
    await bank.served.fixtures.deposit(bank.owner, 500, { actorId });
    const id = await request();
    expect(await desk.send('approve', { id })).toMatchObject(refused);
    expect(await desk.send('approve', { id }, desk.approver)).toMatchObject(approved);
  });

  test('the proposer of the credit cannot approve it, and the approver of the proposal can', async () => {
    const accounts = { debitAccount: 'fee:bank', creditAccount: ledgerAccounts.available(bank.owner.id).code };
    const input = { ...accounts, amount: '200.00', occurredOn: '2026-01-20', memo: 'Devolución' };
    const { approvalId } = await bank.admin.send('postAdjustment', { input });
    expect(await desk.send('decide', { id: approvalId }, desk.approver)).toEqual(approved);
    const id = await request();
    expect(await desk.send('approve', { id })).toMatchObject(refused);
    expect(await desk.send('approve', { id }, desk.approver)).toMatchObject(approved);
  });

  test('that was rejected credits nobody', async () => {
    await desk.send('reject', { id: await request() });
    expect(await desk.send('approve', { id: await request() })).toMatchObject(approved);
  });
});
