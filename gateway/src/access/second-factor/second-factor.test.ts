import { RecoveryCode, TotpFactor, User } from '../records';
import { createTotpCode, databaseKinds, fixturePassword, serveGateway, type TestClient } from '../../testing';
import { Notification } from '../../messages/notifications/notification.entity';

type Result = ReturnType<TestClient['send']>;

const logIn = (client: TestClient, username: string) =>
  client.send('login', { input: { username, password: fixturePassword } });
const startTotp = (client: TestClient) => client.send('startTotp', {}, 'secret uri qrSize qrPath');
const confirmTotp = (client: TestClient, code: string) => client.send('confirmTotp', { code }, 'codes');
const readStatus = (client: TestClient) =>
  client.send('mySecondFactor', {}, 'totpSince recoveryCodesLeft isRequired canAddPasskeys passkeys { name }');
const renewCodes = (client: TestClient) => client.send('renewRecoveryCodes', {}, 'codes');
const resetFactor = (client: TestClient, { id: userId }: User) => client.send('resetSecondFactor', { userId });

describe.each(databaseKinds)('the second factor on %s', (kind) => {
  const served = serveGateway(kind);

  const getCode = async (result: Result): Promise<string | undefined> => (await result).code;
  const isSignedIn = async (client: TestClient) => (await client.send('currentUser')) !== null;

  /** A user with an authenticator app, the client that set it up, its secret and the recovery codes. */
  const enrol = async (username: string) => {
    const user = await served.fixtures.user(username);
    const client = await served.signedIn(username);
    const { secret } = await startTotp(client);
    const code = createTotpCode(secret);
    const { codes } = await confirmTotp(client, code);
    return { user, client, secret, setUpCode: code, codes };
  };
  /** A client whose password was accepted. */
  const startSignIn = async (username: string) => {
    const client = served.client();
    expect(await logIn(client, username)).toMatchObject({ code: 'SECOND_FACTOR_REQUIRED', status: 401 });
    return client;
  };
  const complete = (client: TestClient, code: string) => client.send('completeSignIn', { input: { code } }, 'username');
  /** Forgets the last period, as if the code had been used long ago. */
  const forgetPeriod = (userId: number) => served.fixtures.update(TotpFactor, { userId }, { lastPeriod: 0 });

  test('an account without one signs in with the password alone', async () => {
    await served.fixtures.user('simple');
    const client = await served.signedIn('simple');
    expect(await readStatus(client)).toEqual({
      totpSince: null,
      recoveryCodesLeft: 0,
      isRequired: false,
      canAddPasskeys: false,
      passkeys: [],
    });
  });

  test('the second factor is set up with a QR code and a first code, and gives ten recovery codes', async () => {
    const { client, codes, user } = await enrol('lucia');
    expect(new Set(codes).size).toBe(10);
    expect(await readStatus(client)).toMatchObject({
      totpSince: expect.any(String),
      recoveryCodesLeft: 10,
    });
    const { reader } = served;
    expect(JSON.stringify(await reader.findBy(RecoveryCode, { userId: user.id }))).not.toContain(codes[0]);
    expect(await reader.findOneBy(TotpFactor, { userId: user.id })).not.toHaveProperty('encryptedSecret');
  });

  test('a new app is set up beside the one in force, and replaces it with its first right code', async () => {
    const { client, secret, codes, user } = await enrol('mudada');
    const next = (await startTotp(client)).secret;
    expect(await getCode(confirmTotp(client, createTotpCode(secret, 1)))).toBe('VALIDATION_FAILED');
    await forgetPeriod(user.id);
    expect(await getCode(complete(await startSignIn('mudada'), createTotpCode(next)))).toBe('UNAUTHENTICATED');
    expect(await getCode(complete(await startSignIn('mudada'), createTotpCode(secret)))).toBeUndefined();
    const confirmed = await confirmTotp(client, createTotpCode(next));
    expect(confirmed.codes).toHaveLength(10);
    await forgetPeriod(user.id);
    expect(await getCode(complete(await startSignIn('mudada'), createTotpCode(secret)))).toBe('UNAUTHENTICATED');
    expect(await getCode(complete(await startSignIn('mudada'), codes[0]))).toBe('UNAUTHENTICATED');
    expect(await getCode(complete(await startSignIn('mudada'), createTotpCode(next)))).toBeUndefined();
    expect(await getCode(confirmTotp(client, createTotpCode(next, 1)))).toBe('VALIDATION_FAILED');
  });

  test('the database has the secret only encrypted', async () => {
    await served.fixtures.user('cifrada');
    const client = await served.signedIn('cifrada');
    const { secret, uri, qrSize, qrPath } = await startTotp(client);
    expect(uri).toContain(`secret=${secret}`);
    expect([qrSize > 20, qrPath.startsWith('M0 0h1v1h-1z')]).toEqual([true, true]);
    const rows = await served.reader.query('SELECT * FROM totp_factor');
    expect(JSON.stringify(rows)).not.toContain(secret);
    expect(await getCode(confirmTotp(client, '000000'))).toBe('VALIDATION_FAILED');
  });

  test('after the password a code signs in, under a new session', async () => {
    const { secret } = await enrol('ana');
    const client = await startSignIn('ana');
    expect(await isSignedIn(client)).toBe(false);
    expect(await complete(client, createTotpCode(secret, 1))).toEqual({ username: 'ana' });
    expect(await isSignedIn(client)).toBe(true);
    expect(client.cookie('cimiento.pending')).toBeUndefined();
  });

  test('a code works once, and that of the set-up counts as used', async () => {
    const { secret, setUpCode, user } = await enrol('eva');
    expect(await getCode(complete(await startSignIn('eva'), setUpCode))).toBe('UNAUTHENTICATED');
    await forgetPeriod(user.id);
    const code = createTotpCode(secret);
    expect(await getCode(complete(await startSignIn('eva'), code))).toBeUndefined();
    expect(await getCode(complete(await startSignIn('eva'), code))).toBe('UNAUTHENTICATED');
  });

  test('of two who use one code at once, one signs in', async () => {
    const { secret, user, codes } = await enrol('dos');
    for (const code of [createTotpCode(secret), codes[0]]) {
      await forgetPeriod(user.id);
      const clients = [await startSignIn('dos'), await startSignIn('dos'), await startSignIn('dos')];
      const answers = await Promise.all(clients.map((client) => complete(client, code)));
      expect(answers.filter(({ username }) => username)).toHaveLength(1);
    }
  });

  test('one accepted password gives one session, with whatever codes', async () => {
    const { codes } = await enrol('una');
    const client = await startSignIn('una');
    const copy = served.client();
    copy.setCookie('cimiento.pending', client.cookie('cimiento.pending') ?? '');
    const answers = await Promise.all([complete(client, codes[0]), complete(copy, codes[1])]);
    expect(answers.filter(({ username }) => username)).toHaveLength(1);
  });

  test('a recovery code signs in once, however it is typed', async () => {
    const { codes } = await enrol('perdida');
    const client = await startSignIn('perdida');
    expect(await getCode(complete(client, ` ${codes[3].toLowerCase().replaceAll('-', ' ')}`))).toBeUndefined();
    expect((await readStatus(client)).recoveryCodesLeft).toBe(9);
    expect(await getCode(complete(await startSignIn('perdida'), codes[3]))).toBe('UNAUTHENTICATED');
  });

  test('new recovery codes replace the old', async () => {
    const { client, codes } = await enrol('nueva');
    const renewed = (await renewCodes(client)).codes;
    expect(await getCode(complete(await startSignIn('nueva'), codes[0]))).toBe('UNAUTHENTICATED');
    expect(await getCode(complete(await startSignIn('nueva'), renewed[0]))).toBeUndefined();
  });

  test('a code proves who somebody is during the session too, and the password alone does not', async () => {
    const { client, secret } = await enrol('paso');
    await served.fixtures.expireProofs();
    const remove = () => getCode(client.send('removeTotp'));
    const prove = (input: object): Result => client.send('stepUp', { input });
    expect(await remove()).toBe('STEP_UP_REQUIRED');
    expect(await getCode(prove({ code: '000000' }))).toBe('UNAUTHENTICATED');
    const message = expect.stringContaining('confirma con un código');
    expect(await prove({ password: fixturePassword })).toMatchObject({ message, code: 'UNAUTHENTICATED', status: 401 });
    const passwords = { currentPassword: fixturePassword, newPassword: fixturePassword };
    expect(await getCode(client.send('changePassword', { input: passwords }))).toBeUndefined();
    expect(await remove()).toBe('STEP_UP_REQUIRED');
    expect(await getCode(prove({ code: createTotpCode(secret, 1) }))).toBeUndefined();
    expect(await remove()).toBeUndefined();
    expect(await isSignedIn(await served.signedIn('paso'))).toBe(true);
  });

  test('a change ends the other sessions and the sign-ins that wait, and is recorded and told', async () => {
    const user = await served.fixtures.user('cambia');
    const other = await served.signedIn('cambia');
    const client = await served.signedIn('cambia');
    const { secret } = await startTotp(client);
    await confirmTotp(client, createTotpCode(secret));
    expect([await isSignedIn(client), await isSignedIn(other)]).toEqual([true, false]);
    const waiting = await startSignIn('cambia');
    await renewCodes(client);
    expect(await getCode(complete(waiting, createTotpCode(secret, 1)))).toBe('UNAUTHENTICATED');
    const told = { userId: user.id, kind: 'second_factor_changed' } as const;
    expect(await served.reader.countBy(Notification, told)).toBe(2);
    expect(served.log.lines.filter((line) => line.includes('"detail":"confirmTotp"')).length).toBeGreaterThan(0);
  });

  test('without the password no code signs in', async () => {
    const { codes } = await enrol('sola');
    expect(await getCode(complete(served.client(), codes[0]))).toBe('UNAUTHENTICATED');
    const stranger = served.client();
    stranger.setCookie('cimiento.pending', 'inventada');
    expect(await getCode(complete(stranger, codes[0]))).toBe('UNAUTHENTICATED');
  });

  test('wrong codes are limited over all sign-ins of the account, and never end a session', async () => {
    const { client, secret } = await enrol('fuerza');
    const codes = [];
    for (let attempt = 0; attempt < 11; attempt += 1)
      codes.push(await getCode(complete(await startSignIn('fuerza'), '000000')));
    expect([codes[9], codes[10]]).toEqual(['UNAUTHENTICATED', 'TOO_MANY_REQUESTS']);
    expect(await getCode(complete(await startSignIn('fuerza'), createTotpCode(secret, 1)))).toBe('TOO_MANY_REQUESTS');
    expect(await isSignedIn(client)).toBe(true);
  });

  test('wrong codes are limited over all devices of the user together', async () => {
    const { codes } = await enrol('aparatos');
    const signInAt = async (client: TestClient) => {
      await logIn(client, 'aparatos');
      return client;
    };
    const devices: TestClient[] = [];
    for (const code of codes.slice(0, 3)) {
      const device = await startSignIn('aparatos');
      await complete(device, code);
      devices.push(device);
    }
    const answers = [];
    for (const device of devices)
      for (let attempt = 0; attempt < 4; attempt += 1)
        answers.push(await getCode(complete(await signInAt(device), '000000')));
    expect(answers.filter((code) => code === 'UNAUTHENTICATED')).toHaveLength(10);
    expect(answers.slice(10)).toEqual(['TOO_MANY_REQUESTS', 'TOO_MANY_REQUESTS']);
  });

  test('an administrator removes the factor of a person who has lost it', async () => {
    const { user, client } = await enrol('ayuda');
    const admin = await served.signedIn('jefa');
    expect(await getCode(resetFactor(client, user))).toBe('FORBIDDEN');
    expect(await getCode(resetFactor(admin, user))).toBeUndefined();
    expect(await isSignedIn(client)).toBe(false);
    await served.signedIn('ayuda');
    expect(await served.reader.countBy(RecoveryCode, { userId: user.id })).toBe(0);
  });
});

describe.each(databaseKinds)('an administrator who must have a second factor on %s', (kind) => {
  const served = serveGateway(kind, { config: { adminSecondFactorRequired: true } });

  test('an administrator first sets one up, and cannot turn the last one off', async () => {
    const { admin } = served;
    const refusal = { code: 'SECOND_FACTOR_ENROLMENT_REQUIRED', status: 403 };
    expect(await admin.send('users')).toMatchObject(refusal);
    expect(await readStatus(admin)).toMatchObject({ isRequired: true });
    const { secret } = await startTotp(admin);
    await confirmTotp(admin, createTotpCode(secret));
    expect(await admin.send('users')).toHaveLength(1);
    expect(await admin.send('removeTotp')).toMatchObject({ code: 'CONFLICT' });
    const row = await served.reader.findOneByOrFail(User, { username: 'jefa' });
    expect(row.secondFactorAt).not.toBeNull();
  });

  test('investors need none', async () => {
    await served.fixtures.user('maria');
    const maria = await served.signedIn('maria');
    expect(await maria.send('myInvestments')).toEqual([]);
  });
});
