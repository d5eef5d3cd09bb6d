import { fail, loseConnection, neverAnswer, renderPage, reply } from '@cimiento/session/testing';
import { toast } from '@cimiento/ui/toast';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { ana } from '../testing/records';
import {
  MyStatementsDocument,
  RequestStatementDocument,
  type MyStatementsQuery,
  type OwnStatementFragment,
} from './statements.generated';
import StatementsPage from './StatementsPage';

jest.mock('@cimiento/ui/toast', () => ({ toast: jest.fn() }));

const first: OwnStatementFragment = {
  id: 4,
  number: 'EC-2025-000004',
  year: 2025,
  version: 1,
  throughOn: '2025-12-31',
  code: '23456789ABCDEFGHJKMN',
  status: 'ready',
  total: '10175.00',
  sha256: 'a'.repeat(64),
  createdAt: '2026-01-05T15:00:00.000Z',
};
const second: OwnStatementFragment = { ...first, id: 9, number: 'EC-2025-000009', version: 2, total: '10176.66' };
const queued: OwnStatementFragment = { ...first, id: 11, status: 'queued', total: null, sha256: null };

const open = (
  answer: Parameters<typeof reply<MyStatementsQuery, object>>[1],
  request: Parameters<typeof reply<object, object>>[1] = { requestStatement: queued },
) =>
  renderPage(<StatementsPage />, {
    user: ana,
    path: '/documents',
    replies: [reply(MyStatementsDocument, answer), reply(RequestStatementDocument, request as never)],
  });

const expectToast = (text: object) => waitFor(() => expect(toast).toHaveBeenCalledWith(expect.objectContaining(text)));

test('shows each version of a year, the latest first, with its PDF and the page that verifies it', async () => {
  open({ myStatementYears: [2026, 2025], myStatements: [first, second] });
  const cards = await screen.findAllByRole('group', { name: /Estado de cuenta EC/ });
  expect(cards.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/EC-2025-000009ListoVersión 2\$10,176\.66 valor al 31\/12\/2025/),
    expect.stringMatching(/EC-2025-000004ListoVersión 1Sustituido\$10,175\.00/),
  ]);
  const latest = within(cards[0] as HTMLElement);
  expect(latest.getByText('2345-6789-ABCD-EFGH-JKMN')).toBeVisible();
  expect(latest.getByRole('link', { name: /Descargar PDF/ })).toHaveAttribute('href', '/api/user/statements/9/content');
  expect(latest.getByRole('link', { name: /Verificar/ })).toHaveAttribute('href', '/verificar/23456789ABCDEFGHJKMN');
});

test('requests the chosen year', async () => {
  const { getVariables } = open({ myStatementYears: [2026, 2025], myStatements: [] });
  fireEvent.change(await screen.findByLabelText('Año'), { target: { value: '2025' } });
  fireEvent.click(screen.getByRole('button', { name: 'Pedir estado de cuenta' }));
  await expectToast({ title: 'Lo estamos preparando' });
  expect(getVariables('RequestStatement')).toEqual([{ input: { year: 2025 } }]);
});

test('says that one that says the same is there already', async () => {
  open({ myStatementYears: [2025], myStatements: [first] }, { requestStatement: first });
  fireEvent.click(await screen.findByRole('button', { name: 'Pedir estado de cuenta' }));
  await expectToast({ title: 'Ya lo tienes' });
});

test('says what the server refuses', async () => {
  open({ myStatementYears: [2025], myStatements: [] }, fail('CONFLICT', 'Aún no hay movimientos de ese año.') as never);
  fireEvent.click(await screen.findByRole('button', { name: 'Pedir estado de cuenta' }));
  await expectToast({ description: 'Aún no hay movimientos de ese año.' });
});

test('asks again while one is being made, until it can be downloaded', async () => {
  const { setReply } = open({ myStatementYears: [2025], myStatements: [queued] });
  expect(await screen.findByText('En preparación')).toBeVisible();
  expect(screen.queryByRole('link', { name: /Descargar PDF/ })).toBeNull();
  setReply(reply(MyStatementsDocument, { myStatementYears: [2025], myStatements: [{ ...first, id: 11 }] }));
  expect(await screen.findByRole('link', { name: /Descargar PDF/ })).toBeVisible();
});

test('says what to do about one that could not be made', async () => {
  open({ myStatementYears: [2025], myStatements: [{ ...queued, status: 'failed' }] });
  expect(await screen.findByText(/pídelo otra vez/)).toBeVisible();
});

test('without any movement there is nothing to request', async () => {
  open({ myStatementYears: [], myStatements: [] });
  expect(await screen.findByText('Aún no tienes movimientos')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Pedir estado de cuenta' })).toBeNull();
});

test('shows that it loads, and can be asked again after a failure', async () => {
  open(neverAnswer);
  expect(await screen.findByText('Cargando estados de cuenta...')).toBeInTheDocument();
});

test('a failure can be retried', async () => {
  const { setReply } = open(loseConnection);
  const retry = await screen.findByRole('button', { name: 'Reintentar' });
  setReply(reply(MyStatementsDocument, { myStatementYears: [2025], myStatements: [first] }));
  fireEvent.click(retry);
  expect(await screen.findByText('EC-2025-000004')).toBeVisible();
});
