import { ledgerAccounts } from '@cimiento/contracts';
import { listLimits } from '../../platform/database/list/list-limits';
import { countQueries, createEntry, databaseKinds, serveGateway } from '../../testing';
import type { NewEntry } from './new-entry';
import { everything } from '../../platform/request';

type PlanStep = { detail: string } | { table: string | null; possible_keys: string | null; Extra: string | null };

const tables = '(item|link|ledger_entry|ledger_posting)';

// Of a table or of an index. Of so few rows MariaDB reads all at once, so that only the indexes that it could use tell.
const readsAllRows = (step: PlanStep): boolean =>
  'detail' in step
    ? new RegExp(`^SCAN ${tables}\\b`).test(step.detail)
    : new RegExp(`^${tables}$`).test(step.table ?? '') &&
      step.possible_keys === null &&
      !step.Extra?.includes('Using index for group-by');

describe.each(databaseKinds)('the search of ledger entries on %s', (kind) => {
  const served = serveGateway(kind);

  beforeAll(async () => {
    const ana = await served.fixtures.user('ana', { fullName: 'Ana Ruiz', email: 'ana@ejemplo.example' });
    const other = await served.fixtures.user('otra', { fullName: 'Otra', email: 'otra@ejemplo.example' });
    const create = (id: number, userId: number, changed: Partial<NewEntry>): NewEntry => {
      const source = { kind: 'payment', id } as const;
      const facts = { key: `payment:${id}:1`, kind: 'payment', occurredOn: '2025-01-15', source } as const;
      const accounts = [ledgerAccounts.rent(7), ledgerAccounts.available(userId)] as const;
      return createEntry(...accounts, 100, { ...facts, memo: 'Renta de Torre Ágora', ...changed });
    };
    await served.gateway.database.transaction((manager) =>
      served.gateway.services.ledger.post(manager, [
        create(1, ana.id, { reference: '2025-01' }),
        create(2, other.id, { reference: 'CIM-7K3M9-QXR4T', memo: 'Inversión en Casa Olmo', kind: 'investment' }),
        create(3, other.id, { reference: 'Transf 88/21', memo: 'Depósito por transferencia', kind: 'deposit' }),
        create(14, other.id, {}),
      ]),
    );
  });

  afterEach(() => jest.restoreAllMocks());

  const findKeys = async (search: string, entryKind: 'payment' | null = null): Promise<string[]> => {
    const page = served.gateway.services.ledgerBooks.searchEntries(everything, {
      search,
      kind: entryKind,
      sort: 'id',
      descending: false,
      offset: 0,
      limit: 25,
    });
    return (await page.items(() => undefined)).map(({ key }) => key);
  };

  test.each([
    ['a part of the text, without accents', 'agora', ['payment:1:1', 'payment:14:1']],
    ['a part of the text that only old entries have', 'inversion en casa', ['payment:2:1']],
    ['the name of a person', 'ruiz', ['payment:1:1']],
    ['a part of an e-mail', 'ana@', ['payment:1:1']],
    ['the number of an order, in small letters', 'cim-7k3m9', ['payment:2:1']],
    ['the beginning of the reference of a bank, as it wrote it', 'Transf 88/', ['payment:3:1']],
    ['the beginning of a key', 'payment:1', ['payment:1:1', 'payment:14:1']],
    ['no part of a reference but its beginning', '88/21', []],
    ['no wildcard', 'payment:_', []],
    ['nothing', 'nada de esto', []],
  ])('finds %s', async (_what, search, keys) => {
    expect(await findKeys(search)).toEqual(keys);
    // The same where more match than are counted, and the newest entries hold no page of them.
    jest.replaceProperty(listLimits, 'maxCountedRows', 0);
    jest.replaceProperty(listLimits, 'maxScannedRows', 0);
    expect(await findKeys(search)).toEqual(keys);
    jest.replaceProperty(listLimits, 'maxInlinedIds', 0);
    expect(await findKeys(search)).toEqual(keys);
  });

  test('finds texts within one kind of entries', async () => {
    expect(await findKeys('otra', 'payment')).toEqual(['payment:14:1']);
  });

  test.each(['nada de esto', 'casa olmo', 'ruiz', '2025', 'payment:1'])(
    'never reads all entries for %p',
    async (search) => {
      const { database } = served.gateway;
      const statements = await countQueries(database, () => findKeys(search));
      expect(statements.length).toBeGreaterThan(2);
      for (const statement of statements) {
        const values = (statement.match(/\?/g) ?? []).map(() => '1');
        const explain = kind === 'sqlite' ? 'EXPLAIN QUERY PLAN' : 'EXPLAIN';
        const plan = await database.reader.query<PlanStep[]>(`${explain} ${statement}`, values);
        expect([statement, plan.filter(readsAllRows)]).toEqual([statement, []]);
      }
    },
  );
});
