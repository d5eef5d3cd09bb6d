import {
  type DatedPayment,
  formatExactDollars,
  formatMonth,
  formatShortDate,
  getPaymentSum,
  type PaymentSum,
  rentState,
  type RentState,
  addDays,
  addMonths,
  centsToText,
  countMonths,
  getFirstRentPeriod,
  getRentDueDate,
  parseCents,
  sumMoney,
  toPeriod,
  today,
} from '@cimiento/contracts';
import {
  type DatabaseKind,
  findStatementFaults,
  readPdf,
  type TestClient,
  type TestGateway,
} from '@cimiento/gateway/testing';
import { serveEmptyRest } from '../testing/serve-rest';

// Two hundred random histories on SQLite; the statements are the same on MariaDB, so that fewer are enough there.
const sizes: [DatabaseKind, { people: number; each: number }][] = [
  ['sqlite', { people: 20, each: 10 }],
  ['mariadb', { people: 5, each: 8 }],
];

// RENT_WALK=1 reads a statement of everybody; the suite reads a few, which take longest.
const statements = process.env['RENT_WALK'] ? Number.POSITIVE_INFINITY : 3;

const thisMonth = toPeriod(today());
const at = (months: number): string => addMonths(thisMonth, months);
const statuses = ['paid', 'paid', 'paid', 'pending', 'missed'] as const;

/** Random numbers that are the same in every run: a failure repeats. */
function createRandom(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * below);
  };
}

type NamedPayment = DatedPayment & { projectName: string; amount: string; rentState: RentState };
type NamedMonth = Record<'projectName' | 'period' | 'open' | 'announced' | 'missed' | 'received', string> & {
  state: RentState;
};

const toRent = ({ projectName, period }: { projectName: string; period: string }): string => `${projectName} ${period}`;

/** The states that a rent with some payments may have, stated apart from the rule that decides. */
function listPossibleStates(payments: readonly NamedPayment[]): RentState[] {
  const day = today();
  const isOver = (payments[0] ? getRentDueDate(payments[0].period) : day) < day;
  const has = (test: (payment: NamedPayment) => boolean): boolean => payments.some(test);
  if (has(({ status, paymentDate, amount }) => status === 'paid' && paymentDate <= day && amount !== '0.00'))
    return ['received', 'partial'];
  if (has(({ status }) => status === 'pending')) return [isOver ? 'late' : 'pending'];
  if (has(({ status, paymentDate }) => status === 'paid' && paymentDate > day)) return [isOver ? 'late' : 'announced'];
  if (has(({ status }) => status === 'missed')) return ['missed'];
  return ['late', 'upcoming'];
}

/** The weighted return of all projects, calculated from the file as its readers do. Every project has five holders or more. */
function recomputeTotal(file: string): number {
  const [head = '', ...lines] = file.replace('\uFEFF', '').split('\r\n').slice(0, -1);
  const getColumn = (name: string) => head.split(';').indexOf(name);
  const rows = lines
    .map((line) => line.split(';'))
    .map((cells) => ({
      capital: Number(cells[getColumn('Capital (USD)')]),
      rate: cells[getColumn('Retorno realizado (%)')]?.replace(',', '.') ?? '',
    }))
    .filter(({ rate }) => rate !== '');
  const addUp = (read: (row: (typeof rows)[number]) => number) => rows.reduce((sum, row) => sum + read(row), 0);
  const total = addUp(({ capital, rate }) => capital * Number(rate)) / addUp(({ capital }) => capital);
  return Number(total.toFixed(2));
}

type Amounts = Record<'expectedGross' | 'expected' | 'received', string>;
type RentRow = Amounts & { projectId: number; dueDate: string; status: string; daysLate: number };
type Held = { projectId: number; amount: number; investedOn: string };

const sumRows = (rows: readonly Amounts[], name: keyof Amounts): string => sumMoney(rows.map((row) => row[name]));

describe.each(sizes)('over random histories on %s', (kind, { people, each }) => {
  let served: TestGateway;
  let holders: TestClient[] = [];
  const held: Held[] = [];

  beforeAll(async () => {
    const random = createRandom(20_261_122);
    served = await serveEmptyRest(kind);
    const { fixtures, gateway } = served;
    const admin = await fixtures.user('jefa', { role: 'admin' });
    const request = { userId: admin.id, address: null, sessionHash: null };
    const projects = await Promise.all(
      Array.from({ length: 8 }, (_none, index) =>
        fixtures.project({ name: `Casa ${index + 1}`, fundedDate: `${at(-50)}-01` }),
      ),
    );
    const rows: object[] = [];
    for (let person = 0; person < people; person += 1) {
      const owner = await fixtures.user(`persona${person}`);
      for (let index = 0; index < each; index += 1) {
        const project = projects[random(projects.length)];
        if (!project) throw new Error('no project');
        const investedOn = addDays(`${at(-1 - random(40))}-01`, random(28));
        const amount = 1 + random(40_000);
        const investment = await fixtures.investment(owner, project, {
          amount,
          annualReturn: 5 + random(80_000) / 10_000,
          investedOn,
        });
        held.push({ projectId: project.id, amount, investedOn });
        const months = countMonths(getFirstRentPeriod(investedOn), thisMonth);
        for (let month = 0; month <= months; month += 2 + random(6)) {
          const period = addMonths(getFirstRentPeriod(investedOn), month);
          rows.push({
            investmentId: investment.id,
            userId: owner.id,
            projectId: project.id,
            amount: centsToText(random(40_000)),
            period,
            // A paid payment of a day to come is in the ledger, and not received yet.
            paymentDate: [addDays(getRentDueDate(period), random(40) - 20), today()].toSorted()[0],
            status: statuses[random(statuses.length)],
          });
        }
      }
    }
    for (let start = 0; start < rows.length; start += 1000)
      await gateway.services.paymentsImport.importAll(rows.slice(start, start + 1000), request);
    // Some are corrected or deleted afterwards, which the ledger follows.
    for (let correction = 0; correction < 30; correction += 1) {
      const id = 1 + random(rows.length - 30);
      const status = statuses[random(statuses.length)];
      await gateway.services.paymentsAdmin.update(
        id,
        { ...rows[id - 1], amount: centsToText(random(40_000)), status },
        request,
      );
    }
    for (let last = 0; last < 20; last += 1) await gateway.services.paymentsAdmin.delete(rows.length - last, request);
    holders = await Promise.all(Array.from({ length: people }, (_none, person) => served.signedIn(`persona${person}`)));
  });

  afterAll(() => served.close());

  const readCalendar = async (holder: TestClient, from: string, to: string): Promise<RentRow[]> =>
    (await holder.request('GET', `/api/user/rent-calendar?from=${from}&to=${to}`)).body;

  test('what a person received is the same on dashboard, calendar, REST and ledger, to the cent', async () => {
    for (const holder of holders) {
      const { data } = await holder.graphql(
        '{ myInvestments { actualReturns } myPayments { paidTotal returnHistory { amount status } } }',
      );
      const { body: investments } = await holder.request('GET', '/api/user/investments');
      const { body: balance } = await holder.request('GET', '/api/user/balance');
      const { body: movements } = await holder.request('GET', '/api/user/movements');
      const received = data?.myPayments.paidTotal;
      const amounts = (rows: { amount: string }[]) => rows.map(({ amount }) => amount);
      const actual = (rows: { actualReturns: string }[]) => sumMoney(rows.map(({ actualReturns }) => actualReturns));
      expect({
        dashboard: actual(data?.myInvestments),
        payments: sumMoney(
          amounts(data?.myPayments.returnHistory.filter(({ status }: { status: string }) => status === 'paid')),
        ),
        rest: actual(investments),
        calendar: sumRows(await readCalendar(holder, at(-59), thisMonth), 'received'),
        ledger: balance.available,
        movements: movements[0]?.balanceAfter ?? '0.00',
      }).toEqual({
        dashboard: received,
        payments: received,
        rest: received,
        calendar: received,
        ledger: received,
        movements: received,
      });
    }
  });

  test('each rent has one state, one word and one month in lists, calendar, REST and files', async () => {
    for (const holder of holders) {
      const { data } = await holder.graphql(
        'query ($from: String!, $to: String!) { myPayments { returnHistory { projectName amount paymentDate period status rentState } } rentCalendar(from: $from, to: $to) { projectName period state open announced missed received } myBalance { upcoming } }',
        { from: at(-59), to: thisMonth },
      );
      const payments: NamedPayment[] = data?.myPayments.returnHistory;
      const months: NamedMonth[] = data?.rentCalendar;
      const path = `/api/user/rent-calendar?from=${at(-59)}&to=${thisMonth}`;
      const { body: rest } = await holder.request('GET', path);
      const { body: csv } = await holder.request<string>('GET', `${path}&format=csv`);
      const words = new Map<string, Set<string>>();
      const say = (rent: string, word: string) => words.set(rent, (words.get(rent) ?? new Set()).add(word));
      for (const month of months) say(toRent(month), rentState[month.state].label);
      for (const month of rest) say(toRent(month), rentState[month.state as RentState].label);
      for (const line of csv.split('\r\n').slice(1, -1)) {
        const [period = '', projectName = '', , , , word = ''] = line.split(';');
        say(toRent({ period, projectName }), word);
      }
      for (const payment of payments) say(toRent(payment), rentState[payment.rentState].label);
      for (const month of months) {
        const rent = toRent(month);
        expect([rent, ...(words.get(rent) ?? [])]).toEqual([rent, rentState[month.state].label]);
        const own = payments.filter((payment) => toRent(payment) === rent);
        expect([rent, listPossibleStates(own)]).toEqual([rent, expect.arrayContaining([month.state])]);
        if (month.state === 'missed') expect([rent, month.open]).toEqual([rent, '0.00']);
      }
      // No payment is of a rent that the calendar does not have.
      const shown = new Set(months.map(toRent));
      expect(payments.filter((payment) => !shown.has(toRent(payment)))).toEqual([]);
      const sumUp = (name: PaymentSum) =>
        sumMoney(payments.filter((payment) => getPaymentSum(payment, today()) === name).map(({ amount }) => amount));
      expect({
        received: sumMoney(months.map(({ received }) => received)),
        coming: sumMoney(months.map(({ announced }) => announced)),
        missed: sumMoney(months.map(({ missed }) => missed)),
        balance: data?.myBalance.upcoming,
      }).toEqual({
        received: sumUp('received'),
        coming: sumUp('coming'),
        missed: sumUp('missed'),
        balance: sumUp('coming'),
      });
    }
  });

  test('statements name each rent by the month of the calendar, with the day of its payment', async () => {
    const year = Number(thisMonth.slice(0, 4)) - 1;
    for (const holder of holders.slice(0, statements)) {
      const { data } = await holder.graphql(`mutation { requestStatement(input: { year: ${year} }) { id } }`);
      const id: number = data?.requestStatement.id;
      await served.gateway.outbox.deliverDue();
      const { data: read } = await holder.graphql(
        'query ($id: Int!) { myStatementContent(id: $id) { base64 } myPayments { returnHistory { projectName amount paymentDate period status } } }',
        { id },
      );
      const { text } = await readPdf(Buffer.from(read?.myStatementContent.base64, 'base64'));
      // The head of the table is repeated on each page.
      const table = text.split('Renta de Pagada el Renta').slice(1).join(' ');
      const paid = (read?.myPayments.returnHistory as NamedPayment[]).filter(
        ({ status, paymentDate, amount }) =>
          status === 'paid' && paymentDate.startsWith(`${year}-`) && amount !== '0.00',
      );
      const rents = new Map<string, NamedPayment[]>();
      for (const payment of paid) rents.set(toRent(payment), [...(rents.get(toRent(payment)) ?? []), payment]);
      for (const own of rents.values()) {
        const { projectName = '', period = '' } = own[0] ?? {};
        const day =
          own
            .map(({ paymentDate }) => paymentDate)
            .toSorted()
            .at(-1) ?? '';
        const sum = formatExactDollars(sumMoney(own.map(({ amount }) => amount)));
        expect(table).toContain(`${projectName} ${formatMonth(period)} ${formatShortDate(day)} ${sum}`);
      }
      expect(table.match(/ de \d{4} \d+\/\d+\/\d{4} \$/g)).toHaveLength(rents.size);
    }
  });

  test('account statements of all years agree with the ledger and the records', async () => {
    const { reader } = served;
    for (const username of holders.keys()) {
      const owner = await reader.query<{ id: number }[]>('SELECT id FROM users WHERE username = ?', [
        `persona${username}`,
      ]);
      expect(await findStatementFaults(reader, owner[0]?.id ?? 0)).toEqual([]);
    }
  });

  test('the next twelve months sum exactly to the projected year of the dashboard', async () => {
    for (const holder of holders) {
      const { data } = await holder.graphql('{ myInvestments { projectedReturns } }');
      const projected = data?.myInvestments.map(
        ({ projectedReturns }: { projectedReturns: string }) => projectedReturns,
      );
      expect(sumRows(await readCalendar(holder, at(1), at(12)), 'expectedGross')).toBe(sumMoney(projected));
    }
  });

  test('the track record has the yield of what all holders together received', async () => {
    const day = today();
    const all = (await Promise.all(holders.map((holder) => readCalendar(holder, at(-59), thisMonth)))).flat();
    const { body: record } = await served.client().request('GET', '/api/track-record');
    expect(record.totals).toMatchObject({
      projects: record.projects.length,
      invested: held.reduce((sum, { amount }) => sum + amount, 0),
    });
    const { body: file } = await served.client().request<string>('GET', '/api/track-record?format=csv');
    if (kind === 'sqlite') expect(recomputeTotal(file)).toBe(record.totals.weightedReturn);
    for (const { projectId, realizedReturn } of record.projects) {
      const due = all.filter((row) => row.projectId === projectId && row.dueDate < day);
      const dollarMonths = held
        .filter((holding) => holding.projectId === projectId)
        .reduce((sum, { amount, investedOn }) => {
          const months = countMonths(getFirstRentPeriod(investedOn), thisMonth) + 1;
          const open = [0, 1, 2].filter((back) => getRentDueDate(at(-back)) >= day).length;
          return sum + amount * Math.max(0, months - open);
        }, 0);
      const expected =
        dollarMonths === 0 ? null : Number(((parseCents(sumRows(due, 'received')) * 12) / dollarMonths).toFixed(2));
      expect(realizedReturn).toBe(expected);
    }
  });
});
