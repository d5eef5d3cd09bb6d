import { databaseKinds, type TestClient } from '@cimiento/gateway/testing';
import { postLines } from '../testing/bank';
import { goodBodies } from '../testing/good-bodies';
import { useRest } from '../testing/serve-rest';
import { routes } from '.';

type Row = { id: number } & Record<string, unknown>;
type Random = (below: number) => number;
/** A value of a column of the row with a number. Most repeat, so that pages end between equal ones. */
type Column = (random: Random, number: number) => string | number;

/** The same numbers at each run of a seed. */
function createRandom(seed: number): Random {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

const pickFrom =
  (...values: (string | number)[]): Column =>
  (random) =>
    values[random(values.length)] ?? '';
const unique =
  (toText: (text: string) => string): Column =>
  (random, number) =>
    toText(`${'abñ.'.charAt(random(4))}${random(3)}.${number}`);
const names = pickFrom('Álamo', 'alamo', 'Zeta 2.0', 'Casa 10', 'casa 9', 'Ñandú');
const amounts = pickFrom(1000, 2000, 2500, 10_000);
const instants = pickFrom('2026-01-01 10:00:00.001', '2026-01-01 10:00:00.002', '2025-12-31 23:59:59.999');
const days = pickFrom('2026-01-01', '2026-02-28', '2025-12-31');

/** A list that can be sorted: the columns that sort it, and those that no two rows may share, which are new or cleared in a copy. */
type List = { table: string; columns: Record<string, Column>; keys?: [string, string?][]; cleared?: string[] };
const lists: Record<string, List> = {
  '/api/projects': {
    table: 'project',
    columns: {
      name: names,
      location: names,
      status: pickFrom('available', 'funded'),
      funded: amounts,
      annualReturnRate: amounts,
    },
  },
  '/api/admin/projects': {
    table: 'project',
    columns: {
      name: names,
      location: names,
      status: pickFrom('available', 'funded'),
      funded: amounts,
      annualReturnRate: amounts,
    },
  },
  '/api/admin/users': {
    table: 'users',
    columns: { fullName: names, role: pickFrom('user'), createdAt: instants },
    keys: [
      ['username', 'usernameKey'],
      ['email', 'emailKey'],
    ],
  },
  '/api/admin/investments': { table: 'investment', columns: { amount: amounts, annualReturn: amounts } },
  '/api/admin/returns': {
    table: 'payment',
    columns: { amount: amounts, period: pickFrom('2026-01', '2026-02', '2025-12'), paymentDate: days },
  },
  '/api/admin/orders': {
    table: 'investment_order',
    columns: { amount: amounts },
    keys: [['number'], ['reference'], ['idempotencyKey']],
    cleared: ['reservationNumber'],
  },
  '/api/admin/payment-runs': {
    table: 'payment_run',
    columns: {
      amount: amounts,
      period: pickFrom('2026-01', '2026-02', '2025-12'),
      number: (_random, number) => number,
    },
  },
  '/api/admin/invitations': {
    table: 'invitation_code',
    columns: { uses: pickFrom(0, 1), createdAt: instants },
    keys: [['code', 'codeKey']],
  },
  '/api/admin/waitlist': {
    table: 'waitlist_request',
    columns: { fullName: names, createdAt: instants, status: pickFrom('pending', 'declined') },
    keys: [['email', 'emailKey']],
  },
  '/api/admin/bank-lines': {
    table: 'bank_statement_line',
    columns: { bookedOn: days, amount: pickFrom(-500, 700, 1000) },
    cleared: ['batchId', 'reversedLineId'],
  },
};

// Three pages and more.
const copiesOfEach = 8;

const sorted = routes.filter(({ cursor }) => cursor?.[0] === 'sort');

test('the test knows every list that can be sorted', () => {
  expect(Object.keys(lists).sort()).toEqual(sorted.map(({ path }) => path).sort());
});

const orders = sorted.flatMap((route) =>
  Object.keys(route.filters?.['sort']?.choices ?? {}).map((sort): [path: string, sort: string] => [route.path, sort]),
);

describe.each(databaseKinds)('lists that change while they are read, on %s', (kind) => {
  const served = useRest(kind);
  let admin: TestClient;
  let number = 0;

  beforeAll(async () => {
    admin = await served.signedIn('admin', 'admin123');
    // Of these the demonstration data has none to copy.
    await postLines({ served, admin }, [{ bookedOn: '2026-01-20', amount: '33.00', description: 'UNO' }]);
    const posted = await admin.request('POST', '/api/admin/payment-runs', goodBodies['/api/admin/payment-runs']);
    expect(posted.status).toBe(201);
  });

  const run = (sql: string, values: unknown[] = []) =>
    served.gateway.database.transaction((manager) => manager.query(sql, values));

  function createValues({ columns, keys = [], cleared = [] }: List, random: Random): Record<string, unknown> {
    number += 1;
    const values: [string, unknown][] = Object.entries(columns).map(([name, make]) => [name, make(random, number)]);
    for (const name of cleared) values.push([name, null]);
    const isEmail = (name: string): boolean => name.startsWith('email');
    for (const pair of keys) {
      const text = String(unique((part) => (isEmail(pair[0]) ? `${part}@prueba.example` : `${part}`))(random, number));
      for (const name of pair)
        values.push([String(name), name?.endsWith('Key') ? text.toLowerCase() : text.toUpperCase()]);
    }
    return Object.fromEntries(values);
  }

  /** Copies a row of the demonstration data, with other values. */
  async function copyRow(path: string, random: Random): Promise<void> {
    const list = lists[path];
    if (!list) throw new Error(path);
    const { table } = list;
    const values = createValues(list, random);
    const { database } = served.gateway;
    const columns = database.dataSource
      .getMetadata(table)
      .columns.map(({ databaseName }) => databaseName)
      .filter((name) => name !== 'id');
    const selected = columns.map((name) => (name in values ? '?' : `\`${name}\``));
    await run(
      `INSERT INTO ${table} (${columns.map((name) => `\`${name}\``).join(', ')}) SELECT ${selected.join(', ')} FROM ${table} ORDER BY id DESC LIMIT 1`,
      columns.filter((name) => name in values).map((name) => values[name]),
    );
  }

  async function disturb(path: string, id: number, random: Random): Promise<void> {
    const list = lists[path];
    if (!list) throw new Error(path);
    if (random(2) === 0) return run(`DELETE FROM ${list.table} WHERE id = ?`, [id]);
    const values = Object.entries(createValues(list, random));
    await run(`UPDATE ${list.table} SET ${values.map(([name]) => `\`${name}\` = ?`).join(', ')} WHERE id = ?`, [
      ...values.map(([, value]) => value),
      id,
    ]);
  }

  const listIds = async (address: string): Promise<number[]> =>
    (await admin.request<Row[]>('GET', address)).body.map(({ id }) => id);

  test.each(orders)('%s in the order of %s misses and repeats no row that stays as it is', async (path, sort) => {
    const random = createRandom(sort.length * 1000 + number + 1);
    const before = new Set(await listIds(path));
    for (let count = 0; count < copiesOfEach; count += 1) await copyRow(path, random);
    const unchanged = new Set(await listIds(path));
    const copies = [...unchanged].filter((id) => !before.has(id));
    expect(copies).toHaveLength(copiesOfEach);
    const seen: number[] = [];
    let next: string | undefined = `${path}?sort=${sort}&limit=3`;
    while (next !== undefined) {
      const page: { status: number; body: Row[]; headers: Headers } = await admin.request<Row[]>('GET', next);
      const { status, body, headers } = page;
      expect([next, status]).toEqual([next, 200]);
      seen.push(...body.map(({ id }) => id));
      next = /<([^>]+)>; rel="next"/.exec(headers.get('link') ?? '')?.[1];
      for (const id of [body.at(-1)?.id, copies[random(copies.length)]])
        if (id !== undefined && unchanged.has(id) && copies.includes(id)) {
          unchanged.delete(id);
          await disturb(path, id, random);
        }
    }
    expect(seen.filter((id) => unchanged.has(id)).sort((a, b) => a - b)).toEqual([...unchanged].sort((a, b) => a - b));
    await run(`DELETE FROM ${lists[path]?.table} WHERE id IN (${copies.map(() => '?').join(', ')})`, copies);
  });

  test('GraphQL reads on from a cursor that a client makes of its last row, which is deleted', async () => {
    const random = createRandom(1);
    for (let count = 0; count < 5; count += 1) await copyRow('/api/admin/returns', random);
    const all = await admin.send('payments', { sort: 'amount', descending: true }, 'id amount');
    const [first] = await admin.send('payments', { sort: 'amount', descending: true, limit: 1 }, 'id amount');
    await run('DELETE FROM payment WHERE id = ?', [first.id]);
    const cursor = `${first.amount}.${first.id}`;
    const rest = await admin.send('payments', { sort: 'amount', descending: true, cursor }, 'id amount');
    expect([first, ...rest]).toEqual(all);
  });

  test('an id continues another order while its row exists, and is CURSOR_GONE afterwards', async () => {
    const [one, two, three] = await listIds('/api/admin/returns?sort=-amount&limit=3');
    const after = `/api/admin/returns?sort=-amount&limit=2&after=${one}`;
    expect(await listIds(after)).toEqual([two, three]);
    await run('DELETE FROM payment WHERE id = ?', [one]);
    const byId = await admin.request('GET', `/api/admin/returns?after=${one}&limit=1`);
    expect(byId.status).toBe(200);
    for (const id of [one, 2_000_000_000]) {
      const gone = await admin.request('GET', `/api/admin/returns?sort=-amount&after=${id}`);
      expect([gone.status, gone.body.code]).toEqual([409, 'CURSOR_GONE']);
    }
  });

  test.each(['1.5.0', 'x.1', '.1', '1e5.1', '10.99999999999', '10.-1', '10.', '.'])(
    'a cursor %p that no row has is 400 in the order of an amount',
    async (cursor) => {
      const address = `/api/admin/returns?sort=amount&after=${encodeURIComponent(cursor)}`;
      expect([cursor, (await admin.request('GET', address)).status]).toEqual([cursor, 400]);
    },
  );

  test.each([
    ['/api/admin/users', 'createdAt', '0000-01-01T00:00:00Z.5'],
    ['/api/admin/users', '-createdAt', '9999-12-31T23:59:59-23:59.5'],
    ['/api/admin/users', 'fullName', `${'ñ'.repeat(300)}.5`],
    ['/api/admin/users', '-email', "' OR 1 = 1 -- .5"],
    ['/api/admin/waitlist', 'fullName', '\u0000%_!.5'],
    ['/api/admin/bank-lines', 'bookedOn', '0000-01-01.5'],
    ['/api/admin/bank-lines', '-amount', '-999999999999.99.5'],
    ['/api/admin/orders', 'amount', '999999999999999999999999.5'],
    ['/api/admin/investments', '-annualReturn', '9999.9999.9999999999'],
    ['/api/admin/payment-runs', 'period', '.5'],
    ['/api/user/movements', '', '9999-12-31.9999999999'],
  ])('%s in the order of %p takes or refuses the cursor %p', async (list, sort, cursor) => {
    const address = `${list}?after=${encodeURIComponent(cursor)}${sort ? `&sort=${sort}` : ''}`;
    expect([200, 400]).toContain((await admin.request('GET', address)).status);
  });

  test('a list by id takes an id alone, and GraphQL refuses an id and a cursor together', async () => {
    expect((await admin.request('GET', '/api/admin/audit-entries?after=1.1')).status).toBe(400);
    const query = '{ payments(after: 1, cursor: "1.00.1", sort: amount) { id } }';
    const { errors } = (await admin.graphql(query)) as unknown as { errors: { extensions: object }[] };
    expect(errors[0]?.extensions).toMatchObject({ code: 'VALIDATION_FAILED', status: 400 });
  });

  test('a visitor cannot continue after the id of a draft', async () => {
    const [{ id }] = (await served.reader.query('SELECT MIN(id) AS id FROM project')) as [{ id: number }];
    await run('UPDATE project SET publishedAt = NULL WHERE id = ?', [id]);
    const { status } = await served.client().request('GET', `/api/projects?sort=name&limit=1&after=${id}`);
    expect(status).toBe(409);
  });
});
