import { setTimeout as wait } from 'node:timers/promises';
import { createHash } from 'node:crypto';
import {
  countQueries,
  createTestGateway,
  databaseKinds,
  fixturePassword,
  serveGateway,
  type TestClient,
  type TestGateway,
} from '../../testing';
import { operatorMessages } from '@cimiento/contracts';
import { StoredSession, User } from '../records';
import { sessionCookieName } from '@cimiento/server';

const login = 'mutation ($input: CredentialsInput!) { login(input: $input) { id username role } }';
const whoAmI = '{ currentUser { username role fullName email } }';

/** The session id in a client's cookie, 's:<id>.<signature>'. */
const getSessionId = (client: TestClient): string =>
  decodeURIComponent(client.cookie(sessionCookieName) ?? '')
    .slice('s:'.length)
    .split('.')[0] ?? '';

describe.each(databaseKinds)('signing in on %s', (kind) => {
  const served = serveGateway(kind);

  beforeAll(async () => {
    await served.fixtures.user('Lucia');
  });

  const tryLogin = (client: TestClient, username: string, password: string) =>
    client.graphql(login, { input: { username, password } });

  const findSession = async (client: TestClient): Promise<StoredSession | null> => {
    const idHash = createHash('sha256').update(getSessionId(client)).digest('hex');
    return served.reader.findOneBy(StoredSession, { idHash });
  };

  const change = (entity: typeof StoredSession | typeof User, where: object, changed: object) =>
    served.fixtures.update(entity, where, changed);

  test('visitors are signed out and get no cookie', async () => {
    const client = served.client();
    expect((await client.graphql(whoAmI)).data).toEqual({ currentUser: null });
    expect(client.cookie(sessionCookieName)).toBeUndefined();
  });

  test('signs in with the right credentials, ignoring the case of the username', async () => {
    const client = served.client();
    expect((await tryLogin(client, 'LUCIA', fixturePassword)).data?.login).toMatchObject({
      username: 'Lucia',
      role: 'user',
    });
    expect((await client.graphql(whoAmI)).data).toEqual({
      currentUser: { username: 'Lucia', role: 'user', fullName: 'Persona Lucia', email: 'lucia@prueba.example' },
    });
  });

  test('takes the e-mail for the username, and counts failures of both names for one account', async () => {
    await served.fixtures.user('Elena');
    expect((await tryLogin(served.client(), 'ELENA@prueba.example', fixturePassword)).data?.login.username).toBe(
      'Elena',
    );
    const names = ['elena', 'elena@prueba.example'];
    for (const attempt of Array.from({ length: 10 }, (_, index) => names[index % 2] ?? ''))
      expect((await tryLogin(served.client(), attempt, 'otra-clave')).errors?.[0]?.extensions?.code).toBe(
        'UNAUTHENTICATED',
      );
    for (const name of names)
      expect((await tryLogin(served.client(), name, fixturePassword)).errors?.[0]?.extensions?.code).toBe(
        'TOO_MANY_REQUESTS',
      );
  });

  test('gives the same answer to a wrong password and an unknown username', async () => {
    const wrong = await tryLogin(served.client(), 'Lucia', 'otra-clave');
    const unknown = await tryLogin(served.client(), 'nadie', 'otra-clave');
    expect(wrong.errors).toEqual([
      {
        message: 'Nombre de usuario o contraseña incorrectos',
        path: ['login'],
        extensions: { code: 'UNAUTHENTICATED', status: 401 },
      },
    ]);
    expect(unknown).toEqual(wrong);
  });

  test('sets a cookie that scripts and other sites cannot use', async () => {
    const { headers } = await served.client().request('POST', '/graphql', {
      query: login,
      variables: { input: { username: 'Lucia', password: fixturePassword } },
    });
    // That of the session comes first, for programs that read no other.
    expect(headers.getSetCookie()).toEqual([
      expect.stringMatching(/^cimiento\.sid=s%3A[^;]+; Path=\/; Expires=[^;]+; HttpOnly; SameSite=Lax$/),
      expect.stringMatching(
        /^cimiento\.device=[\w-]{43}; Max-Age=\d+; Path=\/; Expires=[^;]+; HttpOnly; SameSite=Lax$/,
      ),
    ]);
  });

  test('sets a secure cookie only for requests that came over TLS according to the proxy', async () => {
    const secure = await createTestGateway(kind, {
      demoData: false,
      config: { trustProxy: 1, session: { ...served.config.session, secureCookie: true } },
    });
    try {
      await secure.fixtures.user('Segura');
      const body = { query: login, variables: { input: { username: 'Segura', password: fixturePassword } } };
      const client = secure.client();
      const tls = { 'x-forwarded-proto': 'https' };
      const answers = [
        await client.request('POST', '/graphql', body, tls),
        await client.request('POST', '/graphql', { query: whoAmI }, tls),
      ];
      const cookies = answers.flatMap(({ headers }) => headers.getSetCookie());
      expect(cookies.map((cookie) => cookie.split('=')[0])).toEqual(
        expect.arrayContaining(['__Host-cimiento.sid', '__Host-cimiento.device']),
      );
      for (const cookie of cookies) {
        // Browsers take the prefix only with Secure, Path=/ and without Domain.
        expect(cookie).toMatch(
          /^__Host-cimiento\.[^;]+;( Max-Age=\d+;)? Path=\/; Expires=[^;]+; HttpOnly; Secure; SameSite=Lax$/,
        );
        expect(cookie).not.toMatch(/Domain/i);
      }
      const signedOut = await client.request('POST', '/graphql', { query: 'mutation { logout { message } }' }, tls);
      expect(signedOut.headers.getSetCookie()).toEqual([
        '__Host-cimiento.sid=; Path=/; Expires=Thu, 01 Jan 1970 00:00:00 GMT; HttpOnly; Secure; SameSite=Lax',
      ]);
      for (let attempt = 0; attempt < 2; attempt += 1) {
        const plain = await secure.client().request('POST', '/graphql', body);
        expect(plain.headers.get('set-cookie')).toBeNull();
        expect(plain.body).toMatchObject({
          errors: [{ message: operatorMessages.secureOnly, extensions: { code: 'FORBIDDEN', status: 403 } }],
        });
      }
      const warnings = secure.log.lines.filter((line) => line.includes('set TRUST_PROXY=1 behind a TLS proxy'));
      expect(warnings).toHaveLength(1);
    } finally {
      await secure.close();
    }
  });

  test('replaces the session id on login, and the old id stops working', async () => {
    const client = await served.signedIn('Lucia');
    const before = client.cookie(sessionCookieName) ?? '';
    await client.signIn('Lucia', fixturePassword);
    expect(client.cookie(sessionCookieName)).not.toBe(before);
    const thief = served.client();
    thief.setCookie(sessionCookieName, before);
    expect((await thief.graphql(whoAmI)).data).toEqual({ currentUser: null });
  });

  test('stores only hashes of session ids', async () => {
    const client = await served.signedIn('Lucia');
    const stored = await served.reader.find(StoredSession);
    expect(stored.length).toBeGreaterThan(0);
    expect(JSON.stringify(stored)).not.toContain(getSessionId(client));
  });

  test('logout ends the session on the server, and succeeds when nobody is signed in', async () => {
    const client = await served.signedIn('Lucia');
    const cookie = client.cookie(sessionCookieName) ?? '';
    const logout = async () => (await client.graphql('mutation { logout { message } }')).data;
    expect(await logout()).toEqual({ logout: { message: 'Has cerrado sesión exitosamente' } });
    expect(client.cookie(sessionCookieName)).toBeUndefined();
    client.setCookie(sessionCookieName, cookie);
    expect((await client.graphql(whoAmI)).data).toEqual({ currentUser: null });
    expect(await logout()).toEqual({ logout: { message: 'Has cerrado sesión exitosamente' } });
  });

  test('ignores a forged cookie', async () => {
    const client = await served.signedIn('Lucia');
    const signed = client.cookie(sessionCookieName) ?? '';
    for (const forged of [`${signed.slice(0, -3)}abc`, `${signed}%`, '%', 's%3A', 's%3A.', getSessionId(client)]) {
      client.setCookie(sessionCookieName, forged);
      expect((await client.graphql(whoAmI)).data).toEqual({ currentUser: null });
    }
  });

  test('a session cookie is valid while its secret is being replaced, and no longer after that', async () => {
    const at = async (database: TestGateway['config']['database'], secrets: string[], client?: TestClient) => {
      const place = await createTestGateway(kind, {
        database,
        demoData: false,
        config: { session: { ...served.config.session, secrets } },
      });
      try {
        const browser = place.client();
        if (client) browser.setCookie(sessionCookieName, client.cookie(sessionCookieName) ?? '');
        else await browser.signIn('Lucia', fixturePassword);
        return { browser, viewer: (await browser.graphql(whoAmI)).data?.currentUser?.username ?? null };
      } finally {
        await place.close();
      }
    };
    const { database } = served.config;
    const { browser } = await at(database, ['old-secret']);
    expect((await at(database, ['new-secret', 'old-secret'], browser)).viewer).toBe('Lucia');
    expect((await at(database, ['new-secret'], browser)).viewer).toBeNull();
  });

  test('ignores an expired session', async () => {
    const client = await served.signedIn('Lucia');
    const session = await findSession(client);
    await change(StoredSession, { idHash: session?.idHash }, { expiresAt: new Date(Date.now() - 1) });
    expect((await client.graphql(whoAmI)).data).toEqual({ currentUser: null });
  });

  test('a request extends the session, but at most once a minute and never past its maximum age', async () => {
    const client = await served.signedIn('Lucia');
    const { idleMs, absoluteMs } = served.config.session;
    const first = await findSession(client);
    await client.graphql(whoAmI);
    expect((await findSession(client))?.expiresAt).toEqual(first?.expiresAt);

    const soon = new Date(Date.now() + 120_000);
    /** When the session ends after a request that extends it, which the answer does not wait for. */
    const readExtended = async (): Promise<number | undefined> => {
      await client.graphql(whoAmI);
      for (;;) {
        const { expiresAt } = (await findSession(client)) ?? {};
        if (expiresAt?.getTime() !== soon.getTime()) return expiresAt?.getTime();
        await wait(5);
      }
    };
    await change(StoredSession, { idHash: first?.idHash }, { expiresAt: soon });
    expect(await readExtended()).toBeGreaterThan(Date.now() + idleMs - 60_000);

    const almostOver = new Date(Date.now() - absoluteMs + 300_000);
    await change(StoredSession, { idHash: first?.idHash }, { createdAt: almostOver, expiresAt: soon });
    expect(await readExtended()).toBe(almostOver.getTime() + absoluteMs);
  });

  test('reads the viewer in one query, and sends none for visitors', async () => {
    const client = await served.signedIn('Lucia');
    const { database } = served.gateway;
    expect(await countQueries(database, () => client.graphql(whoAmI))).toEqual([expect.stringMatching(/^SELECT/)]);
    expect(await countQueries(database, () => served.client().graphql(whoAmI))).toEqual([]);
  });

  test('applies a changed role from the next request on', async () => {
    await served.fixtures.user('Tomas');
    const client = await served.signedIn('Tomas');
    await change(User, { username: 'Tomas' }, { role: 'admin' });
    expect((await client.graphql(whoAmI)).data?.currentUser).toMatchObject({ role: 'admin' });
  });
});
