import { screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { findRowButton, listRowActions, renderPage } from '../../shared/testing/render-page';
import { fail, reply, type Reply } from '../../shared/testing/test-link';
import type { PersonOverview } from './person-columns';
import PersonPage from './PersonPage';
import { UserAccessDocument } from '../../access/users/users.generated';
import { PayeeBalanceDocument } from '../../investing/payment-form/payments.generated';
import { UserOverviewDocument } from './user-overview.generated';

const person = { id: 4, fullName: 'Rosa Intriago', email: 'rosa@prueba.example' };

const overview: PersonOverview = {
  user: {
    id: 4,
    revision: 'r1',
    username: 'rosa',
    fullName: 'Rosa Intriago',
    email: 'rosa@prueba.example',
    role: 'user',
    staffRole: null,
    createdAt: '2026-01-05T15:00:00.000Z',
    receivesPasswordLink: false,
    disabledAt: null,
    secondFactorAt: null,
    lastSignInAt: null,
    pendingEmail: null,
  },
  balance: { available: '250.10', held: '20.00', invested: '3000.00', pending: '12.50' },
  orders: [
    {
      id: 12,
      number: 'CIM-22222-33333',
      projectId: 2,
      projectName: 'Casa Olmo',
      amount: 2000,
      fundedFrom: 'transfer',
      status: 'reserved',
      reference: 'RF18',
      expiresAt: '2999-01-05T15:00:00.000Z',
      paidAt: null,
      remindedAt: null,
      cancellation: null,
      investmentId: null,
      createdAt: '2026-02-01T15:00:00.000Z',
      cancellableUntil: null,
      user: person,
    },
  ],
  investments: [
    { id: 7, amount: 3000, annualReturn: 8.5, projectName: 'Casa Olmo', project: { id: 2, name: 'Casa Olmo' } },
  ],
  payments: [
    {
      id: 31,
      period: '2026-02',
      paymentDate: '2026-02-15',
      amount: '12.50',
      status: 'pending',
      creditedOn: null,
      dateReason: null,
      projectName: 'Casa Olmo',
      project: { id: 2, name: 'Casa Olmo', location: 'Loja' },
      projectId: 2,
      revision: 'r1',
      investmentId: 7,
      userId: 4,
      user: person,
      capital: 3000,
      startedOn: null,
    },
  ],
  withdrawals: null,
  movements: [
    {
      id: 90,
      kind: 'deposit',
      amount: '250.10',
      balanceAfter: '250.10',
      occurredOn: '2026-02-03',
      availableOn: null,
      reference: 'TRF-1',
      memo: 'Depósito por transferencia',
    },
  ],
  notices: [],
  emails: [],
  statements: [],
  requests: [],
  securityEvents: [],
  changes: [],
};

const payee = reply(PayeeBalanceDocument, {
  adminPayment: { id: 31, payeeBalance: { available: '0.00', withdrawals: [] } },
});

const open = (path: string, ...replies: Reply[]) =>
  renderPage(
    <Routes>
      <Route path="/admin/users/:id" element={<PersonPage />} />
    </Routes>,
    { path, replies: [reply(UserOverviewDocument, { userOverview: overview }), payee, ...replies] },
  );

test('shows who a person is, how to reach them and their money, in one query', async () => {
  const { requests } = open('/admin/users/4');
  expect(await screen.findByRole('heading', { level: 1, name: 'Rosa Intriago' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: /^rosa@/ })).toHaveAttribute('href', 'mailto:rosa@prueba.example');
  const figures = ['Disponible', 'Retenido', 'Invertido', 'Por recibir'].map(
    (name) => screen.getByRole('group', { name }).textContent,
  );
  expect(figures).toEqual(['Disponible$250.10', 'Retenido$20.00', 'Invertido$3,000.00', 'Por recibir$12.50']);
  expect(requests.map(({ operation }) => operation).filter((name) => name !== 'CurrentUser')).toEqual(['UserOverview']);
});

test('each part leads to the whole list of that person', async () => {
  open('/admin/users/4');
  const payments = await screen.findByRole('region', { name: 'Pagos' });
  expect(within(payments).getByRole('link', { name: /^Ver más/ })).toHaveAttribute(
    'href',
    '/admin/payments?q=rosa%40prueba.example',
  );
  const movements = screen.getByRole('region', { name: 'Movimientos del saldo' });
  expect(movements).toHaveTextContent('Depósito por transferencia');
  expect(within(movements).getByRole('link', { name: /^Ver más/ })).toHaveAttribute(
    'href',
    '/admin/ledger?tab=entries&q=rosa%40prueba.example',
  );
});

test('a payment is corrected and an order reminded or cancelled on the page', async () => {
  const { user } = open('/admin/users/4');
  const orders = await screen.findByRole('region', { name: 'Órdenes' });
  expect(within(orders).getByRole('button', { name: 'Acciones: CIM-22222-33333' })).toBeInTheDocument();
  expect(await listRowActions('CIM-22222-33333')).toEqual(['Recordar', 'Dar 2 días más', 'Cancelar', 'Historial']);
  await user.click(await findRowButton('Cancelar', 'CIM-22222-33333'));
  const question = await screen.findByRole('alertdialog', { name: '¿Cancelar la orden CIM-22222-33333?' });
  await user.click(within(question).getByRole('button', { name: 'Cancelar' }));
  await user.click(screen.getByRole('button', { name: 'Corregir el pago 31' }));
  expect(await screen.findByRole('dialog', { name: 'Editar Pago' })).toBeInTheDocument();
});

test('a part that the reader may not read is left out, and an empty one says so', async () => {
  open('/admin/users/4');
  expect(await screen.findByText('Avisos: todavía nada.')).toBeInTheDocument();
  expect(screen.queryByText(/Retiros/, { selector: 'h2, p' })).toBeNull();
});

test('all notices are shown on the page itself', async () => {
  const notice = { id: 5, title: 'Recibiste un pago', body: 'Casa Olmo', createdAt: '2026-02-15T15:00:00.000Z' };
  const notices = [{ ...notice, readAt: null }];
  const { user, getVariables } = open(
    '/admin/users/4',
    reply(UserOverviewDocument, { userOverview: { ...overview, notices } }),
  );
  const section = await screen.findByRole('region', { name: 'Avisos' });
  await user.click(within(section).getByRole('link', { name: /^Ver más/ }));
  await waitFor(() => expect(getVariables('UserOverview').at(-1)).toEqual({ id: 4, notices: 1000, statements: 10 }));
  expect(within(await screen.findByRole('region', { name: 'Avisos' })).queryByRole('link')).toBeNull();
});

test('the account is edited in the dialog of the list', async () => {
  const { user } = open(
    '/admin/users/4',
    reply(UserAccessDocument, {
      adminUser: { id: 4, lastSignInAt: null, disabledAt: null, secondFactorAt: null, pendingEmail: null },
    }),
  );
  await user.click(await screen.findByRole('button', { name: 'Editar' }));
  const dialog = await screen.findByRole('dialog', { name: 'Editar Usuario' });
  expect(await within(dialog).findByText('Todavía no ha iniciado sesión')).toBeInTheDocument();
});

test('an unknown account and an address without a number lead back to the list', async () => {
  open('/admin/users/9', reply(UserOverviewDocument, fail('NOT_FOUND', 'No existe.')));
  await waitFor(() => expect(screen.getByText('Usuario no encontrado')).toBeInTheDocument());
  expect(screen.getByRole('link', { name: 'Ver los usuarios' })).toHaveAttribute('href', '/admin/users');
});
