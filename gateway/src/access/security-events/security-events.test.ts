import { Like } from 'typeorm';
import { Notification } from '../../messages/notifications/notification.entity';
import { OutboxMessage } from '../../platform/outbox/outbox-message.entity';
import { databaseKinds, fixturePassword, serveGateway, type TestClient } from '../../testing';
import { SecurityEvent } from '../records';

const login = 'mutation ($input: CredentialsInput!) { login(input: $input) { id } }';
const events = `query ($kind: SecurityEventKind, $userId: Int) { securityEvents(kind: $kind, userId: $userId) {
  total items { kind address sessionHash detail user { username } actor { username } } } }`;

describe.each(databaseKinds)('security events on %s', (kind) => {
  const served = serveGateway(kind);

  const listKinds = async (userId: number): Promise<string[]> =>
    (await served.reader.find(SecurityEvent, { where: { userId }, order: { id: 'ASC' } })).map((event) => event.kind);
  const tryLogin = (client: TestClient, username: string, password: string) =>
    client.graphql(login, { input: { username, password } });

  test('record signing in, failing to, being locked out and signing out', async () => {
    const { id } = await served.fixtures.user('lucia');
    const client = served.client();
    await tryLogin(client, 'lucia', 'equivocada');
    await tryLogin(client, 'lucia', fixturePassword);
    await client.graphql('mutation { logout { message } }');
    for (let count = 0; count < 10; count += 1) await tryLogin(client, 'lucia', 'equivocada');
    await tryLogin(client, 'lucia', fixturePassword);
    expect(await listKinds(id)).toEqual([
      'sign_in_failed',
      'sign_in',
      'sign_out',
      ...Array.from({ length: 10 }, () => 'sign_in_failed'),
      'sign_in_locked',
    ]);
  });

  test('record a wrong password for an unknown username without the username', async () => {
    await tryLogin(served.client(), 'una-clave-por-error', 'equivocada');
    const rows = await served.reader.find(SecurityEvent, { order: { id: 'DESC' }, take: 1 });
    expect(rows).toMatchObject([{ kind: 'sign_in_failed', userId: null, actorId: null, sessionHash: null }]);
    expect(JSON.stringify(rows) + served.log.lines.join('')).not.toContain('una-clave-por-error');
  });

  test('record what a person is refused, once a minute', async () => {
    const { id } = await served.fixtures.user('curiosa');
    const curious = await served.signedIn('curiosa');
    for (let count = 0; count < 3; count += 1) await curious.graphql('{ users { id } }');
    await curious.graphql('{ auditEntries { total } }');
    const rows = await served.reader.findBy(SecurityEvent, { userId: id, kind: 'access_denied' });
    expect(rows.map(({ detail }) => detail)).toEqual(['users', 'auditEntries']);
    expect((await curious.graphql(events, {})).errors?.[0]?.extensions).toMatchObject({ code: 'FORBIDDEN' });
  });

  test('record changes of password, e-mail and role, by the person and by an administrator', async () => {
    const { id } = await served.fixtures.user('eva');
    const eva = await served.signedIn('eva');
    const profile = { fullName: 'Eva Paz', email: 'eva.nueva@prueba.example' };
    await eva.graphql('mutation ($input: ProfileInput!) { updateProfile(input: $input) { id } }', { input: profile });
    await eva.graphql('mutation ($input: PasswordChangeInput!) { changePassword(input: $input) { message } }', {
      input: { currentPassword: fixturePassword, newPassword: 'otra-clave-9' },
    });
    await served.admin.graphql(
      'mutation ($id: Int!, $input: UserUpdateInput!) { updateUser(id: $id, input: $input) { id } }',
      {
        id,
        input: { ...profile, email: 'eva@prueba.example', role: 'admin', password: 'otra-clave-8' },
      },
    );
    expect(await listKinds(id)).toEqual([
      'sign_in',
      'name_changed',
      'email_changed',
      'password_changed',
      'password_reset',
      'role_changed',
      'email_changed',
    ]);
    const { data } = await served.admin.graphql(events, { userId: id, kind: 'role_changed' });
    expect(data?.securityEvents).toMatchObject({
      total: 1,
      items: [{ actor: { username: 'jefa' }, user: { username: 'eva' }, address: expect.any(String) }],
    });
  });

  test('security events notify of changes, and of sign-ins on new devices except the first one', async () => {
    const { id } = await served.fixtures.user('atenta');
    await served.signedIn('atenta');
    const device = await served.signedIn('atenta');
    await device.signIn('atenta', fixturePassword);
    await served.signedIn('atenta');
    await served.admin.graphql(
      'mutation ($id: Int!, $input: UserUpdateInput!) { updateUser(id: $id, input: $input) { id } }',
      {
        id,
        input: { fullName: 'Atenta Paz', email: 'atenta.nueva@prueba.example', role: 'user', password: 'otra-clave-8' },
      },
    );
    const { reader } = served;
    const notifications = await reader.find(Notification, { where: { userId: id }, order: { id: 'ASC' } });
    expect(notifications.map((notification) => notification.kind)).toEqual([
      'new_device',
      'new_device',
      'password_changed',
      'email_changed',
    ]);
    const emails = await reader.find(OutboxMessage, { where: { recipient: Like('atenta%') }, order: { id: 'ASC' } });
    expect(emails.map(({ recipient, subject }) => [recipient, subject])).toEqual([
      ['atenta@prueba.example', 'Nuevo inicio de sesión'],
      ['atenta@prueba.example', 'Nuevo inicio de sesión'],
      ['atenta.nueva@prueba.example', 'Tu contraseña cambió'],
      ['atenta@prueba.example', 'Tu correo electrónico cambió'],
      ['atenta.nueva@prueba.example', 'Confirma tu correo'],
    ]);
  });

  const listExports = async () =>
    (await served.reader.findBy(SecurityEvent, { kind: 'data_exported' })).map(({ detail }) => detail);

  const readLists = async (lists: readonly string[]): Promise<(string | null)[]> => {
    await served.gateway.database.transaction((manager) => manager.delete(SecurityEvent, { kind: 'data_exported' }));
    for (const list of lists) expect((await served.admin.graphql(`{ ${list} { id } }`)).errors).toBeUndefined();
    return await listExports();
  };

  test('record a list that is read whole or after a record, and not its first page', async () => {
    expect(
      await readLists([
        'payments(limit: 25)',
        'payments(after: 0, limit: 25)',
        'orders(limit: 1000)',
        'invitations',
        'ledgerEntries(after: 7, limit: 10)',
        'auditLog(limit: 5)',
      ]),
    ).toEqual(['payments', 'orders', 'invitations', 'ledgerEntries']);
  });

  test('record an export once, however many parts it has', async () => {
    const parts = [1, 2, 0].map((after) => `users(after: ${after}, limit: 1000)`);
    expect(await readLists(parts)).toEqual(['users']);
  });

  test('security events are one line of the log each, with ids and the address', async () => {
    const { id } = await served.fixtures.user('visible');
    await tryLogin(served.client(), 'visible', fixturePassword);
    const line = served.log.lines.map((text) => JSON.parse(text)).findLast(({ event }) => event === 'sign_in');
    expect(line).toMatchObject({
      msg: 'security event',
      user: id,
      actor: id,
      address: expect.stringContaining('127.0.0.1'),
      session: expect.stringMatching(/^[0-9a-f]{64}$/),
    });
    expect(JSON.stringify(line)).not.toContain('visible');
  });
});
