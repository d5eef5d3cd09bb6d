import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FindProjectsDocument } from '../records/option-search.generated';
import { renderPage } from '../testing/render-page';
import { fail, reply, type Reply } from '../testing/test-link';
import {
  BankLineCandidatesDocument,
  BankLinesDocument,
  FindOrdersDocument,
  FindWithdrawalsDocument,
  MatchBankLineDocument,
  PostBankStatementDocument,
  PreviewBankStatementDocument,
  ReconciliationDocument,
  SaveStatementMappingDocument,
  StatementMappingDocument,
  type BankLineRowFragment,
} from './reconciliation.generated';
import ReconciliationPage from './ReconciliationPage';

const line: BankLineRowFragment = {
  id: 9,
  bankAccountId: 1,
  bookedOn: '2026-01-16',
  amount: '350.50',
  description: 'DEPOSITO EN EFECTIVO',
  reference: null,
  status: 'suspense',
  userId: null,
  orderId: null,
  withdrawalId: null,
  target: null,
};
const counts = { new: 2, known: 1, matched: 1, suspense: 1 };
const planned = {
  bookedOn: '2026-01-16',
  amount: '1000.00',
  description: 'TRANSFERENCIA',
  reference: 'RF18539007547034',
  status: 'matched',
  target: 'Orden CIM-7K3M9-QXR4T de Ana Ñáñez',
} as const;

const open = (...replies: Reply[]) => openWith(line, ...replies);

const openWith = (row: BankLineRowFragment, ...replies: Reply[]) =>
  renderPage(<ReconciliationPage />, {
    path: '/admin/reconciliation',
    replies: [
      reply(ReconciliationDocument, {
        adminCollectingAccounts: [{ id: 1, bank: 'Banco del Austro', accountNumber: '0100204587' }],
        bankReconciliations: [
          {
            bankAccountId: 1,
            statementBalance: '350.50',
            statementDay: '2026-01-16',
            ledgerBalance: '350.50',
            difference: '0.00',
            suspense: 1,
          },
        ],
      }),
      reply(BankLinesDocument, { bankLines: [row] }),
      ...replies,
    ],
  });

test('shows that bank and ledger agree, and assigns a waiting line to a candidate', async () => {
  const { getVariables } = open(
    reply(BankLineCandidatesDocument, {
      bankLineCandidates: [
        { userId: 2, orderId: null, withdrawalId: null, label: 'Saldo de Ana Ñáñez', reasons: ['El texto la nombra'] },
      ],
    }),
    reply(MatchBankLineDocument, { matchBankLine: { ...line, status: 'matched', userId: 2 } }),
  );
  expect(await screen.findByText('Banco y libro coinciden: $0.00')).toBeVisible();
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
    reply(MatchBankLineDocument, { matchBankLine: { ...line, status: 'matched', orderId: 5 } }),
  );
  fireEvent.click(await screen.findByRole('button', { name: /^Identificar: movimiento/ }));
  const dialog = await screen.findByRole('dialog', { name: 'Identificar movimiento' });
  expect(await within(dialog).findByText('No encontramos candidatos. Búscalo por nombre o número.')).toBeVisible();
  await choose('Orden reservada', '7K3M9', /CIM-7K3M9-QXR4T/);
  fireEvent.click(within(dialog).getByRole('button', { name: 'Pagar esta orden' }));
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

async function fillStatement(): Promise<HTMLElement> {
  fireEvent.click(await screen.findByRole('button', { name: 'Subir extracto' }));
  const dialog = await screen.findByRole('dialog', { name: 'Subir extracto' });
  const content = new TextEncoder().encode('Fecha;Concepto;Monto\n16/01/2026;DEPOSITO;350,50\n;Total;350,50\n');
  // jsdom files cannot be read as bytes.
  const file = Object.assign(new File([], 'extracto.csv'), { arrayBuffer: () => Promise.resolve(content.buffer) });
  fireEvent.change(within(dialog).getByLabelText('Archivo CSV'), { target: { files: [file] } });
  fireEvent.change(await within(dialog).findByLabelText('Columna de la fecha'), { target: { value: 'Fecha' } });
  for (const [label, value] of [
    ['Columna del monto (negativo si sale)', 'Monto'],
    ['Columna de la descripción', 'Concepto'],
    ['Saldo inicial (USD)', '0'],
    ['Saldo final (USD)', '350.50'],
  ] as const)
    fireEvent.change(within(dialog).getByLabelText(label), { target: { value } });
  fireEvent.click(within(dialog).getByRole('button', { name: 'Revisar' }));
  return dialog;
}

const noMapping = reply(StatementMappingDocument, { statementMapping: null });

test('reads a file by its columns, shows what it does, and posts it', async () => {
  const { getVariables } = open(
    noMapping,
    reply(PreviewBankStatementDocument, {
      previewBankStatement: { ...counts, lines: [planned, { ...line, status: 'suspense' }] },
    }),
    reply(SaveStatementMappingDocument, { saveStatementMapping: true }),
    reply(PostBankStatementDocument, { postBankStatement: { id: 4, ...counts } }),
  );
  const dialog = await fillStatement();
  expect(
    await within(dialog).findByText(/^2 nuevos \(1 identificados, 1 por identificar\), 1 ya registrados, 1 ilegibles/),
  ).toBeVisible();
  const rows = within(within(dialog).getByRole('table', { name: 'Movimientos nuevos' })).getAllByRole('row');
  expect(rows.slice(1).map(({ textContent }) => textContent)).toEqual([
    '16/01/2026TRANSFERENCIA · RF18539007547034$1,000.00Orden CIM-7K3M9-QXR4T de Ana Ñáñez',
    '16/01/2026DEPOSITO EN EFECTIVO$350.50Por identificar',
  ]);
  fireEvent.click(within(dialog).getByRole('button', { name: 'Registrar' }));
  await waitFor(() => expect(getVariables('PostBankStatement')).toHaveLength(1));
  expect(getVariables('PostBankStatement')).toEqual([
    {
      input: {
        bankAccountId: 1,
        openingBalance: '0',
        closingBalance: '350.50',
        lines: [{ bookedOn: '2026-01-16', amount: '350.50', description: 'DEPOSITO', reference: null }],
      },
    },
  ]);
});

test('says why a statement is refused', async () => {
  open(
    noMapping,
    reply(PreviewBankStatementDocument, fail('VALIDATION_FAILED', 'No cuadra.', { closingBalance: 'No cuadra.' })),
  );
  expect(await within(await fillStatement()).findByRole('alert')).toHaveTextContent('No cuadra.');
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
