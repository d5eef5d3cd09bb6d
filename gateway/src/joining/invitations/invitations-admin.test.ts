import { getEndOfDate, messages, toCalendarDate } from '@cimiento/contracts';

import { createActor, databaseKinds, serveGateway } from '../../testing';
import { InvitationCode } from './invitation-code.entity';
import { InvitationUse } from './invitation-use.entity';
import { InvitationsAdminService } from './invitations-admin.service';

type Variables = Record<string, unknown>;

describe.each(databaseKinds)('invitation codes in the back office on %s', (kind) => {
  const served = serveGateway(kind);
  const by = createActor(1);

  const make = (input: Variables): Promise<(InvitationCode & { status: string })[]> =>
    served.admin.send('createInvitations', { input }, 'id code maxUses uses expiresAt email status');
  const revoke = (id: number | undefined) => served.admin.send('revokeInvitation', { id }, 'id status revokedAt');
  const list = (variables: Variables) =>
    served.admin.send('adminInvitations', { sort: 'id', ...variables }, 'total items { code status }');

  const person = (username: string, invitationCode: string) => ({
    username,
    email: `${username}@prueba.example`,
    fullName: `Persona ${username}`,
    password: 'secreto1',
    invitationCode,
  });

  const join = (username: string, code: string) => served.client().send('register', { input: person(username, code) });

  const codesListed = async (variables: Variables): Promise<string[]> => {
    const { total, items } = await list(variables);
    expect(total).toBe(items.length);
    return items.map(({ code }: { code: string }) => code);
  };

  test('creates a hundred different codes of ten unambiguous letters and digits', async () => {
    const codes = await make({ count: 100, maxUses: 3 });
    expect(new Set(codes.map(({ code }) => code)).size).toBe(100);
    for (const made of codes) {
      expect(made.code).toMatch(/^[2-9A-HJKMNP-TV-Z]{10}$/);
      expect(made).toMatchObject({ maxUses: 3, uses: 0, expiresAt: null, email: null, status: 'open' });
    }
  });

  test('a code is valid until its last day ends in Ecuador', async () => {
    const today = toCalendarDate(new Date());
    const [made] = await make({ expiresOn: today });
    expect(made?.expiresAt).toBe(getEndOfDate(today).toISOString());
  });

  test('a code for one e-mail is single, has one use, and works for that e-mail only', async () => {
    const [made] = await make({ email: 'Solo.Ella@prueba.example' });
    expect(made).toMatchObject({ email: 'solo.ella@prueba.example', maxUses: 1 });
    expect((await join('otra', made?.code ?? '')).message).toBe(messages.invalidCode);
    expect(await join('solo.ella', made?.code ?? '')).toEqual({ id: expect.any(Number) });
  });

  test('draws another code if one is taken or drawn twice', async () => {
    await served.fixtures.invitation('TOMADO2345');
    const draws = ['LIBRE23456', 'TOMADO2345', 'GEMELO2345', 'gemelo2345', 'LIBRE23456', 'OTRO234567'];
    const service = new InvitationsAdminService(
      served.gateway.database,
      served.gateway.services.idempotency,
      () => draws.shift() ?? 'AGOTADO',
    );
    const made = await service.create({ count: 2 }, by);
    expect(made.map(({ code }) => code)).toEqual(['LIBRE23456', 'OTRO234567']);
  });

  test('fails and creates nothing if every drawn code is taken', async () => {
    await served.fixtures.invitation('SIEMPRE234');
    const service = new InvitationsAdminService(
      served.gateway.database,
      served.gateway.services.idempotency,
      () => 'SIEMPRE234',
    );
    await expect(service.create({}, by)).rejects.toThrow();
  });

  test('lists the users who registered with a code, newest first, and counts them', async () => {
    const [made] = await make({ maxUses: 5 });
    for (const username of ['uso.uno', 'uso.dos', 'uso.tres']) await join(username, made?.code ?? '');
    const uses = (variables: Variables) =>
      served.admin.send(
        'invitationUses',
        { codeId: made?.id, descending: true, ...variables },
        'total items { user { username } }',
      );
    const [one, two, three] = ['uso.uno', 'uso.dos', 'uso.tres'].map((username) => ({ user: { username } }));
    expect(await uses({ limit: 2 })).toEqual({ total: 3, items: [three, two] });
    expect(await uses({ search: 'UNO' })).toEqual({ total: 1, items: [one] });
    expect((await list({ search: 'uso.dos' })).items).toEqual([{ code: made?.code, status: 'open' }]);
  });

  test('records no use of a failed registration, and one for each concurrent one that succeeds', async () => {
    const [made] = await make({ maxUses: 4 });
    const outcomes = await Promise.all(
      Array.from({ length: 9 }, (_, index) => join(`carrera${index % 6}`, made?.code ?? '')),
    );
    const joined = outcomes.filter(({ id }) => id).length;
    const { uses: counted } = await served.reader.findOneByOrFail(InvitationCode, {
      id: made?.id ?? 0,
    });
    expect(joined).toBe(4);
    expect(counted).toBe(4);
    expect(await served.reader.countBy(InvitationUse, { codeId: made?.id ?? 0 })).toBe(4);
  });

  test('rejects a revoked code at once; revoking it again changes nothing', async () => {
    const [made] = await make({ maxUses: 5 });
    const first = await revoke(made?.id);
    expect(first).toMatchObject({ status: 'revoked', revokedAt: expect.any(String) });
    expect(await revoke(made?.id)).toEqual(first);
    expect((await join('tarde', made?.code ?? '')).message).toBe(messages.invalidCode);
    const check = await served.client().send('validateInvitation', { code: made?.code }, 'valid');
    expect(check).toEqual({ valid: false });
  });

  test('no concurrent registration succeeds after the revocation was answered', async () => {
    const [made] = await make({ maxUses: 50 });
    const tries = Array.from({ length: 6 }, (_, index) => join(`apuro${index}`, made?.code ?? ''));
    await revoke(made?.id);
    const reader = served.reader;
    const counted = async () => (await reader.findOneByOrFail(InvitationCode, { id: made?.id ?? 0 })).uses;
    const before = await counted();
    const outcomes = await Promise.all(tries);
    expect(await counted()).toBe(before);
    expect(outcomes.filter(({ id }) => id)).toHaveLength(before);
  });

  test('answers NOT_FOUND when the code to revoke does not exist', async () => {
    expect(await revoke(999_999)).toMatchObject({ code: 'NOT_FOUND', status: 404 });
  });

  test('the database rejects a second use by an account', async () => {
    const used = await served.reader.findOneByOrFail(InvitationUse, {});
    const again = served.gateway.database.transaction((manager) =>
      manager.insert(InvitationUse, { ...used, id: undefined }),
    );
    await expect(again).rejects.toThrow(/UQ_invitation_use_userId|invitation_use.userId/);
  });

  describe('in lists', () => {
    beforeAll(async () => {
      const gone = new Date(Date.now() - 60_000);
      await served.fixtures.invitation('LISTA-VIGENTE', {
        expiresAt: new Date(Date.now() + 60_000),
        email: 'muñoz@prueba.example',
      });
      await served.fixtures.invitation('LISTA-VENCIDO', { expiresAt: gone });
      await served.fixtures.invitation('LISTA-AGOTADO', { maxUses: 2, uses: 2, expiresAt: gone });
      await served.fixtures.invitation('LISTA-REVOCADO', { maxUses: 2, uses: 2, revokedAt: gone });
    });

    test.each<[Variables, string[]]>([
      [{ status: 'open' }, ['LISTA-VIGENTE']],
      [{ status: 'expired' }, ['LISTA-VENCIDO']],
      [{ status: 'used' }, ['LISTA-AGOTADO']],
      [{ status: 'revoked' }, ['LISTA-REVOCADO']],
      [{ sort: 'code' }, ['LISTA-AGOTADO', 'LISTA-REVOCADO', 'LISTA-VENCIDO', 'LISTA-VIGENTE']],
      [{ sort: 'uses', descending: true }, ['LISTA-REVOCADO', 'LISTA-AGOTADO', 'LISTA-VENCIDO', 'LISTA-VIGENTE']],
      [{ descending: true }, ['LISTA-REVOCADO', 'LISTA-AGOTADO', 'LISTA-VENCIDO', 'LISTA-VIGENTE']],
    ])('%p finds %p', async (variables, expected) => {
      expect(await codesListed({ search: 'lista-', ...variables })).toEqual(expected);
    });

    test('lists every code under exactly one status', async () => {
      for (const status of ['open', 'used', 'expired', 'revoked']) {
        const { items } = await list({ status, limit: 100 });
        for (const item of items) expect(item.status).toBe(status);
      }
    });

    test('finds a code by its e-mail', async () => {
      expect(await codesListed({ search: 'MUNOZ@' })).toEqual(['LISTA-VIGENTE']);
    });

    test('reads the matching codes of an export by id', async () => {
      const page = async (from: number) =>
        await served.admin.send('invitations', { after: from, search: 'lista-', status: 'used' }, 'id code');
      const [only, ...others] = await page(0);
      expect([only.code, others]).toEqual(['LISTA-AGOTADO', []]);
      expect(await page(only.id)).toEqual([]);
    });
  });
});
