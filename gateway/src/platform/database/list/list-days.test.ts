import { databaseKinds, serveGateway } from '../../../testing';

const read = {
  payments:
    'query ($from: CalendarDate, $to: CalendarDate, $search: String) { page: adminPayments(from: $from, to: $to, search: $search) { total sum items { id } } rows: payments(from: $from, to: $to, search: $search) { id } count: paymentCount(from: $from, to: $to, search: $search) }',
  audit:
    'query ($from: CalendarDate, $to: CalendarDate) { page: auditEntries(from: $from, to: $to) { total items { id } } rows: auditLog(from: $from, to: $to) { id } count: auditLogCount(from: $from, to: $to) }',
};

describe.each(databaseKinds)('lists by days on %s', (kind) => {
  const served = serveGateway(kind);

  beforeAll(async () => {
    const { fixtures } = served;
    const investment = await fixtures.investment(await fixtures.user('maria'), await fixtures.project());
    for (const [paymentDate, amount] of [
      ['2025-01-31', '0.10'],
      ['2025-02-01', '0.20'],
      ['2025-02-28', '1000000.00'],
      ['2025-03-01', '4.00'],
    ] as const)
      await fixtures.payment(investment, { paymentDate, amount });
    // The last millisecond of January and the first of February in Ecuador.
    for (const createdAt of ['2025-02-01T04:59:59.999Z', '2025-02-01T05:00:00.000Z'])
      await served.gateway.database.transaction((manager) =>
        manager.insert('audit_entry', {
          userId: null,
          createdAt: new Date(createdAt),
          entity: 'payment',
          recordId: 1,
          action: 'update',
          before: '{}',
          after: '{}',
        }),
      );
  });

  const readList = async (list: keyof typeof read, variables: Record<string, unknown>) => {
    const { data, errors } = await served.admin.graphql(read[list], variables);
    expect(errors).toBeUndefined();
    expect(data?.page.total).toBe(data?.count);
    expect(data?.page.items).toEqual(expect.arrayContaining(data?.rows));
    return data?.page;
  };

  test.each([
    [{}, 4, '1000004.30'],
    [{ from: '2025-02-01' }, 3, '1000004.20'],
    [{ to: '2025-02-28' }, 3, '1000000.30'],
    [{ from: '2025-02-01', to: '2025-02-28', search: 'maria' }, 2, '1000000.20'],
    [{ from: '2025-03-02' }, 0, '0.00'],
    [{ search: 'nadie' }, 0, '0.00'],
    [{ from: '0000-01-01', to: '9999-12-31' }, 4, '1000004.30'],
  ])('payments of %p include both days and are added up to the cent', async (variables, total, sum) => {
    expect(await readList('payments', variables)).toMatchObject({ total, sum });
  });

  test('changes belong to the days of Ecuador', async () => {
    const countChanges = async (variables: Record<string, string>) => (await readList('audit', variables)).total;
    expect(await countChanges({ from: '2025-01-31', to: '2025-01-31' })).toBe(1);
    expect(await countChanges({ from: '2025-02-01', to: '2025-02-01' })).toBe(1);
    expect(await countChanges({ from: '0000-01-01', to: '9999-12-31' })).toBeGreaterThanOrEqual(2);
  });

  test('a day that does not exist is refused', async () => {
    expect((await served.admin.graphql(read.payments, { from: '2025-02-30' })).errors?.[0]?.extensions).toMatchObject({
      status: 400,
    });
  });
});
