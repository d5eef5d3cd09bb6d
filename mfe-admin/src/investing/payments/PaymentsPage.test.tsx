import { addDays, today } from '@cimiento/contracts';
import { screen, waitFor, within } from '@testing-library/react';
import {
  FindInvestmentsDocument,
  FindProjectsDocument,
  FindUsersDocument,
} from '../../shared/records/option-search.generated';
import { fillIn, findRowButton, findToast, getRows, renderPage, toPage } from '../../shared/testing/render-page';
import { fail, neverAnswer, reply, type Reply } from '../../shared/testing/test-link';
import type { Payment } from '../payment-form/payment-row';
import {
  AdminPaymentsDocument,
  CreatePaymentDocument,
  DeletePaymentDocument,
  PayeeBalanceDocument,
  PaymentFactsDocument,
  PaymentsToChangeDocument,
  UpdatePaymentDocument,
} from '../payment-form/payments.generated';
import PaymentsPage from './PaymentsPage';

const project = { id: 3, name: 'Torre Norte', location: 'Quito, Ecuador', annualReturn: '8.5' };
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
  status: 'paid',
  creditedOn: '2026-02-05',
  dateReason: null,
  capital: 10_000,
  startedOn: null,
  projectName: 'Torre Norte',
};
const missed: Payment = { ...payment, id: 22, user: null, project: null, projectName: 'Casa Vieja', status: 'missed' };
const investment = {
  id: 12,
  amount: 10_000,
  startedOn: '2026-03-10',
  projectName: project.name,
  project,
  projectId: project.id,
  user: eva,
  userId: eva.id,
};

const openAt = (path: string, ...replies: Reply[]) =>
  renderPage(<PaymentsPage />, {
    path,
    replies: [
      reply(AdminPaymentsDocument, { adminPayments: toPage([payment, missed]) }),
      reply(PaymentsToChangeDocument, {
        adminPayments: { total: 0, totalIsCapped: false, sum: '0.00' },
        creditsOnRecording: true,
      }),
      reply(PaymentFactsDocument, {
        adminOverview: { payments: 1240 },
        paymentPeriods: ['2026-02', '2026-01'],
        projects: [project],
      }),
      reply(PayeeBalanceDocument, { adminPayment: { id: 21, payeeBalance: { available: '0.00', withdrawals: [] } } }),
      reply(FindUsersDocument, { adminUsers: { items: [eva] } }),
      reply(FindProjectsDocument, { adminProjects: { items: [project] } }),
      reply(FindInvestmentsDocument, { adminInvestments: { items: [investment] } }),
      ...replies,
    ],
  });

const open = (...replies: Reply[]) => openAt('/admin/payments', ...replies);

describe('the list', () => {
  test('shows that it loads', async () => {
    open(reply(AdminPaymentsDocument, neverAnswer));
    expect(await screen.findByText('Cargando pagos...')).toBeInTheDocument();
  });

  test('says when no payment matches, and can clear the filters', async () => {
    const { user, getVariables } = open(reply(AdminPaymentsDocument, { adminPayments: toPage([]) }));
    expect(await screen.findByText('No se encontraron pagos con los filtros aplicados')).toBeInTheDocument();
    await user.selectOptions(screen.getByLabelText('Estado'), 'Perdido');
    await user.click(await screen.findByRole('button', { name: 'Quitar búsqueda y filtros' }));
    await waitFor(() => expect(screen.getByLabelText('Estado')).toHaveValue(''));
    expect(getVariables('AdminPayments').map(({ status }) => status)).toContain('missed');
    expect(window.location.search).toBe('');
  });

  test('reports a failed load in a toast', async () => {
    open(reply(AdminPaymentsDocument, fail('INTERNAL', '')));
    expect(await findToast('No se pudieron cargar los pagos')).toBeInTheDocument();
  });

  test('counts the filtered payments and all of them', async () => {
    openAt('/admin/payments?period=2026-01');
    expect(await screen.findByText('Pagos (2 de 1,240)')).toBeInTheDocument();
    expect(screen.getByText('1,240 pagos registrados')).toBeInTheDocument();
  });

  test('shows amounts to the cent, Ecuadorian dates, and placeholders for deleted records', async () => {
    open();
    expect(getRows(await screen.findByRole('table'))).toEqual([
      ['', 'Eva Torreseva@prueba.example', 'Torre Norte', '$125.50', '2026-01', '05/02/2026', 'Pagado'],
      ['', 'Usuario no encontrado', 'Proyecto no encontradoCasa Vieja', '$125.50', '2026-01', '05/02/2026', 'Perdido'],
    ]);
  });

  test('filters by status and by period, newest period first', async () => {
    const { user, getVariables } = open();
    const period = await screen.findByLabelText('Período');
    await within(period).findByText('2026-01');
    expect(
      within(period)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['Período: todos', '2026-02', '2026-01']);
    await user.selectOptions(period, '2026-01');
    await user.selectOptions(screen.getByLabelText('Estado'), 'Pendiente');
    await waitFor(() =>
      expect(getVariables('AdminPayments').at(-1)).toMatchObject({ period: '2026-01', status: 'pending', offset: 0 }),
    );
  });
});

describe('the create dialog', () => {
  const openDialog = async (...replies: Reply[]) => {
    const opened = open(...replies);
    await opened.user.click(screen.getByRole('button', { name: 'Nuevo Pago' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Nuevo Pago' }));
    const chooseInvestment = async () => {
      await opened.user.click(dialog.getByLabelText(/^Inversión/));
      await opened.user.click(await screen.findByRole('option', { name: /#12 · Torre Norte/ }));
    };
    const submit = () => opened.user.click(dialog.getByRole('button', { name: 'Crear Pago' }));
    return { ...opened, dialog, chooseInvestment, submit };
  };

  test('takes user and project from the chosen investment, and sends the payment as paid', async () => {
    const { dialog, chooseInvestment, submit, getVariables } = await openDialog(
      reply(CreatePaymentDocument, { createPayment: { id: 23 } }),
    );
    await chooseInvestment();
    expect(dialog.getByLabelText(/^Usuario/)).toHaveValue('Eva Torres');
    expect(dialog.getByLabelText(/^Proyecto/)).toHaveValue('Torre Norte');
    expect(dialog.getByPlaceholderText('2025-01')).toBe(dialog.getByLabelText(/^Período/));
    expect(dialog.getByLabelText(/^Monto/)).toHaveAttribute('step', '0.01');
    fillIn(dialog.getByLabelText(/^Monto/), '99.9');
    fillIn(dialog.getByLabelText(/^Período/), '2026-03');
    fillIn(dialog.getByLabelText(/^Fecha de Pago/), '2026-04-05');
    await submit();
    expect(await findToast('Pago creado')).toBeInTheDocument();
    expect(getVariables('CreatePayment')).toEqual([
      {
        input: {
          investmentId: 12,
          userId: 7,
          projectId: 3,
          amount: '99.90',
          period: '2026-03',
          paymentDate: '2026-04-05',
          status: 'paid',
          creditedOn: null,
          dateReason: null,
          reason: null,
        },
      },
    ]);
  });

  test('a payment above the capital with a coming pay day is saved once that is confirmed', async () => {
    const { user, dialog, chooseInvestment, submit, getVariables } = await openDialog(
      reply(CreatePaymentDocument, { createPayment: { id: 23 } }),
    );
    await chooseInvestment();
    fillIn(dialog.getByLabelText(/^Monto/), '99,999,999');
    fillIn(dialog.getByLabelText(/^Período/), 'mar-26');
    fillIn(dialog.getByLabelText(/^Fecha de Pago/), addDays(today(), 400));
    fillIn(dialog.getByLabelText(/^Monto/), '10.000,01');
    await submit();
    expect(dialog.getByLabelText(/^Monto/)).toHaveAccessibleDescription(/\$10,000.01 es más que toda la inversión/);
    expect(dialog.getByLabelText(/^Fecha de Pago/)).toHaveAccessibleDescription(/no cuenta como recibido/);
    expect(getVariables('CreatePayment')).toEqual([]);
    // A change asks again.
    fillIn(dialog.getByLabelText(/^Monto/), '10000.02');
    await submit();
    await submit();
    expect(getVariables('CreatePayment')).toEqual([]);
    await user.click(dialog.getByLabelText('Es correcto: guardar así'));
    await submit();
    expect(await findToast('Pago creado')).toBeInTheDocument();
    expect(getVariables('CreatePayment')).toMatchObject([{ input: { amount: '10000.02' } }]);
  });

  test('a payment of a day before its order was confirmed is saved once that is confirmed', async () => {
    const { dialog, chooseInvestment, submit, getVariables } = await openDialog();
    await chooseInvestment();
    fillIn(dialog.getByLabelText(/^Monto/), '10');
    fillIn(dialog.getByLabelText(/^Período/), '2026-03');
    fillIn(dialog.getByLabelText(/^Fecha de Pago/), '2026-03-09');
    await submit();
    expect(dialog.getByLabelText(/^Fecha de Pago/)).toHaveAccessibleDescription(
      /La fecha de pago \(09\/03\/2026\) es anterior a la inversión, que es del 10\/03\/2026/,
    );
    expect(getVariables('CreatePayment')).toEqual([]);
  });

  test('clears the investment when another user is chosen', async () => {
    const { user, dialog, chooseInvestment } = await openDialog();
    await chooseInvestment();
    await user.click(dialog.getByLabelText(/^Usuario/));
    await user.click(await screen.findByRole('option', { name: /Eva Torres/ }));
    await waitFor(() => expect(dialog.getByLabelText(/^Inversión/)).toHaveValue(''));
    expect(dialog.getByLabelText(/^Proyecto/)).toHaveValue('Torre Norte');
  });

  test('rejects an incomplete payment before it sends anything', async () => {
    const { dialog, submit, getVariables } = await openDialog();
    await submit();
    expect(dialog.getByLabelText(/^Inversión/)).toBeInvalid();
    expect(dialog.getByLabelText(/^Monto/)).toBeInvalid();
    expect(getVariables('CreatePayment')).toEqual([]);
  });
});

test('a rejected change reports it and stays in the form', async () => {
  const { user } = open(reply(UpdatePaymentDocument, fail('INTERNAL', '')));
  await user.click(await findRowButton('Editar', 'Eva Torres'));
  const dialog = within(await screen.findByRole('dialog', { name: 'Editar Pago' }));
  fillIn(dialog.getByLabelText(/^Monto/), '130');
  await user.click(dialog.getByRole('button', { name: 'Guardar Cambios' }));
  expect(await findToast('No se pudo actualizar el pago.')).toBeInTheDocument();
  expect(dialog.getByLabelText(/^Monto/)).toHaveValue('130');
});

test('a change or deletion that waits for another administrator says so, and the list reloads', async () => {
  const pending = fail('APPROVAL_PENDING', 'Otro administrador debe aprobarla.');
  const { user, getVariables } = open(reply(UpdatePaymentDocument, pending), reply(DeletePaymentDocument, pending));
  await user.click(await findRowButton('Editar', 'Eva Torres'));
  const dialog = within(await screen.findByRole('dialog', { name: 'Editar Pago' }));
  fillIn(dialog.getByLabelText(/^Monto/), '130');
  await user.click(dialog.getByRole('button', { name: 'Guardar Cambios' }));
  expect(await findToast('Enviado a aprobación')).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.queryByText('Pago actualizado')).toBeNull();
  await waitFor(() => expect(getVariables('AdminPayments')).toHaveLength(2));

  await user.click(await findRowButton('Eliminar', 'Eva Torres'));
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Eliminar' }));
  await waitFor(() => expect(getVariables('AdminPayments')).toHaveLength(3));
  expect(screen.queryByText('Pago eliminado')).toBeNull();
});

test('deleting asks, then reports it and reloads list and count', async () => {
  const { user, getVariables } = open(reply(DeletePaymentDocument, { deletePayment: { id: 21 } }));
  await user.click(await findRowButton('Eliminar', 'Eva Torres'));
  const dialog = await screen.findByRole('alertdialog', { name: '¿Estás seguro?' });
  expect(dialog).toHaveTextContent('Esta acción no se puede deshacer. El pago será eliminado permanentemente.');
  await user.click(within(dialog).getByRole('button', { name: 'Eliminar' }));
  expect(await findToast('Pago eliminado')).toBeInTheDocument();
  expect(getVariables('DeletePayment')).toEqual([{ id: 21, reason: null }]);
  await waitFor(() => expect(getVariables('PaymentFacts')).toHaveLength(2));
});

test('a deletion or change that leaves withdrawals without cover says so before', async () => {
  const balance = { adminPayment: { id: 21, payeeBalance: { available: '100.00', withdrawals: [5, 7] } } };
  const { user, getVariables } = open(reply(PayeeBalanceDocument, balance));
  await user.click(await findRowButton('Eliminar', 'Eva Torres'));
  const question = within(await screen.findByRole('alertdialog'));
  expect(await question.findByText(/^Los retiros en curso #5, #7 quedan sin saldo/)).toBeInTheDocument();
  await user.click(question.getByRole('button', { name: 'Cancelar' }));
  await user.click(await findRowButton('Editar', 'Eva Torres'));
  const dialog = within(await screen.findByRole('dialog'));
  fillIn(dialog.getByLabelText(/^Monto/), '20.00');
  await user.click(dialog.getByRole('button', { name: 'Guardar Cambios' }));
  expect(await dialog.findByText(/^Todavía no se guardó\. Los retiros en curso #5, #7/)).toBeInTheDocument();
  expect(getVariables('UpdatePayment')).toEqual([]);
});
