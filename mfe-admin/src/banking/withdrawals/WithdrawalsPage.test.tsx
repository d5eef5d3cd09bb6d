import { saveFile } from '@cimiento/ui';
import { screen, waitFor, within } from '@testing-library/react';
import { fillIn, findRowButton, findToast, getRows, renderPage, toPage } from '../../shared/testing/render-page';
import { fail, reply, type Reply } from '../../shared/testing/test-link';
import type { Withdrawal } from './withdrawal-columns';
import {
  AdminWithdrawalsDocument,
  ApproveWithdrawalsDocument,
  ReadWithdrawalBatchDocument,
  StateWithdrawalNotPaidDocument,
  ApproveWithdrawalDocument,
  CancelWithdrawalBatchDocument,
  CreateWithdrawalBatchDocument,
  PayableWithdrawalsDocument,
  PayWithdrawalBatchDocument,
  PayWithdrawalDocument,
  RejectWithdrawalDocument,
  RemoveFromWithdrawalBatchDocument,
  UnapproveWithdrawalDocument,
  WithdrawalBatchDocument,
  WithdrawalBatchesDocument,
  type BatchRowFragment,
  type PaidWithdrawalFragment,
} from './withdrawals.generated';
import WithdrawalsPage from './WithdrawalsPage';

jest.mock('@cimiento/ui', () => ({ ...jest.requireActual<object>('@cimiento/ui'), saveFile: jest.fn() }));

const requested: Withdrawal = {
  id: 7,
  amount: '120.50',
  status: 'requested',
  reference: 'RF49RET7K3M9QXR4T',
  createdAt: '2026-02-03T15:00:00.000Z',
  decidedAt: null,
  paidOn: null,
  reason: null,
  bankReference: null,
  batchId: null,
  mayBePaidUntil: null,
  notPaidAt: null,
  holderDiffers: false,
  accountAge: 90,
  isFirst: false,
  balanceAfter: '79.50',
  approvableFrom: null,
  approvers: [],
  readBatch: null,
  user: { id: 4, fullName: 'Rosa Intriago', email: 'rosa@prueba.example' },
  bankAccount: {
    bank: 'Banco Pichincha',
    accountType: 'savings',
    fullAccountNumber: '2200123456',
    holderName: 'Rosa Intriago Mera',
    holderIdNumber: '1712345678',
  },
};
const approved: Withdrawal = {
  ...requested,
  id: 6,
  status: 'approved',
  batchId: 2,
  user: { id: 5, fullName: 'Luis Mera', email: 'luis@prueba.example' },
};

const open = (...replies: Reply[]) =>
  renderPage(<WithdrawalsPage />, {
    path: '/admin/withdrawals',
    replies: [reply(AdminWithdrawalsDocument, { adminWithdrawals: toPage([requested, approved]) }), ...replies],
  });

test('shows who asked for how much to which account, with what comes next', async () => {
  open();
  expect(getRows(await screen.findByRole('table'))).toEqual([
    ['', '03/02/2026', 'Rosa Intriago', 'RF49RET7K3M9QXR4T', '2200123456 Banco Pichincha', '$120.50', 'Solicitado'],
    expect.arrayContaining(['AprobadoEn el lote 2']),
  ]);
});

test('approving asks first, and a refusal is told', async () => {
  const { user, getVariables } = open(reply(ApproveWithdrawalDocument, fail('FORBIDDEN', 'Debe aprobarlo otro.')));
  await user.click(await findRowButton('Aprobar', 'Rosa Intriago'));
  const question = within(await screen.findByRole('alertdialog', { name: 'Aprobar retiro' }));
  expect(question.getByText('Banco Pichincha 2200123456')).toBeInTheDocument();
  await user.click(question.getByRole('button', { name: 'Aprobar' }));
  expect(await findToast('No se pudo aprobar el retiro: Debe aprobarlo otro.')).toBeInTheDocument();
  expect(getVariables('ApproveWithdrawal')).toEqual([{ id: 7 }]);
});

const looked: Withdrawal = {
  ...requested,
  id: 8,
  amount: '300.00',
  holderDiffers: true,
  accountAge: 3,
  isFirst: true,
  balanceAfter: '-45.00',
  approvableFrom: '2026-02-05T15:00:00.000Z',
  approvers: [{ id: 11, fullName: 'Berta Salas' }],
  readBatch: { id: 2, readAt: '2026-02-02T15:00:00.000Z', reader: { id: 12, fullName: 'Ana Ruiz' } },
  user: { id: 9, fullName: 'Luis Mera', email: 'luis@prueba.example' },
};
const held: Withdrawal = { ...looked, mayBePaidUntil: '2026-02-05' };

test('what an approver checks, and what keeps it from being approved, are in row and dialog', async () => {
  const { user } = open(reply(AdminWithdrawalsDocument, { adminWithdrawals: toPage([looked]) }));
  const [row] = getRows(await screen.findByRole('table'));
  expect(row?.[6]).toBe(
    'SolicitadoTitular distinto · Cuenta de 3 días · Primer retiroAl saldo le faltan $45.00Se puede aprobar desde el 5 de febrero, 10:00: Berta Salas',
  );
  await user.click(await findRowButton('Aprobar', 'Luis Mera'));
  const dialog = await screen.findByRole('alertdialog', { name: 'Aprobar retiro' });
  for (const text of ['Titular distinto', 'Hace 3 días', 'Sí', '-$45.00', 'Lote 2, que leyó Ana Ruiz el 02/02/2026'])
    expect(dialog).toHaveTextContent(text);
});

test('nothing is decided of a withdrawal that the bank may have paid', async () => {
  open(reply(AdminWithdrawalsDocument, { adminWithdrawals: toPage([held]) }));
  const row = within((await screen.findByText('Luis Mera')).closest('tr')!);
  expect(row.getByText('Estuvo en el lote 2, leído: el banco puede pagarlo hasta el 05/02/2026')).toBeInTheDocument();
  expect(row.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['El banco no lo pagó']);
  expect(screen.queryByRole('checkbox')).toBeNull();
});

test('a withdrawal that left a file is stated as not paid with how that is known', async () => {
  const { user, getVariables } = open(
    reply(AdminWithdrawalsDocument, { adminWithdrawals: toPage([held]) }),
    reply(StateWithdrawalNotPaidDocument, { stateWithdrawalNotPaid: { id: 8, notPaidAt: '2026-02-03T15:00:00.000Z' } }),
  );
  await user.click(await findRowButton('El banco no lo pagó', 'Luis Mera'));
  const dialog = within(await screen.findByRole('dialog'));
  fillIn(dialog.getByLabelText(/Motivo/), 'Lo confirmó el banco');
  await user.click(dialog.getByRole('button', { name: 'Registrar que no se pagó' }));
  expect(await findToast('Registrado: el banco no lo pagó')).toBeInTheDocument();
  expect(getVariables('StateWithdrawalNotPaid')).toEqual([{ id: 8, input: { reason: 'Lo confirmó el banco' } }]);
});

test('several are approved at once, and those that need a check only when they are ticked', async () => {
  const { user, getVariables } = open(
    reply(AdminWithdrawalsDocument, { adminWithdrawals: toPage([requested, looked]) }),
    reply(ApproveWithdrawalsDocument, {
      approveWithdrawals: [
        { id: 7, status: 'approved', reasons: [], code: null },
        { id: 8, status: 'refused', reasons: ['isFirst'], code: 'INSUFFICIENT_BALANCE' },
      ],
    }),
  );
  await user.click(await screen.findByRole('button', { name: 'Elegir los 2 solicitados' }));
  await user.click(screen.getByRole('button', { name: 'Aprobar los 2 (suma $420.50)' }));
  const dialog = within(await screen.findByRole('alertdialog', { name: '¿Aprobar los 2 retiros?' }));
  expect(dialog.getByText('1 retiro por $120.50')).toBeInTheDocument();
  await user.click(dialog.getByRole('checkbox', { name: /^Luis Mera: Titular distinto/ }));
  expect(dialog.getByText('2 retiros por $420.50')).toBeInTheDocument();
  await user.click(dialog.getByRole('button', { name: 'Aprobar' }));
  expect(await findToast('1 retiro aprobado, 1 no se pudo aprobar')).toBeInTheDocument();
  const refused = within(await screen.findByRole('dialog', { name: 'No se aprobaron' }));
  expect(refused.getByRole('listitem')).toHaveTextContent('Luis Mera$300.00El saldo ya no lo cubre.');
  expect(getVariables('ApproveWithdrawals')).toEqual([{ input: { ids: [7, 8], confirm: [8] } }]);
});

test('forty are approved with three clicks', async () => {
  const rows = Array.from({ length: 40 }, (_, at) => ({ ...requested, id: 100 + at }));
  const { user, getVariables } = open(
    reply(AdminWithdrawalsDocument, { adminWithdrawals: toPage(rows) }),
    reply(ApproveWithdrawalsDocument, {
      approveWithdrawals: rows.map(({ id }) => ({ id, status: 'approved' as const, code: null, reasons: [] })),
    }),
  );
  await user.click(await screen.findByRole('button', { name: 'Elegir los 40 solicitados' }));
  await user.click(screen.getByRole('button', { name: /^Aprobar los 40 / }));
  const question = within(await screen.findByRole('alertdialog', { name: '¿Aprobar los 40 retiros?' }));
  await user.click(question.getByRole('button', { name: 'Aprobar' }));
  expect(await findToast('40 retiros aprobados')).toBeInTheDocument();
  expect(getVariables('AdminWithdrawals')[0]).toMatchObject({ limit: 50 });
  expect(getVariables('ApproveWithdrawals')).toEqual([{ input: { ids: rows.map(({ id }) => id), confirm: [] } }]);
});

test('rejecting takes a reason', async () => {
  const { user, getVariables } = open(
    reply(RejectWithdrawalDocument, { rejectWithdrawal: { id: 7, status: 'rejected' } }),
  );
  await user.click(await findRowButton('Rechazar', 'Rosa Intriago'));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Rechazar retiro' }));
  expect(await dialog.findByText('Escribe el motivo')).toBeInTheDocument();
  fillIn(dialog.getByLabelText(/Motivo/), 'La cuenta es de otra persona');
  await user.click(dialog.getByRole('button', { name: 'Rechazar retiro' }));
  expect(await findToast('Retiro rechazado')).toBeInTheDocument();
  expect(getVariables('RejectWithdrawal')).toEqual([{ id: 7, input: { reason: 'La cuenta es de otra persona' } }]);
});

test('an approved one is marked paid with the reference of the bank', async () => {
  const { user, getVariables } = open(reply(PayWithdrawalDocument, { payWithdrawal: { id: 6, status: 'paid' } }));
  await user.click(await findRowButton('Marcar pagado', 'Luis Mera'));
  const dialog = within(await screen.findByRole('dialog'));
  fillIn(dialog.getByLabelText(/Fecha del pago/), '2026-02-04');
  fillIn(dialog.getByLabelText(/Referencia del banco/), 'TRF-77');
  await user.click(dialog.getByRole('button', { name: 'Marcar pagado' }));
  expect(await findToast('Retiro pagado')).toBeInTheDocument();
  expect(getVariables('PayWithdrawal')).toEqual([{ id: 6, input: { paidOn: '2026-02-04', bankReference: 'TRF-77' } }]);
});

test('a wrong approval goes back to requested while it is in no batch', async () => {
  const free = { ...approved, batchId: null };
  const { user, getVariables } = open(
    reply(AdminWithdrawalsDocument, { adminWithdrawals: toPage([free]) }),
    reply(UnapproveWithdrawalDocument, { unapproveWithdrawal: { id: 6, status: 'requested' } }),
  );
  await user.click(await findRowButton('Volver a solicitado', 'Luis Mera'));
  const question = within(await screen.findByRole('alertdialog', { name: '¿Volver a solicitado?' }));
  expect(question.getByText(/^El retiro de \$120\.50 de Luis Mera vuelve a esperar una decisión/)).toBeInTheDocument();
  await user.click(question.getByRole('button', { name: 'Volver a solicitado' }));
  expect(await findToast('Retiro solicitado otra vez')).toBeInTheDocument();
  expect(getVariables('UnapproveWithdrawal')).toEqual([{ id: 6 }]);
});

describe('the batches for the bank', () => {
  const batch: BatchRowFragment = {
    id: 3,
    state: 'open',
    withdrawals: 2,
    total: '241.00',
    isReadable: true,
    isChangeable: true,
    readAt: '2026-02-03T16:00:00.000Z',
    reader: { id: 1, fullName: 'Lucía Paz' },
    createdAt: '2026-02-03T15:00:00.000Z',
    author: { id: 1, fullName: 'Lucía Paz' },
  };
  const items: PaidWithdrawalFragment[] = [
    { ...requested, status: 'approved' },
    { ...approved, user: { id: 5, fullName: 'Luis Mera' } },
  ];
  const openBatches = async (batches: BatchRowFragment[], ...replies: Reply[]) => {
    const page = open(reply(WithdrawalBatchesDocument, { withdrawalBatches: batches }), ...replies);
    await page.user.click(await screen.findByRole('tab', { name: 'Lotes para el banco' }));
    return page;
  };
  test('the file is downloaded for a spreadsheet too, whose cells keep the zeros of the accounts', async () => {
    const { user, getVariables } = await openBatches(
      [batch],
      reply(ReadWithdrawalBatchDocument, {
        readWithdrawalBatch: { fileName: 'retiros-cimiento-lote-3.xlsx', base64: btoa('PK\u0003\u0004') },
      }),
    );
    expect(await screen.findByText('Leído el 03/02/2026 por Lucía Paz')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Descargar Excel: Lote 3' }));
    await waitFor(() =>
      expect(saveFile).toHaveBeenCalledWith(expect.objectContaining({ size: 4 }), 'retiros-cimiento-lote-3.xlsx'),
    );
    expect(getVariables('ReadWithdrawalBatch')).toEqual([{ id: 3, format: 'xlsx' }]);
  });

  test('the first reading asks before, and a file that cannot be read offers none', async () => {
    const { user, getVariables } = await openBatches(
      [
        { ...batch, readAt: null, reader: null },
        { ...batch, id: 2, isReadable: false },
      ],
      reply(ReadWithdrawalBatchDocument, fail('INSUFFICIENT_BALANCE', 'El saldo ya no alcanza.')),
    );
    await user.click(await screen.findByRole('button', { name: 'Descargar CSV: Lote 3' }));
    expect(screen.queryByRole('button', { name: 'Descargar CSV: Lote 2' })).toBeNull();
    const question = within(await screen.findByRole('alertdialog', { name: '¿Leer el archivo del lote 3?' }));
    expect(getVariables('ReadWithdrawalBatch')).toEqual([]);
    await user.click(question.getByRole('button', { name: 'Leer y descargar' }));
    expect(await findToast('No se descargó: El saldo ya no alcanza.')).toBeInTheDocument();
  });

  const shown = reply(WithdrawalBatchDocument, { withdrawalBatch: { ...batch, items } });

  test('a new one shows its rows and total first, and takes those that are ticked', async () => {
    const { user, getVariables } = await openBatches(
      [],
      reply(PayableWithdrawalsDocument, { payableWithdrawals: items }),
      reply(CreateWithdrawalBatchDocument, { createWithdrawalBatch: batch }),
    );
    expect(await screen.findByText('Aún no hay lotes')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Crear lote' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Crear lote' }));
    expect(await dialog.findByText('2 retiros por $241.00')).toBeInTheDocument();
    await user.click(dialog.getByRole('checkbox', { name: 'Luis Mera' }));
    expect(dialog.getByText('1 retiro por $120.50')).toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: 'Crear lote' }));
    expect(await findToast('Lote creado')).toBeInTheDocument();
    expect(getVariables('CreateWithdrawalBatch')).toEqual([{ input: { withdrawalIds: [7] } }]);
  });

  test('an open one is paid with one date and one reference, without the rows that are unticked', async () => {
    const { user, getVariables } = await openBatches(
      [batch],
      shown,
      reply(PayWithdrawalBatchDocument, { payWithdrawalBatch: { ...batch, state: 'paid' } }),
    );
    const table = await screen.findByRole('table', { name: 'Lotes' });
    expect(getRows(table)[0]?.slice(0, 6)).toEqual(['Lote 3', 'Abierto', '03/02/2026', 'Lucía Paz', '2', '$241.00']);
    await user.click(await findRowButton('Marcar el lote como pagado', 'Lote 3'));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(await dialog.findByRole('checkbox', { name: 'Luis Mera' }));
    fillIn(dialog.getByLabelText(/Fecha del pago/), '2026-02-04');
    fillIn(dialog.getByLabelText(/Referencia del banco/), 'TRF-77');
    await user.click(dialog.getByRole('button', { name: 'Marcar el lote como pagado' }));
    expect(await findToast('Lote pagado')).toBeInTheDocument();
    const input = { paidOn: '2026-02-04', bankReference: 'TRF-77', except: [6] };
    expect(getVariables('PayWithdrawalBatch')).toEqual([{ id: 3, input }]);
  });

  test('an open one loses a row or is cancelled after asking; a paid one offers neither', async () => {
    const { user, getVariables } = await openBatches(
      [batch, { ...batch, id: 2, state: 'paid' }],
      shown,
      reply(RemoveFromWithdrawalBatchDocument, { removeFromWithdrawalBatch: batch }),
      reply(CancelWithdrawalBatchDocument, { cancelWithdrawalBatch: { ...batch, state: 'cancelled' } }),
    );
    expect(await screen.findByRole('button', { name: 'Ver retiros: Lote 2' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Acciones: Lote 2' })).toBeNull();
    await user.click(await findRowButton('Ver retiros', 'Lote 3'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Lote 3' }));
    await user.click(await dialog.findByRole('button', { name: 'Quitar del lote: $120.50 de Luis Mera' }));
    const removal = within(await screen.findByRole('alertdialog', { name: '¿Quitar del lote?' }));
    await user.click(removal.getByRole('button', { name: 'Quitar del lote' }));
    expect(await findToast('Retiro quitado del lote')).toBeInTheDocument();
    expect(getVariables('RemoveFromWithdrawalBatch')).toEqual([{ id: 3, input: { withdrawalIds: [6] } }]);
    await user.click(dialog.getByRole('button', { name: 'Cerrar ventana' }));
    await user.click(await findRowButton('Anular lote', 'Lote 3'));
    const question = within(await screen.findByRole('alertdialog', { name: '¿Anular el lote 3?' }));
    expect(question.getByText(/^Tiene 2 retiros por \$241\.00/)).toBeInTheDocument();
    await user.click(question.getByRole('button', { name: 'Anular lote' }));
    expect(await findToast('Lote anulado')).toBeInTheDocument();
    expect(getVariables('CancelWithdrawalBatch')).toEqual([{ id: 3 }]);
  });

  test('one that the bank may have says why its rows stay, and offers what is possible', async () => {
    const sent = { ...batch, isChangeable: false };
    const { user } = await openBatches([sent], reply(WithdrawalBatchDocument, { withdrawalBatch: { ...sent, items } }));
    await user.click(await findRowButton('Ver retiros', 'Lote 3'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Lote 3' }));
    expect(await dialog.findByText(/^El archivo de este lote ya se leyó: el banco puede tenerlo/)).toBeInTheDocument();
    expect(dialog.queryByRole('button', { name: /^Quitar del lote/ })).toBeNull();
    expect(dialog.getByRole('button', { name: 'Marcar el lote como pagado' })).toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: 'Anular lote' }));
    expect(await screen.findByRole('alertdialog', { name: '¿Anular el lote 3?' })).toBeInTheDocument();
  });
});
