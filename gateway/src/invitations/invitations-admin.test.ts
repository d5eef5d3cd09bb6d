import { dateAfter, dateOf, endOfDate, messages } from '@cimiento/contracts';
import { createTestGateway, databaseKinds, fixturePassword, type TestClient, type TestGateway } from '../testing';
import { InvitationCode } from './invitation-code.entity';
import { InvitationUse } from './invitation-use.entity';
import { InvitationsAdminService } from './invitations-admin.service';

type Variables = Record<string, unknown>;

const create =
  'mutation ($input: InvitationsInput!) { codes: createInvitations(input: $input) { id code maxUses uses expiresAt email status } }';
const revoke = 'mutation ($id: Int!) { code: revokeInvitation(id: $id) { id status revokedAt } }';
const list = `query ($search: String, $status: InvitationStatus, $sort: InvitationSort = id, $descending: Boolean = false, $offset: Int = 0, $limit: Int = 25) {
  list: adminInvitations(search: $search, status: $status, sort: $sort, descending: $descending, offset: $offset, limit: $limit) { total items { code status } } }`;
const after =
  'query ($after: Int = 0, $search: String, $status: InvitationStatus) { codes: invitationsFollowing(after: $after, search: $search, status: $status) { id code } }';
const uses = `query ($codeId: Int!, $search: String, $limit: Int = 25) {
  list: invitationUses(codeId: $codeId, search: $search, descending: true, limit: $limit) { total items { usedAt user { username } } } }`;
const register = 'mutation ($input: RegistrationInput!) { register(input: $input) { id } }';

describe.each(databaseKinds)('invitation codes of the back office on %s', (kind) => {
  let served: TestGateway;
  let admin: TestClient;

  beforeAll(async () => {
    served = await createTestGateway(kind, { demoData: false });
    await served.fixtures.user('jefa', { role: 'admin' });
    admin = await served.signedIn('jefa', fixturePassword);
  });

  afterAll(() => served.close());

  const make = async (input: Variables): Promise<(InvitationCode & { status: string })[]> => {
    const { data, errors } = await admin.graphql(create, { input });
    expect(errors).toBeUndefined();
    return data?.codes;
  };

  const person = (username: string, invitationCode: string) => ({
    username,
    email: `${username}@prueba.example`,
    fullName: `Persona ${username}`,
    password: 'secreto1',
    invitationCode,
  });

  const join = (username: string, code: string) => served.client().graphql(register, { input: person(username, code) });

  const codesListed = async (variables: Variables): Promise<string[]> => {
    const { data, errors } = await admin.graphql(list, variables);
    expect(errors).toBeUndefined();
    expect(data?.list.total).toBe(data?.list.items.length);
    return data?.list.items.map(({ code }: { code: string }) => code);
  };

  test('a hundred codes are made at once, all different, of ten letters and digits that nobody confuses', async () => {
    const codes = await make({ count: 100, maxUses: 3 });
    expect(new Set(codes.map(({ code }) => code)).size).toBe(100);
    for (const made of codes) {
      expect(made.code).toMatch(/^[2-9A-HJKMNP-TV-Z]{10}$/);
      expect(made).toMatchObject({ maxUses: 3, uses: 0, expiresAt: null, email: null, status: 'open' });
    }
  });

  test('a code is good until its last day is over in Ecuador', async () => {
    const today = dateOf(new Date());
    const [made] = await make({ expiresOn: today });
    expect(made?.expiresAt).toBe(endOfDate(today).toISOString());
  });

  test('a code for one e-mail is one code with one use, and nobody else registers with it', async () => {
    const [made] = await make({ email: 'Solo.Ella@prueba.example' });
    expect(made).toMatchObject({ email: 'solo.ella@prueba.example', maxUses: 1 });
    expect((await join('otra', made?.code ?? '')).errors?.[0]?.message).toBe(messages.invalidCode);
    expect((await join('solo.ella', made?.code ?? '')).errors).toBeUndefined();
  });

  test.each<[Variables, string]>([
    [{ count: 0 }, 'count'],
    [{ count: 101 }, 'count'],
    [{ maxUses: 0 }, 'maxUses'],
    [{ maxUses: 100_001 }, 'maxUses'],
    [{ expiresOn: dateAfter(dateOf(new Date()), -1) }, 'expiresOn'],
    [{ expiresOn: '9999-12-31' }, 'expiresOn'],
    [{ expiresOn: 'mañana' }, 'expiresOn'],
    [{ email: 'nadie' }, 'email'],
    [{ email: 'ana@prueba.example', count: 2 }, 'count'],
    [{ email: 'ana@prueba.example', maxUses: 2 }, 'maxUses'],
  ])('%p makes no code, and its field is told', async (input, field) => {
    const before = await served.gateway.database.reader.count(InvitationCode);
    const { errors } = await admin.graphql(create, { input });
    expect(errors?.[0]?.extensions).toEqual({
      code: 'VALIDATION_FAILED',
      status: 400,
      errors: { [field]: expect.any(String) },
    });
    expect(await served.gateway.database.reader.count(InvitationCode)).toBe(before);
  });

  test('a code that is taken, or comes twice in one making, is made anew', async () => {
    await served.fixtures.invitation('TOMADO2345');
    const draws = ['LIBRE23456', 'TOMADO2345', 'GEMELO2345', 'gemelo2345', 'LIBRE23456', 'OTRO234567'];
    const service = new InvitationsAdminService(served.gateway.database, () => draws.shift() ?? 'AGOTADO');
    const made = await service.create({ count: 2 }, 1);
    expect(made.map(({ code }) => code)).toEqual(['LIBRE23456', 'OTRO234567']);
  });

  test('when every draw is taken it is told as a failure, and nothing is made', async () => {
    await served.fixtures.invitation('SIEMPRE234');
    const service = new InvitationsAdminService(served.gateway.database, () => 'SIEMPRE234');
    await expect(service.create({}, 1)).rejects.toThrow();
  });

  test('who registered with a code is told, the newest first, and the code counts them', async () => {
    const [made] = await make({ maxUses: 5 });
    for (const username of ['uso.uno', 'uso.dos', 'uso.tres']) await join(username, made?.code ?? '');
    const { data } = await admin.graphql(uses, { codeId: made?.id, limit: 2 });
    expect(data?.list).toMatchObject({
      total: 3,
      items: [{ user: { username: 'uso.tres' } }, { user: { username: 'uso.dos' } }],
    });
    const found = await admin.graphql(uses, { codeId: made?.id, search: 'UNO' });
    expect(found.data?.list).toMatchObject({ total: 1, items: [{ user: { username: 'uso.uno' } }] });
    expect((await admin.graphql(list, { search: 'uso.dos' })).data?.list.items).toEqual([
      { code: made?.code, status: 'open' },
    ]);
  });

  test('a registration that fails leaves no use behind, and of many at once each that succeeds leaves one', async () => {
    const [made] = await make({ maxUses: 4 });
    const outcomes = await Promise.all(
      Array.from({ length: 9 }, (_, index) => join(`carrera${index % 6}`, made?.code ?? '')),
    );
    const joined = outcomes.filter(({ errors }) => !errors).length;
    const { uses: counted } = await served.gateway.database.reader.findOneByOrFail(InvitationCode, {
      id: made?.id ?? 0,
    });
    expect(joined).toBe(4);
    expect(counted).toBe(4);
    expect(await served.gateway.database.reader.countBy(InvitationUse, { codeId: made?.id ?? 0 })).toBe(4);
  });

  test('a revoked code is refused at once; revoking it again changes nothing', async () => {
    const [made] = await make({ maxUses: 5 });
    const first = await admin.graphql(revoke, { id: made?.id });
    expect(first.data?.code).toMatchObject({ status: 'revoked', revokedAt: expect.any(String) });
    expect((await admin.graphql(revoke, { id: made?.id })).data).toEqual(first.data);
    expect((await join('tarde', made?.code ?? '')).errors?.[0]?.message).toBe(messages.invalidCode);
    const check = await served
      .client()
      .graphql('mutation ($code: String!) { validateInvitation(code: $code) { valid } }', { code: made?.code });
    expect(check.data).toEqual({ validateInvitation: { valid: false } });
  });

  test('nobody registers with a code after its revocation was answered, however many try at once', async () => {
    const [made] = await make({ maxUses: 50 });
    const tries = Array.from({ length: 6 }, (_, index) => join(`apuro${index}`, made?.code ?? ''));
    await admin.graphql(revoke, { id: made?.id });
    const reader = served.gateway.database.reader;
    const counted = async () => (await reader.findOneByOrFail(InvitationCode, { id: made?.id ?? 0 })).uses;
    const before = await counted();
    const outcomes = await Promise.all(tries);
    expect(await counted()).toBe(before);
    expect(outcomes.filter(({ errors }) => !errors)).toHaveLength(before);
  });

  test('revoking a code that is not there is NOT_FOUND', async () => {
    expect((await admin.graphql(revoke, { id: 999_999 })).errors?.[0]?.extensions).toMatchObject({
      code: 'NOT_FOUND',
      status: 404,
    });
  });

  test('the database itself refuses a second use of one account, and a second code for one request', async () => {
    const used = await served.gateway.database.reader.findOneByOrFail(InvitationUse, {});
    const again = served.gateway.database.transaction((manager) =>
      manager.insert(InvitationUse, { ...used, id: undefined }),
    );
    await expect(again).rejects.toThrow(/UQ_invitation_use_userId|invitation_use.userId/);
    await served.fixtures.invitation('RESPUESTA1', { requestId: 77 });
    await expect(served.fixtures.invitation('RESPUESTA2', { requestId: 77 })).rejects.toThrow(
      /UQ_invitation_code_requestId|invitation_code.requestId/,
    );
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

    test('every code has the one status that it is listed under', async () => {
      for (const status of ['open', 'used', 'expired', 'revoked']) {
        const { data } = await admin.graphql(list, { status, limit: 100 });
        for (const item of data?.list.items ?? []) expect(item.status).toBe(status);
      }
    });

    test('a code is found by the e-mail that it is for', async () => {
      expect(await codesListed({ search: 'MUNOZ@' })).toEqual(['LISTA-VIGENTE']);
    });

    test('the codes for a file follow one another by id, those found only', async () => {
      const page = async (from: number) =>
        (await admin.graphql(after, { after: from, search: 'lista-', status: 'used' })).data?.codes;
      const [only, ...others] = await page(0);
      expect([only.code, others]).toEqual(['LISTA-AGOTADO', []]);
      expect(await page(only.id)).toEqual([]);
    });
  });

  test('nobody but an administrator sees, makes or revokes a code, or turns the need of one off', async () => {
    await served.fixtures.user('curiosa');
    const investor = await served.signedIn('curiosa', fixturePassword);
    const turn = 'mutation { setInvitationRequired(required: false) { required } }';
    const calls: [string, Variables][] = [
      [list, {}],
      [after, {}],
      [uses, { codeId: 1 }],
      [create, { input: {} }],
      [revoke, { id: 1 }],
      [turn, {}],
    ];
    for (const [query, variables] of calls) {
      expect((await investor.graphql(query, variables)).errors?.[0]?.extensions).toMatchObject({ code: 'FORBIDDEN' });
      expect((await served.client().graphql(query, variables)).errors?.[0]?.extensions).toMatchObject({
        code: 'UNAUTHENTICATED',
      });
    }
  });

  test('an administrator turns the need of a code off and on; who registers without one meanwhile is let in', async () => {
    const turn = async (required: boolean) =>
      (
        await admin.graphql(
          'mutation ($required: Boolean!) { setInvitationRequired(required: $required) { required } }',
          { required },
        )
      ).data;
    const open = async () =>
      (await served.client().graphql('{ invitationSettings { required } }')).data?.invitationSettings.required;
    expect(await turn(false)).toEqual({ setInvitationRequired: { required: false } });
    expect(await open()).toBe(false);
    expect(
      (await served.client().graphql(register, { input: { ...person('libre', ''), invitationCode: undefined } }))
        .errors,
    ).toBeUndefined();
    expect(await turn(true)).toEqual({ setInvitationRequired: { required: true } });
    expect(await open()).toBe(true);
  });
});
