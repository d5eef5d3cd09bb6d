import { createTestGateway, databaseKinds, type TestGateway } from '../../testing';
import type { Condition } from './list-config';
import { RememberedStatements } from './remembered-statements';

describe.each(databaseKinds)('remembered statements on %s', (kind) => {
  let served: TestGateway;
  let ids: number[];
  let statements: RememberedStatements;
  const build = jest.fn<string, []>();

  beforeAll(async () => {
    served = await createTestGateway(kind, { demoData: false });
    const users = [await served.fixtures.user('ana'), await served.fixtures.user('eva')];
    ids = users.map(({ id }) => id);
  });

  afterAll(() => served.close());

  beforeEach(() => {
    statements = new RememberedStatements(served.gateway.database.reader);
    build.mockReset();
  });

  const byId = (id: number | undefined): Condition => ({ sql: 'id = :id', parameters: { id } });
  const byIds = (list: readonly number[]): Condition => ({ sql: 'id IN (:...list)', parameters: { list } });

  function read(condition: Condition, direction = 'ASC'): Promise<{ id: number }[]> {
    build.mockReturnValue(`SELECT id FROM users WHERE ${condition.sql} ORDER BY id ${direction}`);
    return statements.query({ direction }, [condition], build);
  }

  test('are built once for a shape, and read with the values of each call', async () => {
    expect(await read(byId(ids[0]))).toEqual([{ id: ids[0] }]);
    expect(await read(byId(ids[1]))).toEqual([{ id: ids[1] }]);
    expect(build).toHaveBeenCalledTimes(1);
  });

  test('take lists of any length', async () => {
    expect(await read(byIds(ids))).toHaveLength(2);
    expect(await read(byIds(ids.slice(1)))).toEqual([{ id: ids[1] }]);
    expect(build).toHaveBeenCalledTimes(1);
  });

  test('are built for another order or other conditions', async () => {
    expect(await read(byIds(ids))).toEqual(ids.map((id) => ({ id })));
    expect(await read(byIds(ids), 'DESC')).toEqual(ids.toReversed().map((id) => ({ id })));
    expect(await read(byId(ids[1]))).toEqual([{ id: ids[1] }]);
    expect(build).toHaveBeenCalledTimes(3);
  });

  test('are forgotten when there are too many', async () => {
    build.mockReturnValue('SELECT 1 AS id');
    for (let offset = 0; offset <= 500; offset += 1) await statements.query({ offset }, [], build);
    await statements.query({ offset: 0 }, [], build);
    expect(build).toHaveBeenCalledTimes(502);
  });
});
