import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { toPage } from '../../shared/testing/render-page';
import { reply } from '../../shared/testing/test-link';
import { line, open, openAs, openTab, openWith, statement } from './open-reconciliation';
import {
  BankCoverageDocument,
  BankLineUndoEffectsDocument,
  BankLineCandidatesDocument,
  BankLinesDocument,
  DecideBankLineDuplicateDocument,
  FindLineTargetsDocument,
  MatchBankLineDocument,
  UndoBankLineMatchDocument,
  VoidBankStatementDocument,
} from './reconciliation.generated';
import { BankStatementVoidEffectsDocument } from '../../shared/statements/void-effects.generated';

const nobody = {
  userId: null,
  orderId: null,
  withdrawalId: null,
  batchId: null,
  withdrawals: null,
  purpose: null,
  projectId: null,
  period: null,
  category: null,
  lineId: null,
  bankAccountId: null,
};
const anas = {
  ...nobody,
  userId: 2,
  detail: 'ana@prueba.example',
  label: 'Saldo de Ana Ñáñez',
  reasons: ['El texto la nombra'],
};
const candidates = (...bankLineCandidates: (typeof anas)[]) =>
  reply(BankLineCandidatesDocument, { bankLineCandidates });
const matched = (changed: object = {}) =>
  reply(MatchBankLineDocument, { matchBankLine: { ...line, status: 'matched', ...changed } });
const owner = { id: 2, fullName: 'Ana Ñáñez' };

test('a waiting line is shown with its proposal, and two keys assign it', async () => {
  const { user, getVariables } = open(candidates(anas), matched({ userId: 2 }));
  expect(await screen.findByText('Banco y libro coinciden: $0.00')).toBeVisible();
  expect(screen.getByText(/1 posible duplicado que espera una decisión por \$350\.50/)).toBeVisible();
  const proposal = await screen.findByRole('region', { name: '$350.50 · 16/01/2026' });
  const assign = await within(proposal).findByRole('button', { name: 'Asignar a Saldo de Ana Ñáñez' });
  expect(proposal).toHaveTextContent('El texto la nombra');
  expect(proposal).toHaveTextContent('Se acreditan $350.50 a su saldo.');
  screen.getByRole('listbox', { name: 'Movimientos por identificar' }).focus();
  await user.keyboard('{Enter}');
  expect(assign).toHaveFocus();
  expect(getVariables('MatchBankLine')).toEqual([]);
  await user.keyboard('{Enter}');
  await waitFor(() =>
    expect(getVariables('MatchBankLine')).toEqual([{ id: 9, input: { userId: 2, orderId: null, withdrawalId: null } }]),
  );
  expect(screen.getByRole('listbox', { name: 'Movimientos por identificar' })).toHaveFocus();
});

test('keys move between the lines, to the search and back', async () => {
  const second = { ...line, id: 10, amount: '20.00' };
  const { user } = open(reply(BankLinesDocument, { adminBankLines: toPage([line, second]) }), candidates());
  const list = await screen.findByRole('listbox', { name: 'Movimientos por identificar' });
  list.focus();
  await user.keyboard('j');
  expect(await screen.findByRole('region', { name: '$20.00 · 16/01/2026' })).toBeVisible();
  await user.keyboard('k');
  expect(await screen.findByRole('region', { name: '$350.50 · 16/01/2026' })).toBeVisible();
  await user.keyboard('/');
  expect(screen.getByRole('combobox', { name: 'Buscar a qué pertenece' })).toHaveFocus();
  await user.keyboard('{Escape}');
  expect(list).toHaveFocus();
});

test('a reader who may not assign sees the waiting lines without a proposal', async () => {
  openAs('auditor', '', line);
  expect(await screen.findByRole('region', { name: 'Movimiento elegido' })).toHaveTextContent('DEPOSITO EN EFECTIVO');
  expect(screen.queryByRole('combobox')).toBeNull();
});

/** Types in the search of the proposal and takes an option. */
async function choose(text: string, option: RegExp): Promise<void> {
  const user = userEvent.setup();
  await user.type(await screen.findByRole('combobox', { name: 'Buscar a qué pertenece' }), text);
  await user.click(await screen.findByRole('option', { name: option }));
}

test('one search finds an order, and says what the line does before it pays it', async () => {
  const { getVariables } = open(
    candidates(),
    reply(FindLineTargetsDocument, {
      adminUsers: { items: [] },
      adminOrders: { items: [{ id: 5, number: 'CIM-7K3M9-QXR4T', amount: 1000, user: owner }] },
      adminWithdrawals: { items: [] },
      adminProjects: { items: [] },
    }),
    matched({ orderId: 5, orderUse: 'paid', credited: '0.00' }),
  );
  expect(await screen.findByText('No encontramos candidatos. Búscalo por nombre o número.')).toBeVisible();
  await choose('7K3M9', /CIM-7K3M9-QXR4T/);
  expect(getVariables('MatchBankLine')).toEqual([]);
  expect(screen.getByText('Entran $350.50 a la orden; lo que sobre queda en su saldo.')).toBeVisible();
  const assign = screen.getByRole('button', { name: 'Asignar a Orden CIM-7K3M9-QXR4T' });
  expect(assign).toHaveFocus();
  fireEvent.click(assign);
  await waitFor(() => expect(getVariables('MatchBankLine')).toEqual([{ id: 9, input: { orderId: 5 } }]));
});

test('a debit is searched among approved withdrawals and projects only', async () => {
  const { getVariables } = openWith(
    { ...line, amount: '-120.50' },
    candidates(),
    reply(FindLineTargetsDocument, {
      adminWithdrawals: { items: [{ id: 6, reference: 'RF18539007547034', amount: '120.50', user: owner }] },
      adminProjects: { items: [] },
    }),
    matched({ withdrawalId: 6 }),
  );
  await choose('RF18', /RF18 5390/);
  fireEvent.click(screen.getByRole('button', { name: /^Asignar a Retiro RF18 5390/ }));
  await waitFor(() => expect(getVariables('MatchBankLine')).toEqual([{ id: 9, input: { withdrawalId: 6 } }]));
  expect(getVariables('FindLineTargets')[0]).toMatchObject({
    withdrawalStatus: 'approved',
    users: false,
    orders: false,
    projects: true,
  });
});

test.each(['31400.00', '-250.00'])('assigns %s to the sale of its project', async (amount) => {
  const { getVariables } = openWith(
    { ...line, amount },
    candidates(),
    reply(FindLineTargetsDocument, {
      adminUsers: { items: [] },
      adminOrders: { items: [] },
      adminWithdrawals: { items: [] },
      adminProjects: { items: [{ id: 9, name: 'Mirador Cerro Alegre', location: 'Valparaíso' }] },
    }),
    matched({ amount, target: 'Venta de Mirador Cerro Alegre' }),
  );
  await choose('Cerro', /Venta de Mirador Cerro Alegre/);
  fireEvent.click(screen.getByRole('button', { name: 'Asignar a Venta de Mirador Cerro Alegre' }));
  await waitFor(() =>
    expect(getVariables('MatchBankLine')).toEqual([{ id: 9, input: { projectId: 9, purpose: 'sale' } }]),
  );
});

test('what the bank did is chosen by its name, and posted by a second press', async () => {
  const { getVariables } = openWith({ ...line, amount: '-3.20' }, candidates(), matched({ purpose: 'bank_fee' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Comisión del banco' }));
  expect(getVariables('MatchBankLine')).toEqual([]);
  fireEvent.click(screen.getByRole('button', { name: 'Asignar a Comisión del banco' }));
  await waitFor(() => expect(getVariables('MatchBankLine')).toEqual([{ id: 9, input: { purpose: 'bank_fee' } }]));
});

test('a waiting line of the list of all lines is identified at the desk', async () => {
  openTab('tab=lines', { ...line, id: 12 }, candidates(anas));
  fireEvent.click(await screen.findByRole('button', { name: /^Identificar: movimiento 12/ }));
  expect(await screen.findByRole('button', { name: 'Asignar a Saldo de Ana Ñáñez' })).toBeVisible();
  expect(screen.getByRole('link', { name: /^Por identificar/ })).toHaveAttribute('aria-current', 'page');
});

const overdraw = { code: 'OVERDRAWS', message: 'El retiro en curso #5 queda sin saldo que lo cubra' };

test('asks before an assignment is undone, and says what that does', async () => {
  const { getVariables } = openTab(
    'tab=lines',
    {
      ...line,
      status: 'matched',
      orderId: 5,
      orderUse: 'paid',
      credited: '0.00',
      userId: 2,
      target: 'Orden CIM-7K3M9-QXR4T de Ana Ñáñez',
    },
    reply(BankLineUndoEffectsDocument, { bankLineUndoEffects: { warnings: [overdraw] } }),
    reply(UndoBankLineMatchDocument, { undoBankLineMatch: line }),
  );
  fireEvent.click(await screen.findByRole('button', { name: /^Deshacer: movimiento/ }));
  const question = await screen.findByRole('alertdialog', { name: '¿Deshacer la identificación?' });
  expect(question).toHaveTextContent('Orden CIM-7K3M9-QXR4T de Ana Ñáñez');
  expect(question).toHaveTextContent('vuelve a quedar reservada');
  expect(await within(question).findByRole('alert')).toHaveTextContent(overdraw.message);
  expect(getVariables('UndoBankLineMatch')).toEqual([]);
  fireEvent.click(within(question).getByRole('button', { name: 'Deshacer' }));
  await waitFor(() => expect(getVariables('UndoBankLineMatch')).toEqual([{ id: 9 }]));
});

test.each([
  ['Es el mismo movimiento', 'same'],
  ['Es otro movimiento', 'other'],
])('a possible duplicate is shown beside the line that it resembles: %s', async (label, decision) => {
  const { getVariables } = openTab(
    'status=duplicate',
    {
      ...line,
      status: 'duplicate',
      resembled: { ...line, id: 3, description: 'TRANSFERENCIA ANA', statement: { id: 2, fileName: null } },
    },
    reply(DecideBankLineDuplicateDocument, { decideBankLineDuplicate: line }),
  );
  expect(await screen.findByText(/Se parece a: Movimiento 3 del 16\/01\/2026/)).toBeVisible();
  fireEvent.click(screen.getByRole('button', { name: /^Comparar y decidir: movimiento 9/ }));
  const question = within(await screen.findByRole('dialog', { name: '¿Es el mismo movimiento?' }));
  const cells = (name: RegExp) => within(question.getByRole('row', { name })).getAllByRole('cell');
  expect(cells(/^Descripción/).map(({ textContent }) => textContent)).toEqual([
    'DEPOSITO EN EFECTIVO',
    'TRANSFERENCIA ANA',
  ]);
  expect(cells(/^Archivo/).map(({ textContent }) => textContent)).toEqual([
    'enero.csv, extracto 4',
    'Sin nombre de archivo, extracto 2',
  ]);
  fireEvent.click(question.getByRole('button', { name: label }));
  await waitFor(() => expect(getVariables('DecideBankLineDuplicate')).toEqual([{ id: 9, decision }]));
});

test('an account shows which of its days have no statement, once that is opened', async () => {
  const days = [
    { from: '2026-01-03', to: '2026-01-10', state: 'covered' as const },
    { from: '2026-01-11', to: '2026-01-12', state: 'gap' as const },
    { from: '2026-01-13', to: '2026-01-16', state: 'covered' as const },
  ];
  openTab('tab=statements', line, reply(BankCoverageDocument, { bankCoverage: { bankAccountId: 1, days } }));
  fireEvent.click(await screen.findByText('Días con extracto'));
  const month = (await screen.findByText('Falta el extracto del 11 al 12.')).closest('li');
  expect(month).toHaveTextContent(/^enero/i);
});

test('voids a statement with a reason, after saying what happens', async () => {
  const effects = [{ label: 'Se quita a Ana Ñáñez', value: '$350.50' }];
  const { getVariables } = openTab(
    'tab=statements',
    line,
    reply(BankStatementVoidEffectsDocument, {
      bankStatementVoidEffects: { needsApproval: false, effects, warnings: [overdraw] },
    }),
    reply(VoidBankStatementDocument, { voidBankStatement: statement }),
  );
  fireEvent.click(await screen.findByRole('button', { name: 'Anular: extracto 4' }));
  const dialog = await screen.findByRole('dialog', { name: 'Anular el extracto 4' });
  expect(dialog).toHaveTextContent('las órdenes que pagó se cancelan');
  expect(await within(dialog).findByText('Se quita a Ana Ñáñez')).toBeVisible();
  expect(within(dialog).getByRole('alert')).toHaveTextContent(overdraw.message);
  fireEvent.change(within(dialog).getByLabelText(/Motivo/), { target: { value: 'Era de otra cuenta' } });
  fireEvent.click(within(dialog).getByRole('button', { name: 'Anular extracto' }));
  await waitFor(() =>
    expect(getVariables('VoidBankStatement')).toEqual([{ id: 4, input: { reason: 'Era de otra cuenta' } }]),
  );
});
