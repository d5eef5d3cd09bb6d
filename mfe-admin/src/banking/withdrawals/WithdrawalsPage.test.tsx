import { saveFile } from '@cimiento/ui';
import { screen, waitFor, within } from '@testing-library/react';
import { fillIn, findRowButton, findToast, getRows, renderPage, toPage } from '../../shared/testing/render-page';
import { fail, reply, type Reply } from '../../shared/testing/test-link';
import type { Withdrawal } from './withdrawal-columns';
import {
  AdminWithdrawalsDocument,
  ApproveWithdrawalDocument,
  CreateWithdrawalBatchDocument,
  PayWithdrawalDocument,
  RejectWithdrawalDocument,
  WithdrawalBatchesDocument,
  type BatchRowFragment,
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
    [
      '03/02/2026',
      'Rosa IntriagoRF49RET7K3M9QXR4T',
      'Banco PichinchaAhorros 2200123456 · Rosa Intriago Mera',
      '$120.50',
      'Solicitado',
    ],
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

test('a new file for the bank is downloaded and listed with its total and hash', async () => {
  const batch: BatchRowFragment = {
    id: 3,
    withdrawals: 2,
    total: '241.00',
    sha256: 'ab'.repeat(32),
    content: 'Referencia',
    createdAt: '2026-02-03T15:00:00.000Z',
    author: { id: 1, fullName: 'Lucía Paz' },
  };
  const { user, setReply } = open(
    reply(WithdrawalBatchesDocument, { withdrawalBatches: [] }),
    reply(CreateWithdrawalBatchDocument, { createWithdrawalBatch: batch }),
  );
  await user.click(await screen.findByRole('tab', { name: 'Lotes para el banco' }));
  expect(await screen.findByText('Aún no hay lotes')).toBeInTheDocument();
  setReply(reply(WithdrawalBatchesDocument, { withdrawalBatches: [batch] }));
  await user.click(screen.getByRole('button', { name: 'Crear lote de los aprobados' }));
  await waitFor(() => expect(saveFile).toHaveBeenCalledWith('Referencia', 'retiros-cimiento-lote-3.csv'));
  const table = await screen.findByRole('table', { name: 'Lotes' });
  expect(getRows(table)).toEqual([['3', '03/02/2026', 'Lucía Paz', '2', '$241.00', 'ab'.repeat(32)]]);
});
