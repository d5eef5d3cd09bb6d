import { ledgerAccounts, today } from '@cimiento/contracts';
import type { User } from '../../access/users/user.entity';
import { createTestGateway, databaseKinds, OrderDesk, type TestGateway } from '../../testing';
import type { NewEntry } from './new-entry';
import { verifyLedger } from './verify-ledger';

describe.each(databaseKinds)('an entry that somebody writes into the tables on %s', (kind) => {
  let served: TestGateway;
  let mule: User;
  let orderId: number;
  let count = 0;

  beforeEach(async () => {
    served = await createTestGateway(kind, { demoData: false });
    mule = await served.fixtures.user('mula');
    const desk = await OrderDesk.open(served);
    await served.fixtures.deposit(desk.owner, 1000);
    orderId = (await desk.place((await served.fixtures.project()).id, 1000, { fundedFrom: 'BALANCE' })).data?.placeOrder
      .id;
  });

  afterEach(() => served.close());

  const forge = (source: NewEntry['source'], entryKind: NewEntry['kind'] = 'adjustment') =>
    served.gateway.database.transaction((manager) =>
      served.gateway.services.ledger.post(manager, [
        {
          key: `forged:${(count += 1)}`,
          kind: entryKind,
          occurredOn: today(),
          source,
          memo: 'Ajuste',
          actorId: 1,
          mayOverdraw: true,
          postings: [
            { account: ledgerAccounts.suspense, amount: -50_000_000 },
            { account: ledgerAccounts.available(mule.id), amount: 50_000_000 },
          ],
        },
      ]),
    );
  const listRules = async () => (await verifyLedger(served.gateway.database.reader)).map(({ rule }) => rule);

  test.each(['payment', 'investment', 'bankLine', 'exit', 'withdrawal', 'order', 'project', 'user'] as const)(
    'an entry about a %s that does not exist is found, also once it is sealed',
    async (sourceKind) => {
      expect(await listRules()).toEqual([]);
      await forge({ kind: sourceKind, id: 999_999 }, 'deposit');
      await served.gateway.services.ledgerSeal.sealAll();
      expect(await listRules()).toContain('an entry is about a record that exists, or whose deletion was logged');
    },
  );

  test('an adjustment that nobody logged is found', async () => {
    await forge({ kind: 'adjustment', id: 999_999 });
    expect(await listRules()).toEqual(['an adjustment was logged when it was posted']);
  });

  test('an entry of an order that credits another user is found', async () => {
    await forge({ kind: 'order', id: orderId }, 'order');
    expect(await listRules()).toContain('an entry of an order moves money of its investor only');
  });
});
