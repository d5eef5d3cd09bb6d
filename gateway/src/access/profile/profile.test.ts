import { databaseKinds, fixturePassword, serveGateway, type TestClient } from '../../testing';
import { AuditEntry, SecurityEvent } from '../records';

describe.each(databaseKinds)('the profile on %s', (kind) => {
  const served = serveGateway(kind);
  let browser: TestClient;

  beforeAll(async () => {
    await served.fixtures.user('duena');
    await served.fixtures.user('otra', { email: 'Ocupado@prueba.example' });
    browser = await served.signedIn('duena');
  });

  test('updates name and e-mail, and nothing else', async () => {
    const input = { fullName: '  Ana Lucía Ñáñez ', email: 'Ana@Prueba.example' };
    const result = await browser.send('updateProfile', { input }, 'id username email fullName role');
    expect(result).toMatchObject({
      username: 'duena',
      fullName: 'Ana Lucía Ñáñez',
      email: 'Ana@Prueba.example',
      role: 'user',
    });
    expect(await browser.send('currentUser', {}, 'fullName email')).toEqual({
      fullName: 'Ana Lucía Ñáñez',
      email: 'Ana@Prueba.example',
    });
  });

  test('a changed name is in the audit log and a security event, and the same name is in neither', async () => {
    const { id: userId, email, fullName } = await served.fixtures.user('renombrada');
    const client = await served.signedIn('renombrada');
    const list = async () => ({
      entries: await served.reader.findBy(AuditEntry, { entity: 'user', recordId: userId, userId }),
      events: await served.reader.countBy(SecurityEvent, { userId, actorId: userId, kind: 'name_changed' }),
    });
    await client.send('updateProfile', { input: { fullName, email } });
    expect(await list()).toEqual({ entries: [], events: 0 });
    await client.send('updateProfile', { input: { fullName: 'Otro Nombre', email } });
    const { entries, events } = await list();
    expect([entries.length, events]).toEqual([1, 1]);
    expect(JSON.parse(entries[0]?.before ?? '{}')).toMatchObject({ fullName });
    expect(JSON.parse(entries[0]?.after ?? '{}')).toMatchObject({ fullName: 'Otro Nombre' });
  });

  test('rejects an e-mail that is taken, ignoring case, but accepts the user’s own', async () => {
    const error = await browser.send('updateProfile', {
      input: { fullName: 'Ana Ñáñez', email: 'OCUPADO@prueba.example' },
    });
    expect(error).toMatchObject({
      code: 'CONFLICT',
      errors: { email: 'El correo electrónico ya está registrado' },
    });
    expect(
      (await browser.send('updateProfile', { input: { fullName: 'Ana Ñáñez', email: 'ANA@prueba.example' } })).code,
    ).toBeUndefined();
  });

  test('rejects a role, an invalid name and a visitor', async () => {
    expect(
      await browser.send('updateProfile', { input: { fullName: 'Ana', email: 'a@b.example', role: 'admin' } }),
    ).toMatchObject({ code: 'VALIDATION_FAILED' });
    expect(await browser.send('updateProfile', { input: { fullName: 'An', email: 'mal' } })).toMatchObject({
      errors: {
        fullName: 'El nombre completo es requerido',
        email: 'Escribe tu correo completo, como nombre@ejemplo.com',
      },
    });
    expect(
      await served.client().send('updateProfile', { input: { fullName: 'Ana', email: 'a@b.example' } }),
    ).toMatchObject({ code: 'UNAUTHENTICATED' });
  });

  test('a wrong current password changes nothing and keeps the session', async () => {
    const error = await browser.send('changePassword', {
      input: { currentPassword: 'equivocada', newPassword: 'secreto2' },
    });
    expect(error).toMatchObject({
      code: 'VALIDATION_FAILED',
      errors: { currentPassword: 'La contraseña actual no es correcta' },
    });
    await served.signedIn('duena');
  });

  test('a new password ends the other sessions and keeps the current one, under a new id', async () => {
    const elsewhere = await served.signedIn('duena');
    const somebody = await served.signedIn('otra');
    const thief = served.client();
    thief.copyCookies(browser);
    const input = { currentPassword: fixturePassword, newPassword: 'secreto2' };
    expect((await browser.send('changePassword', { input }, 'message')).message).toBe('Tu contraseña se actualizó');
    const who = async (client: TestClient) => (await client.send('currentUser', {}, 'username'))?.username;
    const clients = [browser, elsewhere, thief, somebody];
    expect(await Promise.all(clients.map(who))).toEqual(['duena', undefined, undefined, 'otra']);
    await expect(served.signedIn('duena')).rejects.toThrow('incorrectos');
    await served.signedIn('duena', 'secreto2');
  });

  test('limits attempts at the current password', async () => {
    await served.fixtures.user('tercera');
    const thief = await served.signedIn('tercera');
    const codes: unknown[] = [];
    for (let attempt = 0; attempt < 11; attempt += 1) {
      const error = await thief.send('changePassword', {
        input: { currentPassword: `intento${attempt}`, newPassword: 'secreto2' },
      });
      codes.push(error.code);
    }
    expect(codes.at(0)).toBe('VALIDATION_FAILED');
    expect(codes.at(-1)).toBe('TOO_MANY_REQUESTS');
  });
});
