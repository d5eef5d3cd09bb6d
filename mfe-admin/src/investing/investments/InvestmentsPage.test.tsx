import { screen, waitFor, within } from '@testing-library/react';
import { FindProjectsDocument, FindUsersDocument } from '../../shared/records/option-search.generated';
import {
  fillIn,
  findRowButton,
  findToast,
  getRows,
  getStats,
  renderPage,
  toPage,
} from '../../shared/testing/render-page';
import { fail, neverAnswer, reply, type Reply } from '../../shared/testing/test-link';
import type { Investment } from './investment-columns';
import {
  AdminInvestmentsDocument,
  CreateInvestmentDocument,
  DeleteInvestmentDocument,
  InvestmentTotalsDocument,
  UpdateInvestmentDocument,
} from './investments.generated';
import InvestmentsPage from './InvestmentsPage';

const project = { id: 3, name: 'Torre Norte', location: 'Quito, Ecuador', annualReturn: '8.5' };
const eva = { id: 7, fullName: 'Eva Torres', email: 'eva@prueba.example' };
const investment: Investment = {
  id: 12,
  revision: 'i1',
  amount: 10_000,
  annualReturn: 7.25,
  projectId: project.id,
  projectName: project.name,
  project,
  userId: eva.id,
  user: eva,
};
const orphan: Investment = { ...investment, id: 13, projectName: 'Casa Vieja', project: null, user: null };

const listReply = reply(AdminInvestmentsDocument, { adminInvestments: toPage([investment, orphan]) });

const open = (...replies: Reply[]) =>
  renderPage(<InvestmentsPage />, {
    path: '/admin/investments',
    replies: [
      listReply,
      reply(InvestmentTotalsDocument, { investmentTotals: { count: 3500, amount: 4_250_000, projects: 12 } }),
      reply(FindUsersDocument, { adminUsers: { items: [eva] } }),
      reply(FindProjectsDocument, { adminProjects: { items: [project] } }),
      ...replies,
    ],
  });

describe('the list', () => {
  test('shows that it loads, below totals that are not known yet', async () => {
    open(reply(AdminInvestmentsDocument, neverAnswer), reply(InvestmentTotalsDocument, neverAnswer));
    expect(await screen.findByText('Cargando inversiones...')).toBeInTheDocument();
    expect(screen.getAllByText('—')).toHaveLength(3);
  });

  test('shows the three totals', async () => {
    open();
    expect(await screen.findByText('$4,250,000')).toBeInTheDocument();
    expect(getStats(['Total de inversiones', 'Capital invertido (USD)', 'Proyectos con inversiones'])).toEqual([
      '3,500',
      '$4,250,000',
      '12',
    ]);
  });

  test('shows each investment, and placeholders for a deleted project and user', async () => {
    open();
    expect(getRows(await screen.findByRole('table'))).toEqual([
      ['12', 'Torre Norte', 'Eva Torres', '$10,000', '7.25%'],
      ['13', 'Proyecto no encontradoCasa Vieja', 'Usuario no encontrado', '$10,000', '7.25%'],
    ]);
  });

  test('starts ascending by id, and a click on a column sorts by it', async () => {
    const { user, getVariables } = open();
    await user.click(await screen.findByRole('button', { name: /Monto/ }));
    await user.click(screen.getByRole('button', { name: /Monto/ }));
    await waitFor(() => expect(getVariables('AdminInvestments')).toHaveLength(3));
    expect(getVariables('AdminInvestments').map(({ sort, descending }) => [sort, descending])).toEqual([
      ['id', false],
      ['amount', false],
      ['amount', true],
    ]);
  });
});

describe('the create dialog', () => {
  const openDialog = async (...replies: Reply[]) => {
    const opened = open(...replies);
    await opened.user.click(screen.getByRole('button', { name: 'Añadir Inversión' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Añadir Inversión' }));
    const choose = async (label: RegExp, option: RegExp) => {
      await opened.user.click(dialog.getByLabelText(label));
      await opened.user.click(await screen.findByRole('option', { name: option }));
    };
    const submit = () => opened.user.click(dialog.getByRole('button', { name: 'Crear Inversión' }));
    return { ...opened, dialog, choose, submit };
  };

  test('asks for the required fields and sends nothing', async () => {
    const { dialog, submit, getVariables } = await openDialog();
    expect(dialog.getByPlaceholderText('10000')).toBe(dialog.getByLabelText(/^Monto/));
    expect(dialog.getByPlaceholderText('7')).toBe(dialog.getByLabelText(/^Retorno Anual/));
    await submit();
    expect(dialog.getAllByText('Por favor, completa todos los campos requeridos').length).toBeGreaterThan(0);
    expect(getVariables('CreateInvestment')).toEqual([]);
  });

  test('searches user and project on the server, and hints at the return of the project', async () => {
    const { dialog, choose, submit, getVariables, requests } = await openDialog(
      reply(CreateInvestmentDocument, { createInvestment: { id: 14 } }),
    );
    await choose(/^Usuario/, /Eva Torres/);
    await choose(/^Proyecto/, /Torre Norte/);
    expect(dialog.getByText('Vacío toma el del proyecto: 8.5%')).toBeInTheDocument();
    fillIn(dialog.getByLabelText(/^Monto/), '5000');
    await submit();
    expect(await findToast('Inversión creada')).toBeInTheDocument();
    expect(getVariables('CreateInvestment')).toEqual([{ input: { userId: 7, projectId: 3, amount: 5000 } }]);
    const sent = requests.find(({ operation }) => operation === 'CreateInvestment');
    expect(sent?.headers['Idempotency-Key']).toMatch(/^\S{16,}$/);
  });

  test('a retry after a lost answer has the same idempotency key, and another amount a new one', async () => {
    const { dialog, choose, submit, requests } = await openDialog(
      reply(CreateInvestmentDocument, fail('INTERNAL', 'Intenta de nuevo.')),
    );
    await choose(/^Usuario/, /Eva Torres/);
    await choose(/^Proyecto/, /Torre Norte/);
    const sentKeys = () =>
      requests.flatMap(({ operation, headers }) =>
        operation === 'CreateInvestment' ? [headers['Idempotency-Key']] : [],
      );
    for (const amount of ['5000', '5000', '6000']) {
      const sentBefore = sentKeys().length;
      fillIn(dialog.getByLabelText(/^Monto/), amount);
      await submit();
      await waitFor(() => expect(sentKeys()).toHaveLength(sentBefore + 1));
      await waitFor(() => expect(dialog.getByRole('button', { name: 'Crear Inversión' })).toBeEnabled());
    }
    const [first, second, third] = sentKeys();
    expect(second).toBe(first);
    expect(third).not.toBe(first);
  });
});

test('editing starts with the values of the investment and shows the message of a failure', async () => {
  const { user, getVariables } = open(reply(UpdateInvestmentDocument, fail('CONFLICT', 'Alguien la cambió.')));
  await user.click(await findRowButton('Editar', 'Torre Norte'));
  const dialog = within(await screen.findByRole('dialog', { name: 'Editar Inversión' }));
  expect(dialog.getByLabelText(/^Usuario/)).toHaveValue('Eva Torres');
  expect(dialog.getByLabelText(/^Proyecto/)).toHaveValue('Torre Norte');
  fillIn(dialog.getByLabelText(/^Monto/), '11000');
  await user.click(dialog.getByRole('button', { name: 'Guardar Cambios' }));
  expect(await findToast('Alguien la cambió.')).toBeInTheDocument();
  expect(dialog.getByRole('alert')).toHaveTextContent('Alguien la cambió.');
  expect(getVariables('UpdateInvestment')).toEqual([
    { id: 12, revision: 'i1', input: { userId: 7, projectId: 3, amount: 11_000, annualReturn: 7.25 } },
  ]);
});

test('deleting names the investment, reports it and reloads the totals', async () => {
  const { user, getVariables } = open(reply(DeleteInvestmentDocument, { deleteInvestment: { id: 12 } }));
  await user.click(await findRowButton('Eliminar', 'Torre Norte'));
  const dialog = await screen.findByRole('alertdialog', { name: 'Confirmar Eliminación' });
  expect(dialog).toHaveTextContent('¿Eliminar la inversión 12 de Eva Torres por $10,000?');
  await user.click(within(dialog).getByRole('button', { name: 'Eliminar' }));
  expect(await findToast('Inversión eliminada')).toBeInTheDocument();
  expect(getVariables('DeleteInvestment')).toEqual([{ id: 12 }]);
  await waitFor(() => expect(getVariables('InvestmentTotals')).toHaveLength(2));
});
