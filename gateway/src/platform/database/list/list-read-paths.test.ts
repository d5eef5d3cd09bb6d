import { foldText } from '@cimiento/contracts';
import { createTestGateway, databaseKinds, type TestClient, type TestGateway } from '../../../testing';
import { listLimits } from './list-limits';

type Row = {
  id: number;
  amount: number;
  projectName: string;
  project: { name: string } | null;
  user: { fullName: string; email: string };
};
type PaymentRow = Omit<Row, 'projectName' | 'amount'> & {
  period: string;
  status: string;
  paymentDate: string;
  user: { email: string };
};

const fields = {
  adminInvestments: 'id amount projectName project { name } user { fullName email }',
  adminPayments: 'id period status paymentDate project { name } user { fullName email }',
};

/** Limits that send the few rows of this test down each read path. */
const readPaths: [string, Partial<typeof listLimits>][] = [
  ['with the limits of production', {}],
  ['with subqueries instead of inlined ids', { maxInlinedIds: 0 }],
  ['with more matches than are counted', { maxCountedRows: 0 }],
  [
    'with more matches than are counted, and a scan too short to find a page',
    { maxCountedRows: 0, maxScannedRows: 12, maxSeparateValues: 2 },
  ],
  ['with more matches than are counted, and no scan', { maxCountedRows: 0, maxInlinedIds: 0, maxScannedRows: 0 }],
];

const contains = (text: string | undefined, words: string): boolean => foldText(text ?? '').includes(foldText(words));

const matchesInvestment = ({ id, amount, projectName, project, user }: Row, words: string): boolean =>
  [
    ...[String(id), String(amount), `$${amount.toLocaleString('en-US')}`],
    ...[projectName, project?.name, user.fullName, user.email],
  ].some((text) => contains(text, words));

const matchesPayment = ({ period, project, user }: PaymentRow, words: string): boolean =>
  [period, project?.name, user.fullName, user.email].some((text) => contains(text, words));

const compare = (a: string | number, b: string | number): number => (a < b ? -1 : Number(a > b));

describe.each(databaseKinds)('every read path of a list on %s', (kind) => {
  let served: TestGateway;
  let admin: TestClient;
  let investments: Row[];
  let payments: PaymentRow[];

  const ask = async <R>(
    list: keyof typeof fields,
    args: string,
  ): Promise<{ total: number; totalIsCapped: boolean; items: R[] }> => {
    const { data, errors } = await admin.graphql(
      `{ list: ${list}(${args}) { total totalIsCapped items { ${fields[list]} } } }`,
    );
    expect(errors).toBeUndefined();
    return data?.list;
  };

  beforeAll(async () => {
    served = await createTestGateway(kind, { demoData: false });
    const { fixtures } = served;
    await fixtures.user('jefa', { role: 'admin', fullName: 'Zoila' });
    // Two users with one name, and names with a common prefix: ties, and sort keys with several rows.
    const names = ['Ana Ruiz', 'Ana Ruiz', 'Ana Mora', 'Bruno Paz', 'Carla 12', 'Óscar 7'];
    const people = [];
    for (const [index, fullName] of names.entries()) people.push(await fixtures.user(`socio${index}`, { fullName }));
    const projects = [];
    for (const name of ['Torre 7', 'Casa Ana', 'Patio', 'Torre 7', 'Derribada'])
      projects.push(await fixtures.project({ name }));
    for (let turn = 0; turn < 30; turn += 1) {
      const [person, project] = [people[(turn * 5) % 6]!, projects[(turn * 3) % 5]!];
      const investment = await fixtures.investment(person, project, {
        amount: 1000 * (1 + (turn % 7)),
        annualReturn: 8,
      });
      const [period, status] = [
        `202${turn % 3}-0${1 + (turn % 9)}`,
        (['paid', 'pending', 'missed'] as const)[turn % 3]!,
      ];
      await fixtures.payment(investment, { period, status, amount: `${turn % 4}.00`, paymentDate: `${period}-15` });
    }
    await served.gateway.database.transaction((manager) => manager.delete('project', { name: 'Derribada' }));
    admin = await served.signedIn('jefa');
    investments = (await ask<Row>('adminInvestments', 'limit: 100')).items;
    payments = (await ask<PaymentRow>('adminPayments', 'limit: 100')).items;
    expect([investments.length, payments.length]).toEqual([30, 30]);
  });

  afterAll(() => served.close());
  afterEach(() => jest.restoreAllMocks());

  const setLimits = (changed: Partial<typeof listLimits>): void => {
    for (const [name, value] of Object.entries(changed))
      jest.replaceProperty(listLimits, name as keyof typeof listLimits, value);
  };

  // These match many, some and no rows, in one column and in several.
  const words = ['', 'ana', 'socio', '7', '12', '$3,0', '2021', 'derribada', 'o'];

  const expected = <R extends { id: number }>(
    rows: R[],
    key: (row: R) => string | number,
    descending: boolean,
  ): number[] => {
    const inOrder = [...rows].sort((a, b) => compare(key(a), key(b)) || a.id - b.id).map(({ id }) => id);
    return descending ? inOrder.reverse() : inOrder;
  };

  const pages = async (list: keyof typeof fields, args: string, limit: number, size: number): Promise<number[]> => {
    const ids: number[] = [];
    for (let offset = 0; offset < size; offset += limit) {
      const page = await ask<{ id: number }>(list, `${args}, offset: ${offset}, limit: ${limit}`);
      const cap = Math.max(listLimits.maxCountedRows, offset + limit);
      expect([page.total, page.totalIsCapped]).toEqual([Math.min(size, cap), size > cap]);
      ids.push(...page.items.map(({ id }) => id));
    }
    return ids;
  };

  const investmentKeys = {
    id: ({ id }: Row) => id,
    amount: ({ amount }: Row) => amount,
    user: ({ user }: Row) => foldText(user.fullName),
    project: ({ project }: Row) => foldText(project?.name ?? ''),
  };

  const paymentKeys = {
    period: ({ period }: PaymentRow) => period,
    paymentDate: ({ paymentDate }: PaymentRow) => paymentDate,
  };

  describe.each(readPaths)('%s', (_path, changed) => {
    beforeEach(() => setLimits(changed));

    test.each(words)('returns the investments that match "%s" in every sort order, page by page', async (search) => {
      const rows = search === '' ? investments : investments.filter((row) => matchesInvestment(row, search));
      for (const [sort, key] of Object.entries(investmentKeys)) {
        const descending = (search.length + sort.length) % 2 === 0;
        const args = `search: "${search}", sort: ${sort}, descending: ${descending}`;
        expect([args, await pages('adminInvestments', args, 11, rows.length)]).toEqual([
          args,
          expected(rows, key, descending),
        ]);
      }
    });

    test.each(words)('returns the payments that match "%s" with every filter and sort order', async (search) => {
      for (const status of [null, 'pending']) {
        const rows = payments.filter(
          (row) => (status === null || row.status === status) && (search === '' || matchesPayment(row, search)),
        );
        for (const [sort, key] of Object.entries(paymentKeys)) {
          const args = `search: "${search}", status: ${status}, sort: ${sort}, descending: ${search.length % 2 === 0}`;
          expect([args, await pages('adminPayments', args, 11, rows.length)]).toEqual([
            args,
            expected(rows, key, search.length % 2 === 0),
          ]);
        }
      }
    });
  });

  test('returns no rows for a search without matches', async () => {
    expect(await ask('adminPayments', 'search: "nada"')).toEqual({ total: 0, totalIsCapped: false, items: [] });
  });
});
