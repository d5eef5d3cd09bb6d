import { TotpFactor } from '../../access/records';
import { AccountingPeriod } from '../ledger/accounting-period.entity';
import { UncoveredCredit } from '../money-in/uncovered-credit.entity';
import { ExitShare, ProjectExit } from '../../investing/records';
import { databaseKinds } from '../../testing';
import { createActor } from '../../testing/fixtures';
import { directChanges } from '../../testing/direct-changes';
import { plantPerson } from '../../testing/plant-person';
import { WithdrawalDesk } from '../../testing/withdrawal-desk';
import { openDatabase } from '../../open-database';
import { verifyLedger } from './verify-ledger';

describe.each(databaseKinds)('changes directly in the database on %s', (kind) => {
  const desk = WithdrawalDesk.serve(kind);

  /** Records of every kind that is guarded. */
  const fillTables = async (): Promise<void> => {
    const { served } = desk.bank;
    const { user } = await plantPerson(served, 'Petra', 'sembrada');
    await served.fixtures.recoveryCode(user);
    const { apiKeys } = served.gateway.services;
    const actor = createActor(desk.approverId);
    const { record } = await apiKeys.create({ name: 'Revocada', scopes: ['ledger:read'] }, actor);
    await apiKeys.revoke(record.id, actor);
    const [createdAt, confirmedAt] = [new Date(), new Date()];
    const factor = { userId: user.id, encryptedSecret: 'secreto', nextSecret: null, lastPeriod: 0 };
    await served.gateway.database.transaction((manager) =>
      manager.insert(TotpFactor, { ...factor, createdAt, confirmedAt }),
    );
    const project = await served.fixtures.project();
    const { id: investmentId } = await served.fixtures.investment(user, project);
    await served.gateway.database.transaction(async (manager) => {
      await manager.insert(AccountingPeriod, { period: '2014-01', closedAt: new Date(), closedBy: desk.approverId });
      await manager.insert(UncoveredCredit, { userId: desk.approverId, cents: 100, direction: 'in', createdAt });
      const terms = { projectId: project.id, price: '0.00', costs: '[]', net: '0.00', exitDate: '2014-02-01' };
      const exit = manager.create(ProjectExit, { ...terms, createdBy: desk.approverId, createdAt });
      await manager.insert(ProjectExit, exit);
      const share = { investmentId, userId: user.id, projectName: project.name, capital: 1000, share: '0.00' };
      await manager.insert(ExitShare, { ...share, exitId: exit.id });
    });
    await desk.bank.reserve();
    await desk.sendFile(await desk.approve('100.00'));
    await desk.request('50.00');
    await desk.confirm(await desk.bank.send([{ amount: '70.00', reference: 'TRF-7' }]));
    await served.gateway.services.ledgerSeal.sealAll();
  };

  test('each change is found, and nothing once it is taken back', async () => {
    await fillTables();
    // Without the guard of the suite: this test does what the product never does.
    const database = await openDatabase(desk.bank.served.config.database);
    const missed: string[] = [];
    try {
      expect(await verifyLedger(database.reader)).toEqual([]);
      for (const { name, apply } of directChanges) {
        const undo = await apply(database, 3);
        if (!undo) throw new Error(`no row fits ${name}`);
        if ((await verifyLedger(database.reader)).length === 0) missed.push(name);
        await undo();
      }
      expect(missed).toEqual([]);
      expect(await verifyLedger(database.reader)).toEqual([]);
    } finally {
      await database.close();
    }
  });
});
