import type { StaffRole } from '@cimiento/contracts';
import { screen, within } from '@testing-library/react';
import { admin, fillIn, findRowButton, findToast, getRows, renderPage, toPage } from '../../shared/testing/render-page';
import { fail, neverAnswer, reply, type Reply } from '../../shared/testing/test-link';
import type { Approval } from './approval-columns';
import { AdminApprovalsDocument, ApproveRequestDocument, RejectRequestDocument } from './approvals.generated';
import { BankStatementVoidEffectsDocument } from '../../shared/statements/void-effects.generated';
import ApprovalsPage from './ApprovalsPage';

const foreign: Approval = {
  id: 7,
  kind: 'exit',
  subject: 'project:2',
  summary: 'Salida de Portal: $20,000.01 entre 3 inversiones',
  details: [
    { label: 'Precio de venta', value: '$20,010.01', former: null },
    { label: 'Proyecto', value: 'Torre Dos (#2)', former: 'Torre Uno (#2)' },
  ],
  status: 'pending',
  requestedBy: 15,
  requester: { id: 15, fullName: 'Tomás Cevallos' },
  createdAt: '2026-02-03T15:00:00.000Z',
  expiresAt: '2026-02-10T15:00:00.000Z',
  decider: null,
  decidedAt: null,
  decidableBy: ['administrator', 'treasury'],
  reason: null,
};
const own: Approval = {
  ...foreign,
  id: 6,
  summary: 'Salida de Mirador',
  requestedBy: admin.id,
  requester: { id: admin.id, fullName: admin.fullName },
};
const rejected: Approval = {
  ...own,
  id: 5,
  summary: 'Salida de Altos',
  status: 'rejected',
  decider: { id: 15, fullName: 'Tomás Cevallos' },
  decidedAt: '2026-02-04T15:00:00.000Z',
  reason: 'El precio no es el acordado',
};

const openAs = (staffRole: StaffRole, ...replies: Reply[]) =>
  renderPage(<ApprovalsPage />, {
    path: '/admin/approvals',
    staffRole,
    replies: [reply(AdminApprovalsDocument, { adminApprovals: toPage([foreign, own, rejected]) }), ...replies],
  });
const open = (...replies: Reply[]) => openAs('administrator', ...replies);

/** The dialog of a request. */
const review = async (user: ReturnType<typeof open>['user'], action: string, summary: string) => {
  await user.click(await findRowButton(action, summary));
  return within(await screen.findByRole('dialog', { name: summary }));
};

test('shows what each request does, who asked, and how it was decided', async () => {
  open();
  expect(getRows(await screen.findByRole('table', { name: 'Aprobaciones' }))).toEqual([
    [
      '03/02/2026',
      'Salida de Portal: $20,000.01 entre 3 inversionesSalida de un proyecto',
      'Tomás Cevallos',
      '10/02/2026',
      'PendientePuede decidirla: Administrador, Tesorería',
    ],
    [
      '03/02/2026',
      'Salida de MiradorSalida de un proyecto',
      'Lucía Paz',
      '10/02/2026',
      'PendientePuede decidirla: Administrador, Tesorería',
    ],
    [
      '03/02/2026',
      'Salida de AltosSalida de un proyecto',
      'Lucía Paz',
      '10/02/2026',
      'RechazadaTomás Cevallos: El precio no es el acordado',
    ],
  ]);
});

test.each([
  ['loads', neverAnswer, 'Cargando solicitudes...'],
  ['is empty', { adminApprovals: toPage<Approval>([]) }, 'No hay solicitudes'],
])('says when the list %s', async (_, answer, text) => {
  open(reply(AdminApprovalsDocument, answer));
  expect(await screen.findByText(text)).toBeInTheDocument();
});

test('asks the server for one status', async () => {
  const { user, getVariables } = open();
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Estado' }), 'Vencida');
  expect(getVariables('AdminApprovals').at(-1)).toMatchObject({ status: 'expired', sort: 'id', descending: true });
});

test('shows all that is approved, and approves it', async () => {
  const { user, getVariables } = open(reply(ApproveRequestDocument, { approveRequest: { id: 7, status: 'approved' } }));
  const dialog = await review(user, 'Revisar', foreign.summary);
  expect(dialog.getByText('Proyecto').nextElementSibling).toHaveTextContent(
    'Torre Dos (#2) (al pedirlo decía: Torre Uno (#2))',
  );
  await user.click(dialog.getByRole('button', { name: 'Aprobar' }));
  expect(await findToast('Acción aprobada y ejecutada')).toBeInTheDocument();
  expect(getVariables('ApproveRequest')).toEqual([{ id: 7 }]);
});

test('tells why an approval failed', async () => {
  const { user } = open(reply(ApproveRequestDocument, fail('CONFLICT', 'Las inversiones cambiaron.')));
  await user.click((await review(user, 'Revisar', foreign.summary)).getByRole('button', { name: 'Aprobar' }));
  expect(await findToast('No se pudo aprobar: Las inversiones cambiaron.')).toBeInTheDocument();
});

test('asks for a tick where who decides may be the proposer, and then sends the confirmation', async () => {
  const { user, getVariables, setReply } = open(reply(ApproveRequestDocument, fail('SAME_PERSON', 'Pueden ser uno.')));
  const dialog = await review(user, 'Revisar', foreign.summary);
  await user.click(dialog.getByRole('button', { name: 'Aprobar' }));
  expect(await dialog.findByRole('alert')).toHaveTextContent('Pueden ser uno.');
  expect(dialog.getByRole('button', { name: 'Aprobar' })).toBeDisabled();
  setReply(reply(ApproveRequestDocument, { approveRequest: { id: 7, status: 'approved' } }));
  await user.click(dialog.getByRole('checkbox', { name: 'Confirmo que son dos personas distintas' }));
  await user.click(dialog.getByRole('button', { name: 'Aprobar' }));
  expect(await findToast('Acción aprobada y ejecutada')).toBeInTheDocument();
  expect(getVariables('ApproveRequest')).toEqual([{ id: 7 }, { id: 7, input: { confirm: true } }]);
});

test('somebody whose staff role does not decide sees no decision', async () => {
  const { user } = openAs('finance');
  const dialog = await review(user, 'Ver', foreign.summary);
  expect(dialog.getByText('Tu rol no incluye decidirla.')).toBeInTheDocument();
  expect(dialog.queryByRole('button', { name: 'Aprobar' })).toBeNull();
});

test('rejects with a reason', async () => {
  const { user, getVariables } = open(reply(RejectRequestDocument, { rejectRequest: { id: 7, status: 'rejected' } }));
  await user.click((await review(user, 'Revisar', foreign.summary)).getByRole('button', { name: 'Rechazar' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Rechazar solicitud' }));
  await user.click(dialog.getByRole('button', { name: 'Rechazar' }));
  expect(await dialog.findByText('Escribe el motivo')).toBeInTheDocument();
  fillIn(dialog.getByLabelText(/Motivo/), 'El precio no es el acordado');
  await user.click(dialog.getByRole('button', { name: 'Rechazar' }));
  expect(await findToast('Solicitud rechazada')).toBeInTheDocument();
  expect(getVariables('RejectRequest')).toEqual([{ id: 7, input: { reason: 'El precio no es el acordado' } }]);
});

test.each([
  [own.summary, 'La pediste tú: debe decidirla otro administrador.'],
  [rejected.summary, 'Esta solicitud ya no se puede decidir.'],
])('%s cannot be decided, and says why', async (summary, note) => {
  const { user } = open();
  const dialog = await review(user, 'Ver', summary);
  expect(dialog.getByText(note)).toBeInTheDocument();
  expect(dialog.queryByRole('button', { name: 'Aprobar' })).toBeNull();
});

test('a statement does not expire, and who decides is asked what the page of the bank shows', async () => {
  const summary = 'Confirmar el extracto #4 de la cuenta #1: saldo final $350.50';
  const statement: Approval = {
    ...foreign,
    id: 9,
    kind: 'statement',
    subject: 'bankStatement:4',
    summary,
    expiresAt: null,
  };
  const { user, setReply } = open();
  setReply(reply(AdminApprovalsDocument, { adminApprovals: toPage([statement]) }));
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Estado' }), 'Pendiente');
  const dialog = await review(user, 'Revisar', summary);
  expect(dialog.getByText('Vence', { selector: 'dt' }).nextElementSibling).toHaveTextContent('No vence');
  expect(dialog.getByText(/Abre la página del banco, no el archivo: ¿muestra este saldo final/)).toBeInTheDocument();
  const effects = [{ label: 'Se quita a «Rosa Intriago»', value: '$350.50' }];
  setReply(
    reply(BankStatementVoidEffectsDocument, {
      bankStatementVoidEffects: { needsApproval: false, effects, warnings: [] },
    }),
  );
  await user.click(dialog.getByRole('button', { name: 'Rechazar' }));
  expect((await screen.findByText('Se quita a «Rosa Intriago»')).nextElementSibling).toHaveTextContent('$350.50');
});

test('an exit above what the bank shows of its sale is approved only after that is ticked', async () => {
  const details = [
    { label: 'Recibido del banco', value: '$0.00 de $20,000.01', former: null },
    { label: 'Falta recibir', value: '$20,000.01', former: null },
  ];
  const { user, setReply } = open();
  setReply(reply(AdminApprovalsDocument, { adminApprovals: toPage([{ ...foreign, details }]) }));
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Estado' }), 'Pendiente');
  const dialog = await review(user, 'Revisar', foreign.summary);
  expect(dialog.getByRole('button', { name: 'Aprobar' })).toBeDisabled();
  await user.click(dialog.getByRole('checkbox', { name: 'Recibido del banco $0.00 de $20,000.01: lo revisé' }));
  expect(dialog.getByRole('button', { name: 'Aprobar' })).toBeEnabled();
});

test('an identity of high risk leads to its case', async () => {
  const identity: Approval = { ...foreign, id: 12, kind: 'identity_high', subject: 'identity:9' };
  const { user, setReply } = open();
  setReply(reply(AdminApprovalsDocument, { adminApprovals: toPage([identity]) }));
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Estado' }), 'Pendiente');
  const dialog = await review(user, 'Revisar', foreign.summary);
  expect(dialog.getByRole('link', { name: 'Ver el caso' })).toHaveAttribute('href', '/admin/identity/9');
});
