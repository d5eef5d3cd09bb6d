import { databaseKinds, serveGateway } from '../../testing';
import { InvitationCode } from './invitation-code.entity';

const mutation = 'mutation ($code: String!) { validateInvitation(code: $code) { valid message } }';
const accepted = { valid: true, message: 'Código válido' };
const refused = { valid: false, message: 'El código de invitación no es válido o ya ha sido utilizado' };

describe.each(databaseKinds)('checking an invitation code on %s', (kind) => {
  const served = serveGateway(kind);

  beforeAll(async () => {
    await served.fixtures.invitation('VALIDO');
    await served.fixtures.invitation('VENCIDO', { expiresAt: new Date(Date.now() - 1) });
    await served.fixtures.invitation('VIGENTE', { expiresAt: new Date(Date.now() + 60_000) });
    await served.fixtures.invitation('AGOTADO', { maxUses: 3, uses: 3 });
  });

  const check = (code: unknown) => served.client().graphql(mutation, { code });

  test.each([
    ['VALIDO', accepted],
    ['valido', accepted],
    [' VALIDO ', accepted],
    ['VIGENTE', accepted],
    ['VENCIDO', refused],
    ['AGOTADO', refused],
    ['NOEXISTE', refused],
  ])('%p is answered with %p', async (code, answer) => {
    expect((await check(code)).data).toEqual({ validateInvitation: answer });
  });

  test.each(['12345', '', '     6', 123456, null])('rejects %p as a code', async (code) => {
    const message = 'El código de invitación debe tener al menos 6 caracteres';
    expect((await check(code)).errors?.[0]).toMatchObject({
      message,
      extensions: { code: 'VALIDATION_FAILED', status: 400, errors: { code: message } },
    });
  });

  test('checking does not consume a code', async () => {
    for (let time = 0; time < 3; time += 1) await check('VALIDO');
    const { uses } = await served.reader.findOneByOrFail(InvitationCode, { code: 'VALIDO' });
    expect(uses).toBe(0);
  });

  test('the database rejects more uses than a code has', async () => {
    const overuse = served.fixtures.update(InvitationCode, { code: 'VALIDO' }, { uses: 2 });
    await expect(overuse).rejects.toThrow(/CHK_invitation_code_uses/);
  });
});
