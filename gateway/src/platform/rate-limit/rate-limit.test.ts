import { retentionRules } from '@cimiento/contracts/retention';
import { removeExpired } from '../database/remove-expired';
import { databaseKinds, fixturePassword, serveGateway, type TestClient } from '../../testing';
import { KnownDevice } from '../../access/records';
import { RateLimit } from './rate-limit.entity';

const minute = 60_000;
const login = 'mutation ($input: CredentialsInput!) { login(input: $input) { username } }';
const validateCode = 'mutation { validateInvitation(code: "NOEXISTE") { valid } }';

describe.each(databaseKinds)('rate limits on %s', (kind) => {
  const rateLimits = { account: { max: 3, windowMs: 15 * minute }, address: { max: 60, windowMs: 5 * minute } };
  const served = serveGateway(kind, { config: { rateLimits, trustProxy: 1 } });
  let browser: TestClient;

  beforeAll(async () => void (await served.fixtures.user('maria')));

  beforeEach(async () => {
    await served.gateway.database.transaction(async (manager) => {
      for (const entity of [RateLimit, KnownDevice]) await manager.deleteAll(entity);
    });
    browser = served.client();
  });

  const signIn = async (username: string, password: string) =>
    (await browser.graphql(login, { input: { username, password } })).errors?.[0]?.extensions;

  test.each(['maria', 'nadie'])(
    'after three failed logins, rejects every login of %s and says for how long',
    async (username) => {
      for (let failure = 0; failure < 3; failure += 1)
        expect(await signIn(username, 'equivocada')).toMatchObject({ status: 401 });
      for (const password of ['equivocada', fixturePassword]) {
        expect(await signIn(username, password)).toMatchObject({
          code: 'TOO_MANY_REQUESTS',
          status: 429,
          retryAfter: expect.any(Number),
        });
      }
    },
  );

  const signInFrom = async (address: string, client: TestClient, password: string) => {
    const { body } = await client.request(
      'POST',
      '/graphql',
      { query: login, variables: { input: { username: 'maria', password } } },
      { 'x-forwarded-for': address },
    );
    return body.errors?.[0]?.extensions.status ?? 200;
  };

  test('a stranger locks an account for their own address only', async () => {
    for (let failure = 0; failure < 4; failure += 1) await signInFrom('203.0.113.9', browser, 'equivocada');
    expect(await signInFrom('203.0.113.9', browser, fixturePassword)).toBe(429);
    expect(await signInFrom('198.51.100.1', served.client(), fixturePassword)).toBe(200);
  });

  test('the addresses of an IPv6 /64 are one', async () => {
    for (const host of [1, 2, 3, 4]) await signInFrom(`2001:db8::${host}`, browser, 'equivocada');
    expect(await signInFrom('2001:db8::5', browser, fixturePassword)).toBe(429);
    expect(await signInFrom('2001:db8:0:1::5', browser, fixturePassword)).toBe(200);
  });

  test('strangers at many addresses cannot guess on for ever, and never lock out a known device', async () => {
    const device = served.client();
    await device.signIn('maria', fixturePassword);
    await device.graphql('mutation { logout { message } }');
    for (let host = 0; host < 31; host += 1) await signInFrom(`203.0.113.${host}`, browser, 'equivocada');
    expect(await signInFrom('198.51.100.7', browser, fixturePassword)).toBe(429);
    expect(await signInFrom('203.0.113.1', device, fixturePassword)).toBe(200);
    for (let failure = 0; failure < 4; failure += 1) await signInFrom('203.0.113.1', device, 'equivocada');
    expect(await signInFrom('203.0.113.1', device, fixturePassword)).toBe(429);
  });

  test('the devices of a user share their attempts, so that more of them do not allow more guesses', async () => {
    const devices = [];
    for (let count = 0; count < 3; count += 1) devices.push(await served.signedIn('maria'));
    const answers = [];
    for (const device of devices)
      for (let failure = 0; failure < 2; failure += 1)
        answers.push(await signInFrom('203.0.113.1', device, 'equivocada'));
    expect(answers).toEqual([401, 401, 401, 429, 429, 429]);
  });

  test('a session alone makes no device: only finishing a sign-in does', async () => {
    const device = await served.signedIn('maria');
    const copy = served.client();
    copy.setCookie('cimiento.sid', device.cookie('cimiento.sid') ?? '');
    await copy.graphql('{ currentUser { id } }');
    expect(copy.cookie('cimiento.device')).toBeUndefined();
    expect((await device.graphql('{ myDevices { id } }')).data?.myDevices).toHaveLength(1);
  });

  test('logins from many new devices lock nobody out, and the failures of strangers still count', async () => {
    for (let host = 0; host < 31; host += 1)
      expect([host, await signInFrom(`198.51.100.${host}`, served.client(), fixturePassword)]).toEqual([host, 200]);
    for (let host = 0; host < 30; host += 1) await signInFrom(`203.0.113.${host}`, browser, 'equivocada');
    expect(await signInFrom('198.51.100.7', served.client(), fixturePassword)).toBe(429);
  });

  test('the cookie of a known device counts for its own person only', async () => {
    await served.fixtures.user('otra');
    const device = await served.signedIn('otra');
    for (let failure = 0; failure < 4; failure += 1) await signInFrom('203.0.113.2', browser, 'equivocada');
    expect(await signInFrom('203.0.113.2', device, fixturePassword)).toBe(429);
  });

  test('a successful login resets the failures of the account, whatever the case of the username', async () => {
    for (const username of ['maria', 'MARIA']) {
      expect(await signIn(username, 'equivocada')).toMatchObject({ status: 401 });
      expect(await signIn(username, 'equivocada')).toMatchObject({ status: 401 });
      expect(await signIn(username, fixturePassword)).toBeUndefined();
    }
  });

  test('concurrent logins cannot exceed the limit', async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, () => signIn('maria', 'equivocada')));
    expect(answers.filter((answer) => answer?.['status'] === 401)).toHaveLength(3);
    expect(answers.filter((answer) => answer?.['status'] === 429)).toHaveLength(5);
  });

  test('counts logins, registrations, code checks and waitlist requests of an address together', async () => {
    await Promise.all(Array.from({ length: 60 }, () => browser.graphql(validateCode)));
    const { errors } = await browser.graphql(validateCode);
    expect(errors?.[0]?.extensions).toMatchObject({ status: 429 });
    expect(await signIn('maria', fixturePassword)).toMatchObject({ status: 429 });
  });

  test('starts a new window after the last one ended, and prunes ended windows', async () => {
    for (let failure = 0; failure < 4; failure += 1) await signIn('maria', 'equivocada');
    const { database } = served.gateway;
    const endWindows = () =>
      database.transaction((manager) =>
        manager
          .createQueryBuilder()
          .update(RateLimit)
          .set({ expiresAt: Date.now() - 1 })
          .execute(),
      );
    await endWindows();
    expect(await signIn('maria', 'equivocada')).toMatchObject({ status: 401 });
    await endWindows();
    await removeExpired(database, retentionRules);
    expect(await database.reader.count(RateLimit)).toBe(0);
  });

  test('stores neither usernames nor addresses', async () => {
    await signIn('maria', 'equivocada');
    const rows = JSON.stringify(await served.reader.find(RateLimit));
    expect(rows).not.toMatch(/maria|127\.0\.0\.1|::1/);
  });
});
