import { centsToText, parseSignedCents, today } from '@cimiento/contracts';
import type { User } from '../../access/records';
import { Notification } from '../../messages/notifications/notification.entity';
import { notify } from '../../messages/notifications/notify';
import { FileNotFoundError } from '../../platform/files/file-store';
import { OutboxMessage } from '../../platform/outbox/outbox-message.entity';
import { databaseKinds, serveGateway, type TestClient } from '../../testing';
import { unzip } from '../../testing/unzip';
import { AccountStatement } from '../account-statements/account-statement.entity';

const year = Number(today().slice(0, 4)) - 1;

describe.each(databaseKinds)('files of people on %s', (kind) => {
  const served = serveGateway(kind);
  const deliver = () => served.gateway.outbox.deliverDue();

  /** Somebody who had 500.00 last year and has nothing now. */
  async function createHolder(name: string): Promise<{ user: User; client: TestClient }> {
    const user = await served.fixtures.user(name, { fullName: `Persona ${name}` });
    await served.fixtures.deposit(user, 500, { occurredOn: `${year}-06-15` });
    await served.fixtures.deposit(user, -500);
    return { user, client: await served.signedIn(name) };
  }

  async function makeStatement(client: TestClient): Promise<AccountStatement> {
    const { id } = await client.send('requestStatement', { input: { year } }, 'id');
    await deliver();
    return served.reader.findOneByOrFail(AccountStatement, { id });
  }

  async function erase(client: TestClient): Promise<void> {
    const { id } = await client.send('createDataSubjectRequest', { input: { kind: 'deletion' } }, 'id');
    await served.admin.send('completeDataSubjectRequest', { id, input: { reason: 'Como lo pidió' } }, 'status');
  }

  test('the PDF of an erased person goes, and who has it can still verify it', async () => {
    const { client } = await createHolder('saliente');
    const { sha256, code } = await makeStatement(client);
    const { files } = served.gateway.services;
    expect((await files.read(sha256 ?? '')).subarray(0, 5).toString()).toBe('%PDF-');
    await erase(client);
    await deliver();
    await expect(files.read(sha256 ?? '')).rejects.toThrow(FileNotFoundError);
    expect(await served.admin.send('verifyStatement', { code }, 'year sha256 total')).toMatchObject({
      year,
      sha256,
      total: '500.00',
    });
  });

  test('nobody writes to an erased person, nor issues their statement with all others', async () => {
    const { user, client } = await createHolder('ausente');
    const { user: other } = await createHolder('presente');
    await erase(client);
    await deliver();
    const count = async (userId: number) => [
      await served.reader.countBy(AccountStatement, { userId }),
      await served.reader.countBy(Notification, { userId }),
      await served.reader.countBy(OutboxMessage, { userId }),
    ];
    const before = await count(user.id);
    await served.gateway.database.transaction(async (manager) => {
      for (const userId of [user.id, other.id]) await notify(manager, { userId, kind: 'account_locked', facts: {} });
    });
    await served.admin.send('issueStatements', { input: { year } }, 'id people');
    await deliver();
    expect(await count(user.id)).toEqual(before);
    expect(await count(other.id)).toEqual([1, 2, 2]);
    expect(await served.reader.countBy(OutboxMessage, { recipient: `eliminado-${user.id}@eliminado.invalid` })).toBe(0);
  });

  test('every file of an export says money in dollars', async () => {
    const { user, client } = await createHolder('curiosa');
    await makeStatement(client);
    await served.fixtures.deposit(user, 70);
    const { content } = await client.send('exportMyData', {}, 'name contentType content');
    const { data } = JSON.parse(unzip(Buffer.from(content, 'base64')).get('datos.json') ?? '');
    const { available } = await client.send('myBalance', {}, 'available');
    const moved = data['montos de los movimientos'].map(({ amount }: { amount: string }) => parseSignedCents(amount));
    expect(centsToText(moved.reduce((sum: number, cents: number) => sum + cents, 0))).toBe(available);
    expect(data.saldo.map(({ balance }: { balance: string }) => balance)).toContain(available);
    const [statement] = data['estados de cuenta'];
    expect(statement.total).toBe('500.00');
    expect(JSON.parse(statement.facts).balance).toMatchObject({ deposits: '500.00', closing: '500.00' });
    expect(JSON.parse(statement.facts).year).toBe(year);
    expect(available).toBe('70.00');
  });
});
