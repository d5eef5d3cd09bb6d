import { createJobs } from '../../jobs';
import { openDatabase } from '../../open-database';
import type { Database } from '../../platform/database';
import { createTestGateway, databaseKinds, type TestGateway } from '../../testing';
import { SecurityEvent } from '../../access/records';
import { noteRestore } from '../../cli/backup';
import { checkLedger } from '../../cli/commands';
import { LedgerSeal } from './ledger-seal.entity';
import { formatHead } from './seal-head';
import { developmentSealKey } from './seal-key';
import { readWitness } from './seal-witness';
import { verifyLedger } from './verify-ledger';

const broken = 'the chain has the link that was kept elsewhere';

describe.each(databaseKinds)('the regular job that seals on %s', (kind) => {
  let served: TestGateway;
  // Without the guard of the suite: these tests do what the product never does.
  let database: Database;
  const lines: unknown[] = [];

  const write = (line: unknown): number => lines.push(line);
  const runJob = async (name: 'seals' | 'retention'): Promise<unknown[]> => {
    const { gateway, config } = served;
    lines.length = 0;
    const jobs = createJobs(gateway.database, gateway.services, config, { info: () => undefined, error: write });
    await jobs.find((job) => job.name === name)?.run(() => false);
    return lines;
  };
  const readHead = async () => (await readWitness(served.config.sealHeadFile)) ?? { position: 0, hash: '' };
  const check = async () => verifyLedger(database.reader, developmentSealKey, await readHead());
  const run = (sql: string, values: unknown[] = []) => database.transaction((manager) => manager.query(sql, values));
  const readFaults = async () => {
    const admin = await served.signedIn('chief');
    return (await admin.send('operationsConsole', {}, 'health { ledgerFaults }')).health.ledgerFaults;
  };

  beforeEach(async () => {
    served = await createTestGateway(kind);
    database = await openDatabase(served.config.database);
    await served.fixtures.user('chief', { role: 'admin' });
    // Each is a security event.
    for (let count = 0; count < 2; count += 1) await served.signedIn('chief');
    expect(await runJob('seals')).toEqual([]);
    expect(await check()).toEqual([]);
  });

  afterEach(async () => {
    await database.close();
    await served.close();
  });

  test.each(['cut at its end', 'made anew'])(
    'seals nothing onto a chain that was %s, and reports it',
    async (change) => {
      const head = await readHead();
      if (change === 'cut at its end') await run('DELETE FROM ledger_seal WHERE position > ?', [head.position - 3]);
      else {
        await run('DELETE FROM ledger_seal');
        await served.gateway.services.ledgerSeal.sealAll();
      }
      const seals = await database.reader.count(LedgerSeal);
      expect(await runJob('seals')).toEqual([{ rule: broken, subject: `seal ${head.position}` }]);
      expect([await database.reader.count(LedgerSeal), await readHead()]).toEqual([seals, head]);
      expect(await readFaults()).toBe(1);
      expect(await check()).toEqual([{ rule: broken, subject: `seal ${head.position}` }]);
    },
  );

  test('continues a restored chain, which says from where, and passes', async () => {
    const before = await readHead();
    await run('DELETE FROM ledger_seal WHERE position > ?', [before.position - 3]);
    await noteRestore(database, served.config.sealHeadFile, developmentSealKey);
    const reported: string[] = [];
    await checkLedger(database, developmentSealKey, before, (line) => reported.push(line));
    expect(reported).toContain(`restored to seal ${before.position - 3}; the head before was ${formatHead(before)}`);
    // A link that nobody restored away is still missed.
    const invented = { position: before.position + 100, hash: 'f'.repeat(64) };
    expect(await verifyLedger(database.reader, developmentSealKey, invented)).toMatchObject([{ rule: broken }]);
    expect(await runJob('seals')).toEqual([]);
  });

  test('a removed security event is found, unless its time was over', async () => {
    const [first, second] = await database.reader.find(SecurityEvent, { order: { id: 'ASC' }, take: 2 });
    await run('DELETE FROM security_event WHERE id = ?', [second?.id]);
    expect(await check()).toMatchObject([{ subject: `security ${second?.id}` }]);
    await run('INSERT INTO security_event (id, kind, userId, actorId, detail, createdAt) VALUES (?, ?, ?, ?, ?, ?)', [
      ...[second?.id, second?.kind, second?.userId, second?.actorId, second?.detail],
      kind === 'sqlite' ? second?.createdAt.toISOString().replace('T', ' ').replace('Z', '') : second?.createdAt,
    ]);
    expect(await check()).toEqual([]);
    const clock = jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 500 * 86_400_000);
    await runJob('retention');
    clock.mockRestore();
    expect(await database.reader.existsBy(SecurityEvent, { id: first?.id ?? 0 })).toBe(false);
    expect(await check()).toEqual([]);
  });
});
