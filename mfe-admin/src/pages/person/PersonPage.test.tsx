import { cleanup, screen, waitFor, within } from '@testing-library/react';
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
  open: { orders: 1, ordersTotal: '2000.00', withdrawals: 0, withdrawalsTotal: '0.00', requests: null },
  identity: { id: 9, state: 'approved', expiresOn: '2028-11-20' },
  bankAccount: {
    bank: 'Banco Pichincha',
    accountType: 'savings',
    accountNumber: '******1234',
    holderName: 'Rosa Intriago',
    createdAt: '2026-01-07T15:00:00.000Z',
    blockedUntil: null,
  },
  balance: { available: '250.10', held: '20.00', invested: '3000.00', returned: '500.00', pending: '12.50' },
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

const open = (path: string, ...replies: Reply[]) => openWith(overview, path, ...replies);

/** The link of a tab; the menu has links of the same names. */
const findTab = async (name: string) =>
  within(await screen.findByRole('navigation', { name: 'Registros de la cuenta' })).getByRole('link', { name });

const openWith = (userOverview: PersonOverview, path: string, ...replies: Reply[]) =>
  renderPage(
    <Routes>
      <Route path="/admin/users/:id" element={<PersonPage />} />
    </Routes>,
    { path, replies: [reply(UserOverviewDocument, { userOverview }), payee, ...replies] },
  );

test('shows who a person is, their money, what is open and their bank account, in one query', async () => {
  const { requests } = open('/admin/users/4');
  expect(await screen.findByRole('heading', { level: 1, name: 'Rosa Intriago' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: /^rosa@/ })).toHaveAttribute('href', 'mailto:rosa@prueba.example');
  const figures = ['Disponible', 'Retenido', 'Invertido', 'Devuelto', 'Por recibir'].map(
    (name) => screen.getByRole('group', { name }).textContent,
  );
  expect(figures).toEqual([
    'Disponible$250.10',
    'Retenido$20.00',
    'Invertido$3,000.00',
    'Devuelto$500.00',
    'Por recibir$12.50',
  ]);
  const facts = screen.getByRole('region', { name: 'Datos de la cuenta' });
  expect(within(facts).getByRole('link', { name: '1 orden reservada por $2,000.00' })).toHaveAttribute(
    'href',
    '/admin/users/4?tab=orders',
  );
  expect(facts).toHaveTextContent('Banco Pichincha …1234Ahorros de Rosa Intriago, desde el 07/01/2026');
  expect(requests.map(({ operation }) => operation).filter((name) => name !== 'CurrentUser')).toEqual(['UserOverview']);
});

test('an account without open records and bank account says so', async () => {
  const open = { orders: 0, ordersTotal: '0.00', withdrawals: 0, withdrawalsTotal: '0.00', requests: 0 };
  openWith({ ...overview, open, bankAccount: null, movements: [], orders: [] }, '/admin/users/4');
  expect(await screen.findByText('Nada abierto')).toBeInTheDocument();
  expect(screen.getByText('Todavía no registra una')).toBeInTheDocument();
  expect(screen.getByText('Actividad: todavía nada.')).toBeInTheDocument();
});

test('the identity of a person shows its state and leads to its case once it was sent', async () => {
  open('/admin/users/4');
  expect(await screen.findByRole('link', { name: 'Verificada' })).toHaveAttribute('href', '/admin/identity/9');
  expect(screen.getByText('Vale hasta el 20/11/2028')).toBeInTheDocument();
  cleanup();
  openWith({ ...overview, identity: { id: 9, state: 'draft', expiresOn: null } }, '/admin/users/4');
  expect(await screen.findByText('Sin enviar')).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Sin enviar' })).toBeNull();
});

test('the first tab lists what happened lately, newest first', async () => {
  open('/admin/users/4');
  const activity = await screen.findByRole('region', { name: 'Lo más reciente' });
  expect(
    within(activity)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual([
    '03/02/2026Depósito por transferenciaDepósito · TRF-1$250.10',
    '01/02/202610:00Orden de Casa OlmoCIM-22222-33333 · Reservada$2,000',
  ]);
});

test('a tab reads its lists when it is opened, and is part of the address', async () => {
  const { user, getVariables } = open('/admin/users/4');
  expect(getVariables('UserOverview').at(-1)).toMatchObject({ payments: false, orders: true });
  await user.click(await findTab('Pagos'));
  expect(await screen.findByRole('region', { name: 'Pagos' })).toBeVisible();
  expect(getVariables('UserOverview').at(-1)).toMatchObject({ payments: true, orders: false });
});

test('each part leads to the whole list of that person', async () => {
  const { user } = open('/admin/users/4?tab=payments');
  const payments = await screen.findByRole('region', { name: 'Pagos' });
  expect(within(payments).getByRole('link', { name: /^Ver más/ })).toHaveAttribute(
    'href',
    '/admin/payments?q=rosa%40prueba.example',
  );
  await user.click(await findTab('Movimientos'));
  const movements = await screen.findByRole('region', { name: 'Movimientos del saldo' });
  expect(movements).toHaveTextContent('Depósito por transferencia');
  expect(within(movements).getByRole('link', { name: /^Ver más/ })).toHaveAttribute(
    'href',
    '/admin/ledger?tab=entries&q=rosa%40prueba.example',
  );
});

test('a payment is corrected and an order reminded or cancelled on the page', async () => {
  const { user } = open('/admin/users/4?tab=orders');
  const orders = await screen.findByRole('region', { name: 'Órdenes' });
  expect(within(orders).getByRole('button', { name: 'Acciones: CIM-22222-33333' })).toBeInTheDocument();
  expect(await listRowActions('CIM-22222-33333')).toEqual(['Recordar', 'Dar 2 días más', 'Cancelar', 'Historial']);
  await user.click(await findRowButton('Cancelar', 'CIM-22222-33333'));
  const question = await screen.findByRole('alertdialog', { name: '¿Cancelar la orden CIM-22222-33333?' });
  await user.click(within(question).getByRole('button', { name: 'Cancelar' }));
  await user.click(await findTab('Pagos'));
  await user.click(await screen.findByRole('button', { name: 'Corregir el pago 31' }));
  expect(await screen.findByRole('dialog', { name: 'Editar Pago' })).toBeInTheDocument();
});

test('a part that the reader may not read is left out, and an empty one says so', async () => {
  const { user } = open('/admin/users/4?tab=messages');
  expect(await screen.findByText('Avisos: todavía nada.')).toBeInTheDocument();
  await user.click(await findTab('Movimientos'));
  expect(await screen.findByRole('region', { name: 'Movimientos del saldo' })).toBeInTheDocument();
  expect(screen.queryByText(/Retiros/, { selector: 'h2, p' })).toBeNull();
});

test('all notices are shown on the page itself', async () => {
  const notice = { id: 5, title: 'Recibiste un pago', body: 'Casa Olmo', createdAt: '2026-02-15T15:00:00.000Z' };
  const notices = [{ ...notice, readAt: null }];
  const { user, getVariables } = openWith({ ...overview, notices }, '/admin/users/4?tab=messages');
  const section = await screen.findByRole('region', { name: 'Avisos' });
  await user.click(within(section).getByRole('link', { name: /^Ver más/ }));
  await waitFor(() =>
    expect(getVariables('UserOverview').at(-1)).toMatchObject({ id: 4, newestNotices: 1000, newestStatements: 10 }),
  );
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
