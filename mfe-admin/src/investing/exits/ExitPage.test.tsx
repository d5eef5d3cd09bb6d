import { screen, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { fillIn, findToast, renderPage } from '../../shared/testing/render-page';
import { fail, neverAnswer, reply, type Reply } from '../../shared/testing/test-link';
import ExitPage from './ExitPage';
import {
  ExitPageDocument,
  ExitPreviewDocument,
  ExitProjectDocument,
  type ExitAllocationRowFragment,
  type ExitPageQuery,
} from './exits.generated';

const project = { id: 8, name: 'Portal de Mérida', location: 'Mérida', status: 'funded' as const, exitDate: null };
const idle: ExitPageQuery['exitState'] = {
  exit: null,
  pendingApproval: null,
  openReservations: 0,
  pendingPayments: 0,
  pendingTotal: '0.00',
};
const ana: ExitAllocationRowFragment = {
  investmentId: 4,
  userId: 2,
  user: { id: 2, fullName: 'Ana Ñáñez' },
  capital: '10000.00',
  share: '12000.00',
  result: '2000.00',
};
const luis = {
  ...ana,
  investmentId: 5,
  userId: 3,
  user: null,
  capital: '5000.00',
  share: '6000.00',
  result: '1000.00',
};
const shares = [ana, luis];
const calculated = {
  net: '18000.00',
  fee: '0.00',
  fees: [],
  reserve: '0.00',
  received: '18000.00',
  missing: '0.00',
  warnings: [],
  fingerprint: 'f1',
  shares,
};
const preview = reply(ExitPreviewDocument, { exitPreview: calculated });
const posted: NonNullable<ExitPageQuery['exitState']['exit']> = {
  id: 3,
  version: 1,
  price: '18500.00',
  costs: [{ label: 'Notaría', amount: '500.00' }],
  fees: [],
  reserve: '0.00',
  net: '18000.00',
  exitDate: '2026-02-03',
  createdAt: '2026-02-04T15:00:00.000Z',
  author: { id: 1, fullName: 'Lucía Paz' },
  approver: null,
  shares,
};

const page = (state: Partial<ExitPageQuery['exitState']>, changes: object = {}) =>
  reply(ExitPageDocument, { adminProject: { ...project, ...changes }, exitState: { ...idle, ...state } });

const open = (...replies: Reply[]) =>
  renderPage(
    <Routes>
      <Route path="/admin/projects/:id/exit" element={<ExitPage />} />
    </Routes>,
    { path: '/admin/projects/8/exit', replies: [page({}), ...replies] },
  );

const fillTerms = async ({ user }: ReturnType<typeof open>, price: string) => {
  fillIn(await screen.findByLabelText(/^Precio de venta/), price);
  fillIn(screen.getByLabelText(/^Fecha de venta/), '2026-02-03');
  await user.click(screen.getByRole('button', { name: 'Añadir costo' }));
  fillIn(screen.getByLabelText(/^Concepto/), 'Notaría');
  fillIn(screen.getByLabelText(/^Monto/), '500');
  await user.click(screen.getByRole('button', { name: 'Ver reparto' }));
};

const confirm = async ({ user }: ReturnType<typeof open>) => {
  await user.click(await screen.findByRole('button', { name: 'Registrar salida' }));
  const question = within(await screen.findByRole('alertdialog'));
  expect(question.getByText(/^Se reparten \$18,000\.00 entre 2 inversiones/)).toBeInTheDocument();
  await user.click(question.getByRole('button', { name: 'Registrar salida' }));
};

const input = { price: '18500.00', exitDate: '2026-02-03', costs: [{ label: 'Notaría', amount: '500.00' }] };

test('shows the share of each holder with the sums, and posts exactly these', async () => {
  const opened = open(preview, reply(ExitProjectDocument, { exitProject: { id: 3 } }));
  await fillTerms(opened, '18500');
  const table = await screen.findByRole('table', { name: 'Reparto de la venta' });
  const cells = within(table)
    .getAllByRole('row')
    .slice(1)
    .map((row) => row.textContent);
  expect(cells).toEqual([
    'Ana Ñáñez#4$10,000.00$2,000.00$12,000.00',
    'Usuario no encontrado#5$5,000.00$1,000.00$6,000.00',
    'Total$15,000.00$3,000.00$18,000.00',
  ]);
  expect(screen.getByRole('group', { name: 'Neto a repartir' })).toHaveTextContent('$18,000.00');
  expect(screen.getByRole('group', { name: 'Resultado' })).toHaveTextContent('$3,000.00');
  await confirm(opened);
  expect(await findToast('Salida registrada')).toBeInTheDocument();
  expect(opened.getVariables('ExitPreview')).toEqual([{ projectId: 8, corrects: null, input }]);
  expect(opened.getVariables('ExitProject')).toEqual([{ projectId: 8, corrects: null, input, fingerprint: 'f1' }]);
});

test('reads amounts as people type them, and asks about one with two meanings', async () => {
  const { user, getVariables } = open(preview);
  const price = await screen.findByLabelText(/^Precio de venta/);
  fillIn(price, '155.000,00');
  expect(screen.getByText('= $155,000.00')).toBeVisible();
  fillIn(price, '155.000');
  await user.click(screen.getByRole('button', { name: 'Ver reparto' }));
  expect(price).toBeInvalid();
  expect(getVariables('ExitPreview')).toEqual([]);
  fillIn(price, '155,000');
  fillIn(screen.getByLabelText(/^Fecha de venta/), '2026-02-03');
  await user.click(screen.getByRole('button', { name: 'Ver reparto' }));
  await screen.findByRole('table');
  expect(getVariables('ExitPreview')).toMatchObject([{ input: { price: '155000.00' } }]);
});

test('a posted exit says who asked for it and who approved it', async () => {
  open(page({ exit: { ...posted, approver: { id: 9, fullName: 'Tomás Cevallos' } } }, { status: 'exited' }));
  expect(await screen.findByText(/Pedida por Lucía Paz, aprobada por Tomás Cevallos$/)).toBeInTheDocument();
});

test('says that it was sent for approval, which is not a failure', async () => {
  const opened = open(
    preview,
    reply(ExitProjectDocument, fail('APPROVAL_PENDING', 'Otro administrador debe aprobarla.')),
  );
  await fillTerms(opened, '18500');
  const waiting = { id: 9, summary: 'Salida de Portal', createdAt: posted.createdAt, requester: null };
  opened.setReply(page({ pendingApproval: waiting }));
  await confirm(opened);
  expect(await findToast('Enviado a aprobación')).toBeInTheDocument();
  const note = within(await screen.findByRole('region', { name: 'Enviado a aprobación' }));
  expect(note.getByRole('link')).toHaveAttribute('href', '/admin/approvals?status=pending');
  expect(screen.queryByRole('button', { name: 'Ver reparto' })).toBeNull();
});

test('shows what is missing at each field, and sends nothing', async () => {
  const { user, getVariables } = open();
  await user.click(await screen.findByRole('button', { name: 'Añadir costo' }));
  await user.click(screen.getByRole('button', { name: 'Ver reparto' }));
  expect(screen.getByLabelText(/^Precio de venta/)).toBeInvalid();
  expect(screen.getByLabelText(/^Concepto/)).toBeInvalid();
  await user.click(screen.getByRole('button', { name: 'Quitar costo' }));
  expect(screen.queryByLabelText(/^Concepto/)).toBeNull();
  expect(getVariables('ExitPreview')).toEqual([]);
});

test('shows why the sale cannot be shared, and hides shares of other terms', async () => {
  const opened = open(preview);
  await fillTerms(opened, '18500');
  await screen.findByRole('table');
  fillIn(screen.getByLabelText(/^Precio de venta/), '400');
  expect(screen.queryByRole('table')).toBeNull();
  const costs = 'Los costos no pueden ser mayores que el precio de venta';
  opened.setReply(reply(ExitPreviewDocument, fail('VALIDATION_FAILED', costs, { costs })));
  await opened.user.click(screen.getByRole('button', { name: 'Ver reparto' }));
  expect(await screen.findByText(costs)).toBeInTheDocument();
  opened.setReply(reply(ExitPreviewDocument, fail('CONFLICT', 'No tiene inversiones.')));
  await opened.user.click(screen.getByRole('button', { name: 'Ver reparto' }));
  expect(await screen.findByText('No tiene inversiones.')).toBeInTheDocument();
});

test('a posted exit shows its terms and shares, and is corrected from there', async () => {
  const { user } = open(page({ exit: posted }, { status: 'exited' }));
  expect(await screen.findByText('Salida registrada')).toBeInTheDocument();
  expect(screen.getByText('Costo: Notaría').nextElementSibling).toHaveTextContent('$500.00');
  await user.click(screen.getByRole('button', { name: 'Corregir salida' }));
  expect(screen.getByLabelText(/^Precio de venta/)).toHaveValue('18500.00');
  expect(screen.getByLabelText(/^Concepto/)).toHaveValue('Notaría');
});

test('open reservations are named, and cancelled by the exit', async () => {
  open(page({ openReservations: 2 }));
  expect(await screen.findByText('Hay 2 reservas abiertas')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Ver las reservas de este proyecto' })).toHaveAttribute(
    'href',
    '/admin/orders?status=reserved&q=Portal+de+M%C3%A9rida',
  );
  expect(screen.getByText('Al registrar la salida se cancelan, y avisamos a sus inversionistas.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Ver reparto' })).toBeEnabled();
});

test('says when a project was finished by hand', async () => {
  open(page({}, { status: 'exited' }));
  expect(await screen.findByText('Finalizada sin liquidación')).toBeInTheDocument();
});

test.each([
  ['loads', neverAnswer, 'Cargando salida...'],
  ['cannot be read', fail('INTERNAL', ''), 'No se pudo cargar la salida. Nada ha cambiado.'],
  ['is about no project', fail('NOT_FOUND', ''), 'Proyecto no encontrado'],
])('says when it %s', async (_, answer, text) => {
  open(reply(ExitPageDocument, answer));
  expect(await screen.findByText(text)).toBeInTheDocument();
});

test('a sale with warnings is registered only after each of them is ticked', async () => {
  const message = 'Recibido del banco $0.00 de $18,000.00';
  const overdraw = 'El retiro en curso #5 queda sin saldo que lo cubra';
  const warnings = [
    { code: 'ABOVE_RECEIVED', field: 'price', message },
    { code: 'OVERDRAWS', field: 'price', message: overdraw },
  ];
  const early = { ...calculated, received: '0.00', missing: '18000.00', warnings };
  const opened = open(
    reply(ExitPreviewDocument, { exitPreview: early }),
    reply(ExitProjectDocument, { exitProject: { id: 3 } }),
  );
  await fillTerms(opened, '18500');
  const box = await screen.findByRole('checkbox', { name: `${message}: lo revisé` });
  expect(screen.getByRole('button', { name: 'Registrar salida' })).toBeDisabled();
  await opened.user.click(box);
  expect(screen.getByRole('button', { name: 'Registrar salida' })).toBeDisabled();
  await opened.user.click(screen.getByRole('checkbox', { name: `${overdraw}: lo revisé` }));
  await confirm(opened);
  expect(await findToast('Salida registrada')).toBeInTheDocument();
});
