import fc from 'fast-check';
import { databaseKinds, fixturePassword, serveGateway, TestClient } from '../../testing';
import { type GeneratedOperation, generateOperations } from '../../testing/generated-operations';
import { getGatewaySchema } from '../../schema';

/** Requests sent on each database; `HOSTILE_RUNS=2500` sends more of the same. */
const runs = Number(process.env.HOSTILE_RUNS ?? 200);
// Generated operations disable accounts and end sessions, so people are replaced this often.
const runsPerPerson = 100;
const stackOrStatement = /\.[jt]s:\d+|node_modules|SQLITE|ER_[A-Z]|SELECT .+ FROM|INSERT INTO/;

describe.each(databaseKinds)('generated operations on %s', (kind) => {
  const served = serveGateway(kind, { demoData: true });
  let clients: TestClient[] = [];
  let sent = 0;
  const outcomes = new Map<string, number>();

  const replacePeople = async (): Promise<void> => {
    // Without the check of the log, for which each hostile value would be a secret to look for.
    const createClient = () => new TestClient(served.url);
    const signIn = async (username: string, role: 'user' | 'admin') => {
      await served.fixtures.user(username, { role });
      const client = createClient();
      await client.signIn(username, fixturePassword);
      return client;
    };
    clients = [createClient(), await signIn(`persona${sent}`, 'user'), await signIn(`jefa${sent}`, 'admin')];
  };

  const send = async (sender: number, operation: GeneratedOperation): Promise<void> => {
    if (sent % runsPerPerson === 0) await replacePeople();
    sent += 1;
    const { status, body } = await (clients[sender] as TestClient).request('POST', '/graphql', operation);
    const outcome = body.errors?.[0]?.extensions?.code ?? 'done';
    outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1);
    const errors = JSON.stringify(body.errors ?? null);
    if (status >= 500 || /"INTERNAL|"status":5\d\d/.test(errors) || stackOrStatement.test(errors))
      throw new Error(`${operation.query} ${JSON.stringify(operation.variables).slice(0, 2000)} → ${status} ${errors}`);
  };

  test('hostile operations of every caller cause no unexpected error and show no stack', async () => {
    // Signing out would leave the rest of the requests to a visitor.
    const operations = generateOperations(getGatewaySchema(), ['logout']);
    await fc.assert(fc.asyncProperty(fc.nat({ max: 2 }), operations, send), { numRuns: runs, seed: 20_261_123 });
    // Requests that were all refused at the door would prove nothing.
    for (const outcome of ['done', 'VALIDATION_FAILED', 'UNAUTHENTICATED', 'FORBIDDEN', 'NOT_FOUND'])
      expect([outcome, (outcomes.get(outcome) ?? 0) > runs / 250]).toEqual([outcome, true]);
    expect((await served.client().request('GET', '/readyz')).status).toBe(200);
  }, 600_000);
});
