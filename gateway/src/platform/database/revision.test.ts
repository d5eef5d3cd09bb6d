import { messages } from '@cimiento/contracts';
import { databaseKinds, serveGateway, type TestClient } from '../../testing';
import { getRevision } from './revision';

type Stored = { id: number; name: string; funded: number; revision: string };
const update = `mutation ($id: Int!, $input: ProjectInput!, $revision: String) { updateProject(id: $id, input: $input, revision: $revision) { revision } }`;

const input = {
  description: 'Una casa.',
  image: '/casa.svg',
  location: 'Quito',
  target: 100,
  annualReturn: '8',
  minInvestment: 1,
  term: '12 meses',
};

test('changes with the values, not with the order of the columns or with missing values', () => {
  expect(getRevision({ a: 1, b: '2' })).toBe(getRevision({ b: '2', a: 1, c: null, d: undefined }));
  expect(getRevision({ a: 1 })).not.toBe(getRevision({ a: 2 }));
  expect(getRevision({ a: 1, passwordHash: 'x', disabledAt: new Date() })).toBe(getRevision({ a: 1 }));
});

describe.each(databaseKinds)('concurrent changes of one record by two administrators on %s', (kind) => {
  const served = serveGateway(kind);
  let one: TestClient;
  let other: TestClient;

  beforeAll(async () => {
    one = served.admin;
    other = await served.signedInAdmin('jefe');
    await served.fixtures.project({ name: 'Torre', funded: 10 });
  });

  const seen = async (client: TestClient): Promise<Stored> =>
    (await client.send('adminProjects', { limit: 1 }, 'items { id name funded revision }')).items[0];
  const change = (client: TestClient, { id, revision }: Stored, name: string, funded: number) =>
    client.graphql(update, { id, revision, input: { ...input, name, funded } });

  test('rejects the second change, which overwrites nothing', async () => {
    const [mine, theirs] = [await seen(one), await seen(other)];
    expect((await change(one, mine, 'Torre Norte', 20)).errors).toBeUndefined();
    const { errors } = await change(other, theirs, 'Torre Sur', 30);
    expect(errors?.[0]).toMatchObject({
      message: messages.changedMeanwhile,
      extensions: { code: 'CONFLICT', status: 409 },
    });
    expect(await seen(one)).toMatchObject({ name: 'Torre Norte', funded: 20 });
  });

  test('accepts one of two simultaneous changes', async () => {
    const before = await seen(one);
    const answers = await Promise.all([
      change(one, before, 'Torre Este', 40),
      change(other, before, 'Torre Oeste', 50),
    ]);
    expect(answers.filter(({ errors }) => !errors)).toHaveLength(1);
    expect(answers.filter(({ errors }) => errors?.[0]?.extensions?.['code'] === 'CONFLICT')).toHaveLength(1);
  });

  test('detects a change by another path: the funded amount is not reset', async () => {
    const before = await seen(one);
    await served.gateway.database.transaction((manager) =>
      manager.increment('project', { id: before.id }, 'funded', 5),
    );
    expect((await change(one, before, 'Torre', before.funded)).errors?.[0]?.extensions).toMatchObject({
      code: 'CONFLICT',
    });
    expect((await seen(one)).funded).toBe(before.funded + 5);
  });

  test('returns NOT_FOUND for a missing record, and compares nothing without a revision', async () => {
    const before = await seen(one);
    expect((await change(one, { ...before, id: 999 }, 'Torre', 1)).errors?.[0]?.extensions).toMatchObject({
      code: 'NOT_FOUND',
    });
    const error = await one.send('updateProject', { id: before.id, input: { ...input, name: 'Torre', funded: 1 } });
    expect(error.code).toBeUndefined();
  });
});
