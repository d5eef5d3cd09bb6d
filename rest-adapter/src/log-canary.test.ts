import {
  createTotpCode,
  databaseKinds,
  fixturePassword,
  MailServer,
  type TestGateway,
} from '@cimiento/gateway/testing';
import { serveEmptyRest } from './testing/serve-rest';

const failingInserts = {
  sqlite: (table: string) =>
    `CREATE TRIGGER full_${table} BEFORE INSERT ON ${table} BEGIN SELECT RAISE(ABORT, 'full'); END`,
  mariadb: (table: string) =>
    `CREATE TRIGGER full_${table} BEFORE INSERT ON ${table} FOR EACH ROW SIGNAL SQLSTATE '45000' SET MESSAGE_TEXT = 'full'`,
} as const;

const operations = {
  startTotp: 'mutation { startTotp { secret } }',
  confirmTotp: 'mutation ($code: String!) { confirmTotp(code: $code) { codes } }',
  forget: 'mutation ($input: PasswordResetRequestInput!) { requestPasswordReset(input: $input) { message } }',
  reset: 'mutation ($input: PasswordResetInput!) { resetPassword(input: $input) { message } }',
  confirmEmail: 'mutation ($input: EmailConfirmationInput!) { confirmEmail(input: $input) { message } }',
  updateProfile: 'mutation ($input: ProfileInput!) { updateProfile(input: $input) { email } }',
  renewCalendar: 'mutation { renewCalendarLink { token } }',
  stepUp: 'mutation ($input: StepUpInput!) { stepUp(input: $input) { validUntil } }',
};

const person = {
  username: 'canaria',
  email: 'canaria@prueba.example',
  fullName: 'Carmen Canaria Intriago',
  password: 'tejado azul claro 7',
};
const newEmail = 'nido.canaria@prueba.example';
const newPassword = 'ventana verde oscuro 8';
const root = { username: 'jefatura', password: fixturePassword };
const bankAccount = {
  bank: 'Banco Pichincha',
  accountType: 'savings',
  accountNumber: '2200123456',
  holderName: person.fullName,
  holderIdNumber: '1712345678',
};

describe.each(databaseKinds)('the log of a whole life on %s', (kind) => {
  let mail: MailServer;
  let served: TestGateway;
  /** Everything that no line may show, by what it is. */
  const secrets: Record<string, string> = {
    username: person.username,
    email: person.email,
    name: person.fullName,
    password: person.password,
    'new e-mail': newEmail,
    'new password': newPassword,
    'account number': bankAccount.accountNumber,
    'identity number': bankAccount.holderIdNumber,
    "administrator's password": root.password,
  };

  beforeAll(async () => {
    mail = await MailServer.start();
    served = await serveEmptyRest(kind, {
      config: {
        environment: 'production',
        email: mail.settings,
      },
    });
  });

  afterAll(async () => {
    await served.close();
    await mail.stop();
  });

  const deliver = (): Promise<void> => served.gateway.outbox.deliverDue();
  /** The token of the latest link that an address received. */
  const readToken = async (what: string, address: string): Promise<string> => {
    await deliver();
    const token = /#token=([\w-]+)/.exec(mail.listFor(address).at(-1)?.text ?? '')?.[1] ?? '';
    expect(token).toMatch(/^[\w-]{43}$/);
    secrets[what] = token;
    return token;
  };
  /** Adds the id in the session cookie of a client. */
  const addSession = (what: string, cookie: string | undefined): void => {
    const id = /^s:([^.]+)\./.exec(decodeURIComponent(cookie ?? ''))?.[1] ?? '';
    expect(id.length).toBeGreaterThan(20);
    secrets[what] = id;
  };
  const query = <T = ReturnType<JSON['parse']>>(sql: string, values: unknown[] = []): Promise<T> =>
    served.gateway.database.dataSource.query<T>(sql, values);
  const signIn = { username: person.username, password: person.password };

  test('the log has no password, hash, token, code, key, session id, account number or e-mail', async () => {
    const { body: before } = await served.client().request('GET', '/api/projects');
    expect(before).toEqual([]);
    const project = await served.fixtures.project();
    const invitation = await served.fixtures.invitation('CANARIO234', { maxUses: 9 });
    secrets['invitation code'] = invitation.code;

    // Registers, mistypes the password, signs in, confirms the e-mail.
    const client = served.client();
    const registered = await client.request('POST', '/api/auth/register', {
      ...person,
      invitationCode: invitation.code,
    });
    expect(registered.status).toBe(201);
    const userId: number = registered.body.id;
    const wrong = { ...signIn, password: 'tejado azul oscuro 9' };
    secrets['wrong password'] = wrong.password;
    expect((await client.request('POST', '/api/auth/login', wrong)).status).toBe(401);
    expect((await client.request('POST', '/api/auth/login', signIn)).status).toBe(200);
    addSession('first session', client.cookie('cimiento.sid'));
    const confirmation = await readToken('token of the first e-mail', person.email);
    const confirmed = await served.client().graphql(operations.confirmEmail, { input: { token: confirmation } });
    expect(confirmed.errors).toBeUndefined();

    // Sets up an authenticator app and signs in with a wrong code, a code and a recovery code.
    const { secret } = (await client.graphql(operations.startTotp)).data?.startTotp ?? {};
    secrets['TOTP secret'] = secret;
    secrets['set-up code'] = createTotpCode(secret);
    const { codes } =
      (await client.graphql(operations.confirmTotp, { code: secrets['set-up code'] })).data?.confirmTotp ?? {};
    expect(codes).toHaveLength(10);
    codes.forEach((code: string, index: number) => (secrets[`recovery code ${index}`] = code));
    const enter = async (client: ReturnType<TestGateway['client']>, code: string, password = person.password) => {
      expect((await client.request('POST', '/api/auth/login', { ...signIn, password })).status).toBe(401);
      return (await client.request('POST', '/api/auth/second-factor', { code })).status;
    };
    secrets['code'] = createTotpCode(secret, 1);
    secrets['wrong code'] = '731946';
    const byCode = served.client();
    expect(await enter(byCode, secrets['wrong code'])).toBe(401);
    expect(await enter(byCode, secrets['code'])).toBe(200);
    expect(await enter(served.client(), codes[0])).toBe(200);

    // Forgets the password; the mail server refuses once, with the address in its words.
    mail.refusal = { code: 550, message: `no mailbox for <${person.email}>` };
    await served.client().graphql(operations.forget, { input: { email: person.email } });
    await deliver();
    mail.refusal = null;
    await served.client().graphql(operations.forget, { input: { email: person.email } });
    const token = await readToken('token of the reset', person.email);
    expect((await served.client().graphql(operations.reset, { input: { token, newPassword } })).errors).toBeUndefined();
    const owner = served.client();
    expect(await enter(owner, codes[1], newPassword)).toBe(200);
    addSession('session after the reset', owner.cookie('cimiento.sid'));

    // Changes the e-mail, proves who it is, stores a bank account, orders and withdraws.
    const profile = { email: newEmail, fullName: person.fullName };
    expect((await owner.graphql(operations.updateProfile, { input: profile })).errors).toBeUndefined();
    const moved = await readToken('token of the new e-mail', newEmail);
    expect((await owner.graphql(operations.confirmEmail, { input: { token: moved } })).errors).toBeUndefined();
    expect((await owner.graphql(operations.stepUp, { input: { code: codes[2] } })).errors).toBeUndefined();
    const saved = await owner.request('PUT', '/api/user/bank-account', bankAccount);
    expect(saved.body).toMatchObject({ accountNumber: '******3456' });
    await served.fixtures.deposit({ id: userId }, 5000);
    const order = { projectId: project.id, amount: 1000, acceptedRisks: true, fundedFrom: 'balance' };
    const headers = { 'idempotency-key': 'canario-de-la-orden-1' };
    secrets['idempotency key'] = headers['idempotency-key'];
    expect((await owner.request('POST', '/api/user/orders', order, headers)).status).toBe(201);
    expect((await owner.request('POST', '/api/user/withdrawals', { amount: '20.00' })).status).toBe(201);

    // Opens a private calendar, whose address is its secret.
    const { data } = await owner.graphql(operations.renewCalendar);
    secrets['calendar token'] = data?.renewCalendarLink.token;
    // The second is not our address, yet it has the token.
    for (const [folder, status] of [
      ['/api/calendar', 200],
      ['/API/calendar', 404],
    ] as const)
      expect((await served.client().request('GET', `${folder}/${secrets['calendar token']}.ics`)).status).toBe(status);

    // An administrator creates a key, which a program uses; another is wrong.
    await served.fixtures.user(root.username, { role: 'admin' });
    const admin = served.client();
    expect((await admin.request('POST', '/api/auth/login', root)).status).toBe(200);
    addSession("administrator's session", admin.cookie('cimiento.sid'));
    const { body: created } = await admin.request('POST', '/api/admin/api-keys', {
      name: 'Canario',
      scopes: ['payments:read'],
    });
    secrets['API key'] = created.key;
    secrets['wrong API key'] = `cim_live_${'q'.repeat(38)}`;
    const call = (key: string) =>
      served.client().request('GET', '/api/admin/returns', undefined, { authorization: `Bearer ${key}` });
    expect([(await call(created.key)).status, (await call(secrets['wrong API key'])).status]).toEqual([200, 401]);

    // Inserts that fail: a person and a bank account.
    for (const table of ['users', 'bank_account']) await query(failingInserts[kind](table));
    const other = { ...person, username: 'canariados', email: 'canaria.dos@prueba.example' };
    secrets['e-mail of the failed registration'] = other.email;
    const failures = [
      await served.client().request('POST', '/api/auth/register', { ...other, invitationCode: invitation.code }),
      await owner.request('PUT', '/api/user/bank-account', { ...bankAccount, accountNumber: '3300654321' }),
    ];
    secrets['failed account number'] = '3300654321';
    expect(failures.map(({ status }) => status)).toEqual([500, 500]);
    for (const table of ['users', 'bank_account']) await query(`DROP TRIGGER full_${table}`);

    // Operations and bodies that are not valid, with the secrets where they should not stand.
    const literal = `input: { username: "${person.username}", password: "${newPassword}" }`;
    const malformed = [
      { query: `mutation { login(${literal}) { id ` },
      { query: `mutation { login(${literal}) { nothing } }` },
      { query: `mutation { logIn(${literal}) { id } }` },
      {
        query: `mutation ($input: CredentialsInput!) { login(input: $input) { id } }`,
        variables: { input: newPassword },
      },
      { query: newPassword, operationName: person.email },
      { query: `subscription { login(${literal}) { id } }` },
      `{"query": "${newPassword}`,
    ];
    for (const body of malformed) {
      const type = { 'content-type': 'application/json' };
      expect((await owner.request('POST', '/graphql', body, type)).status).toBeLessThan(500);
      expect((await owner.request('POST', '/api/auth/login', body, type)).status).toBeLessThan(500);
    }
    await owner.request('GET', `/api/projects?email=${encodeURIComponent(newEmail)}&token=${token}`);
    await owner.request('GET', `/graphql?query=${encodeURIComponent(`{ login(${literal}) { id } }`)}`);

    const [{ passwordHash }] = await query('SELECT passwordHash FROM users WHERE id = ?', [userId]);
    secrets['password hash'] = passwordHash;
    const events = new Set(served.log.lines.map((line) => JSON.parse(line)).map(({ event }) => event?.kind ?? event));
    expect([...events]).toEqual(expect.arrayContaining(['sign_in', 'sign_in_failed']));
    expect(served.log.lines.filter((line) => line.includes('unexpected failure'))).toHaveLength(2);
    expect(served.log.findLeaks(secrets)).toEqual([]);
  }, 60_000);
});
