import { ledgerAccounts } from '@cimiento/contracts';
import { everything } from '../../platform/request';
import { createEntry, databaseKinds, postEntries, serveGateway } from '../../testing';
import { LedgerCheckpoint } from './ledger-checkpoint.entity';
import { LedgerCheckpointService } from './ledger-checkpoint.service';
import { RecordFollower, type FollowedContent } from './record-follower';
import { verifyLedger } from '../evidence/verify-ledger';

describe.each(databaseKinds)('checkpoints of the ledger on %s', (kind) => {
  const served = serveGateway(kind);
  let projectId: number;

  beforeAll(async () => {
    projectId = (await served.fixtures.project()).id;
  });

  const post = (cents: number, entryKind: 'rent' | 'payment') =>
    postEntries(served.gateway.database, [
      createEntry(ledgerAccounts.bank(1), ledgerAccounts.rent(projectId), cents, { kind: entryKind }),
    ]);
  const readBooks = async () => {
    const { ledgerBooks } = served.gateway.services;
    return [
      await ledgerBooks.getTrialBalance(everything),
      await ledgerBooks.listKindTotals(),
      await ledgerBooks.listProjectRents(),
    ];
  };

  test('checkpoints change no figure of the books, also when two processes move them', async () => {
    const service = new LedgerCheckpointService(served.gateway.database, 0, 0);
    await post(10_000, 'rent');
    await post(-2500, 'payment');
    const before = await readBooks();
    expect(before[2]).toEqual([{ projectId, received: '100.00', deducted: '0.00', paid: '25.00', owed: '-75.00' }]);
    await service.advance();
    expect(await served.reader.count(LedgerCheckpoint)).toBe(4);
    expect(await readBooks()).toEqual(before);
    await post(-500, 'payment');
    const [, , rents] = await readBooks();
    expect(rents).toEqual([{ projectId, received: '100.00', deducted: '0.00', paid: '30.00', owed: '-70.00' }]);
    await Promise.all([service.advance(), service.advance(), service.advance()]);
    expect((await readBooks())[2]).toEqual(rents);
    expect(await verifyLedger(served.reader)).toEqual([]);
  });

  test('stay away from postings that may not be committed yet', async () => {
    const before = await served.reader.maximum(LedgerCheckpoint, 'throughId');
    await post(-500, 'payment');
    await new LedgerCheckpointService(served.gateway.database).advance();
    await new LedgerCheckpointService(served.gateway.database, 0, 60_000).advance();
    await new LedgerCheckpointService(served.gateway.database, 100, 0).advance();
    expect(await served.reader.maximum(LedgerCheckpoint, 'throughId')).toBe(before);
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
      kind: 'rent',
      occurredOn: '2026-01-15',
      memo: 'Renta cobrada',
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
    await served.fixtures.update(LedgerCheckpoint, { kind: 'rent' }, { total: 1 });
    expect((await verifyLedger(served.reader)).map(({ rule }) => rule)).toContain(
      'a checkpoint is the sum of the postings up to it',
    );
  });
});
