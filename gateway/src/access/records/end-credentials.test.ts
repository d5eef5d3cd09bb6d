import { IsNull, type EntityTarget, type ObjectLiteral } from 'typeorm';
import { AccountToken, tokenPurposes } from './account-token.entity';
import { CalendarLink } from './calendar-link.entity';
import { PasskeyChallenge } from './passkey-challenge.entity';
import { createTotpCode, databaseKinds, fixturePassword, type TestClient } from '../../testing';
import { serveWithMail } from '../../testing/serve-with-mail';
import type { User } from './user.entity';
import { KnownDevice } from './known-device.entity';
import { PendingSignIn } from './pending-sign-in.entity';
import { StoredSession } from './session.entity';

const strongPassword = 'tejado azul claro';
const otherPassword = 'camino verde lento';

// The links of an e-mail that staff set end with it: its owner can stop it after any other change.
const endingPurposes = tokenPurposes.filter((purpose) => !purpose.startsWith('pending_email'));

describe.each(databaseKinds)('a change of the access of an account on %s', (kind) => {
  const served = serveWithMail(kind, { environment: 'production', approvals: 'off' });
  let admin: TestClient;
  let userCount = 0;

  beforeAll(async () => {
    admin = await served.signedInAdmin();
  });

  type Subject = { user: User; own: TestClient };

  const byAdmin =
    (changed: object) =>
    ({ user }: Subject) =>
      admin.send('updateUser', {
        id: user.id,
        input: { fullName: user.fullName, email: user.email, role: user.role, ...changed },
      });
  const addTotp = async ({ own }: Subject): Promise<void> => {
    const { secret } = await own.send('startTotp', {}, 'secret');
    await own.send('confirmTotp', { code: createTotpCode(secret) });
  };

  type Change = {
    /** The state before each case. */
    arrange?: (subject: Subject) => Promise<unknown>;
    change: (subject: Subject) => Promise<unknown>;
    keepsSessions?: boolean;
    /** The link that the change itself sends. */
    sends?: 'email_verification';
  };
  const changes: Record<string, Change> = {
    'one’s own password': {
      change: ({ own }) =>
        own.send('changePassword', { input: { currentPassword: fixturePassword, newPassword: strongPassword } }),
    },
    'a password by a link': {
      change: async ({ user }) => {
        const client = served.client();
        await client.send('requestPasswordReset', { input: { email: user.email } });
        await client.send('resetPassword', {
          input: { token: await served.readToken(user.email), newPassword: strongPassword },
        });
      },
    },
    'a password by an administrator': { change: byAdmin({ password: otherPassword }) },
    'one’s own e-mail': {
      arrange: ({ user, own }) =>
        own.send('updateProfile', { input: { fullName: user.fullName, email: `nuevo-${user.email}` } }),
      change: async ({ user }) =>
        served.client().send('confirmEmail', { input: { token: await served.readToken(`nuevo-${user.email}`) } }),
      keepsSessions: true,
    },
    'an e-mail by an administrator': {
      change: ({ user, own }) => byAdmin({ email: `otro-${user.email}` })({ user, own }),
      keepsSessions: true,
      sends: 'email_verification',
    },
    'a new second factor': { change: addTotp },
    'a removed second factor': {
      arrange: addTotp,
      change: ({ own }) => own.send('removeTotp'),
    },
    'new recovery codes': {
      arrange: addTotp,
      change: ({ own }) => own.send('renewRecoveryCodes'),
    },
    'a second factor that an administrator removes': {
      arrange: addTotp,
      change: ({ user }) => admin.send('resetSecondFactor', { userId: user.id }),
    },
    'a role': { change: byAdmin({ role: 'admin' }) },
    'a disabled account': { change: ({ user }) => admin.send('setUserDisabled', { id: user.id, disabled: true }) },
    'an enabled account': {
      arrange: ({ user }) => admin.send('setUserDisabled', { id: user.id, disabled: true }),
      change: ({ user }) => admin.send('setUserDisabled', { id: user.id, disabled: false }),
    },
    'sessions that the user ends': {
      change: ({ own }) => own.send('endMyOtherSessions'),
    },
    'sessions that an administrator ends': {
      change: ({ user }) => admin.send('endUserSessions', { userId: user.id }),
    },
  };

  const hash = (letter: string, userId: number): string => `${letter}${userId}`.padEnd(64, letter);
  const planted = (userId: number): [EntityTarget<ObjectLiteral>, ObjectLiteral][] => {
    const expiresAt = new Date(Date.now() + 3_600_000);
    const createdAt = new Date();
    return [
      [StoredSession, { idHash: hash('a', userId), userId, createdAt, expiresAt }],
      [KnownDevice, { tokenHash: hash('b', userId), userId, name: 'Firefox', createdAt, lastSeenAt: createdAt }],
      [PendingSignIn, { idHash: hash('c', userId), userId, expiresAt }],
      [PasskeyChallenge, { challengeHash: hash('d', userId), userId, purpose: 'sign_in', expiresAt }],
      [CalendarLink, { tokenHash: hash('e', userId), userId, createdAt }],
      ...endingPurposes.map((purpose): [EntityTarget<ObjectLiteral>, ObjectLiteral] => [
        AccountToken,
        {
          tokenHash: hash(purpose.slice(-14), userId).slice(0, 64),
          userId,
          purpose,
          email: '',
          expiresAt: Date.now() + 60_000,
          createdAt,
        },
      ]),
    ];
  };
  /** Adds every kind of credential, as another browser or program of the user would hold it. */
  const plant = (userId: number) =>
    served.gateway.database.transaction(async (manager) => {
      for (const [entity, row] of planted(userId)) await manager.insert(entity, row);
    });
  /** The planted credentials that still work. */
  const listLeft = async (userId: number): Promise<string[]> => {
    const { reader } = served;
    const left = await Promise.all([
      reader.existsBy(StoredSession, { idHash: hash('a', userId) }),
      reader.existsBy(KnownDevice, { tokenHash: hash('b', userId) }),
      reader.existsBy(PendingSignIn, { userId }),
      reader.existsBy(PasskeyChallenge, { userId }),
      reader.existsBy(CalendarLink, { userId }),
      reader.existsBy(AccountToken, { userId, usedAt: IsNull(), email: '' }),
    ]);
    const names = ['session', 'device', 'pending sign-in', 'challenge', 'calendar link', 'e-mail link'];
    return names.filter((_, index) => left[index]);
  };

  test.each(Object.keys(changes))('%s ends every other credential', async (name) => {
    const { arrange, change, keepsSessions = false, sends } = changes[name] as Change;
    userCount += 1;
    const user = await served.fixtures.user(`sujeto${userCount}`);
    const own = await served.signedIn(user.username);
    await arrange?.({ user, own });
    await plant(user.id);
    await change({ user, own });
    expect(await listLeft(user.id)).toEqual(keepsSessions ? ['session'] : []);
    const links = await served.reader.findBy(AccountToken, { userId: user.id, usedAt: IsNull() });
    expect(links.map(({ purpose }) => purpose)).toEqual(sends ? [sends] : []);
  });

  test('the session and the device of the request stay', async () => {
    const user = await served.fixtures.user('propia');
    const own = await served.signedIn('propia');
    const listDevices = async () => await own.send('myDevices', {}, 'id isCurrent');
    const [before] = await listDevices();
    await served.signedIn('propia');
    expect(await listDevices()).toHaveLength(2);
    await changes['one’s own password']?.change({ user, own });
    expect(await listDevices()).toEqual([before]);
    expect(before).toMatchObject({ isCurrent: true });
  });

  test('what the user of another account holds stays', async () => {
    const [first, second] = [await served.fixtures.user('primera'), await served.fixtures.user('segunda')];
    const own = await served.signedIn('primera');
    await plant(second.id);
    await changes['one’s own password']?.change({ user: first, own });
    expect(await listLeft(second.id)).toHaveLength(6);
  });

  test('a change of the name alone ends nothing', async () => {
    const user = await served.fixtures.user('renombrada');
    await plant(user.id);
    await byAdmin({ fullName: 'Otro nombre' })({ user, own: served.client() });
    expect(await listLeft(user.id)).toHaveLength(6);
  });
});
