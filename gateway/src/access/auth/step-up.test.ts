import { getMetadataStorage } from 'type-graphql';
import { getGatewaySchema } from '../../schema';
import { createTestGateway, databaseKinds, fixturePassword, type TestClient, type TestGateway } from '../../testing';
import { StoredSession, User } from '../records';
import { hashPassword } from './passwords';

const stepUp = 'mutation ($input: StepUpInput!) { stepUp(input: $input) { validUntil } }';
const createUser = 'mutation ($input: UserInput!) { createUser(input: $input) { id } }';
const lifetimeMs = 5 * 60_000;

// Taking one away makes a stolen session worth more.
test('these operations ask for a recent proof', () => {
  expect(getGatewaySchema().getMutationType()).toBeDefined();
  const marked = getMetadataStorage().fieldExtensions.filter(({ extensions }) => 'stepUp' in extensions);
  expect(
    Object.fromEntries(marked.map(({ fieldName, extensions }) => [fieldName, extensions['stepUp']])),
  ).toMatchObject({
    addPasskey: 'always',
    createApiKey: 'always',
    revokeApiKey: 'always',
    confirmTotp: 'always',
    createWebhookEndpoint: 'always',
    updateWebhookEndpoint: 'always',
    deleteWebhookEndpoint: 'always',
    rotateWebhookSecret: 'always',
    createUser: 'production only',
    endMyOtherSessions: 'production only',
    endMySession: 'production only',
    removePasskey: 'always',
    removeTotp: 'always',
    renewRecoveryCodes: 'always',
    resetSecondFactor: 'always',
    setUserDisabled: 'production only',
    startPasskey: 'always',
    startTotp: 'always',
    updateProfile: 'production only',
    updateUser: 'production only',
    endMyDevice: 'production only',
    endUserSessions: 'production only',
    renewCalendarLink: 'production only',
    saveBankAccount: 'always',
    requestWithdrawal: 'always',
    approveWithdrawal: 'always',
    rejectWithdrawal: 'always',
    payWithdrawal: 'always',
    returnWithdrawal: 'always',
    createWithdrawalBatch: 'always',
    approveRequest: 'always',
    rejectRequest: 'always',
  });
});

test('every list of people and money that is read after a record is recorded when it is exported', () => {
  const lists = Object.values(getGatewaySchema().getQueryType()?.getFields() ?? {}).filter(
    ({ args, type }) => args.some(({ name }) => name === 'after') && String(type).startsWith('['),
  );
  const unmarked = lists.filter(({ extensions }) => !('exportsData' in extensions)).map(({ name }) => name);
  const ofCompany = [
    'approvals',
    'bankStatements',
    'paymentRuns',
    'posts',
    'projectRecords',
    'projects',
    'webhookDeliveries',
  ];
  expect(unmarked.filter((name) => !name.startsWith('my')).sort()).toEqual(ofCompany);
});

describe.each(databaseKinds)('step-up on %s', (kind) => {
  let served: TestGateway;
  let admin: TestClient;
  let adminId: number;

  beforeAll(async () => {
    served = await createTestGateway(kind, { demoData: false, config: { environment: 'production' } });
    adminId = (await served.fixtures.user('jefa', { role: 'admin' })).id;
  });

  beforeEach(async () => {
    admin = await served.signedIn('jefa');
  });

  afterAll(() => served.close());

  const tryCreate = async (username: string) => {
    const input = {
      username,
      email: `${username}@prueba.example`,
      fullName: 'Persona Nueva',
      password: 'tejado azul claro',
    };
    return (await admin.graphql(createUser, { input })).errors?.[0]?.extensions;
  };
  const prove = async (input: object) => await admin.graphql(stepUp, { input });

  test('signing in counts as a proof', async () => {
    expect(await tryCreate('uno')).toBeUndefined();
  });

  test('an older proof is refused with 403, until the password is typed again', async () => {
    await served.fixtures.expireProofs();
    expect(await tryCreate('dos')).toMatchObject({ code: 'STEP_UP_REQUIRED', status: 403 });
    const { data } = await prove({ password: fixturePassword });
    const left = Date.parse(data?.stepUp.validUntil) - Date.now();
    expect([left > lifetimeMs - 60_000, left <= lifetimeMs]).toEqual([true, true]);
    expect(await tryCreate('dos')).toBeUndefined();
  });

  test('gives the session a new id, and the old one is dead', async () => {
    const whoAmI = '{ currentUser { username } }';
    const before = admin.cookie('cimiento.sid') ?? '';
    await prove({ password: fixturePassword });
    expect((await admin.graphql(whoAmI)).data).toEqual({ currentUser: { username: 'jefa' } });
    const thief = served.client();
    thief.setCookie('cimiento.sid', before);
    expect((await thief.graphql(whoAmI)).data).toEqual({ currentUser: null });
  });

  test('a proof or a new password does not restart the maximum age of the session', async () => {
    const signedInAt = new Date(Date.now() - 3_600_000);
    const where = { userId: adminId };
    const { database } = served.gateway;
    await database.transaction((manager) => manager.delete(StoredSession, { userId: adminId }));
    admin = await served.signedIn('jefa');
    await database.transaction((manager) => manager.update(StoredSession, where, { createdAt: signedInAt }));
    const readStart = async () => (await database.reader.findOneByOrFail(StoredSession, where)).createdAt;
    await prove({ password: fixturePassword });
    expect(await readStart()).toEqual(signedInAt);
    await admin.graphql('mutation ($input: PasswordChangeInput!) { changePassword(input: $input) { message } }', {
      input: { currentPassword: fixturePassword, newPassword: 'tejado azul claro' },
    });
    expect(await readStart()).toEqual(signedInAt);
    await database.transaction(async (manager) =>
      manager.update(User, { id: adminId }, { passwordHash: await hashPassword(fixturePassword) }),
    );
  });

  test('a proof counts for five minutes', async () => {
    const age = (ms: number) =>
      served.fixtures.update(StoredSession, { userId: adminId }, { provedAt: new Date(Date.now() - ms) });
    await age(lifetimeMs - 30_000);
    expect(await tryCreate('tres')).toBeUndefined();
    await age(lifetimeMs + 1);
    expect(await tryCreate('cuatro')).toMatchObject({ code: 'STEP_UP_REQUIRED' });
  });

  test('an export asks for a proof, and a page of a list does not', async () => {
    const read = async (list: string) => (await admin.graphql(`{ ${list} { id } }`)).errors?.[0]?.extensions?.['code'];
    await served.fixtures.expireProofs();
    for (const list of [
      'users(after: 0, limit: 10)',
      'users(cursor: "a.1", sort: email, limit: 10)',
      'ledgerEntries(after: 0)',
      'bankLines(after: 9)',
    ])
      expect([list, await read(list)]).toEqual([list, 'STEP_UP_REQUIRED']);
    for (const list of ['users(limit: 10)', 'bankLines(limit: 10)', 'projects(after: 0, archived: true)'])
      expect([list, await read(list)]).toEqual([list, undefined]);
  });

  test('a proof is of one session only', async () => {
    await served.fixtures.expireProofs();
    const other = await served.signedIn('jefa');
    await other.graphql(stepUp, { input: { password: fixturePassword } });
    expect(await tryCreate('cinco')).toMatchObject({ code: 'STEP_UP_REQUIRED' });
  });

  test('a wrong password is refused with 401, proves nothing and is recorded', async () => {
    await served.fixtures.expireProofs();
    const { errors } = await prove({ password: 'otra-clave' });
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'UNAUTHENTICATED', status: 401 });
    expect(await tryCreate('seis')).toMatchObject({ code: 'STEP_UP_REQUIRED' });
    expect(served.log.lines.filter((line) => line.includes('"detail":"stepUp"'))).toHaveLength(1);
  });

  test.each([{}, { password: fixturePassword, code: '123456' }, { password: '' }])(
    'takes a password or a code, and not %j',
    async (input) => {
      expect((await prove(input)).errors?.[0]?.extensions).toMatchObject({ code: 'VALIDATION_FAILED' });
    },
  );

  test('the wrong passwords of a session are limited', async () => {
    const codes = [];
    for (let attempt = 0; attempt < 11; attempt += 1)
      codes.push((await prove({ password: 'otra-clave' })).errors?.[0]?.extensions?.['code']);
    expect(codes.slice(-2)).toEqual(['UNAUTHENTICATED', 'TOO_MANY_REQUESTS']);
  });
});

describe.each(databaseKinds)('step-up in demonstration mode on %s', (kind) => {
  let served: TestGateway;

  beforeAll(async () => {
    served = await createTestGateway(kind, { demoData: false });
  });

  afterAll(() => served.close());

  test('a proof is not required where the product promises a flow without it', async () => {
    const admin = await served.signedInAdmin();
    await served.fixtures.expireProofs();
    const input = { username: 'nueva', email: 'nueva@prueba.example', fullName: 'Persona Nueva', password: 'secreto1' };
    expect((await admin.graphql(createUser, { input })).errors).toBeUndefined();
  });
});
