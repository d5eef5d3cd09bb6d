import {
  createTestDatabase,
  type GatewayProcess,
  RunningRequest,
  startGatewayProcess,
  stopGatewayProcess,
  TestClient,
  type TestDatabase,
} from './testing';
import type { Database } from './platform/database';
import { openDatabase } from './open-database';
import { InvitationCode } from './joining/invitations/invitation-code.entity';
import { RateLimit } from './platform/rate-limit/rate-limit.entity';

describe('two gateway processes on one MariaDB', () => {
  let place: TestDatabase;
  let database: Database;
  let gateways: [GatewayProcess, GatewayProcess];

  beforeAll(async () => {
    place = await createTestDatabase('mariadb');
    // Both at once, on an empty database: one makes the tables, the other waits for it.
    gateways = await Promise.all([startGatewayProcess(place), startGatewayProcess(place)]);
    database = await openDatabase(place.config);
  }, 60_000);

  afterAll(async () => {
    await Promise.all(gateways.map((gateway) => stopGatewayProcess(gateway)));
    await database.close();
    await place.drop();
  });

  const fromBoth = <T>(times: number, ask: (client: TestClient, index: number) => Promise<T>): Promise<T[]> =>
    Promise.all(Array.from({ length: times }, (_none, index) => ask(gateways[index % 2 === 0 ? 0 : 1].client, index)));

  test('keep each of 200 concurrent changes of a record', async () => {
    await database.transaction((manager) => manager.deleteAll(RateLimit));
    await fromBoth(200, (client) => client.graphql('mutation { validateInvitation(code: "NOEXISTE") { valid } }'));
    expect(await database.reader.find(RateLimit)).toMatchObject([{ tries: 200 }]);
  });

  test('let one of many concurrent registrations use a code the last time, and reject the rest', async () => {
    await database.transaction((manager) =>
      manager.insert(InvitationCode, {
        code: 'ULTIMA',
        codeKey: 'ultima',
        maxUses: 3,
        uses: 2,
        expiresAt: null,
        email: null,
        createdAt: new Date(),
      }),
    );
    const register = 'mutation ($input: RegistrationInput!) { register(input: $input) { id } }';
    const answers = await fromBoth(12, (client, index) => {
      const person = {
        username: `persona${index}`,
        email: `persona${index}@prueba.example`,
        fullName: 'Persona Nueva',
      };
      return client.graphql(register, { input: { ...person, password: 'secreto1', invitationCode: 'ULTIMA' } });
    });
    expect(answers.filter(({ data }) => data?.register)).toHaveLength(1);
    const refused = answers.flatMap(({ errors }) => errors ?? []);
    expect(refused).toHaveLength(11);
    for (const { extensions } of refused)
      expect(extensions).toMatchObject({ status: 400, errors: { invitationCode: expect.any(String) } });
    expect(await database.reader.findOneBy(InvitationCode, { codeKey: 'ultima' })).toMatchObject({ uses: 3 });
  });

  test('share sessions', async () => {
    const [{ client }, other] = gateways;
    await client.signIn('maria', 'maria123');
    const elsewhere = new TestClient(other.client.url);
    elsewhere.setCookie('cimiento.sid', client.cookie('cimiento.sid') ?? '');
    const { data } = await elsewhere.graphql('{ currentUser { username } }');
    expect(data).toEqual({ currentUser: { username: 'maria' } });
  });

  test('answer the running requests before they stop', async () => {
    const [first] = gateways;
    const login = await RunningRequest.start(`${first.client.url}/graphql`);
    const start = Date.now();
    const stopped = stopGatewayProcess(first);
    const query = 'mutation ($input: CredentialsInput!) { login(input: $input) { username } }';
    const { body } = await login.finish({ query, variables: { input: { username: 'maria', password: 'maria123' } } });
    expect(body).toEqual({ data: { login: { username: 'maria' } } });
    await stopped;
    expect(first.process.exitCode).toBe(0);
    // Not after the time for which an idle connection is kept.
    expect(Date.now() - start).toBeLessThan(10_000);
  });
});
