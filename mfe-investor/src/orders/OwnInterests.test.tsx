import { renderPage, reply } from '@cimiento/session/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { MyOrdersDocument, type MyOrdersQuery } from './order.generated';
import OrdersPage from './OrdersPage';
import { ana, round } from '../testing/records';
import { WithdrawInterestDocument } from '../rounds/rounds.generated';

const prefunding = { ...round, mode: 'prefunding' as const, paid: 0, interested: 120_000 };
const project = { id: 4, name: 'Edificio Guayacán', round: prefunding };
const interest: MyOrdersQuery['myInterests'][number] = {
  id: 8,
  projectId: 4,
  fractions: 10,
  given: 0,
  state: 'open',
  isBarred: false,
  createdAt: '2026-02-01T15:00:00Z',
  project,
};

const renderOrders = (...myInterests: MyOrdersQuery['myInterests']) => {
  const withdrawn = { id: 8, given: 0, state: 'withdrawn' as const, project: { id: 4, round: prefunding } };
  return renderPage(<OrdersPage />, {
    user: ana,
    path: '/orders',
    replies: [
      reply(MyOrdersDocument, { myOrders: [], myInterests }),
      reply(WithdrawInterestDocument, { withdrawInterest: withdrawn }),
    ],
  });
};

const findTable = () => screen.findByRole('table', { name: 'Tus intereses en rondas' });

test('an investor without interests sees no list of them', async () => {
  renderOrders();
  expect(await screen.findByText('Aún no tienes órdenes')).toBeVisible();
  expect(screen.queryByText('Tus intereses en rondas')).toBeNull();
});

test('an open interest says what it holds, and is withdrawn after asking', async () => {
  const { getVariables } = renderOrders(interest);
  const table = await findTable();
  expect(table).toHaveTextContent('Retenemos $10,000 de tu saldo hasta el cierre de la ronda, el 05/03/2090.');
  fireEvent.click(within(table).getByRole('button', { name: 'Retirar interés' }));
  const question = within(await screen.findByRole('alertdialog', { name: '¿Retirar tu interés?' }));
  expect(getVariables('WithdrawInterest')).toEqual([]);
  fireEvent.click(question.getByRole('button', { name: 'Retirar interés' }));
  await waitFor(() => expect(getVariables('WithdrawInterest')).toEqual([{ id: 8 }]));
  expect(await screen.findByText('Retirado')).toBeVisible();
});

test('an allocated interest explains what was received of it', async () => {
  renderOrders({ ...interest, state: 'allocated', given: 4 });
  const table = await findTable();
  expect(table).toHaveTextContent(
    'Pediste 10 fracciones y recibiste 4 ($4,000). Los otros $6,000 están otra vez en tu saldo.',
  );
  expect(within(table).queryByRole('button', { name: 'Retirar interés' })).toBeNull();
});

test('an interest that an identity barred says why, and leads to the verification', async () => {
  const succeeded = { ...project, round: { ...prefunding, state: 'succeeded' as const } };
  renderOrders({ ...interest, state: 'released', isBarred: true, project: succeeded });
  const table = await findTable();
  expect(table).toHaveTextContent('Pediste 10 fracciones y no te las asignamos: tu identidad no estaba verificada');
  expect(within(table).getByRole('link', { name: 'Verifica tu identidad' })).toHaveAttribute('href', '/identity');
});

test('an interest whose round closed cannot be withdrawn', async () => {
  renderOrders({ ...interest, project: { ...project, round: { ...prefunding, state: 'closing' } } });
  expect(within(await findTable()).queryByRole('button', { name: 'Retirar interés' })).toBeNull();
});
