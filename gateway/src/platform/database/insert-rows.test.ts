import { AuditEntry } from '../../access/records';
import { Investment, Payment } from '../../investing/records';
import { databaseKinds, serveGateway } from '../../testing';
import { insertRows } from './insert-rows';

describe.each(databaseKinds)('many rows at once on %s', (kind) => {
  const served = serveGateway(kind);

  const insert = <T extends object>(entity: new () => T, rows: readonly Partial<T>[]) =>
    served.gateway.database.transaction((manager) => insertRows(manager, entity, rows));

  test('rows are stored like single ones, with money, rates, instants, dates and texts', async () => {
    const { reader } = served;
    const owner = await served.fixtures.user('ana');
    const project = await served.fixtures.project();
    const one = await served.fixtures.investment(owner, project);
    const payment = await served.fixtures.payment(one, { amount: '125.01' });
    const investment = await reader.findOneByOrFail(Investment, { id: one.id });
    await insert(Investment, [{ ...investment, id: one.id + 1 }]);
    const { id: __, ...values } = payment;
    await insert(Payment, [values]);
    const [first, second] = await reader.find(Payment, { order: { id: 'ASC' } });
    expect({ ...second, id: first?.id }).toEqual(first);
    const [made, copied] = await reader.find(Investment, { order: { id: 'ASC' } });
    expect({ ...copied, id: made?.id }).toEqual(made);
    const entry = {
      userId: owner.id,
      address: null,
      sessionHash: null,
      createdAt: new Date('2026-01-31T12:00:00.123Z'),
      entity: 'payment' as const,
      recordId: 7,
      action: 'update' as const,
      before: null,
      after: '{"memo":"¿Qué? «ñandú» \'comillas\' :after"}',
    };
    await insert(AuditEntry, [entry]);
    const [stored] = await reader.find(AuditEntry, { order: { id: 'DESC' }, take: 1 });
    expect(stored).toMatchObject(entry);
  });

  test('rows get the time of their change, and those of several queries keep their order', async () => {
    const { reader } = served;
    const before = await reader.count(Payment);
    const [{ id: _, ...payment } = { id: 0 }] = await reader.find(Payment, { take: 1 });
    await insert(
      Payment,
      Array.from({ length: 1203 }, (_none, index) => ({ ...payment, amount: `${index + 1}.00` })),
    );
    expect(await reader.count(Payment)).toBe(before + 1203);
    const newest = await reader.find(Payment, { order: { id: 'DESC' }, take: 1203 });
    expect(newest.map(({ amount }) => Number(amount))).toEqual(newest.map((_none, index) => 1203 - index));
    const [row] = await reader.query<{ missing: number | string }[]>(
      'SELECT COUNT(*) AS missing FROM payment WHERE updatedAt IS NULL',
    );
    expect(Number(row?.missing)).toBe(0);
  });

  test('none need no query', async () => {
    await expect(insert(Payment, [])).resolves.toBeUndefined();
  });
});
