import { addDays, formatPaymentDate, getLastExtension, roundMessages, today } from '@cimiento/contracts';
import { screen, waitFor, within } from '@testing-library/react';
import { fillIn, findToast, renderPage } from '../../shared/testing/render-page';
import { fail, reply, type Reply } from '../../shared/testing/test-link';
import type { Round, RoundOverview, RoundProject } from './RoundDialogs';
import { RoundPanel } from './RoundPanel';
import {
  CancelRoundDocument,
  ConfirmRoundDocument,
  ExtendRoundDocument,
  SetProjectRoundDocument,
} from './rounds.generated';

const project: RoundProject = {
  id: 8,
  name: 'Portal de Mérida',
  fees: null,
  status: 'available',
  target: 100_000,
  funded: 0,
  archivedAt: null,
};
const none: RoundOverview = {
  round: null,
  isFrozen: false,
  orders: 0,
  interests: 0,
  confirmUntil: null,
  shortfall: null,
  pendingApproval: null,
};
const closesAt = addDays(today(), 4);
const round: Round = {
  minimum: 80_000,
  opensAt: addDays(today(), -10),
  closesAt,
  mode: 'first_come',
  state: 'open',
  extended: false,
  paid: 45_000,
  interested: 0,
  decidedAt: null,
  reason: null,
};
const open: RoundOverview = { ...none, round, isFrozen: true, orders: 12 };
const until = addDays(today(), 10);
const closing: RoundOverview = { ...open, round: { ...round, state: 'closing', paid: 85_000 }, confirmUntil: until };

const reload = jest.fn(() => Promise.resolve());
const show = (overview: RoundOverview, ...replies: Reply[]) =>
  renderPage(<RoundPanel project={project} overview={overview} reload={reload} />, {
    path: '/admin/projects/8/content',
    replies,
  });

const done = { projectId: 8 };
const openDialog = async ({ user }: ReturnType<typeof show>, name: string): Promise<HTMLElement> => {
  await user.click(screen.getByRole('button', { name }));
  return screen.findByRole('dialog');
};

beforeEach(() => reload.mockClear());

test('a project without a round gets one, and the server names the field that it refuses', async () => {
  const message = roundMessages.aboveTarget(100_000);
  const page = show(none, reply(SetProjectRoundDocument, fail('CONFLICT', message, { minimum: message })));
  const dialog = await openDialog(page, 'Definir ronda');
  expect(dialog).toHaveTextContent('El objetivo del proyecto es $100,000.');
  fillIn(within(dialog).getByLabelText(/^Mínimo/), '120000');
  fillIn(within(dialog).getByLabelText(/^Cierra/), addDays(today(), -1));
  await page.user.click(within(dialog).getByRole('button', { name: 'Guardar ronda' }));
  expect(await within(dialog).findByText(roundMessages.days)).toBeVisible();
  expect(page.getVariables('SetProjectRound')).toEqual([]);
  fillIn(within(dialog).getByLabelText(/^Cierra/), closesAt);
  await page.user.click(within(dialog).getByRole('button', { name: 'Guardar ronda' }));
  expect(await within(dialog).findByText(message)).toBeVisible();
  page.setReply(reply(SetProjectRoundDocument, { setProjectRound: done }));
  fillIn(within(dialog).getByLabelText(/^Mínimo/), '80000');
  await page.user.click(within(dialog).getByRole('button', { name: 'Guardar ronda' }));
  expect(await findToast('Ronda guardada')).toBeVisible();
  expect(page.getVariables('SetProjectRound').at(-1)).toEqual({
    projectId: 8,
    input: { minimum: 80_000, opensAt: today(), closesAt, mode: 'first_come' },
  });
});

test('an open round shows its figures and its last day, and its terms are fixed', async () => {
  show(open);
  expect(await screen.findByText('Abierta')).toBeVisible();
  expect(screen.getByRole('progressbar', { name: 'Ronda de Portal de Mérida' })).toHaveAttribute(
    'aria-valuetext',
    '$45,000 de $100,000 · 45.0% · faltan $35,000 para el mínimo',
  );
  expect(screen.getByText(`Cierra el ${formatPaymentDate(closesAt)}, quedan 5 días`)).toBeVisible();
  expect(screen.getByText('$80,000 de un objetivo de $100,000')).toBeVisible();
  expect(screen.getByText(roundMessages.frozen)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Cambiar condiciones' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Confirmar' })).toBeNull();
});

test('an extension is at most 30 days, and the server names the day that it refuses', async () => {
  const message = roundMessages.extension(closesAt, getLastExtension(closesAt));
  const page = show(open, reply(ExtendRoundDocument, fail('CONFLICT', message, { closesAt: message })));
  const dialog = await openDialog(page, 'Extender');
  expect(dialog).toHaveTextContent(`Hasta el ${formatPaymentDate(addDays(closesAt, 30))}.`);
  fillIn(within(dialog).getByLabelText(/^Nuevo cierre/), addDays(closesAt, 31));
  await page.user.click(within(dialog).getByRole('button', { name: 'Extender' }));
  expect(await within(dialog).findByText(message)).toBeVisible();
  page.setReply(reply(ExtendRoundDocument, { extendRound: done }));
  fillIn(within(dialog).getByLabelText(/^Nuevo cierre/), addDays(closesAt, 20));
  await page.user.click(within(dialog).getByRole('button', { name: 'Extender' }));
  expect(await findToast('Ronda extendida')).toBeVisible();
  expect(page.getVariables('ExtendRound').at(-1)).toEqual({ projectId: 8, closesAt: addDays(closesAt, 20) });
});

test('a round that was extended is not extended again', async () => {
  show({ ...open, round: { ...round, extended: true } });
  expect(await screen.findByText('Ya se extendió una vez')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Extender' })).toBeNull();
});

test('a cancellation names what goes back, and needs a reason', async () => {
  const page = show(open, reply(CancelRoundDocument, { cancelRound: done }));
  const dialog = await openDialog(page, 'Cancelar la ronda');
  expect(dialog).toHaveTextContent('Vuelven $45,000 de 12 órdenes pagadas al saldo de cada inversionista.');
  await page.user.click(within(dialog).getByRole('button', { name: 'Cancelar la ronda' }));
  expect(await within(dialog).findByText(roundMessages.reason)).toBeVisible();
  fillIn(within(dialog).getByLabelText(/^Motivo/), 'El promotor se retiró.');
  await page.user.click(within(dialog).getByRole('button', { name: 'Cancelar la ronda' }));
  expect(await findToast('Ronda cancelada')).toBeVisible();
  expect(page.getVariables('CancelRound')).toEqual([{ projectId: 8, reason: 'El promotor se retiró.' }]);
});

test('a round of interests says how much of them goes back', async () => {
  const gathering: Round = { ...round, mode: 'prefunding', paid: 0, interested: 21_000 };
  const page = show({ ...open, orders: 0, interests: 1, round: gathering });
  expect(screen.getByText('Con asignación al cierre')).toBeVisible();
  const dialog = await openDialog(page, 'Cancelar la ronda');
  expect(dialog).toHaveTextContent('Vuelven $21,000 de 1 interés al saldo de cada inversionista.');
});

test('a closed round below its target is sent to a second administrator with who brings the rest', async () => {
  const page = show(closing, reply(ConfirmRoundDocument, fail('APPROVAL_PENDING', 'Enviado.')));
  expect(screen.getByText(/^Debe confirmarse hasta el/)).toHaveTextContent(formatPaymentDate(until));
  expect(screen.queryByRole('button', { name: 'Extender' })).toBeNull();
  const dialog = await openDialog(page, 'Confirmar');
  expect(dialog).toHaveTextContent('Otro administrador debe aprobarlo');
  await page.user.click(within(dialog).getByRole('button', { name: 'Confirmar' }));
  expect(await within(dialog).findByText(roundMessages.shortfallText)).toBeVisible();
  fillIn(within(dialog).getByLabelText(/^Quién aporta/), 'Aporte del promotor');
  await page.user.click(within(dialog).getByRole('button', { name: 'Confirmar' }));
  expect(await findToast('Enviado a aprobación')).toBeVisible();
  expect(page.getVariables('ConfirmRound')).toEqual([{ projectId: 8, shortfall: 'Aporte del promotor' }]);
  await waitFor(() => expect(reload).toHaveBeenCalled());
});

test('a full round is confirmed without a text', async () => {
  const full: Round = { ...round, state: 'closing', paid: 100_000 };
  const page = show({ ...closing, round: full }, reply(ConfirmRoundDocument, fail('APPROVAL_PENDING', 'Enviado.')));
  await page.user.click(screen.getByRole('button', { name: 'Confirmar' }));
  await page.user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Confirmar' }));
  expect(await findToast('Enviado a aprobación')).toBeVisible();
  expect(page.getVariables('ConfirmRound')).toEqual([{ projectId: 8, shortfall: null }]);
});

test('a confirmation that waits leads to the approvals and is not asked for again', async () => {
  const requester = { id: 1, fullName: 'Sofía Vera' };
  show({ ...closing, pendingApproval: { id: 5, createdAt: '2026-03-10T15:00:00.000Z', requester } });
  const note = await screen.findByRole('region', { name: 'Enviado a aprobación' });
  expect(note).toHaveTextContent(
    'La confirmación la pidió Sofía Vera el 10/03/2026; debe decidirla otro administrador.',
  );
  expect(within(note).getByRole('link')).toHaveAttribute('href', '/admin/approvals?status=pending');
  expect(screen.queryByRole('button', { name: 'Confirmar' })).toBeNull();
});

test('a round that ended says how, and offers nothing', async () => {
  const reason = 'El promotor se retiró.';
  const ended: Round = { ...round, state: 'cancelled', paid: 0, decidedAt: '2026-03-10T15:00:00.000Z', reason };
  show({ ...open, orders: 0, round: ended });
  expect(await screen.findByText('Cancelada')).toBeVisible();
  expect(screen.getByText(reason)).toBeVisible();
  expect(screen.getByText(`Terminó el ${formatPaymentDate('2026-03-10')}`)).toBeVisible();
  expect(within(screen.getByRole('region', { name: 'Ronda' })).queryByRole('button')).toBeNull();
});
