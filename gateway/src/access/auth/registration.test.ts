import { InvitationCode } from '../../joining/invitations/invitation-code.entity';
import { createActor, createTestGateway, databaseKinds, type TestGateway } from '../../testing';
import { User } from '../records';

const register = 'mutation ($input: RegistrationInput!) { register(input: $input) { id username email role } }';
const invalidCode = 'El código de invitación no es válido o ya ha sido utilizado';

describe.each(databaseKinds)('registration on %s', (kind) => {
  let served: TestGateway;
  let serial = 0;

  beforeAll(async () => {
    served = await createTestGateway(kind, { demoData: false });
    await served.fixtures.invitation('ABIERTO1', { maxUses: 1000 });
  });

  afterAll(() => served.close());

  /** A valid registration of a new user. */
  const person = (changed: object = {}) => {
    serial += 1;
    return {
      username: `nueva${serial}`,
      email: `nueva${serial}@prueba.example`,
      fullName: 'Persona Nueva',
      password: 'secreto1',
      invitationCode: 'ABIERTO1',
      ...changed,
    };
  };

  const tryRegister = (input: object) => served.client().graphql(register, { input });

  const countUses = async (code: string) => (await served.reader.findOneByOrFail(InvitationCode, { code })).uses;

  test('creates an account with role user, which can sign in', async () => {
    const input = person();
    const client = served.client();
    const { data } = await client.graphql(register, { input });
    expect(data?.register).toMatchObject({ username: input.username, email: input.email, role: 'user' });
    expect((await client.graphql('{ currentUser { id } }')).data).toEqual({ currentUser: null });
    await client.signIn(input.username, input.password);
    expect((await client.graphql('{ currentUser { id } }')).data?.currentUser).toEqual({ id: data?.register.id });
  });

  test('stores the password only as an argon2id hash', async () => {
    const input = person({ password: 'muy secreto' });
    await tryRegister(input);
    const stored = await served.reader.findOneOrFail(User, {
      where: { username: input.username },
      select: { id: true, passwordHash: true },
    });
    expect(stored.passwordHash).toMatch(/^\$argon2id\$/);
    expect(stored.passwordHash).not.toContain('muy secreto');
  });

  test('rejects a username that is the e-mail of another account, and takes one’s own', async () => {
    const input = person();
    await tryRegister(input);
    const { errors } = await tryRegister(person({ username: input.email.toUpperCase() }));
    expect(errors?.[0]?.extensions).toMatchObject({
      code: 'CONFLICT',
      errors: { username: 'El nombre de usuario ya está en uso' },
    });
    const own = person();
    expect((await tryRegister({ ...own, username: own.email })).errors).toBeUndefined();
  });

  // Chrome sends the domain of an e-mail field as 'xn--…', Firefox as it was typed.
  test('the two spellings of an international domain are one e-mail', async () => {
    const input = person({ email: 'rosa@Ñandú.example' });
    await tryRegister(input);
    const { errors } = await tryRegister(person({ email: 'rosa@xn--and-6ma2c.example' }));
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'CONFLICT', errors: { email: expect.any(String) } });
    const client = served.client();
    for (const email of [
      'rosa@xn--and-6ma2c.example',
      'ROSA@n\u0303andu\u0301.example',
      'rosa@xn--AND-6ma2c.example',
    ]) {
      await client.signIn(email, input.password);
      expect((await client.graphql('{ currentUser { email } }')).data?.currentUser).toEqual({ email: input.email });
    }
  });

  test('rejects the e-mail of nobody as a username, and an e-mail that is the username of another', async () => {
    const squatter = await tryRegister(person({ username: 'futura@prueba.example' }));
    expect(squatter.errors?.[0]?.extensions?.errors).toEqual({
      username: 'Un nombre de usuario con @ solo puede ser tu propio correo. Elige otro.',
    });
    const first = person();
    await tryRegister({ ...first, username: first.email });
    await served.fixtures.update(
      User,
      { username: first.email },
      { email: 'otra@prueba.example', emailKey: 'otra@prueba.example' },
    );
    const { errors } = await tryRegister(person({ email: first.email }));
    expect(errors?.[0]?.extensions?.errors).toEqual({ email: 'El correo electrónico ya está registrado' });
  });

  test('rejects a username or e-mail that differs only in case', async () => {
    const input = person();
    await tryRegister(input);
    const sameName = await tryRegister(person({ username: input.username.toUpperCase() }));
    expect(sameName.errors?.[0]).toMatchObject({
      message: 'El nombre de usuario ya está en uso',
      extensions: { code: 'CONFLICT', status: 409, errors: { username: 'El nombre de usuario ya está en uso' } },
    });
    const sameMail = await tryRegister(person({ email: input.email.toUpperCase() }));
    expect(sameMail.errors?.[0]?.extensions).toMatchObject({
      status: 409,
      errors: { email: 'El correo electrónico ya está registrado' },
    });
    const both = await tryRegister(input);
    expect(Object.keys(both.errors?.[0]?.extensions?.['errors'] as object)).toEqual(['username', 'email']);
  });

  test('a failed registration does not consume the code', async () => {
    await served.fixtures.invitation('CONFLICTO');
    const known = person();
    await tryRegister(known);
    await tryRegister(person({ username: known.username, invitationCode: 'CONFLICTO' }));
    expect(await countUses('CONFLICTO')).toBe(0);
    expect((await tryRegister(person({ invitationCode: 'conflicto' }))).errors).toBeUndefined();
    expect(await countUses('CONFLICTO')).toBe(1);
  });

  test('lets exactly one of many concurrent registrations have the last use of a code', async () => {
    await served.fixtures.invitation('ULTIMO1');
    const outcomes = await Promise.all(
      Array.from({ length: 8 }, () => tryRegister(person({ invitationCode: 'ULTIMO1' }))),
    );
    const failures = outcomes.filter(({ errors }) => errors);
    expect(failures).toHaveLength(7);
    for (const { errors } of failures) {
      expect(errors?.[0]?.extensions).toEqual({
        code: 'VALIDATION_FAILED',
        status: 400,
        errors: { invitationCode: invalidCode },
      });
    }
    expect(await countUses('ULTIMO1')).toBe(1);
  });

  test('lets exactly one of many concurrent registrations have a username', async () => {
    const { username } = person();
    const outcomes = await Promise.all(Array.from({ length: 6 }, () => tryRegister(person({ username }))));
    expect(outcomes.filter(({ errors }) => !errors)).toHaveLength(1);
    expect(await served.reader.countBy(User, { username })).toBe(1);
  });

  test.each([
    ['unknown', 'NOEXISTE', null],
    ['expired', 'VENCIDO1', { expiresAt: new Date(Date.now() - 1000) }],
    ['used up', 'AGOTADO1', { maxUses: 2, uses: 2 }],
    ['meant for somebody else', 'PERSONAL1', { email: 'otra@prueba.example' }],
  ])('a code that is %s is refused', async (_, code, changed) => {
    if (changed) await served.fixtures.invitation(code, changed);
    const { errors } = await tryRegister(person({ invitationCode: code }));
    expect(errors?.[0]).toMatchObject({
      message: invalidCode,
      extensions: { status: 400, errors: { invitationCode: invalidCode } },
    });
  });

  test('accepts a code for one e-mail with that e-mail only, ignoring case', async () => {
    await served.fixtures.invitation('MIO12345', { email: 'solo.yo@prueba.example' });
    const { errors } = await tryRegister(person({ email: 'Solo.Yo@prueba.example', invitationCode: 'MIO12345' }));
    expect(errors).toBeUndefined();
  });

  test('needs no code when the setting is off, and does not consume one that is sent', async () => {
    const settings = '{ invitationSettings { required } }';
    expect((await served.client().graphql(settings)).data).toEqual({ invitationSettings: { required: true } });
    const by = createActor((await served.fixtures.user('jefa', { role: 'admin' })).id);
    await served.gateway.services.settings.setInvitationRequired(false, by);
    try {
      expect((await served.client().graphql(settings)).data).toEqual({ invitationSettings: { required: false } });
      expect((await tryRegister(person({ invitationCode: undefined }))).errors).toBeUndefined();
      const before = await countUses('ABIERTO1');
      expect((await tryRegister(person())).errors).toBeUndefined();
      expect(await countUses('ABIERTO1')).toBe(before);
    } finally {
      await served.gateway.services.settings.setInvitationRequired(true, by);
    }
  });
});
