import { setTimeout as wait } from 'node:timers/promises';
import { addDays, addMonths, getRentDueDate, today, toPeriod } from '@cimiento/contracts';
import { countQueries, databaseKinds, type TestClient } from '@cimiento/gateway/testing';
import { useEmptyRest } from '../testing/serve-rest';

const path = '/api/user/rent-calendar';
type Month = {
  projectName: string;
  period: string;
  expectedGross: string;
  expected: string;
  received: string;
  status: string;
};

describe.each(databaseKinds)('the rent calendar on %s', (kind) => {
  const served = useEmptyRest(kind);
  let ana: TestClient;
  let admin: TestClient;
  const thisMonth = toPeriod(today());
  const at = (months: number): string => addMonths(thisMonth, months);

  beforeAll(async () => {
    const { fixtures } = served;
    const [person, other] = [await fixtures.user('ana'), await fixtures.user('beto')];
    admin = await served.signedInAdmin();
    const house = await fixtures.project({ name: 'Casa' });
    const tower = await fixtures.project({ name: 'Torre', status: 'exited', exitDate: `${at(-3)}-20` });
    const first = await fixtures.investment(person, house, { annualReturn: 7, investedOn: `${at(-7)}-30` });
    const sold = await fixtures.investment(person, tower, {
      amount: 1200,
      annualReturn: 10,
      investedOn: `${at(-6)}-01`,
    });
    const undated = await fixtures.investment(other, house, { amount: 5000, annualReturn: 6 });
    const due = (months: number, days = 0) => addDays(getRentDueDate(at(months)), days);
    await fixtures.payment(first, { amount: '58.34', period: at(-6), paymentDate: due(-6) });
    await fixtures.payment(first, { amount: '58.34', period: at(-5), paymentDate: due(-5, 4) });
    await fixtures.payment(first, { amount: '20.00', period: at(-4), paymentDate: due(-4) });
    await fixtures.payment(first, { amount: '58.34', period: at(-3), paymentDate: due(-3), status: 'missed' });
    await fixtures.payment(sold, { amount: '10.00', period: at(-5), paymentDate: due(-5) });
    await fixtures.payment(undated, { amount: '25.00', period: at(-5), paymentDate: due(-5) });
    ana = await served.signedIn('ana');
  });

  const read = async (query = `?from=${at(-8)}&to=${at(3)}`): Promise<Month[]> =>
    (await ana.request('GET', `${path}${query}`)).body;

  test('shows each month of each project with what was projected, what came and how late it is', async () => {
    const months = await read();
    const house = months.filter(({ projectName }) => projectName === 'Casa');
    expect(house.map(({ period, status, received }) => [period, status, received])).toEqual([
      [at(-6), 'received', '58.34'],
      [at(-5), 'received', '58.34'],
      [at(-4), 'partial', '20.00'],
      [at(-3), 'missed', '0.00'],
      [at(-2), today() > getRentDueDate(at(-2)) ? 'late' : 'upcoming', '0.00'],
      [at(-1), today() > getRentDueDate(at(-1)) ? 'late' : 'upcoming', '0.00'],
      ...[0, 1, 2, 3].map((month) => [at(month), 'upcoming', '0.00']),
    ]);
    expect(house[1]).toMatchObject({ daysLate: 4, dueDate: getRentDueDate(at(-5)) });
    expect(Object.keys(house[0] ?? {})).toEqual([
      'projectId',
      'projectName',
      'period',
      'expectedGross',
      'expected',
      'received',
      'expenses',
      'reserve',
      'status',
      'state',
      'dueDate',
      'daysLate',
    ]);
  });

  test('expects nothing of a sold project after its sale', async () => {
    const sold = (await read()).filter(({ projectName }) => projectName === 'Torre');
    expect(sold.map(({ period }) => period)).toEqual([at(-5), at(-4), at(-3)]);
    expect(sold.map(({ expected }) => expected)).toEqual(['10.00', '10.00', '10.00']);
  });

  test('twelve months sum exactly to the projected year', async () => {
    const { body } = await ana.request('GET', `${path}?from=${at(0)}&to=${at(11)}`);
    const expected = (body as Month[]).map((month) => month.expectedGross);
    expect(expected.filter((amount) => amount === '58.34')).toHaveLength(4);
    expect(expected.filter((amount) => amount === '58.33')).toHaveLength(8);
  });

  test('a rent calendar covers this year, or a requested range of 60 months at most', async () => {
    const year = thisMonth.slice(0, 4);
    expect(new Set((await read('')).map(({ period }) => period.slice(0, 4)))).toEqual(new Set([year]));
    expect((await ana.request('GET', `${path}?from=2026-01&to=2030-12`)).status).toBe(200);
    for (const query of [
      '?from=2026-01&to=2031-01',
      '?from=2026-02&to=2026-01',
      '?from=2026-13',
      '?from=hoy',
      '?year=1',
    ])
      expect([query, (await ana.request('GET', `${path}${query}`)).status]).toEqual([query, 400]);
    expect((await served.client().request('GET', path)).status).toBe(401);
  });

  test('a rent calendar is a file for a spreadsheet on request', async () => {
    const { headers, body } = await ana.request<string>('GET', `${path}?from=${at(-6)}&to=${at(-6)}&format=csv`);
    expect(headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(headers.get('content-disposition')).toBe('attachment; filename=calendario-de-rentas.csv');
    expect(body.split('\r\n')[1]).toMatch(
      new RegExp(`^${at(-6)};Casa;58,34;58,34;58,34;Pagada;\\d\\d/\\d\\d/\\d{4};0$`),
    );
    expect((await ana.request('GET', `${path}?format=pdf`)).status).toBe(400);
  });

  test('a rent calendar takes two queries, whatever it shows', async () => {
    const statements = await countQueries(served.gateway.database, () => read());
    expect(statements.filter((sql) => /FROM (investment|payment|\()/.test(sql))).toHaveLength(2);
  });

  test('due months of which a part came are listed apart, and pages of them continue', async () => {
    const query = (offset: number) =>
      `{ unpaidRentMonths(partial: true, offset: ${offset}, limit: 100) { total items { projectName period status } } }`;
    const { data } = await admin.graphql(query(0));
    const { total, items } = data?.unpaidRentMonths as { total: number; items: Month[] };
    expect([total, new Set(items.map(({ status }) => status))]).toEqual([items.length, new Set(['partial'])]);
    expect(items.map(({ period }) => period)).toEqual(items.map(({ period }) => period).toSorted());
    expect((await admin.graphql(query(1))).data?.unpaidRentMonths.items).toEqual(items.slice(1));
  });

  test('due months without a payment are listed over all projects by age, with their number', async () => {
    const query = '{ unpaidRentMonths(limit: 100) { total items { projectName period received status } } }';
    const { data } = await admin.graphql(query);
    const due = [-4, -3, -2, -1].filter((month) => getRentDueDate(at(month)) < today());
    expect(
      data?.unpaidRentMonths.items.map((month: Month) => [month.projectName, month.period, month.received]),
    ).toEqual(
      due.flatMap((month) => [
        ...(month > -4 ? [['Casa', at(month), '0.00']] : []),
        ...(month < -2 ? [['Torre', at(month), '0.00']] : []),
      ]),
    );
    expect(data?.unpaidRentMonths.total).toBe(data?.unpaidRentMonths.items.length);
    const { errors } = await ana.graphql(query);
    expect(errors?.[0]?.extensions?.['code']).toBe('FORBIDDEN');
  });

  describe('by a private link', () => {
    const renew = async (): Promise<string> =>
      (await ana.graphql('mutation { renewCalendarLink { token createdAt } }')).data?.renewCalendarLink.token;
    const open = (token: string) => served.client().request<string>('GET', `/api/calendar/${token}.ics`);

    test('the link gives a calendar file until it is renewed or revoked', async () => {
      const token = await renew();
      const { status, headers, body } = await open(token);
      expect([status, headers.get('content-type'), headers.get('cache-control')]).toEqual([
        200,
        'text/calendar; charset=utf-8',
        'private, no-store',
      ]);
      expect(body).toContain(`DTSTART;VALUE=DATE:${getRentDueDate(at(0)).replaceAll('-', '')}\r\n`);
      expect(body).toContain('Renta de Casa');
      expect(body).not.toMatch(/[^\r]\n/);
      expect(Math.max(...body.split('\r\n').map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75);

      const next = await renew();
      expect([(await open(token)).status, (await open(next)).status]).toEqual([404, 200]);
      expect((await ana.graphql('{ myCalendarLink { createdAt } }')).data?.myCalendarLink).not.toBeNull();
      await ana.graphql('mutation { revokeCalendarLink }');
      expect((await open(next)).status).toBe(404);
      expect((await ana.graphql('{ myCalendarLink { createdAt } }')).data?.myCalendarLink).toBeNull();
    });

    test('a calendar with the same events is not sent again, whatever proxies make of its ETag', async () => {
      const address = `/api/calendar/${await renew()}.ics`;
      const tag = (await served.client().request('GET', address)).headers.get('etag') ?? '';
      // The next second, in which a file says another moment.
      await wait(1001);
      // Without cache-control fetch asks for the whole file.
      const ask = (validator: string) =>
        served.client().request('GET', address, undefined, {
          'cache-control': 'max-age=0',
          'if-none-match': validator,
        });
      for (const validator of [tag, tag.replace('W/', ''), `"a", ${tag}`, '*'])
        expect([validator, (await ask(validator)).status]).toEqual([validator, 304]);
      expect((await ask('"a"')).status).toBe(200);
    });

    test('neither stores nor logs its token', async () => {
      const token = await renew();
      served.log.add(token);
      await open(token);
      const rows = await served.reader.query<object[]>('SELECT * FROM calendar_link');
      expect([rows.length, JSON.stringify(rows).includes(token)]).toEqual([1, false]);
    });

    test('an unknown link is not found, and other methods and parameters are refused', async () => {
      expect((await open('inventado')).status).toBe(404);
      expect((await served.client().request('POST', '/api/calendar/x.ics')).status).toBe(405);
      expect((await served.client().request('GET', `/api/calendar/${await renew()}.ics?day=1`)).status).toBe(400);
    });
  });
});
