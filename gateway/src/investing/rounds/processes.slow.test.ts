import { setTimeout as wait } from 'node:timers/promises';
import { ledgerAccounts } from '@cimiento/contracts';
import { In } from 'typeorm';
import { verifyLedger } from '../../books/evidence/verify-ledger';
import { LedgerAccount } from '../../books/ledger/ledger-account.entity';
import { LedgerEntry } from '../../books/ledger/ledger-entry.entity';
import { openDatabase } from '../../open-database';
import { createTestDatabase, startGatewayProcess, stopGatewayProcess } from '../../testing';
import { fillRound } from '../../testing/fill-round';
import { Order, Project, Round } from '../records';

const takers = 1000;
// A process that is killed leaves its message to the others after the lease.
const fast = { OUTBOX_POLL_MS: '100', OUTBOX_LEASE_SECONDS: '2' };

test('two processes that are killed again and again pay 1,000 orders back once each', async () => {
  const place = await createTestDatabase('mariadb');
  // The first start writes the demonstration's data.
  await stopGatewayProcess(await startGatewayProcess(place));
  const database = await openDatabase(place.config);
  try {
    const { project, ids } = await fillRound(database, {
      mode: 'first_come',
      takers,
      minimum: takers * 1000 + 1,
      isOver: true,
    });
    const getState = async () => (await database.reader.findOneByOrFail(Round, { projectId: project.id })).state;
    for (let kill = 0; (await getState()) !== 'failed'; kill += 1) {
      const gateways = await Promise.all([startGatewayProcess(place, fast), startGatewayProcess(place, fast)]);
      // The last attempts have the time that they need.
      await wait(kill < 5 ? Math.random() * 1500 : 20_000);
      await Promise.all(gateways.map((gateway) => stopGatewayProcess(gateway, 'SIGKILL')));
      expect(kill).toBeLessThan(8);
    }
    const orders = await database.reader.findBy(Order, { projectId: project.id });
    expect(orders.filter(({ status }) => status === 'refunded')).toHaveLength(takers);
    const sourceId = In(orders.map(({ id }) => id));
    const reversals = await database.reader.countBy(LedgerEntry, { sourceKind: 'order', kind: 'reversal', sourceId });
    expect(reversals).toBe(takers);
    const codes = ids.map((id) => ledgerAccounts.available(id).code);
    const accounts = await database.reader.findBy(LedgerAccount, { code: In(codes) });
    expect(new Set(accounts.map(({ balance }) => balance))).toEqual(new Set([(takers / ids.length) * 100_000]));
    expect(await database.reader.findOneByOrFail(Project, { id: project.id })).toMatchObject({ funded: 0 });
    // Records that this test wrote itself have no evidence, and its deposits no line of a bank.
    const ofTest = /logged|recorded|an entry is about/;
    expect((await verifyLedger(database.reader)).filter(({ rule }) => !ofTest.test(rule))).toEqual([]);
  } finally {
    await database.close();
    await place.drop();
  }
}, 240_000);
