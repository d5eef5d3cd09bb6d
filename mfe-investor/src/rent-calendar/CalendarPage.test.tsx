import {
  addMonths,
  formatLongDate,
  formatMonth,
  formatShortDate,
  getRentDueDate,
  today,
  toPeriod,
} from '@cimiento/contracts';
import { saveFile } from '@cimiento/ui';
import { loseConnection, neverAnswer, renderPage, reply } from '@cimiento/session/testing';
import { translatePage } from '@cimiento/ui/testing';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { ana } from '../testing/records';
import CalendarPage from './CalendarPage';
import {
  RenewCalendarLinkDocument,
  RentCalendarDocument,
  RevokeCalendarLinkDocument,
  type RentCalendarQuery,
  type RentMonthFragment,
} from './rent-calendar.generated';

jest.mock('@cimiento/ui', () => ({ ...jest.requireActual<object>('@cimiento/ui'), saveFile: jest.fn() }));

const month: RentMonthFragment = {
  projectId: 4,
  projectName: 'Edificio Guayacán',
  period: '2026-01',
  expectedGross: '63.41',
  expected: '58.34',
  received: '58.34',
  missed: '0.00',
  expenses: '0.00',
  reserve: '0.00',
  open: '0.00',
  state: 'received',
  dueDate: '2026-02-15',
  payDate: '2026-02-15',
  daysLate: 2,
};
const late: RentMonthFragment = {
  ...month,
  period: '2026-02',
  received: '0.00',
  open: '58.34',
  state: 'late',
  daysLate: 9,
};
const thisMonth = toPeriod(today());
const upcoming: RentMonthFragment = {
  ...month,
  period: addMonths(thisMonth, 1),
  received: '0.00',
  open: '58.34',
  state: 'upcoming',
  dueDate: getRentDueDate(addMonths(thisMonth, 1)),
  payDate: getRentDueDate(addMonths(thisMonth, 1)),
  daysLate: 0,
};
const calendar: RentCalendarQuery = { rentCalendar: [month, late], next: [upcoming], myCalendarLink: null };

const open = (
  answer: Parameters<typeof reply<RentCalendarQuery, object>>[1] = calendar,
  path = '/calendar?year=2026',
) =>
  renderPage(<CalendarPage />, {
    user: ana,
    path,
    replies: [
      reply(RentCalendarDocument, answer),
      reply(RenewCalendarLinkDocument, {
        renewCalendarLink: { token: 'secreto', createdAt: '2026-03-01T12:00:00.000Z' },
      }),
      reply(RevokeCalendarLinkDocument, { revokeCalendarLink: true }),
    ],
  });

test('shows each month of each project with its state, and the totals', async () => {
  open();
  const grid = await screen.findByRole('table', { name: 'Rentas de 2026, por proyecto y mes' });
  const [, project, total] = within(grid).getAllByRole('row');
  expect(project).toHaveTextContent('Edificio Guayacán$58.34Pagada, 2 días tarde$0.00de $58.34Atrasada 9 días');
  expect(total).toHaveTextContent('Total$58.34$0.00de $58.34');
  expect(screen.getByRole('group', { name: 'Proyectado del año' })).toHaveTextContent(
    '$116.68$126.82 antes de comisiones, no garantizado',
  );
  expect(screen.getByRole('group', { name: 'Recibido del año' })).toHaveTextContent('$58.34');
  expect(screen.getByRole('group', { name: 'Atrasado' })).toHaveTextContent('$58.34');
  expect(screen.getByRole('group', { name: 'Próxima renta' })).toHaveTextContent('$58.34');
  expect(screen.getByText(/Rendimientos proyectados, no garantizados/)).toBeInTheDocument();
});

test.each([
  [['upcoming', 'upcoming'], 'proyectada después de comisiones'],
  [['pending', 'pending'], 'pendiente'],
  [['announced', 'upcoming'], 'anunciada y proyectada después de comisiones'],
] as const)('names the month, the states %j and the day of the next rent', async (states, words) => {
  open({ ...calendar, next: states.map((state, projectId) => ({ ...upcoming, projectId, state })) });
  const card = await screen.findByRole('group', { name: 'Próxima renta' });
  expect(card).toHaveTextContent('$116.68');
  const day = formatLongDate(upcoming.payDate);
  expect(card).toHaveTextContent(new RegExp(`Se paga el ${day}, (en \\d+ días|mañana)`));
  expect(card).toHaveTextContent(`Renta de ${formatMonth(upcoming.period)}, ${words}, de 2 proyectos`);
  expect(within(card).getAllByRole('listitem')).toHaveLength(2);
});

test('a month whose house kept a part is paid, and says what was kept', async () => {
  const kept = { ...month, received: '53.34', expenses: '3.00', reserve: '2.00', daysLate: 0 };
  open({ ...calendar, rentCalendar: [kept], next: [] });
  const grid = await screen.findByRole('table', { name: 'Rentas de 2026, por proyecto y mes' });
  const words = 'menos gastos de $3.00 y reserva de $2.00';
  expect(within(grid).getAllByRole('row')[1]).toHaveTextContent(`$53.34Pagada, ${words}`);
  const rows = screen.getAllByText('enero de 2026').find((name) => name.closest('summary'));
  expect(rows?.closest('summary')).toHaveTextContent('enero de 2026Pagada$53.34');
});

test('months to come are rows that open to their projects, before the year, which is folded', async () => {
  open(
    { ...calendar, next: [{ ...late, dueDate: '2026-03-15' }, upcoming, { ...month, period: '2026-03' }] },
    '/calendar',
  );
  const list = within(await screen.findByRole('region', { name: 'Meses por venir' }));
  expect(list.getAllByRole('group').map((row) => row.querySelector('summary')?.textContent)).toEqual([
    'febrero de 2026Atrasada 9 días$0.00 de $58.34',
    `${formatMonth(upcoming.period)}Por venir, vence el ${formatShortDate(upcoming.dueDate)}$58.34`,
  ]);
  const year = screen.getByText('2026: 1 mes pagado, $58.34').closest('details');
  expect(year).not.toHaveAttribute('open');
});

test('asks for the year in the address, and for the next', async () => {
  const { getVariables } = open();
  await screen.findByRole('table');
  fireEvent.click(screen.getByRole('button', { name: 'Año siguiente' }));
  await waitFor(() => expect(getVariables('RentCalendar').at(-1)).toMatchObject({ from: '2027-01', to: '2027-12' }));
  expect(getVariables('RentCalendar')[0]).toMatchObject({ from: '2026-01', to: '2026-12' });
});

test('shows the sums of another year also on a page that the browser has translated', async () => {
  const other = { ...month, period: '2027-01', expected: '100.00', received: '99.00', state: 'partial' as const };
  const show = async (isTranslated: boolean) => {
    const { setReply } = open();
    const container = document.body;
    await screen.findByRole('table');
    if (isTranslated) translatePage(container);
    setReply(reply(RentCalendarDocument, { ...calendar, rentCalendar: [other] }));
    fireEvent.click(screen.getByRole('button', { name: 'Año siguiente' }));
    await waitFor(() => expect(container.textContent).toContain('$99.00'));
    const text = container.textContent;
    cleanup();
    return text;
  };
  expect(await show(true)).toBe(await show(false));
});

test('downloads the year as a spreadsheet reads it', async () => {
  open();
  fireEvent.click(await screen.findByRole('button', { name: 'Descargar CSV' }));
  expect(saveFile).toHaveBeenCalledWith(
    expect.stringContaining('2026-01;Edificio Guayacán;63,41;58,34;58,34;Pagada;15/02/2026;2\r\n'),
    'rentas-2026-cimiento.csv',
  );
});

test('makes a private link, which is shown once', async () => {
  open();
  fireEvent.click(await screen.findByRole('button', { name: 'Crear enlace privado' }));
  expect(await screen.findByText(/\/api\/calendar\/secreto\.ics$/)).toBeVisible();
});

test('a link that exists is renewed or revoked after a question', async () => {
  const { getVariables } = open({ ...calendar, myCalendarLink: { createdAt: '2026-03-01T12:00:00.000Z' } });
  expect(await screen.findByText(/Tienes un enlace desde el 1\/3\/2026/)).toBeVisible();
  fireEvent.click(screen.getByRole('button', { name: 'Revocar enlace' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Revocar' }));
  await waitFor(() => expect(getVariables('RevokeCalendarLink')).toHaveLength(1));
});

test('says what will stand there when nothing is projected', async () => {
  open({ rentCalendar: [], next: [], myCalendarLink: null });
  expect(await screen.findByText('Sin rentas en 2026')).toBeVisible();
  expect(screen.getByRole('group', { name: 'Próxima renta' })).toHaveTextContent('Nada proyectado por ahora');
});

test('shows that it loads', () => {
  open(neverAnswer);
  expect(screen.getByText('Cargando calendario...')).toBeInTheDocument();
});

test('shows a failure and loads again on request', async () => {
  const { setReply } = open(loseConnection);
  expect(await screen.findByRole('alert')).toHaveTextContent('Tus pagos están a salvo');
  setReply(reply(RentCalendarDocument, calendar));
  fireEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(await screen.findByRole('table')).toBeInTheDocument();
});
