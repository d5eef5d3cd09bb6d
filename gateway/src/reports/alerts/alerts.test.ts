import { addDays, alertMessages, today } from '@cimiento/contracts';
import { AuditEntry, type User } from '../../access/records';
import { BankAccount } from '../../banking/bank-accounts/bank-account.entity';
import { databaseKinds, serveGateway, type TestClient } from '../../testing';
import { ClosedAlert } from './closed-alert.entity';

const fields = 'key kind userId userName detail since';

describe.each(databaseKinds)('alerts about money on %s', (kind) => {
  const served = serveGateway(kind);
  const list = (): Promise<{ key: string; kind: string; userId: number }[]> =>
    served.admin.send('identityAlerts', {}, fields);
  const listKinds = async ({ id }: User) =>
    (await list()).flatMap((alert) => (alert.userId === id ? [alert.kind] : [])).sort();
  const close = (client: TestClient, key: string, reason = 'Es su hijo, con el nombre Tomás') =>
    client.send('closeIdentityAlert', { key, reason }, 'key kind userId reason closedBy');

  /** Somebody with an account whose number is only theirs, unless it is stated. */
  async function createPerson(name: string, accountNumber: string): Promise<{ user: User; client: TestClient }> {
    const user = await served.fixtures.user(name);
    const client = await served.signedIn(name);
    const input = { bank: 'Banco Andino', accountType: 'savings', accountNumber, holderName: name };
    await client.send('saveBankAccount', { input: { ...input, holderIdNumber: '1710034065' } }, 'bank');
    return { user, client };
  }
  /** A withdrawal that the waiting period of a changed account does not stop. */
  async function withdraw(client: TestClient, userId: number, amount: string): Promise<void> {
    const old = { createdAt: new Date(Date.now() - 5 * 86_400_000) };
    await served.fixtures.update(BankAccount, { userId }, old);
    await client.send('requestWithdrawal', { input: { amount } }, 'id');
  }

  test('a deposit that leaves within a week is found, and one of weeks before is not', async () => {
    const { user, client } = await createPerson('prisa', '2200000001');
    await served.fixtures.deposit(user, 5000, { occurredOn: addDays(today(), -3) });
    await withdraw(client, user.id, '4500.00');
    expect(await listKinds(user)).toEqual(['quick_exit']);
    const { user: other, client: calm } = await createPerson('calma', '2200000002');
    await served.fixtures.deposit(other, 5000, { occurredOn: addDays(today(), -20) });
    await withdraw(calm, other.id, '4500.00');
    expect(await listKinds(other)).toEqual([]);
  });

  test('deposits just below the threshold, a shared and a changed account are found', async () => {
    const { user } = await createPerson('debajo', '2200000003');
    for (const days of [1, 2]) await served.fixtures.deposit(user, 9500, { occurredOn: addDays(today(), -days) });
    expect(await listKinds(user)).toEqual(['just_below']);
    const { user: other, client } = await createPerson('cambio', '2200000004');
    await served.fixtures.deposit(other, 100, { occurredOn: addDays(today(), -60) });
    const input = { bank: 'Otro', accountType: 'savings', accountNumber: '2200000003', holderName: 'Otro' };
    await client.send('saveBankAccount', { input: { ...input, holderIdNumber: '1710034065' } }, 'bank');
    await withdraw(client, other.id, '50.00');
    expect(await listKinds(other)).toEqual(['changed_account']);
    expect(await listKinds(user)).toEqual(['just_below', 'shared_account']);
  });

  test('an alert is closed once, with a reason that only reviewers read, and not by its person', async () => {
    const [alert] = await list();
    const key = alert?.key ?? '';
    expect(await close(served.admin, key, ' ')).toMatchObject({ code: 'VALIDATION_FAILED' });
    expect(await close(served.admin, 'quick_exit:999999')).toMatchObject({ code: 'NOT_FOUND' });
    const answers = await Promise.all([close(served.admin, key), close(served.admin, key)]);
    expect(answers.filter(({ code }) => code === 'CONFLICT')).toHaveLength(1);
    expect(answers.filter(({ reason }) => reason !== undefined)).toHaveLength(1);
    expect((await list()).some((open) => open.key === key)).toBe(false);
    expect(await served.admin.send('closedIdentityAlerts', {}, 'key reason')).toEqual([
      { key, reason: 'Es su hijo, con el nombre Tomás' },
    ]);
    const stored = await served.reader.findOneByOrFail(ClosedAlert, { key });
    expect(JSON.stringify(stored)).not.toContain('Tomás');
    const [entry] = await served.reader.findBy(AuditEntry, { entity: 'closedAlert' });
    expect(JSON.stringify(entry)).not.toContain('Tomás');
    expect(await close(served.admin, key)).toMatchObject({ code: 'CONFLICT', message: alertMessages.closed });
  });

  test('who is not a reviewer reads no alert', async () => {
    const client = await served.signedIn('calma');
    expect(await client.send('identityAlerts', {}, 'key')).toMatchObject({ code: 'FORBIDDEN' });
  });
});
