import { centsToText, parseSignedCents } from '@cimiento/contracts';
import { randomUUID } from 'node:crypto';
import { User } from '../../access/records';
import { LedgerEntry } from '../../books/ledger/ledger-entry.entity';
import type { Project } from '../../investing/records';
import { databaseKinds } from '../../testing';
import { BankDesk } from '../../testing/bank-desk';
import { BankStatementLine } from '../statements/bank-statement-line.entity';

describe.each(databaseKinds)('lines of the bank that are money of a project on %s', (kind) => {
  const desk = BankDesk.serve(kind, { config: { approvals: 'off' } });
  let project: Project;

  beforeEach(async () => {
    const sold = { name: 'Torre Vendida', status: 'exited', exitDate: '2026-02-03' } as const;
    project = await desk.served.fixtures.project(sold);
  });

  const post = async (amount: string): Promise<number> => {
    const line = { bookedOn: '2026-02-04', amount, description: randomUUID(), reference: 'NOTARIA-7' };
    return (await desk.send([line])).lines[0].id;
  };
  const sale = () => ({ projectId: project.id, purpose: 'sale' });
  const rent = () => ({ projectId: project.id, purpose: 'rent' });

  /** Balances of the project's accounts and of money that nobody identified. */
  const readBooks = () =>
    Promise.all(
      [`project:${project.id}:proceeds`, `project:${project.id}:rent`, 'suspense'].map((code) =>
        desk.getLedgerBalance(code),
      ),
    );

  test('the money of a sale goes to its project, once, and back to suspense when that is undone', async () => {
    const [, , suspense = '0.00'] = await readBooks();
    const id = await post('31400.00');
    expect(await desk.match(id, sale())).toMatchObject({ status: 'matched', projectId: project.id, purpose: 'sale' });
    expect(await readBooks()).toEqual(['31400.00', '0.00', suspense]);
    await desk.match(id, sale());
    expect(await readBooks()).toEqual(['31400.00', '0.00', suspense]);
    const where = { sourceKind: 'bankLine', sourceId: id } as const;
    const [entry] = await desk.reader.find(LedgerEntry, { where, order: { id: 'DESC' }, take: 1 });
    const { id: actorId } = await desk.reader.findOneByOrFail(User, { username: 'jefa' });
    expect(entry).toMatchObject({ kind: 'exit', memo: 'Venta cobrada', reference: 'NOTARIA-7', actorId });
    expect(await desk.match(id, rent())).toMatchObject({ code: 'CONFLICT' });

    expect(await desk.undo(id)).toMatchObject({ status: 'suspense', projectId: null });
    const waiting = centsToText(parseSignedCents(suspense) + 3_140_000);
    expect(await readBooks()).toEqual(['0.00', '0.00', waiting]);
    expect(await desk.match(id, rent())).toMatchObject({ purpose: 'rent' });
    expect(await readBooks()).toEqual(['0.00', '31400.00', suspense]);
  });

  test('an assignment as rent that is undone leaves no rent received and none paid', async () => {
    const readRent = async () =>
      (await desk.served.gateway.services.ledgerBooks.listProjectRents()).find(
        ({ projectId }) => projectId === project.id,
      );
    const id = await post('620.00');
    await desk.match(id, rent());
    expect(await readRent()).toMatchObject({ received: '620.00', paid: '0.00', owed: '-620.00' });
    await desk.undo(id);
    expect(await readRent()).toMatchObject({ received: '0.00', paid: '0.00', owed: '0.00' });
    await desk.match(id, rent());
    await desk.match(await post('-20.00'), rent());
    expect(await readRent()).toMatchObject({ received: '600.00', paid: '0.00', owed: '-600.00' });
  });

  test('what a sale cost leaves its project', async () => {
    await desk.match(await post('1000.00'), sale());
    await desk.match(await post('-250.00'), sale());
    expect((await readBooks())[0]).toBe('750.00');
  });

  test('after an exit nothing is left of its proceeds once the money has come', async () => {
    project = await desk.served.fixtures.project();
    await desk.served.fixtures.investment(desk.owner, project);
    await desk.match(await post('-10000.00'), { projectId: project.id, purpose: 'capital' });
    const input = { price: '12000.00', costs: [{ label: 'Notaría', amount: '500.00' }], exitDate: '2026-02-03' };
    await desk.admin.send('exitProject', { projectId: project.id, input });
    expect((await readBooks())[0]).toBe('-11500.00');
    await desk.match(await post('12000.00'), sale());
    await desk.match(await post('-500.00'), sale());
    expect((await readBooks())[0]).toBe('0.00');
  });

  test.each([
    [{ projectId: 999_999, purpose: 'sale' }, 'NOT_FOUND'],
    [{ projectId: 1 }, 'VALIDATION_FAILED'],
    [{ purpose: 'sale' }, 'VALIDATION_FAILED'],
    [{ projectId: 1, purpose: 'interest' }, 'VALIDATION_FAILED'],
    [{ projectId: 1, purpose: 'sale', userId: 1 }, 'VALIDATION_FAILED'],
  ])('%p is refused with %s', async (target, code) => {
    const id = await post('10.00');
    expect(await desk.match(id, target)).toMatchObject({ code });
    expect((await desk.reader.findOneByOrFail(BankStatementLine, { id })).status).toBe('suspense');
  });
});
