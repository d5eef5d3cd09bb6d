import { screen, within } from '@testing-library/react';
import { FindProjectsDocument, FindUsersDocument } from '../../shared/records/option-search.generated';
import { findToast, renderPage } from '../../shared/testing/render-page';
import { fail, reply, type Reply } from '../../shared/testing/test-link';
import {
  MoveSandboxClockDocument,
  SimulateDepositDocument,
  SimulateExitDocument,
  SimulateRentsDocument,
} from './sandbox.generated';
import { SandboxPanel } from './SandboxPanel';

const sandbox = { now: '2026-03-06T20:04:00.000Z', date: '2026-03-06', maxDate: '2031-03-05' };
const person = { id: 7, fullName: 'Ana Paz', email: 'ana@prueba.example' };
const project = { id: 3, name: 'Casa del Lago', location: 'Quito', annualReturn: '8.5' };

const open = (...replies: Reply[]) =>
  renderPage(<SandboxPanel sandbox={sandbox} reload={() => Promise.resolve()} />, {
    path: '/admin/integrations?tab=sandbox',
    replies: [
      reply(FindUsersDocument, { adminUsers: { items: [person] } }),
      reply(FindProjectsDocument, { adminProjects: { items: [project] } }),
      reply(MoveSandboxClockDocument, { moveSandboxClock: { date: '2026-04-30' } }),
      reply(SimulateDepositDocument, { simulateDeposit: { id: 1 } }),
      reply(SimulateRentsDocument, { simulateRents: { id: 1 } }),
      reply(SimulateExitDocument, { simulateExit: { id: 1 } }),
      ...replies,
    ],
  });

type User = ReturnType<typeof open>['user'];

async function openDialog(user: User, name: string) {
  await user.click(await screen.findByRole('button', { name }));
  return within(await screen.findByRole('dialog', { name }));
}

async function choose(user: User, dialog: Awaited<ReturnType<typeof openDialog>>, label: RegExp, option: RegExp) {
  await user.click(dialog.getByLabelText(label));
  await user.click(await screen.findByRole('option', { name: option }));
}

test('shows the date of the sandbox, and moves its clock to a later one', async () => {
  const { user, getVariables } = open();
  expect(await screen.findByText('06/03/2026')).toBeInTheDocument();
  const dialog = await openDialog(user, 'Adelantar el reloj');
  await user.click(dialog.getByRole('button', { name: 'Adelantar' }));
  expect(getVariables('MoveSandboxClock')).toEqual([]);
  const day = dialog.getByLabelText(/Fecha del entorno/);
  expect(day).toHaveAttribute('min', '2026-03-07');
  await user.type(day, '2026-04-30');
  await user.click(dialog.getByRole('button', { name: 'Adelantar' }));
  expect(await findToast('Reloj adelantado')).toBeInTheDocument();
  expect(getVariables('MoveSandboxClock')).toEqual([{ input: { date: '2026-04-30' } }]);
});

test('simulates a deposit', async () => {
  const { user, getVariables } = open();
  const dialog = await openDialog(user, 'Simular un depósito');
  await choose(user, dialog, /Inversionista/, /Ana Paz/);
  await user.type(dialog.getByLabelText(/Monto/), '1000.5');
  await user.click(dialog.getByRole('button', { name: 'Simular' }));
  expect(await findToast('Depósito simulado')).toBeInTheDocument();
  expect(getVariables('SimulateDeposit')).toEqual([{ input: { userId: 7, amount: '1000.50' } }]);
});

test('simulates a month of rents', async () => {
  const { user, getVariables } = open();
  const dialog = await openDialog(user, 'Simular un mes de rentas');
  await choose(user, dialog, /Proyecto/, /Casa del Lago/);
  await user.type(dialog.getByLabelText(/Período/), '2026-02');
  await user.click(dialog.getByRole('button', { name: 'Simular' }));
  expect(await findToast('Rentas simuladas')).toBeInTheDocument();
  expect(getVariables('SimulateRents')).toEqual([{ input: { projectId: 3, period: '2026-02' } }]);
});

test('simulates a sale, and says why it cannot', async () => {
  const refusal = 'Este proyecto ya tiene su salida registrada.';
  const { user, setReply, getVariables } = open(reply(SimulateExitDocument, fail('CONFLICT', refusal)));
  const dialog = await openDialog(user, 'Simular una salida');
  await choose(user, dialog, /Proyecto/, /Casa del Lago/);
  await user.type(dialog.getByLabelText(/Precio de venta/), '320000');
  await user.click(dialog.getByRole('button', { name: 'Simular' }));
  expect(await dialog.findByText(refusal)).toBeInTheDocument();
  setReply(reply(SimulateExitDocument, { simulateExit: { id: 1 } }));
  await user.click(dialog.getByRole('button', { name: 'Simular' }));
  expect(await findToast('Salida simulada')).toBeInTheDocument();
  expect(getVariables('SimulateExit')[1]).toEqual({ input: { projectId: 3, price: '320000.00' } });
});
