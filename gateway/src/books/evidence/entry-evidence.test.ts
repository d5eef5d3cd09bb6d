import { ledgerAccounts, today } from '@cimiento/contracts';
import type { User } from '../../access/records';
import { createEntry, databaseKinds, OrderDesk, serveGateway } from '../../testing';
import { LedgerEntry } from '../ledger/ledger-entry.entity';
import { LedgerSeal } from './ledger-seal.entity';
import type { NewEntry } from '../ledger/new-entry';
import { verifyLedger } from './verify-ledger';

describe.each(databaseKinds)('an entry that somebody writes into the tables on %s', (kind) => {
  const served = serveGateway(kind);
  let mule: User;
  let orderId: number;
  let known: Set<string>;

  const listFaults = () => verifyLedger(served.reader);

  beforeAll(async () => {
    const desk = await OrderDesk.open(served);
    await served.fixtures.deposit(desk.owner, 1000);
    orderId = (await desk.buy((await served.fixtures.project()).id)).id;
    expect(await listFaults()).toEqual([]);
  });

  // Entries stay, so that a test looks at the faults that came with its own.
  beforeEach(async () => {
    mule = await served.fixtures.user();
    known = new Set((await listFaults()).map((fault) => JSON.stringify(fault)));
  });

  const forge = (source: NewEntry['source'], entryKind: NewEntry['kind'] = 'adjustment') =>
    served.gateway.database.transaction((manager) =>
      served.gateway.services.ledger.post(manager, [
        createEntry(ledgerAccounts.suspense, ledgerAccounts.available(mule.id), 50_000_000, {
          kind: entryKind,
          source,
          occurredOn: today(),
          memo: 'Ajuste',
          actorId: 1,
          mayOverdraw: true,
        }),
      ]),
    );
  const listRules = async () =>
    (await listFaults()).filter((fault) => !known.has(JSON.stringify(fault))).map(({ rule }) => rule);

  test('an entry that nothing explains is not sealed, and is reported', async () => {
    await forge({ kind: 'user', id: mule.id }, 'deposit');
    const { faults } = await served.gateway.services.ledgerSeal.sealAll();
    const { id } = (await served.reader.find(LedgerEntry, { order: { id: 'DESC' }, take: 1 }))[0]!;
    const rule = 'an entry is about an order, a payment or another record of money';
    expect(faults).toEqual([{ rule, subject: `entry ${id}` }]);
    const sealed = { subject: 'ledger', recordId: id } as const;
    expect(await served.reader.existsBy(LedgerSeal, sealed)).toBe(false);
    // The others are.
    expect(await served.reader.existsBy(LedgerSeal, { ...sealed, recordId: id - 1 })).toBe(true);
  });

  test.each(['payment', 'investment', 'bankLine', 'exit', 'withdrawal', 'order', 'project', 'user'] as const)(
    'an entry about a %s that does not exist is found, also once it is sealed',
    async (sourceKind) => {
      await forge({ kind: sourceKind, id: 999_999 }, 'deposit');
      await served.gateway.services.ledgerSeal.sealAll();
      expect(await listRules()).toContain('an entry is about a record that exists, or whose deletion was logged');
    },
  );

  test.each(['user', 'project'] as const)('an entry about a %s, which moves no money, is found', async (sourceKind) => {
    await forge({ kind: sourceKind, id: 1 }, 'deposit');
    expect(await listRules()).toEqual(['an entry is about an order, a payment or another record of money']);
  });

  test.each([
    ['payment', 'payment'],
    ['investment', 'investment'],
    ['exit', 'exit'],
    ['bankLine', 'deposit'],
  ] as const)('an entry about a %s that nobody logged is found', async (sourceKind, entryKind) => {
    await forge({ kind: sourceKind, id: 999_999 }, entryKind);
    expect(await listRules()).toContain('an entry that staff makes was logged with its record');
  });

  test('an adjustment that nobody logged is found', async () => {
    await forge({ kind: 'adjustment', id: 999_999 });
    expect(await listRules()).toEqual(['an adjustment was logged when it was posted']);
  });

  test('an entry of an order that credits another user is found', async () => {
    await forge({ kind: 'order', id: orderId }, 'order');
    expect(await listRules()).toContain('an entry of an order moves money of its investor only');
  });
});
