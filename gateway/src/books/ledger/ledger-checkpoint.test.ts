import { ledgerAccounts } from '@cimiento/contracts';
import { randomUUID } from 'node:crypto';
import { createTestGateway, databaseKinds, type TestGateway } from '../../testing';
import { LedgerCheckpoint } from './ledger-checkpoint.entity';
import { LedgerCheckpointService } from './ledger-checkpoint.service';
import { RecordFollower, type FollowedContent } from './record-follower';
import { verifyLedger } from '../evidence/verify-ledger';
import { postEntries } from '../../testing/post-entries';

describe.each(databaseKinds)('checkpoints of the ledger on %s', (kind) => {
  let served: TestGateway;
  let projectId: number;

  beforeAll(async () => {
    served = await createTestGateway(kind, { demoData: false });
    projectId = (await served.fixtures.project()).id;
  });

  afterAll(() => served.close());

  const reader = () => served.gateway.database.reader;
  const post = (cents: number, entryKind: 'rent' | 'payment') =>
    postEntries(served.gateway.database, [
      {
        key: `test:${randomUUID()}`,
        kind: entryKind,
        occurredOn: '2026-01-15',
        source: { kind: 'project', id: projectId },
        memo: 'Renta',
        actorId: null,
        mayOverdraw: true,
        postings: [
          { account: ledgerAccounts.bank(1), amount: -cents },
          { account: ledgerAccounts.rent(projectId), amount: cents },
        ],
      },
    ]);
  const readBooks = async () => {
    const { ledgerBooks } = served.gateway.services;
    return [
      await ledgerBooks.getTrialBalance(),
      await ledgerBooks.listKindTotals(),
      await ledgerBooks.listProjectRents(),
    ];
  };

  test('checkpoints change no figure of the books, also when two processes move them', async () => {
    const service = new LedgerCheckpointService(served.gateway.database, 0, 0);
    await post(10_000, 'rent');
    await post(-2500, 'payment');
    const before = await readBooks();
    expect(before[2]).toEqual([{ projectId, received: '100.00', paid: '25.00', owed: '-75.00' }]);
    await service.advance();
    expect(await reader().count(LedgerCheckpoint)).toBe(4);
    expect(await readBooks()).toEqual(before);
    await post(-500, 'payment');
    const [, , rents] = await readBooks();
    expect(rents).toEqual([{ projectId, received: '100.00', paid: '30.00', owed: '-70.00' }]);
    await Promise.all([service.advance(), service.advance(), service.advance()]);
    expect((await readBooks())[2]).toEqual(rents);
    expect(await verifyLedger(reader())).toEqual([]);
  });

  test('stay away from postings that may not be committed yet', async () => {
    const before = await reader().maximum(LedgerCheckpoint, 'throughId');
    await post(-500, 'payment');
    await new LedgerCheckpointService(served.gateway.database).advance();
    await new LedgerCheckpointService(served.gateway.database, 0, 60_000).advance();
    await new LedgerCheckpointService(served.gateway.database, 100, 0).advance();
    expect(await reader().maximum(LedgerCheckpoint, 'throughId')).toBe(before);
  });

  test('count what an undone assignment took back neither as received nor as paid', async () => {
    const { database, services } = served.gateway;
    const service = new LedgerCheckpointService(database, 0, 0);
    const [, , before] = await readBooks();
    const follow = (content: FollowedContent | null) =>
      database.transaction((manager) =>
        new RecordFollower(services.ledger).follow(manager, 'bankLine', [{ id: 1, content }], null),
      );
    await follow({
      ...{ kind: 'rent', occurredOn: '2026-01-15', memo: 'Renta cobrada' },
      postings: [
        { account: ledgerAccounts.bank(1), amount: -4000 },
        { account: ledgerAccounts.rent(projectId), amount: 4000 },
      ],
    });
    await follow(null);
    expect((await readBooks())[2]).toEqual(before);
    await service.advance();
    expect((await readBooks())[2]).toEqual(before);
  });

  test('that are wrong are found', async () => {
    await served.gateway.database.transaction((manager) =>
      manager.update(LedgerCheckpoint, { kind: 'rent' }, { total: 1 }),
    );
    expect((await verifyLedger(reader())).map(({ rule }) => rule)).toContain(
      'a checkpoint is the sum of the postings up to it',
    );
  });
});
