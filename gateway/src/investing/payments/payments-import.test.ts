import { limits, messages } from '@cimiento/contracts';
import { type Investment, Payment, type Project } from '../records';
import { countQueries, createTestGateway, databaseKinds, serveGateway, toPaymentInput } from '../../testing';
import type { User } from '../../access/records';

describe.each(databaseKinds)('an import of payments on %s', (kind) => {
  const served = serveGateway(kind);
  let maria: User;
  let house: Project;
  let investment: Investment;

  beforeEach(async () => {
    maria = await served.fixtures.user();
    house = await served.fixtures.project();
    investment = await served.fixtures.investment(maria, house);
  });

  const toRow = (changed: object = {}) => toPaymentInput(investment, { amount: '125.50', ...changed });
  const send = (rows: object[], key?: string, client = served.admin) =>
    client.send('importPayments', { rows }, 'imported', key ? { 'idempotency-key': key } : {});
  const read = (rows: object[], key?: string) =>
    served.admin.send(
      'importPayments',
      { rows },
      'imported rows { row id warnings { code paymentIds } }',
      key ? { 'idempotency-key': key } : {},
    );
  const count = () => served.reader.countBy(Payment, { projectId: house.id });

  test('creates a payment for every row, up to the limit of a file', async () => {
    const rows = Array.from({ length: limits.importedPayments.max }, (_, index) =>
      toRow({ amount: `${index + 1}.25` }),
    );
    expect(await send(rows)).toEqual({ imported: rows.length });
    const last = { projectId: house.id, amount: `${rows.length}.25` };
    expect([await served.reader.existsBy(Payment, last), await count()]).toEqual([true, rows.length]);
  });

  test('names the errors of every row, and creates nothing', async () => {
    const rows = [toRow(), toRow({ userId: 1 }), toRow({ investmentId: 999 }), toRow({ projectId: 999, userId: 1 })];
    const errors = {
      'rows.1.userId': messages.paymentUser,
      'rows.2.investmentId': messages.investmentUnknown,
      'rows.3.userId': messages.paymentUser,
      'rows.3.projectId': messages.paymentProject,
    };
    expect(await send(rows)).toMatchObject({ message: messages.importFaults, status: 400, errors });
    expect(await count()).toBe(0);
  });

  test('names an invalid row', async () => {
    const { errors } = await send([toRow(), toRow({ period: '2026-13' })]);
    expect(errors).toEqual({ 'rows.1.period': 'El período debe tener la forma AAAA-MM' });
    expect(await count()).toBe(0);
  });

  test('rejects an empty file and one with too many rows', async () => {
    for (const rows of [[], Array.from({ length: limits.importedPayments.max + 1 }, () => toRow())])
      expect(await send(rows)).toMatchObject({ status: 400, errors: { rows: messages.importRows } });
  });

  test('creates nothing more for a retry with the same key', async () => {
    const rows = [toRow(), toRow({ amount: '3.00' })];
    const key = `archivo-${house.id}`;
    const first = await read(rows, key);
    expect(await read(rows, key)).toEqual(first);
    expect(await count()).toBe(2);
    expect(await send([toRow()], key)).toMatchObject({ code: 'IDEMPOTENCY_MISMATCH' });
  });

  test('names the payment of each row, and warns of the same rows under another key', async () => {
    const rows = [toRow(), toRow({ amount: '3.00' })];
    const first = await read(rows, `archivo-${house.id}`);
    const payments = await served.reader.find(Payment, { where: { projectId: house.id }, order: { id: 'ASC' } });
    const ids = payments.map(({ id }) => id);
    const named = ids.map((id, index) => ({ row: index + 1, id, warnings: [] }));
    expect([first, payments.map(({ amount }) => amount)]).toEqual([{ imported: 2, rows: named }, ['125.50', '3.00']]);
    const again = await read(rows, `archivo-${house.id}-otra-vez`);
    expect(again.rows.map(({ row, warnings }: { row: number; warnings: unknown }) => [row, warnings])).toEqual(
      ids.map((id, index) => [index + 1, [{ code: 'DUPLICATE', paymentIds: [id] }]]),
    );
  });

  test('reads the warnings of all rows at once', async () => {
    const countReads = async (size: number) => {
      const rows = Array.from({ length: size }, (_, index) => toRow({ amount: `${index + 1}.75` }));
      const queries = await countQueries(served.gateway.database, () => read(rows));
      return queries.filter((query) => query.startsWith('SELECT') && / IN \(/.test(query)).length;
    };
    // What a first request of this process reads is read once.
    await countReads(1);
    expect(await countReads(20)).toBe(await countReads(2));
  });

  test('reports duplicates before the import, row by row and in one query, but accepts them', async () => {
    const other = await served.fixtures.investment(maria, house);
    await send([
      toRow({ period: '2026-02' }),
      toRow({ period: '2026-02' }),
      toRow({ investmentId: other.id, period: '2026-01' }),
    ]);
    const rows = [
      toRow(),
      toRow({ period: '2026-02' }),
      toRow({ amount: '9.00' }),
      toRow({ period: '2026-02', status: 'missed' }),
      toRow({ investmentId: other.id, period: '2026-02' }),
    ];
    const statements = await countQueries(served.gateway.database, async () => {
      expect(await served.admin.send('paymentDuplicates', { rows }, 'row recorded repeats')).toEqual([
        { row: 1, recorded: 2, repeats: null },
        { row: 2, recorded: 0, repeats: 0 },
        { row: 3, recorded: 2, repeats: 1 },
      ]);
    });
    expect(statements.filter((statement) => !/session/.test(statement))).toHaveLength(1);
    expect(await send(rows)).toEqual({ imported: 5 });
  });

  test('what one person credits is counted in as many queries for many rows as for two', async () => {
    const office = await createTestGateway(kind, { config: { approvals: 'required' } });
    try {
      const admin = await office.signedInAdmin('contadora');
      const holder = await office.fixtures.user();
      const project = await office.fixtures.project();
      const createRows = async (number: number) => {
        const rows = [];
        for (let row = 0; row < number; row += 1) {
          const held = await office.fixtures.investment(holder, project);
          rows.push(
            toPaymentInput(held, { amount: '0.01' }),
            toPaymentInput(held, { amount: '0.01', period: '2025-01' }),
          );
        }
        return rows;
      };
      const countSelects = async (rows: object[]) => {
        const statements = await countQueries(office.gateway.database, async () => {
          expect(await admin.send('importPayments', { rows }, 'imported')).toEqual({ imported: rows.length });
        });
        return statements.filter((statement) => /^\s*SELECT/i.test(statement)).length;
      };
      // The first import opens the accounts of its project in the ledger, which the next ones read.
      await countSelects(await createRows(1));
      const few = await countSelects(await createRows(1));
      expect(await countSelects(await createRows(12))).toBe(few);
    } finally {
      await office.close();
    }
  });

  test('an import is for administrators only', async () => {
    const investor = await served.signedIn(maria.username);
    const rows = [toRow()];
    expect(await investor.send('paymentDuplicates', { rows }, 'row')).toMatchObject({ code: 'FORBIDDEN' });
    expect(await send(rows, undefined, investor)).toMatchObject({ code: 'FORBIDDEN' });
  });
});
