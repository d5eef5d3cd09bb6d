import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FindProjectsDocument } from '../../shared/records/option-search.generated';
import { renderPage, toPage } from '../../shared/testing/render-page';
import { fail, reply, type Reply } from '../../shared/testing/test-link';
import {
  BankLineCandidatesDocument,
  BankLinesDocument,
  BankStatementsDocument,
  DecideBankLineDuplicateDocument,
  FindOrdersDocument,
  FindWithdrawalsDocument,
  MatchBankLineDocument,
  PostBankStatementDocument,
  PreviewBankStatementDocument,
  ReconciliationDocument,
  SaveStatementMappingDocument,
  StatementMappingDocument,
  UndoBankLineMatchDocument,
  VoidBankStatementDocument,
  type BankLineRowFragment,
  type BankStatementRowFragment,
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
  orderUse: null,
  credited: null,
  withdrawalId: null,
  batchId: null,
  projectId: null,
  target: null,
  resembled: null,
};
const counts = { new: 2, known: 1, duplicates: 1, matched: 1, suspense: 1 };
const statement: BankStatementRowFragment = {
  id: 4,
  bankAccountId: 1,
  openingBalance: '0.00',
  closingBalance: '350.50',
  firstDay: '2026-01-15',
  lastDay: '2026-01-16',
  lines: 3,
  postedAt: '2026-01-17T15:00:00.000Z',
  gapReason: null,
  voidedAt: null,
  voidReason: null,
};
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
            duplicates: 1,
            duplicatesTotal: '350.50',
          },
        ],
      }),
      reply(BankLinesDocument, { adminBankLines: toPage([row]) }),
      reply(BankStatementsDocument, { bankStatements: [statement] }),
      ...replies,
    ],
  });

test('shows that bank and ledger agree, and assigns a waiting line to a candidate', async () => {
  const { getVariables } = open(
    reply(BankLineCandidatesDocument, {
      bankLineCandidates: [
        {
          ...{ userId: 2, orderId: null, withdrawalId: null, batchId: null, withdrawals: null },
          ...{ label: 'Saldo de Ana Ñáñez', reasons: ['El texto la nombra'] },
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

const columns = {
  'Columna de la fecha': 'Fecha',
  'Columna del monto (negativo si sale)': 'Monto',
  'Columna de la descripción': 'Concepto',
  'Saldo inicial (USD)': '0',
  'Saldo final (USD)': '350.50',
};

/** Opens the dialog with a file, fills in these values, and asks for the preview. */
async function fillStatement(values: Readonly<Record<string, string>> = columns): Promise<HTMLElement> {
  fireEvent.click(await screen.findByRole('button', { name: 'Subir extracto' }));
  const dialog = await screen.findByRole('dialog', { name: 'Subir extracto' });
  const content = new TextEncoder().encode('Fecha;Concepto;Monto\n16/01/2026;DEPOSITO;350,50\n;Total;350,50\n');
  // jsdom files cannot be read as bytes.
  const file = Object.assign(new File([], 'extracto.csv'), { arrayBuffer: () => Promise.resolve(content.buffer) });
  fireEvent.change(within(dialog).getByLabelText('Archivo CSV'), { target: { files: [file] } });
  await within(dialog).findByLabelText('Columna de la fecha');
  for (const [label, value] of Object.entries(values))
    fireEvent.change(within(dialog).getByLabelText(label), { target: { value } });
  fireEvent.click(within(dialog).getByRole('button', { name: 'Revisar' }));
  return dialog;
}

const noMapping = reply(StatementMappingDocument, { statementMapping: null });

test('Escape asks before a chosen file is discarded', async () => {
  open(noMapping, reply(PreviewBankStatementDocument, { previewBankStatement: { ...counts, gap: null, lines: [] } }));
  const dialog = await fillStatement();
  fireEvent.keyDown(dialog, { key: 'Escape' });
  const question = within(await screen.findByRole('alertdialog', { name: '¿Descartar el extracto?' }));
  fireEvent.click(question.getByRole('button', { name: 'Seguir editando' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(screen.getByRole('dialog', { name: 'Subir extracto' })).toBeInTheDocument();
  fireEvent.click(screen.getByRole('button', { name: 'Cancelar' }));
  fireEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Descartar' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('reads a file by its columns, shows what it does, and posts it', async () => {
  const { getVariables } = open(
    noMapping,
    reply(PreviewBankStatementDocument, {
      previewBankStatement: { ...counts, gap: null, lines: [planned, { ...line, status: 'suspense' }] },
    }),
    reply(SaveStatementMappingDocument, { saveStatementMapping: true }),
    reply(PostBankStatementDocument, { postBankStatement: { id: 4, ...counts } }),
  );
  const dialog = await fillStatement();
  expect(
    await within(dialog).findByText(
      /^2 nuevos \(1 identificado, 1 por identificar\), 1 ya registrado, 1 posible duplicado, 1 ilegible\./,
    ),
  ).toBeVisible();
  const rows = within(within(dialog).getByRole('table', { name: 'Movimientos nuevos' })).getAllByRole('row');
  expect(rows.slice(1).map(({ textContent }) => textContent)).toEqual([
    '16/01/2026TRANSFERENCIA · RF18539007547034$1,000.00Orden CIM-7K3M9-QXR4T de Ana Ñáñez',
    '16/01/2026DEPOSITO EN EFECTIVO$350.50Por identificar',
  ]);
  fireEvent.click(within(dialog).getByRole('button', { name: 'Registrar' }));
  await waitFor(() => expect(getVariables('PostBankStatement')).toHaveLength(1));
  expect(
    await screen.findByText('Extracto registrado: 1 identificado, 1 por identificar, 1 posible duplicado'),
  ).toBeVisible();
  // The list is read again.
  await waitFor(() => expect(getVariables('BankLines').length).toBeGreaterThan(1));
  expect(getVariables('PostBankStatement')).toEqual([
    {
      input: {
        bankAccountId: 1,
        openingBalance: '0',
        closingBalance: '350.50',
        lines: [{ bookedOn: '2026-01-16', amount: '350.50', description: 'DEPOSITO', reference: null, row: 2 }],
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
    reply(UndoBankLineMatchDocument, { undoBankLineMatch: line }),
  );
  fireEvent.click(await screen.findByRole('button', { name: /^Deshacer: movimiento/ }));
  const question = await screen.findByRole('alertdialog', { name: '¿Deshacer la identificación?' });
  expect(question).toHaveTextContent('Orden CIM-7K3M9-QXR4T de Ana Ñáñez');
  expect(question).toHaveTextContent('vuelve a quedar reservada');
  expect(getVariables('UndoBankLineMatch')).toEqual([]);
  fireEvent.click(within(question).getByRole('button', { name: 'Deshacer' }));
  await waitFor(() => expect(getVariables('UndoBankLineMatch')).toEqual([{ id: 9 }]));
});

test.each([
  ['Es el mismo movimiento', 'same', 'No se acredita nada'],
  ['Es otro movimiento', 'other', 'Se registra como un movimiento nuevo'],
])('a possible duplicate shows the line that it resembles: %s', async (label, decision, effect) => {
  const { getVariables } = openWith(
    { ...line, status: 'duplicate', resembled: { ...line, id: 3, description: 'TRANSFERENCIA ANA' } },
    reply(DecideBankLineDuplicateDocument, { decideBankLineDuplicate: line }),
  );
  expect(await screen.findByText(/Se parece a: Movimiento 3 del 16\/01\/2026/)).toBeVisible();
  fireEvent.click(screen.getByRole('button', { name: new RegExp(`^${label}: movimiento 9`) }));
  const question = await screen.findByRole('alertdialog');
  expect(question).toHaveTextContent('TRANSFERENCIA ANA');
  expect(question).toHaveTextContent(effect);
  fireEvent.click(within(question).getByRole('button', { name: label }));
  await waitFor(() => expect(getVariables('DecideBankLineDuplicate')).toEqual([{ id: 9, decision }]));
});

test('voids a statement with a reason, after saying what happens', async () => {
  const { getVariables } = open(reply(VoidBankStatementDocument, { voidBankStatement: statement }));
  fireEvent.click(await screen.findByRole('button', { name: 'Anular: extracto 4' }));
  const dialog = await screen.findByRole('dialog', { name: 'Anular el extracto 4' });
  expect(dialog).toHaveTextContent('las órdenes que pagó se cancelan');
  fireEvent.change(within(dialog).getByLabelText(/Motivo/), { target: { value: 'Era de otra cuenta' } });
  fireEvent.click(within(dialog).getByRole('button', { name: 'Anular extracto' }));
  await waitFor(() =>
    expect(getVariables('VoidBankStatement')).toEqual([{ id: 4, input: { reason: 'Era de otra cuenta' } }]),
  );
});

test('asks why a statement does not continue the last one', async () => {
  const gap = { expected: '350.50', given: '0.00' };
  const { getVariables } = open(
    noMapping,
    reply(PreviewBankStatementDocument, { previewBankStatement: { ...counts, gap, lines: [] } }),
    reply(SaveStatementMappingDocument, { saveStatementMapping: true }),
    reply(PostBankStatementDocument, { postBankStatement: { id: 4, ...counts } }),
  );
  const dialog = await fillStatement();
  expect(await within(dialog).findByText(/es \$350\.50 y este extracto empieza con \$0\.00/)).toBeVisible();
  expect(within(dialog).getByRole('button', { name: 'Registrar' })).toBeDisabled();
  fireEvent.change(within(dialog).getByLabelText(/Motivo del salto/), { target: { value: 'El banco lo corrigió' } });
  fireEvent.click(within(dialog).getByRole('button', { name: 'Registrar' }));
  await waitFor(() =>
    expect(getVariables('PostBankStatement')).toMatchObject([{ input: { gapReason: 'El banco lo corrigió' } }]),
  );
});

test('drops a remembered column that the file lacks, and asks before anything is previewed', async () => {
  const kept = { date: 'Fecha', dayOrder: 'dmy', amount: 'Monto', description: 'Detalle' };
  const { getVariables } = open(
    reply(StatementMappingDocument, { statementMapping: JSON.stringify(kept) }),
    reply(PreviewBankStatementDocument, { previewBankStatement: { ...counts, gap: null, lines: [] } }),
  );
  const dialog = await fillStatement({});
  expect(await within(dialog).findByText(/no tiene las columnas de la vez anterior: «Detalle»/)).toBeVisible();
  expect(within(dialog).getByLabelText('Columna de la descripción')).toHaveValue('');
  expect(within(dialog).getByLabelText('Saldo inicial (USD)')).toHaveValue('350.50');
  expect(within(dialog).getByText(/1 fila leída, 1 ilegible: 3/)).toBeVisible();
  const review = within(dialog).getByRole('button', { name: 'Revisar' });
  expect(review).toBeDisabled();
  await userEvent.click(within(dialog).getByLabelText('Elegí las columnas, o el archivo no las trae'));
  fireEvent.change(within(dialog).getByLabelText('Saldo final (USD)'), { target: { value: '701' } });
  fireEvent.click(review);
  await waitFor(() => expect(getVariables('PreviewBankStatement')).toHaveLength(1));
});

test('names the row of a line that is refused', async () => {
  open(
    noMapping,
    reply(
      PreviewBankStatementDocument,
      fail('VALIDATION_FAILED', 'No.', { 'lines.0.bookedOn': 'La fecha no puede ser posterior a mañana' }),
    ),
  );
  expect(await within(await fillStatement()).findByRole('alert')).toHaveTextContent(
    'Fila 2: La fecha no puede ser posterior a mañana.',
  );
});
