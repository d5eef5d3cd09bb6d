import { maxBody, notificationKinds, writeNotification } from '@cimiento/contracts';
import { databaseKinds, serveGateway } from '../../testing';
import type { User } from '../../access/records';
import { Notification } from './notification.entity';
import { NotificationPreference } from './notification-preference.entity';
import { type NewNotification, notify, notifyAll } from './notify';

describe.each(databaseKinds)('notifications on %s', (kind) => {
  const served = serveGateway(kind);
  let count = 0;

  const createUser = (): Promise<User> => served.fixtures.user(`avisada${(count += 1)}`);
  const list = (userId: number): Promise<Notification[]> =>
    served.reader.find(Notification, { where: { userId }, order: { id: 'ASC' } });
  const write = (...notifications: NewNotification[]): Promise<void> =>
    served.gateway.database.transaction((manager) => notifyAll(manager, notifications));

  test('notifications are written with their text, unread', async () => {
    const { id: userId } = await createUser();
    await write({ userId, kind: 'deposit_credited', facts: { amount: '1250.5' } });
    expect(await list(userId)).toMatchObject([
      {
        kind: 'deposit_credited',
        title: 'Recibimos tu depósito',
        body: 'Acreditamos $1,250.50 en tu saldo.',
        path: '/balance',
        readAt: null,
      },
    ]);
  });

  test('a rollback of their cause leaves none', async () => {
    const { id: userId } = await createUser();
    const cause = served.gateway.database.transaction(async (manager) => {
      await notify(manager, { userId, kind: 'password_changed', facts: {} });
      throw new Error('rolled back');
    });
    await expect(cause).rejects.toThrow('rolled back');
    expect(await list(userId)).toEqual([]);
  });

  test('a notification is written once about a subject, and without one each time', async () => {
    const [{ id: userId }, { id: otherId }] = [await createUser(), await createUser()];
    const facts = { orderId: 7, projectName: 'Casa', amount: 5000 };
    for (let time = 0; time < 2; time += 1) {
      await write({ userId, kind: 'order_paid', facts, subject: 'order:7' });
      await write({ userId, kind: 'order_expired', facts, subject: 'order:7' });
      await write({ userId, kind: 'new_device', facts: { device: 'Chrome en Windows' } });
      await write({ userId: otherId, kind: 'order_paid', facts, subject: 'order:7' });
    }
    expect((await list(userId)).map((row) => row.kind)).toEqual([
      'order_paid',
      'order_expired',
      'new_device',
      'new_device',
    ]);
    expect(await list(otherId)).toHaveLength(1);
  });

  test('a user can keep them out of the app, except for money and security', async () => {
    const { id: userId } = await createUser();
    await served.gateway.database.transaction((manager) =>
      manager.insert(
        NotificationPreference,
        (['updates', 'deposits', 'security'] as const).map((topic) => ({ userId, topic, app: false, email: false })),
      ),
    );
    await write(
      { userId, kind: 'project_update', facts: { projectId: 1, projectName: 'Casa', title: 'Avance' } },
      { userId, kind: 'deposit_credited', facts: { amount: '10.00' } },
      { userId, kind: 'email_changed', facts: {} },
    );
    expect((await list(userId)).map((row) => row.kind)).toEqual(['deposit_credited', 'email_changed']);
  });
});

const account = {
  bank: 'Banco Pichincha',
  accountType: 'savings',
  accountNumber: '2200123456',
  holderName: 'Fideicomiso de las pruebas',
  holderIdNumber: '1793201547001',
};

test('no title has an amount, because it is the subject of an e-mail', () => {
  const rent = {
    projectName: 'Casa',
    amount: '77.55',
    period: '2026-01',
    paymentDate: '2026-02-15',
    annualReturn: 8.5,
  };
  const values = {
    ...rent,
    before: rent,
    after: rent,
    rents: '0.00',
    year: 2025,
    sale: { price: '2000.00', costs: [], fee: '0.00', net: '2000.00' },
    cancellation: 'cooling_off',
    request: 'export',
    received: '999.00',
    missing: '1.00',
    short: '1.00',
    status: 'cancelled',
    order: { orderId: 7, number: 'CIM-7K3M9-QXR4T', amount: 1000, projectName: 'Casa' },
    payment: { number: 'CIM-7K3M9-QXR4T', fundedFrom: 'balance', received: '1.00' },
    // Facts that a kind hands on together.
    ...account,
    reference: 'RF18 5390',
    number: 'CIM-7K3M9-QXR4T',
    accounts: Array.from({ length: 20 }, () => account),
    closingBalance: '10.00',
    expiresAt: new Date(),
    dueDate: '2026-03-16',
    reason: 'deleted',
    closesAt: '2026-03-31',
    roundClosesAt: '2026-03-31',
    fractions: 10,
    given: 4,
  };
  // A fact that only a new kind has is text, unless it is added above. The facts of all kinds together have no type.
  const facts = new Proxy(values, { get: (known, name): unknown => Reflect.get(known, name) ?? 'Un texto de ejemplo' });
  for (const kind of notificationKinds) {
    const { title, body, path } = writeNotification(kind, facts as never);
    expect([title, body].every((text) => text.length > 10 && !/undefined|NaN|Invalid/.test(text))).toBe(true);
    expect(title).not.toMatch(/[$\d]/);
    expect(path).toMatch(/^\/[a-z]/);
    expect(body.length).toBeLessThanOrEqual(maxBody);
    if (kind === 'order_reopened') expect(body).toMatch(/RUC 1793201547001\.$/);
  }
});
