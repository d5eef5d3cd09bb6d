import type { Payment } from '../../investing/records';
import { databaseKinds, serveGateway } from '../../testing';

const changeStatuses = `mutation ($ids: [Int!], $from: PaymentStatus!, $to: PaymentStatus!) {
  changePaymentStatuses(ids: $ids, from: $from, to: $to) { ids } }`;
const read = `query ($search: String, $entity: AuditedEntity, $projectId: Int, $togetherWith: Int, $grouped: Boolean = true) {
  page: auditEntries(search: $search, entity: $entity, projectId: $projectId, togetherWith: $togetherWith, grouped: $grouped, limit: 100) {
    total items { id entity recordId action changedTogether } } }`;
const readAll = '{ rows: auditLog(grouped: true, entity: null) { id recordId entity action } }';

type Line = { id: number; entity: string; recordId: number; action: string; changedTogether: number };

describe.each(databaseKinds)('payments that are changed at once, in the audit log on %s', (kind) => {
  const served = serveGateway(kind);
  let payments: Payment[];
  let projectIds: number[];

  const run = async (operation: string, variables: object = {}) => {
    const { data, errors } = await served.admin.graphql(operation, { ...variables });
    expect(errors).toBeUndefined();
    return data;
  };
  const list = async (variables: object = {}): Promise<Line[]> =>
    (await run(read, variables)).page.items.filter(
      ({ entity, action }: Line) => entity === 'payment' && action === 'update',
    );

  beforeAll(async () => {
    const { fixtures } = served;
    const [one, other] = [await fixtures.project({ name: 'Casa Uno' }), await fixtures.project({ name: 'Casa Dos' })];
    projectIds = [one.id, other.id];
    const owner = await fixtures.user('duena');
    const held = [await fixtures.investment(owner, one), await fixtures.investment(owner, other)];
    payments = [];
    for (const investment of held)
      for (const amount of ['10.00', '20.00'])
        payments.push(await fixtures.payment(investment, { amount, status: 'pending' }));
    const ids = payments.map(({ id }) => id);
    await run(changeStatuses, { ids: ids.slice(0, 3), from: 'pending', to: 'paid' });
    await run(changeStatuses, { ids: ids.slice(3), from: 'pending', to: 'paid' });
  });

  test('one line stands for each change, with the number of its payments', async () => {
    expect((await list()).map(({ changedTogether }) => changedTogether)).toEqual([1, 3]);
  });

  test('the line opens exactly its payments', async () => {
    const [, many] = await list();
    const opened = await list({ togetherWith: many?.id, grouped: false });
    const ids = payments.slice(0, 3).map(({ id }) => id);
    expect(opened.map(({ recordId }) => recordId).toSorted((one, next) => one - next)).toEqual(ids);
  });

  test('every payment has its own line without groups, by kind, by project and in a search', async () => {
    for (const variables of [{ grouped: false }, { entity: 'payment' }, { search: 'duena' }])
      expect(await list(variables)).toHaveLength(4);
    expect(await list({ projectId: projectIds[1] })).toHaveLength(2);
  });

  test('an export has every payment', async () => {
    const { rows } = await run(readAll);
    expect(rows.filter(({ entity, action }: Line) => entity === 'payment' && action === 'update')).toHaveLength(4);
  });
});
