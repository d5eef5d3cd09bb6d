import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FindProjectsDocument } from '../../shared/records/option-search.generated';
import { reply } from '../../shared/testing/test-link';
import { line, open, openWith, statement } from './open-reconciliation';
import {
  BankCoverageDocument,
  BankLineUndoEffectsDocument,
  BankLineCandidatesDocument,
  DecideBankLineDuplicateDocument,
  FindOrdersDocument,
  FindWithdrawalsDocument,
  MatchBankLineDocument,
  UndoBankLineMatchDocument,
  VoidBankStatementDocument,
} from './reconciliation.generated';
import { BankStatementVoidEffectsDocument } from '../../shared/statements/void-effects.generated';

test('shows that bank and ledger agree, and assigns a waiting line to a candidate', async () => {
  const { getVariables } = open(
    reply(BankLineCandidatesDocument, {
      bankLineCandidates: [
        {
          userId: 2,
          orderId: null,
          withdrawalId: null,
          batchId: null,
          withdrawals: null,
          purpose: null,
          lineId: null,
          bankAccountId: null,
          detail: 'ana@prueba.example',
          label: 'Saldo de Ana Ñáñez',
          reasons: ['El texto la nombra'],
        },
      ],
    }),
    reply(MatchBankLineDocument, { matchBankLine: { ...line, status: 'matched', userId: 2 } }),
  );
  expect(await screen.findByText('Banco y libro coinciden: $0.00')).toBeVisible();
  expect(screen.getByText(/1 posible duplicado que espera una decisión por \$350\.50/)).toBeVisible();
  fireEvent.click(await screen.findByRole('button', { name: /^Identificar: movimiento/ }));
  const dialog = await screen.findByRole('dialog', { name: 'Identificar movimiento' });
  fireEvent.click(await within(dialog).findByRole('button', { name: 'Asignar a Saldo de Ana Ñáñez' }));
  await waitFor(() =>
    expect(getVariables('MatchBankLine')).toEqual([{ id: 9, input: { userId: 2, orderId: null, withdrawalId: null } }]),
  );
});

/** Types in a search field of the dialog and takes an option. */
async function choose(label: string, text: string, option: RegExp): Promise<void> {
  const user = userEvent.setup();
  await user.type(screen.getByRole('combobox', { name: label }), text);
  await user.click(await screen.findByRole('option', { name: option }));
}

const owner = { id: 2, fullName: 'Ana Ñáñez' };

test('finds an order by its number and pays it with the line', async () => {
  const { getVariables } = open(
    reply(BankLineCandidatesDocument, { bankLineCandidates: [] }),
    reply(FindOrdersDocument, {
      adminOrders: { items: [{ id: 5, number: 'CIM-7K3M9-QXR4T', amount: 1000, user: owner }] },
    }),
    reply(MatchBankLineDocument, {
      matchBankLine: { ...line, status: 'matched', orderId: 5, orderUse: 'paid', credited: '0.00' },
    }),
  );
  fireEvent.click(await screen.findByRole('button', { name: /^Identificar: movimiento/ }));
  const dialog = await screen.findByRole('dialog', { name: 'Identificar movimiento' });
  expect(await within(dialog).findByText('No encontramos candidatos. Búscalo por nombre o número.')).toBeVisible();
  await choose('Orden reservada', '7K3M9', /CIM-7K3M9-QXR4T/);
  fireEvent.click(within(dialog).getByRole('button', { name: 'Asignar a la orden' }));
  await waitFor(() => expect(getVariables('MatchBankLine')).toEqual([{ id: 9, input: { orderId: 5 } }]));
});

test('offers approved withdrawals only for a debit', async () => {
  const { getVariables } = openWith(
    { ...line, amount: '-120.50' },
    reply(BankLineCandidatesDocument, { bankLineCandidates: [] }),
    reply(FindWithdrawalsDocument, {
      adminWithdrawals: { items: [{ id: 6, reference: 'RF18539007547034', amount: '120.50', user: owner }] },
    }),
    reply(MatchBankLineDocument, { matchBankLine: { ...line, status: 'matched', withdrawalId: 6 } }),
  );
  fireEvent.click(await screen.findByRole('button', { name: /^Identificar: movimiento/ }));
  const dialog = await screen.findByRole('dialog', { name: 'Identificar movimiento' });
  expect(within(dialog).queryByLabelText('Inversionista')).toBeNull();
  await choose('Retiro aprobado', 'RF18', /RF18 5390/);
  fireEvent.click(within(dialog).getByRole('button', { name: 'Pagar este retiro' }));
  await waitFor(() => expect(getVariables('MatchBankLine')).toEqual([{ id: 9, input: { withdrawalId: 6 } }]));
  expect(getVariables('FindWithdrawals')[0]).toMatchObject({ status: 'approved' });
});

test.each(['31400.00', '-250.00'])('assigns %s to the sale of its project', async (amount) => {
  const { getVariables } = openWith(
    { ...line, amount },
    reply(BankLineCandidatesDocument, { bankLineCandidates: [] }),
    reply(FindProjectsDocument, {
      adminProjects: { items: [{ id: 9, name: 'Mirador Cerro Alegre', location: 'Valparaíso', annualReturn: '8' }] },
    }),
    reply(MatchBankLineDocument, {
      matchBankLine: { ...line, amount, status: 'matched', target: 'Venta de Mirador Cerro Alegre' },
    }),
  );
  fireEvent.click(await screen.findByRole('button', { name: /^Identificar: movimiento/ }));
  const dialog = await screen.findByRole('dialog', { name: 'Identificar movimiento' });
  await userEvent.selectOptions(within(dialog).getByLabelText('Concepto del proyecto'), 'Venta');
  await choose('Proyecto', 'Cerro', /Mirador Cerro Alegre/);
  fireEvent.click(within(dialog).getByRole('button', { name: 'Asignar al proyecto' }));
  await waitFor(() =>
    expect(getVariables('MatchBankLine')).toEqual([{ id: 9, input: { projectId: 9, purpose: 'sale' } }]),
  );
});

const overdraw = { code: 'OVERDRAWS', message: 'El retiro en curso #5 queda sin saldo que lo cubra' };

test('asks before an assignment is undone, and says what that does', async () => {
  const { getVariables } = openWith(
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
  const { getVariables } = openWith(
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
  open(reply(BankCoverageDocument, { bankCoverage: { bankAccountId: 1, days } }));
  fireEvent.click(await screen.findByText('Días con extracto'));
  const month = (await screen.findByText('Falta el extracto del 11 al 12.')).closest('li');
  expect(month).toHaveTextContent(/^enero/i);
});

test('voids a statement with a reason, after saying what happens', async () => {
  const effects = [{ label: 'Se quita a Ana Ñáñez', value: '$350.50' }];
  const { getVariables } = open(
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
