import { AuditEntry, SecurityEvent } from '../../access/records';
import { databaseKinds, exampleBankAccount, serveGateway } from '../../testing';
import { withdrawalOperations } from '../../testing/withdrawal-desk';
import { Withdrawal } from './withdrawal.entity';

const dayMs = 24 * 3_600_000;
const holder = exampleBankAccount.holderName;

describe.each(databaseKinds)('the holder of a withdrawal, after its investor was renamed, on %s', (kind) => {
  const served = serveGateway(kind, { config: { approvals: 'required' } });

  const request = async (fullName: string) => {
    const owner = await served.fixtures.user(undefined, { fullName });
    const client = await served.signedIn(owner.username);
    await served.fixtures.deposit(owner, 100);
    await client.send('saveBankAccount', { input: exampleBankAccount });
    const { id } = await client.send('requestWithdrawal', { input: { amount: '50.00' } });
    const rename = (name: string) =>
      client.send('updateProfile', { input: { fullName: name, email: owner.email } }, 'fullName');
    const differs = async () => {
      const { data } = await served.admin.graphql(withdrawalOperations.find, {});
      return data?.adminWithdrawals.items.find((row: { id: number }) => row.id === id).holderDiffers;
    };
    const age = (days: number) =>
      served.fixtures.update(
        AuditEntry,
        { entity: 'user', recordId: owner.id },
        {
          createdAt: new Date(Date.now() - days * dayMs),
        },
      );
    return { id, owner, rename, differs, age };
  };

  test('an investor who takes the name of the holder after the request still differs', async () => {
    const { owner, rename, differs, age, id } = await request('Pedro Otro');
    expect(await differs()).toBe(true);
    expect(await rename(holder)).toEqual({ fullName: holder });
    expect(await differs()).toBe(true);
    // Also once the change is old: at the time of the request the name was another one.
    await served.fixtures.update(Withdrawal, { id }, { createdAt: new Date(Date.now() - 50 * dayMs) });
    await age(40);
    expect(await differs()).toBe(true);
    expect(await served.reader.existsBy(SecurityEvent, { userId: owner.id, kind: 'name_changed' })).toBe(true);
  });

  test('a name that changed in the last 30 days differs, and an older one does not', async () => {
    const { rename, differs, age } = await request(holder);
    expect(await differs()).toBe(false);
    await rename('Pedro Otro');
    await rename(holder);
    expect(await differs()).toBe(true);
    await age(31);
    expect(await differs()).toBe(false);
  });
});
