import { fireEvent, screen, within } from '@testing-library/react';
import { today } from '@cimiento/contracts';
import { findToast, renderPage } from '../../shared/testing/render-page';
import { fail, reply } from '../../shared/testing/test-link';
import {
  IssueStatementsDocument,
  StatementBatchesDocument,
  StatementIssuePreviewDocument,
  type StatementBatchRowFragment,
} from './statements.generated';
import StatementsPage from './StatementsPage';

const lastYear = Number(today().slice(0, 4)) - 1;
const batch: StatementBatchRowFragment = {
  id: 3,
  year: lastYear,
  people: 40,
  createdAt: '2026-01-05T15:00:00.000Z',
  author: { id: 9, fullName: 'Jefa Prueba' },
  progress: { queued: 30, ready: 9, failed: 1 },
};
const preview = { year: lastYear, people: 40, existing: 2, total: 38 };

const open = (batches: StatementBatchRowFragment[], answer: object = { statementIssuePreview: preview }) =>
  renderPage(<StatementsPage />, {
    path: '/admin/statements',
    replies: [
      reply(StatementBatchesDocument, { statementBatches: batches }),
      reply(StatementIssuePreviewDocument, answer as never),
      reply(IssueStatementsDocument, { issueStatements: batch }),
    ],
  });

test('shows how many people get one before they are issued, and issues them once it is confirmed', async () => {
  const { getVariables } = open([]);
  expect(await screen.findByText('Ninguna emisión')).toBeVisible();
  fireEvent.click(screen.getByRole('button', { name: 'Revisar' }));
  expect(await screen.findByRole('group', { name: 'Personas con movimientos' })).toHaveTextContent('40');
  expect(screen.getByRole('group', { name: 'Ya tienen el suyo' })).toHaveTextContent('2');
  fireEvent.click(screen.getByRole('button', { name: 'Emitir 38 estados de cuenta' }));
  const question = within(await screen.findByRole('alertdialog'));
  fireEvent.click(question.getByRole('button', { name: 'Emitir' }));
  expect(await findToast('Emisión iniciada')).toBeInTheDocument();
  expect(getVariables('IssueStatements')).toEqual([{ input: { year: lastYear } }]);
});

test('another year forgets the preview of the one before', async () => {
  open([]);
  fireEvent.click(await screen.findByRole('button', { name: 'Revisar' }));
  await screen.findByRole('button', { name: 'Emitir 38 estados de cuenta' });
  fireEvent.change(screen.getByLabelText('Año'), { target: { value: String(lastYear - 1) } });
  expect(screen.queryByRole('button', { name: 'Emitir 38 estados de cuenta' })).toBeNull();
});

test('nothing is issued when everybody has one', async () => {
  open([], { statementIssuePreview: { ...preview, existing: 40, total: 0 } });
  fireEvent.click(await screen.findByRole('button', { name: 'Revisar' }));
  expect(await screen.findByRole('group', { name: 'Se emitirán' })).toHaveTextContent('0');
  expect(screen.queryByRole('button', { name: /^Emitir/ })).toBeNull();
});

test('says why a year cannot be issued', async () => {
  open([], fail('CONFLICT', 'Solo se emite para todos un año que ya terminó.'));
  fireEvent.click(await screen.findByRole('button', { name: 'Revisar' }));
  expect(await findToast('Solo se emite para todos un año que ya terminó.')).toBeInTheDocument();
});

test('shows how far each issue is', async () => {
  open([batch]);
  const bar = await screen.findByRole('progressbar', { name: `Avance de la emisión de ${lastYear}` });
  expect(bar).toHaveAttribute('aria-valuetext', '9 de 40 listos');
  expect(screen.getByRole('table', { name: 'Emisiones' })).toHaveTextContent('Jefa Prueba');
});
