import { setTimeout as wait } from 'node:timers/promises';
import { type Answer, MariadbServer, type TestClient, type TestGateway } from '@cimiento/gateway/testing';
import { goodBodies } from './testing/good-bodies';
import { serveRest, useRest } from './testing/serve-rest';

/** Lines about an outage, and lines that report errors. */
const readNotices = ({ log }: TestGateway): { outage?: string; level: number; msg: string }[] =>
  log.lines.map((line) => JSON.parse(line)).filter(({ level }) => level >= 40);

const newProject = goodBodies['/api/admin/projects'];

const createProject = (client: TestClient): Promise<Answer> =>
  client.request('POST', '/api/admin/projects', newProject);

const expectUnavailable = ({ status, headers, body }: Answer, message: RegExp): void => {
  expect([status, body]).toMatchObject([
    503,
    { code: 'UNAVAILABLE', status: 503, message: expect.stringMatching(message) },
  ]);
  expect(headers.get('content-type')).toMatch('application/problem+json');
  expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
};

describe('a gateway on MariaDB', () => {
  let server: MariadbServer;
  let served: TestGateway;
  let admin: TestClient;

  beforeAll(async () => {
    server = await MariadbServer.create();
    served = await serveRest('mariadb', { database: { kind: 'mysql', url: server.url, poolSize: 4 } });
    admin = await served.signedIn('admin', 'admin123');
  }, 60_000);

  beforeEach(() => void (served.log.lines.length = 0));

  afterAll(async () => {
    await served.close();
    await server.drop();
  });

  const query = '{ projects { id } }';
  const askGraphql = (): Promise<Answer<{ errors?: { extensions: object }[] }>> =>
    admin.request('POST', '/graphql', { query });
  const askAll = (): Promise<Answer[]> =>
    Promise.all([
      admin.request('GET', '/api/user/investments'),
      served.client().request('GET', '/api/projects'),
      createProject(admin),
      askGraphql(),
      served.client().request('POST', '/graphql', { query }),
    ]);

  test('a stopped database gives 503 until it is back, without a restart, and two lines of log', async () => {
    const isLoaded = { current: true };
    const answers: Answer[] = [];
    const load = (async () => {
      while (isLoaded.current) answers.push(...(await askAll()));
    })();
    await server.stop();
    await askAll();
    const during = (await Promise.all([askAll(), askAll(), askAll()])).flat();
    isLoaded.current = false;
    await load;
    expect(new Set(during.map(({ status }) => status))).toEqual(new Set([503]));
    // Those that were under way when it stopped got an answer or the outage problem.
    expect(answers.map(({ status }) => status).filter((status) => ![200, 201, 503].includes(status))).toEqual([]);
    expectUnavailable(await createProject(admin), /no responde/);
    const { status, headers, body } = await askGraphql();
    expect([status, headers.get('retry-after')]).toEqual([503, '5']);
    expect(body.errors?.[0]?.extensions).toMatchObject({ code: 'UNAVAILABLE', status: 503 });
    const ready = await served.client().request('GET', '/readyz');
    expect([ready.status, ready.body]).toMatchObject([503, { status: 'unavailable', database: 'unreachable' }]);

    await server.start();
    expect((await admin.request('GET', '/api/user/investments')).status).toBe(200);
    expect((await askAll()).map(({ status: after }) => after)).toEqual([200, 200, 201, 200, 200]);
    expect((await served.client().request('GET', '/readyz')).body).toMatchObject({ status: 'ok' });
    expect(readNotices(served).map(({ msg }) => msg)).toEqual([
      'the database does not answer: requests get 503',
      'the database is back',
    ]);
  }, 30_000);

  test('a hanging database gives 503 within seconds, until it answers again', async () => {
    const thaw = await server.freeze();
    try {
      const startedAt = Date.now();
      expect(new Set((await askAll()).map(({ status }) => status))).toEqual(new Set([503]));
      expect(Date.now() - startedAt).toBeLessThan(15_000);
    } finally {
      thaw();
    }
    expect((await admin.request('GET', '/api/user/investments')).status).toBe(200);
  }, 30_000);

  test('a read-only database answers reads, and writes get 503', async () => {
    // The account of the test may write all the same, unless the setting is that of the session.
    await server.run("CREATE USER 'app'@'127.0.0.1' IDENTIFIED BY 'app'");
    await server.run("GRANT ALL ON cimiento.* TO 'app'@'127.0.0.1'");
    const url = new URL(server.url);
    Object.assign(url, { username: 'app', password: 'app' });
    const other = await serveRest('mariadb', { database: { kind: 'mysql', url: url.href, poolSize: 4 } });
    try {
      const person = await other.signedIn('admin', 'admin123');
      await server.run('SET GLOBAL read_only = 1');
      expectUnavailable(await createProject(person), /no guardar cambios/);
      expect((await person.request('GET', '/api/user/investments')).status).toBe(200);
      const { status, body } = await other.client().request('GET', '/readyz');
      expect([status, body]).toMatchObject([200, { status: 'ok', database: 'read-only' }]);
      await server.run('SET GLOBAL read_only = 0');
      expect((await createProject(person)).status).toBe(201);
      expect((await other.client().request('GET', '/readyz')).body).not.toHaveProperty('database');
      expect(readNotices(other).map(({ msg }) => msg)).toEqual([
        'the database stores no changes: writes get 503',
        'the database is back',
      ]);
    } finally {
      await other.close();
    }
  });
});

describe('while SQLite', () => {
  const served = useRest('sqlite');

  test.each([
    ['may not change its file', 'PRAGMA query_only = ON', 'PRAGMA query_only = OFF'],
    ['has a full disk', 'PRAGMA max_page_count = 1', 'PRAGMA max_page_count = 1000000'],
  ])('%s, reads are answered, writes get 503, and the first one after it succeeds', async (_, begin, end) => {
    const admin = await served.signedIn('admin', 'admin123');
    const { dataSource } = served.gateway.database;
    await dataSource.query(begin);
    // A full disk refuses what needs a new page.
    const large = { ...newProject, description: 'x'.repeat(8000) };
    expectUnavailable(await admin.request('POST', '/api/admin/projects', large), /no guardar cambios/);
    expect((await admin.request('GET', '/api/user/investments')).status).toBe(200);
    await dataSource.query(end);
    expect((await createProject(admin)).status).toBe(201);
    await wait(0);
    expect(readNotices(served).filter(({ level }) => level >= 50)).toMatchObject([{ outage: 'read-only' }]);
  });
});
