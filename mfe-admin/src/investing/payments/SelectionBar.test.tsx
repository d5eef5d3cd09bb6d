import { addDays, today } from '@cimiento/contracts';
import { screen, waitFor, within } from '@testing-library/react';
import { renderPage, toPage } from '../../shared/testing/render-page';
import { reply, type Reply } from '../../shared/testing/test-link';
import { ChangePaymentStatusesDocument } from '../payment-runs/payment-statuses.generated';
import type { Payment } from '../payment-form/payment-row';
import {
  AdminPaymentsDocument,
  PaymentFactsDocument,
  PaymentStatusEffectsDocument,
  PaymentsToChangeDocument,
  SelectablePaymentsDocument,
} from '../payment-form/payments.generated';
import PaymentsPage from './PaymentsPage';

const project = { id: 3, name: 'Torre Norte', location: 'Quito, Ecuador' };
const eva = { id: 7, fullName: 'Eva Torres', email: 'eva@prueba.example' };
const payment: Payment = {
  id: 21,
  revision: 'y1',
  investmentId: 12,
  userId: eva.id,
  user: eva,
  projectId: project.id,
  project,
  amount: '125.50',
  period: '2026-01',
  paymentDate: '2026-02-05',
  creditedOn: null,
  dateReason: null,
  status: 'paid',
  capital: 10_000,
  startedOn: null,
  projectName: 'Torre Norte',
};

const openAt = (path: string, ...replies: Reply[]) =>
  renderPage(<PaymentsPage />, {
    path,
    replies: [
      reply(PaymentFactsDocument, { adminOverview: { payments: 3 }, paymentPeriods: ['2026-01'], projects: [project] }),
      ...replies,
    ],
  });

test('marks all pending payments that were found as paid, states them first, and takes it back', async () => {
  const pendings = [31, 32].map((id) => ({ ...payment, id, status: 'pending' as const }));
  const { user, getVariables } = openAt(
    '/admin/payments?projectId=3&from=2026-02-01',
    reply(AdminPaymentsDocument, { adminPayments: { ...toPage([payment, ...pendings]), sum: '376.50' } }),
    reply(PaymentsToChangeDocument, {
      adminPayments: { total: 2, totalIsCapped: false, sum: '251.00' },
      creditsOnRecording: true,
    }),
    reply(SelectablePaymentsDocument, { adminPayments: { items: pendings } }),
    reply(ChangePaymentStatusesDocument, { changePaymentStatuses: { ids: [31, 32] } }),
  );
  expect(await screen.findByText('2 pendientes, $251.00')).toBeInTheDocument();
  expect(screen.getByText('$376.50')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Seleccionar los 2 pendientes' }));
  expect(await screen.findByText('2 pagos por $251.00, con fecha del 05/02/2026')).toBeInTheDocument();
  expect(getVariables('SelectablePayments')[0]).toMatchObject({ status: 'pending', projectId: 3, from: '2026-02-01' });
  await user.click(screen.getByRole('button', { name: 'Marcar como pagados' }));
  const question = within(await screen.findByRole('alertdialog', { name: '¿Marcar como pagados?' }));
  expect(question.getByText('2 pagos por $251.00, con fecha del 05/02/2026.')).toBeInTheDocument();
  expect(question.getByText(/^Se acreditan con la fecha de hoy, /)).toBeInTheDocument();
  expect(getVariables('ChangePaymentStatuses')).toEqual([]);
  await user.click(question.getByRole('button', { name: 'Marcar como pagados' }));
  expect(await screen.findByText('2 pagos marcados como pagados.')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Volver a pendientes' }));
  await waitFor(() =>
    expect(getVariables('ChangePaymentStatuses')).toEqual([
      { ids: [31, 32], from: 'pending', to: 'paid' },
      { ids: [31, 32], from: 'paid', to: 'pending' },
    ]),
  );
});

const overdraw = { code: 'OVERDRAWS', message: 'El retiro en curso #5 queda sin saldo que lo cubra' };

test('takes back payments that were marked as paid on another day', async () => {
  const { user, getVariables } = openAt(
    '/admin/payments?status=paid',
    reply(AdminPaymentsDocument, { adminPayments: toPage([payment]) }),
    reply(PaymentsToChangeDocument, {
      adminPayments: { total: 1, totalIsCapped: false, sum: '125.50' },
      creditsOnRecording: true,
    }),
    reply(PaymentStatusEffectsDocument, { paymentStatusEffects: { warnings: [overdraw] } }),
    reply(ChangePaymentStatusesDocument, { changePaymentStatuses: { ids: [21] } }),
  );
  await user.click(await screen.findByRole('checkbox', { name: /^Seleccionar pago de Eva Torres/ }));
  expect(screen.queryByRole('button', { name: 'Marcar como pagados' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Volver a pendientes' }));
  const question = within(await screen.findByRole('alertdialog', { name: '¿Volver a pendientes?' }));
  expect(await question.findByRole('alert')).toHaveTextContent(overdraw.message);
  expect(getVariables('PaymentStatusEffects')).toEqual([{ ids: [21] }]);
  await user.click(question.getByRole('button', { name: 'Volver a pendientes' }));
  await waitFor(() =>
    expect(getVariables('ChangePaymentStatuses')).toEqual([{ ids: [21], from: 'paid', to: 'pending' }]),
  );
});

test('asks before payments are marked as paid whose day is to come', async () => {
  const ahead = { ...payment, status: 'pending' as const, paymentDate: addDays(today(), 3) };
  const { user, getVariables } = openAt(
    '/admin/payments?status=pending',
    reply(AdminPaymentsDocument, { adminPayments: toPage([ahead]) }),
    reply(PaymentsToChangeDocument, {
      adminPayments: { total: 1, totalIsCapped: false, sum: '125.50' },
      creditsOnRecording: true,
    }),
    reply(ChangePaymentStatusesDocument, { changePaymentStatuses: { ids: [21] } }),
  );
  await user.click(await screen.findByRole('checkbox', { name: /^Seleccionar pago de Eva Torres/ }));
  await user.click(screen.getByRole('button', { name: 'Marcar como pagados' }));
  const question = within(await screen.findByRole('alertdialog', { name: '¿Marcar como pagados?' }));
  expect(question.getByText(/^El pago tiene fecha futura/)).toBeInTheDocument();
  expect(getVariables('ChangePaymentStatuses')).toEqual([]);
  await user.click(question.getByRole('button', { name: 'Marcar como pagados' }));
  await waitFor(() => expect(getVariables('ChangePaymentStatuses')).toHaveLength(1));
});
