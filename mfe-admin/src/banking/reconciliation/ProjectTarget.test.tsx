import { bankLineMessages } from '@cimiento/contracts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { reply } from '../../shared/testing/test-link';
import { line, openWith } from './open-reconciliation';
import {
  BankLineCandidatesDocument,
  FindLineTargetsDocument,
  HouseDocumentsDocument,
  MatchBankLineDocument,
  ProposedRentMonthDocument,
  type BankLineCandidatesQuery,
} from './reconciliation.generated';

type Candidate = BankLineCandidatesQuery['bankLineCandidates'][number];

const nothing = { userId: null, orderId: null, withdrawalId: null, batchId: null, withdrawals: null };
const unstated = { period: null, category: null, lineId: null, bankAccountId: null, detail: null };
const ofHouse = (found: Pick<Candidate, 'purpose' | 'label' | 'reasons'> & Partial<Candidate>): Candidate => ({
  ...nothing,
  ...unstated,
  projectId: 7,
  ...found,
});
const rent = ofHouse({
  purpose: 'rent',
  period: '2026-11',
  label: 'Renta de Casa Borrero, noviembre de 2026',
  reasons: ['Se esperan $900.00', 'El texto nombra el proyecto'],
});

const candidates = (...bankLineCandidates: Candidate[]) => reply(BankLineCandidatesDocument, { bankLineCandidates });
const matched = reply(MatchBankLineDocument, { matchBankLine: { ...line, status: 'matched' } });
const projects = reply(FindLineTargetsDocument, {
  adminUsers: { items: [] },
  adminOrders: { items: [] },
  adminWithdrawals: { items: [] },
  adminProjects: { items: [{ id: 7, name: 'Casa Borrero', location: 'Cuenca' }] },
});
const documents = reply(HouseDocumentsDocument, { projectDocuments: [{ id: 3, title: 'Factura del techo' }] });
const credit = { ...line, amount: '900.00' };
const debit = { ...line, amount: '-1250.00', description: 'ARREGLO TECHO' };

/** Searches the project and takes what the line is. */
async function choose(option: RegExp): Promise<void> {
  const user = userEvent.setup();
  await user.type(await screen.findByRole('combobox', { name: 'Buscar a qué pertenece' }), 'Borrero');
  await user.click(await screen.findByRole('option', { name: option }));
}

const getChosen = () => within(screen.getByRole('list', { name: 'Elegido' }));

test('a rent that was found is assigned with its month by two keys', async () => {
  const { user, getVariables } = openWith(credit, candidates(rent), matched);
  const assign = await screen.findByRole('button', { name: 'Asignar a Renta de Casa Borrero, noviembre de 2026' });
  expect(screen.getByText('Se esperan $900.00 · El texto nombra el proyecto')).toBeVisible();
  screen.getByRole('listbox', { name: 'Movimientos por identificar' }).focus();
  await user.keyboard('{Enter}');
  expect(assign).toHaveFocus();
  await user.keyboard('{Enter}');
  const input = { purpose: 'rent', projectId: 7, period: '2026-11' };
  await waitFor(() => expect(getVariables('MatchBankLine')).toEqual([{ id: 9, input }]));
});

test('the month of a rent that was found can be changed', async () => {
  const { getVariables } = openWith(credit, candidates(rent), matched);
  fireEvent.click(await screen.findByRole('button', { name: 'Cambiar: Renta de Casa Borrero, noviembre de 2026' }));
  fireEvent.change(getChosen().getByLabelText(/^Mes de la renta/), { target: { value: '2026-10' } });
  fireEvent.click(getChosen().getByRole('button', { name: /^Asignar a Renta/ }));
  const input = { purpose: 'rent', projectId: 7, period: '2026-10' };
  await waitFor(() => expect(getVariables('MatchBankLine')).toEqual([{ id: 9, input }]));
});

test('a rent that was searched gets the proposed month', async () => {
  const proposed = reply(ProposedRentMonthDocument, { proposedRentMonth: '2026-09' });
  const { getVariables } = openWith(credit, candidates(), projects, proposed, matched);
  await choose(/^Renta de Casa Borrero/);
  await waitFor(() => expect(getChosen().getByLabelText(/^Mes de la renta/)).not.toHaveValue(''));
  expect(screen.queryByRole('option', { name: /Gasto/ })).toBeNull();
  const assign = getChosen().getByRole('button', { name: 'Asignar a Renta de Casa Borrero' });
  expect(assign).toHaveFocus();
  fireEvent.click(assign);
  const input = { purpose: 'rent', projectId: 7, period: '2026-09' };
  await waitFor(() => expect(getVariables('MatchBankLine')).toEqual([{ id: 9, input }]));
});

test('an expense needs its category, and says what it paid, its document and its money', async () => {
  const { getVariables } = openWith(debit, candidates(), projects, documents, matched);
  await choose(/^Gasto de Casa Borrero/);
  const chosen = getChosen();
  fireEvent.click(chosen.getByRole('button', { name: 'Asignar a Gasto de Casa Borrero' }));
  expect(await chosen.findByText(bankLineMessages.category)).toBeVisible();
  fireEvent.change(chosen.getByLabelText(/^Categoría/), { target: { value: 'maintenance' } });
  fireEvent.change(chosen.getByLabelText(/^Detalle/), { target: { value: 'Techo' } });
  fireEvent.change(await chosen.findByLabelText(/^Documento/), { target: { value: '3' } });
  fireEvent.change(chosen.getByLabelText(/^Sale de/), { target: { value: 'reserve' } });
  fireEvent.click(chosen.getByRole('button', { name: 'Asignar a Gasto de Casa Borrero' }));
  const facts = { category: 'maintenance', memo: 'Techo', documentId: 3, from: 'reserve' };
  await waitFor(() =>
    expect(getVariables('MatchBankLine')).toEqual([{ id: 9, input: { projectId: 7, purpose: 'expense', ...facts } }]),
  );
});

test('an expense that was found is assigned with its category', async () => {
  const expense = ofHouse({
    purpose: 'expense',
    category: 'maintenance',
    label: 'Gasto de Casa Borrero',
    reasons: ['El texto nombra el proyecto'],
  });
  const { getVariables } = openWith(debit, candidates(expense), matched);
  fireEvent.click(await screen.findByRole('button', { name: 'Asignar a Gasto de Casa Borrero' }));
  const input = { purpose: 'expense', projectId: 7, category: 'maintenance' };
  await waitFor(() => expect(getVariables('MatchBankLine')).toEqual([{ id: 9, input }]));
});

test.each([
  [/^Comisión cobrada de Casa Borrero/, /^Comisión/, 'vat', { purpose: 'fee', feeKind: 'vat' }],
  [/^Capital entregado de Casa Borrero/, /^Detalle/, 'Primer pago', { purpose: 'capital', memo: 'Primer pago' }],
])('a debit is assigned as %p', async (option, label, value, stated) => {
  const { getVariables } = openWith(debit, candidates(), projects, documents, matched);
  await choose(option);
  fireEvent.change(getChosen().getByLabelText(label), { target: { value } });
  fireEvent.click(getChosen().getByRole('button', { name: /^Asignar a/ }));
  await waitFor(() => expect(getVariables('MatchBankLine')).toEqual([{ id: 9, input: { projectId: 7, ...stated } }]));
});
