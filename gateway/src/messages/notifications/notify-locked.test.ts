import { OutboxMessage } from '../../platform/outbox/outbox-message.entity';
import { createTestGateway, databaseKinds, fixturePassword } from '../../testing';
import { Notification } from './notification.entity';
import { notifyLocked } from './notify-locked';

const signIn = 'mutation ($input: CredentialsInput!) { login(input: $input) { id } }';

describe.each(databaseKinds)('an account that too many attempts lock on %s', (kind) => {
  test('its user is notified once in the app, and nobody of an unknown name', async () => {
    const served = await createTestGateway(kind, { demoData: false });
    try {
      const { id: userId } = await served.fixtures.user('bloqueada');
      for (const username of ['bloqueada', 'nadie'])
        for (let attempt = 0; attempt < 15; attempt += 1)
          await served.client().graphql(signIn, { input: { username, password: `${fixturePassword}x` } });
      for (let run = 0; run < 2; run += 1) await notifyLocked(served.gateway.database);
      const { reader } = served;
      expect(await reader.find(Notification)).toMatchObject([{ userId, kind: 'account_locked', path: '/settings' }]);
      expect(await reader.countBy(OutboxMessage, { topic: 'email' })).toBe(0);
    } finally {
      await served.close();
    }
  });
});
