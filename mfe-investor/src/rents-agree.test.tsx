import { formatExactDollars, getPaymentSum, parseCents, rentState, sumMoney, today } from '@cimiento/contracts';
import { renderPage, reply } from '@cimiento/session/testing';
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { DashboardDocument, type DashboardQuery } from './dashboard/dashboard.generated';
import DashboardPage from './dashboard/DashboardPage';
import { PaymentsDocument } from './payments/payments.generated';
import PaymentsPage from './payments/PaymentsPage';
import CalendarPage from './rent-calendar/CalendarPage';
import { RentCalendarDocument, type RentCalendarQuery } from './rent-calendar/rent-calendar.generated';
import { createPortfolio, nameRent } from './random-portfolio';
import { ana } from './testing/records';

// The drawings have no words of a rent.
jest.mock('@cimiento/ui/charts', () => ({ BarChart: () => null, ColumnChart: () => null }));

// RENT_WALK=200 walks through so many random histories; the suite through a few.
const histories = Number(process.env['RENT_WALK'] ?? 4);
jest.setTimeout(histories * 4000);

/** Words that a page uses for each rent. */
type Words = Map<string, Set<string>>;

const words = Object.values(rentState).map(({ label }) => label);

function addWord(seen: Words, rent: string, word: string): void {
  seen.set(rent, (seen.get(rent) ?? new Set()).add(word));
}

/** The word of a state in a text; of 'Pagado' and 'Pendiente', which the dashboard is specified to say, where no other is beside it. */
function findWord(text: string): string {
  const found = words.filter((word) => text.includes(word) && !(word === 'Pagada' && text.includes('No pagada')));
  const other = found.filter((word) => word !== 'Pendiente');
  return other[0] ?? found[0] ?? (text.includes('Pagado') ? 'Pagada' : 'nothing');
}

/** Reads the rows of a table of payments: the month in words, the project, and the word of the state. */
function readPayments(caption: string, projectAt: number): Words {
  const seen: Words = new Map();
  for (const row of within(screen.getByRole('table', { name: caption }))
    .getAllByRole('row')
    .slice(1)) {
    const cells = within(row).getAllByRole('cell');
    const [, month = ''] = /Renta de (\p{L}+ de \d{4})/u.exec(cells[0]?.textContent ?? '') ?? [];
    addWord(seen, `${cells[projectAt]?.textContent}, ${month}`, findWord(cells.at(-1)?.textContent ?? ''));
  }
  return seen;
}

const getFigure = (label: string): string => screen.getByRole('group', { name: label }).textContent ?? '';

async function walkDashboard(answer: DashboardQuery): Promise<Words> {
  renderPage(<DashboardPage />, { user: ana, replies: [reply(DashboardDocument, answer)] });
  await screen.findByRole('table', { name: 'Historial de pagos' });
  const seen = readPayments('Historial de pagos', 1);
  const coming = sumPayments(answer, 'coming');
  expect(getFigure('Por llegar')).toContain(formatExactDollars(coming));
  for (const { id, projectName } of answer.myInvestments) {
    const card = screen.getAllByRole('article').find(({ textContent }) => textContent?.includes(projectName));
    const own = answer.myPayments.returnHistory.filter(({ investmentId }) => investmentId === id);
    const missed = sumMoney(own.filter(({ status }) => status === 'missed').map(({ amount }) => amount));
    const [, named] = /(\$[\d,.]+) no pagados/.exec(card?.textContent ?? '') ?? [];
    if (/de lo esperado/.test(card?.textContent ?? '') && parseCents(missed) > 0)
      expect([projectName, named]).toEqual([projectName, formatExactDollars(missed)]);
  }
  cleanup();
  return seen;
}

async function walkPayments({ myPayments }: DashboardQuery): Promise<Words> {
  renderPage(<PaymentsPage />, { user: ana, path: '/payments', replies: [reply(PaymentsDocument, { myPayments })] });
  await screen.findByRole('table', { name: 'Tus pagos' });
  for (let more = screen.queryByRole('button', { name: 'Ver más pagos' }); more;) {
    fireEvent.click(more);
    more = screen.queryByRole('button', { name: 'Ver más pagos' });
  }
  const seen = readPayments('Tus pagos', 2);
  cleanup();
  return seen;
}

async function walkCalendar(answer: RentCalendarQuery): Promise<Words> {
  const seen: Words = new Map();
  const years = [...new Set(answer.rentCalendar.map(({ period }) => period.slice(0, 4)))];
  for (const year of years) {
    const months = answer.rentCalendar.filter(({ period }) => period.startsWith(year));
    renderPage(<CalendarPage />, {
      user: ana,
      path: `/calendar?year=${year}`,
      replies: [reply(RentCalendarDocument, { ...answer, rentCalendar: months })],
    });
    const grid = await screen.findByRole('table', { name: `Rentas de ${year}, por proyecto y mes` });
    const [head, ...rows] = within(grid).getAllByRole('row');
    const heads = [...(head?.children ?? [])].map(({ textContent }) => textContent?.replace(/^\w{3}/, '') ?? '');
    for (const row of rows.slice(0, -1))
      for (const [column, cell] of [...row.children].entries())
        if (column > 0 && column < 13 && !cell.textContent?.includes('Nada proyectado'))
          addWord(seen, `${row.children[0]?.textContent}, ${heads[column]}`, findWord(cell.textContent ?? ''));
    const late = sumMoney(months.filter(({ daysLate }) => daysLate > 0).map(({ open }) => open));
    expect(getFigure('Atrasado')).toContain(formatExactDollars(late));
    cleanup();
  }
  return seen;
}

const sumPayments = ({ myPayments }: DashboardQuery, name: ReturnType<typeof getPaymentSum>): string =>
  sumMoney(
    myPayments.returnHistory.filter((payment) => getPaymentSum(payment, today()) === name).map(({ amount }) => amount),
  );

/** The faults in a history's words on all pages. */
async function findFaults(seed: number): Promise<string[]> {
  const { dashboard, calendar } = createPortfolio(seed);
  if (dashboard.myPayments.returnHistory.length === 0) return [];
  const pages = {
    dashboard: await walkDashboard(dashboard),
    payments: await walkPayments(dashboard),
    calendar: await walkCalendar(calendar),
  };
  return dashboard.myPayments.returnHistory.flatMap((payment, index) => {
    const rent = nameRent(payment.projectName, payment.period);
    const word = rentState[payment.rentState].label;
    const said = {
      dashboard: index < 10 ? [...(pages.dashboard.get(rent) ?? [])] : [word],
      payments: [...(pages.payments.get(rent) ?? [])],
      calendar: [...(pages.calendar.get(rent) ?? [])],
    };
    const all = new Set([...said.dashboard, ...said.payments, ...said.calendar]);
    return all.size === 1 && all.has(word) ? [] : [`${seed} ${rent}: ${JSON.stringify(said)}`];
  });
}

test(`the pages have one state and one month for each rent of ${histories} random histories`, async () => {
  const faults: string[] = [];
  for (let seed = 1; seed <= histories; seed += 1) faults.push(...(await findFaults(seed * 7919)));
  expect(faults).toEqual([]);
});

test('the random histories have every state of a rent', () => {
  const states = Array.from({ length: 40 }, (_none, seed) => createPortfolio(seed * 7919)).flatMap(({ calendar }) =>
    calendar.rentCalendar.map(({ state }) => state),
  );
  expect(new Set(states).size).toBe(Object.keys(rentState).length);
});
