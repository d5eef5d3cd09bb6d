import { centsToText, parseSignedCents } from '@cimiento/contracts';
import { randomUUID } from 'node:crypto';
import type { Actor } from '../../platform/request/actor';
import type { Services } from '../../services';
import { LedgerEntry } from '../../books/ledger/ledger-entry.entity';
import { verifyLedger } from '../../books/evidence/verify-ledger';
import type { Project } from '../../investing/records/project.entity';
import {
  continueStatement,
  createActor,
  createTestGateway,
  databaseKinds,
  type TestGateway,
  exampleCollectingAccount,
} from '../../testing';
import { BankStatementLine } from '../statements/bank-statement-line.entity';

describe.each(databaseKinds)('lines of the bank that are money of a project on %s', (kind) => {
  let served: TestGateway;
  let services: Services;
  let admin: Actor;
  let bankAccountId: number;
  let project: Project;

  beforeAll(async () => {
    served = await createTestGateway(kind, { demoData: false, config: { approvals: 'off' } });
    ({ services } = served.gateway);
    admin = createActor((await served.fixtures.user('jefa', { role: 'admin' })).id);
    bankAccountId = (await services.collectingAccounts.create(exampleCollectingAccount)).id;
  });

  afterAll(() => served.close());

  beforeEach(async () => {
    project = await served.fixtures.project({ name: 'Torre Vendida', status: 'exited', exitDate: '2026-02-03' });
  });

  afterEach(async () => expect(await verifyLedger(served.gateway.database.reader)).toEqual([]));

  async function post(amount: string): Promise<number> {
    const line = { bookedOn: '2026-02-04', amount, description: randomUUID(), reference: 'NOTARIA-7' };
    const statement = await continueStatement(served.gateway.database.reader, bankAccountId, [line]);
    return (await services.reconciliation.post(statement, admin)).lines[0]?.id ?? 0;
  }
  const match = (id: number, target: object) => services.reconciliation.match(id, target, admin);
  const sale = () => ({ projectId: project.id, purpose: 'sale' });

  /** Balances of the project's accounts and of money that nobody identified. */
  const readBooks = async () => {
    const { accounts } = await services.ledgerBooks.getTrialBalance();
    const get = (code: string) => accounts.find((row) => row.code === code)?.balance ?? '0.00';
    return [`project:${project.id}:proceeds`, `project:${project.id}:rent`, 'suspense'].map(get);
  };

  test('the money of a sale goes to its project, once, and back to suspense when that is undone', async () => {
    const [, , suspense = '0.00'] = await readBooks();
    const id = await post('31400.00');
    expect(await match(id, sale())).toMatchObject({ status: 'matched', projectId: project.id, purpose: 'sale' });
    expect(await readBooks()).toEqual(['31400.00', '0.00', suspense]);
    await match(id, sale());
    expect(await readBooks()).toEqual(['31400.00', '0.00', suspense]);
    const [entry] = await served.gateway.database.reader.find(LedgerEntry, {
      where: { sourceKind: 'bankLine', sourceId: id },
      order: { id: 'DESC' },
      take: 1,
    });
    expect(entry).toMatchObject({ kind: 'exit', memo: 'Venta cobrada', reference: 'NOTARIA-7', actorId: admin.userId });
    await expect(match(id, { ...sale(), purpose: 'rent' })).rejects.toMatchObject({ extensions: { code: 'CONFLICT' } });

    expect(await services.reconciliation.undoMatch(id, admin)).toMatchObject({ status: 'suspense', projectId: null });
    const waiting = centsToText(parseSignedCents(suspense) + 3_140_000);
    expect(await readBooks()).toEqual(['0.00', '0.00', waiting]);
    expect(await match(id, { projectId: project.id, purpose: 'rent' })).toMatchObject({ purpose: 'rent' });
    expect(await readBooks()).toEqual(['0.00', '31400.00', suspense]);
  });

  test('an assignment as rent that is undone leaves no rent received and none paid', async () => {
    const readRent = async () =>
      (await services.ledgerBooks.listProjectRents()).find(({ projectId }) => projectId === project.id);
    const rent = () => ({ projectId: project.id, purpose: 'rent' });
    const id = await post('620.00');
    await match(id, rent());
    expect(await readRent()).toMatchObject({ received: '620.00', paid: '0.00', owed: '-620.00' });
    await services.reconciliation.undoMatch(id, admin);
    expect(await readRent()).toMatchObject({ received: '0.00', paid: '0.00', owed: '0.00' });
    await match(id, rent());
    await match(await post('-20.00'), rent());
    expect(await readRent()).toMatchObject({ received: '600.00', paid: '0.00', owed: '-600.00' });
  });

  test('what a sale cost leaves its project', async () => {
    await match(await post('1000.00'), sale());
    await match(await post('-250.00'), sale());
    expect((await readBooks())[0]).toBe('750.00');
  });

  test('after an exit nothing is left of its proceeds once the money has come', async () => {
    const owner = await served.fixtures.user(`persona-${randomUUID().slice(0, 8)}`);
    const open = await served.fixtures.project();
    project = open;
    await served.fixtures.investment(owner, open);
    const request = admin;
    const terms = { price: '12000.00', costs: [{ label: 'Notaría', amount: '500.00' }], exitDate: '2026-02-03' };
    await services.exits.exit({ projectId: open.id, input: terms, corrects: null }, request, null);
    expect((await readBooks())[0]).toBe('-11500.00');
    await match(await post('12000.00'), sale());
    await match(await post('-500.00'), sale());
    expect((await readBooks())[0]).toBe('0.00');
  });

  test.each([
    [{ projectId: 999_999, purpose: 'sale' }, 'NOT_FOUND'],
    [{ projectId: 1 }, 'VALIDATION_FAILED'],
    [{ purpose: 'sale' }, 'VALIDATION_FAILED'],
    [{ projectId: 1, purpose: 'fee' }, 'VALIDATION_FAILED'],
    [{ projectId: 1, purpose: 'sale', userId: 1 }, 'VALIDATION_FAILED'],
  ])('%p is refused with %s', async (target, code) => {
    const id = await post('10.00');
    await expect(match(id, target)).rejects.toMatchObject({ extensions: { code } });
    expect(await served.gateway.database.reader.findOneByOrFail(BankStatementLine, { id })).toMatchObject({
      status: 'suspense',
    });
  });
});
