import { createTestGateway, databaseKinds, fixturePassword, type TestClient, type TestGateway } from '../testing';
import { RateLimit } from './rate-limit.entity';

const minute = 60_000;
const login = 'mutation ($input: CredentialsInput!) { login(input: $input) { username } }';
const validateCode = 'mutation { validateInvitation(code: "NOEXISTE") { valid } }';

describe.each(databaseKinds)('limits on guessing on %s', (kind) => {
  let served: TestGateway;
  let browser: TestClient;

  beforeEach(async () => {
    const tries = { account: { tries: 3, spanMs: 15 * minute }, address: { tries: 20, spanMs: 5 * minute } };
    served = await createTestGateway(kind, { demoData: false, config: { tries } });
    await served.fixtures.user('maria');
    browser = served.client();
  });

  afterEach(() => served.close());

  const signIn = async (username: string, password: string) =>
    (await browser.graphql(login, { input: { username, password } })).errors?.[0]?.extensions;

  test.each(['maria', 'nadie'])(
    'after three failures %s is locked, the right password included, and told how long',
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

  test('a login that succeeds forgives the failures before it, in any case of the name', async () => {
    for (const username of ['maria', 'MARIA']) {
      expect(await signIn(username, 'equivocada')).toMatchObject({ status: 401 });
      expect(await signIn(username, 'equivocada')).toMatchObject({ status: 401 });
      expect(await signIn(username, fixturePassword)).toBeUndefined();
    }
  });

  test('guesses made at the same moment do not slip past one another', async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, () => signIn('maria', 'equivocada')));
    expect(answers.filter((answer) => answer?.['status'] === 401)).toHaveLength(3);
    expect(answers.filter((answer) => answer?.['status'] === 429)).toHaveLength(5);
  });

  test('logins, registrations, code checks and waitlist requests of one address count together', async () => {
    await Promise.all(Array.from({ length: 20 }, () => browser.graphql(validateCode)));
    const { errors } = await browser.graphql(validateCode);
    expect(errors?.[0]?.extensions).toMatchObject({ status: 429 });
    expect(await signIn('maria', fixturePassword)).toMatchObject({ status: 429 });
  });

  test('a span that has ended begins anew, and is pruned', async () => {
    for (let failure = 0; failure < 4; failure += 1) await signIn('maria', 'equivocada');
    const { database, services } = served.gateway;
    const endSpans = () =>
      database.transaction((manager) =>
        manager
          .createQueryBuilder()
          .update(RateLimit)
          .set({ expiresAt: Date.now() - 1 })
          .execute(),
      );
    await endSpans();
    expect(await signIn('maria', 'equivocada')).toMatchObject({ status: 401 });
    await endSpans();
    await services.rateLimit.prune();
    expect(await database.reader.count(RateLimit)).toBe(0);
  });

  test('the table names neither people nor addresses', async () => {
    await signIn('maria', 'equivocada');
    const rows = JSON.stringify(await served.gateway.database.reader.find(RateLimit));
    expect(rows).not.toMatch(/maria|127\.0\.0\.1|::1/);
  });
});
