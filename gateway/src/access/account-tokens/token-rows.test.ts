import { databaseKinds } from '../../testing';
import { serveWithMail } from '../../testing/serve-with-mail';
import { OutboxMessage } from '../../platform/outbox/outbox-message.entity';
import { sha256 } from '../../platform/sha256';
import { AccountToken } from '../records';

const expired = { token: 'Este enlace ya no vale: venció o ya se usó. Pide uno nuevo.' };

describe.each(databaseKinds)('links whose rows somebody changes in the database on %s', (kind) => {
  const served = serveWithMail(kind);

  const requestReset = (email: string) => served.client().send('requestPasswordReset', { input: { email } });
  const resetWith = (token: string, newPassword: string) =>
    served.client().send('resetPassword', { input: { token, newPassword } });

  test('open nothing where a row was added to the table, or given to another user', async () => {
    const { id } = await served.fixtures.user('atacada');
    const thief = await served.fixtures.user('ladrona');
    await requestReset('ladrona@prueba.example');
    const token = await served.readToken('ladrona@prueba.example');
    const { database } = served.gateway;
    await database.transaction((manager) => manager.update(AccountToken, { userId: thief.id }, { userId: id }));
    expect(await resetWith(token, 'clave-nueva-1')).toMatchObject({ errors: expired });
    const forged = 'x'.repeat(43);
    const row = { userId: id, purpose: 'password_reset', tokenHash: sha256(forged), email: '' } as const;
    const times = { expiresAt: Date.now() + 60_000, usedAt: null, createdAt: new Date() };
    await database.transaction((manager) => manager.insert(AccountToken, { ...row, ...times }));
    expect(await resetWith(forged, 'clave-nueva-1')).toMatchObject({ errors: expired });
    await served.signedIn('atacada');
  });

  test('go to no other address than the one that they were made for', async () => {
    await served.fixtures.user('desviada');
    const [mine, other] = ['desviada@prueba.example', 'otra-casilla@prueba.example'];
    await requestReset(mine);
    await served.fixtures.update(OutboxMessage, { recipient: mine }, { recipient: other });
    await served.gateway.outbox.deliverDue();
    expect([served.mail.listFor(mine), served.mail.listFor(other)]).toEqual([[], []]);
  });
});
