import { addDays, formatPaymentDate, today } from '@cimiento/contracts';
import { screen, within } from '@testing-library/react';
import { fillIn, findRowButton, findToast, getRows, renderPage, toPage } from '../../shared/testing/render-page';
import { fail, reply, type Reply } from '../../shared/testing/test-link';
import {
  AdminDataRequestsDocument,
  CompleteDataRequestDocument,
  CreateDataBreachDocument,
  DataBreachesDocument,
  ExportDataRequestDocument,
  RejectDataRequestDocument,
  type BreachRowFragment,
} from './privacy.generated';
import PrivacyPage from './PrivacyPage';
import { getClock, type DataRequest } from './RequestsPanel';

const correction: DataRequest = {
  id: 7,
  kind: 'correction',
  status: 'pending',
  details: 'Mi segundo apellido',
  dueDate: addDays(today(), 3),
  createdAt: '2026-02-03T15:00:00.000Z',
  decidedAt: null,
  reason: null,
  user: { id: 4, fullName: 'Rosa Intriago', email: 'rosa@prueba.example' },
};
const deletion: DataRequest = {
  ...correction,
  id: 6,
  kind: 'deletion',
  details: null,
  user: { id: 5, fullName: 'Luis Mera', email: 'luis@prueba.example' },
};

const open = (path: string, ...replies: Reply[]) =>
  renderPage(<PrivacyPage />, {
    path,
    replies: [
      reply(AdminDataRequestsDocument, { adminDataSubjectRequests: toPage([correction, deletion]) }),
      ...replies,
    ],
  });

test('lists who asks what, with the clock', async () => {
  open('/admin/privacy');
  expect(getRows(await screen.findByRole('table'))[0]).toEqual([
    '03/02/2026',
    'Rosa Intriagorosa@prueba.example',
    'CorrecciónMi segundo apellido',
    `${formatPaymentDate(addDays(today(), 3))}Quedan 3 días`,
    'Pendiente',
  ]);
});

test.each([
  [6, 'Quedan 6 días', 'neutral'],
  [5, 'Quedan 5 días', 'warning'],
  [1, 'Queda 1 día', 'warning'],
  [0, 'Vence hoy', 'danger'],
  [-1, 'Vencida ayer', 'danger'],
  [-4, 'Vencida hace 4 días', 'danger'],
])('the clock %i days before the last one reads %s', (days, label, tone) => {
  expect(getClock(addDays(today(), days))).toEqual({ label, tone });
});

test('a request is rejected with a reason', async () => {
  const { user, getVariables } = open(
    '/admin/privacy?status=pending',
    reply(RejectDataRequestDocument, { rejectDataSubjectRequest: { id: 7, status: 'rejected' } }),
  );
  await user.click(await findRowButton('Rechazar', 'Rosa Intriago'));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Rechazar solicitud' }));
  expect(await dialog.findByText('Escribe lo que la persona leerá')).toBeInTheDocument();
  fillIn(dialog.getByLabelText(/Motivo/), 'No es un dato nuestro');
  await user.click(dialog.getByRole('button', { name: 'Rechazar solicitud' }));
  expect(await findToast('Solicitud rechazada')).toBeInTheDocument();
  expect(getVariables('RejectDataRequest')).toEqual([{ id: 7, input: { reason: 'No es un dato nuestro' } }]);
  expect(getVariables('AdminDataRequests')[0]).toMatchObject({ status: 'pending' });
});

test('a request for access is answered with the data of its person at hand', async () => {
  const file = { name: 'datos.zip', contentType: 'application/zip', content: 'UEs=' };
  URL.createObjectURL = jest.fn(() => '#datos');
  const { user, getVariables } = open(
    '/admin/privacy',
    reply(ExportDataRequestDocument, { exportDataSubjectRequest: file }),
    reply(CompleteDataRequestDocument, { completeDataSubjectRequest: { id: 7, status: 'completed' } }),
  );
  await user.click(await findRowButton('Atender', 'Rosa Intriago'));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByRole('link', { name: 'Rosa Intriago' })).toHaveAttribute('href', '/admin/users/4');
  await user.click(dialog.getByRole('button', { name: 'Descargar sus datos (ZIP)' }));
  expect(await findToast('Datos descargados: guárdalos en un lugar seguro')).toBeInTheDocument();
  expect(getVariables('ExportDataRequest')).toEqual([{ id: 7 }]);
  fillIn(dialog.getByLabelText(/Respuesta/), 'Te los enviamos');
  await user.click(dialog.getByRole('button', { name: 'Marcar atendida' }));
  expect(await findToast('Solicitud atendida')).toBeInTheDocument();
  expect(getVariables('CompleteDataRequest')).toEqual([{ id: 7, input: { reason: 'Te los enviamos' } }]);
});

test('a deletion says that it cannot be undone, and tells why it is refused', async () => {
  const { user } = open(
    '/admin/privacy',
    reply(CompleteDataRequestDocument, fail('CONFLICT', 'La cuenta todavía tiene 1 inversión vigente.')),
  );
  await user.click(await findRowButton('Eliminar', 'Luis Mera'));
  const dialog = within(await screen.findByRole('dialog', { name: 'Eliminación de mi cuenta de Luis Mera' }));
  expect(dialog.getByText(/No se puede deshacer/)).toBeInTheDocument();
  fillIn(dialog.getByLabelText(/Motivo/), 'Como lo pidió');
  await user.click(dialog.getByRole('button', { name: 'Eliminar cuenta y datos' }));
  expect(
    await findToast('No se pudo eliminar la cuenta: La cuenta todavía tiene 1 inversión vigente.'),
  ).toBeInTheDocument();
});

test('a breach is registered and listed', async () => {
  const breach: BreachRowFragment = {
    id: 1,
    detectedOn: '2026-03-01',
    description: 'Un correo salió a otra dirección',
    affectedData: 'Nombre',
    affectedPeople: 1,
    measures: 'Se avisó',
    authorityNotifiedOn: null,
    peopleNotifiedOn: '2026-03-02',
  };
  const { user, getVariables, setReply } = open(
    '/admin/privacy?tab=breaches',
    reply(DataBreachesDocument, { dataBreaches: [] }),
    reply(CreateDataBreachDocument, { createDataBreach: breach }),
  );
  expect(await screen.findByText('No hay incidentes')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Registrar incidente' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Registrar incidente' }));
  fillIn(dialog.getByLabelText(/Detectada el/), '2026-03-01');
  fillIn(dialog.getByLabelText(/Personas afectadas/), '1');
  fillIn(dialog.getByLabelText(/Qué pasó/), breach.description);
  fillIn(dialog.getByLabelText(/Datos afectados/), 'Nombre');
  fillIn(dialog.getByLabelText(/Medidas tomadas/), 'Se avisó');
  setReply(reply(DataBreachesDocument, { dataBreaches: [breach] }));
  await user.click(dialog.getByRole('button', { name: 'Guardar' }));
  expect(await findToast('Incidente guardado')).toBeInTheDocument();
  expect(getVariables('CreateDataBreach')).toEqual([
    { input: expect.objectContaining({ affectedPeople: 1, authorityNotifiedOn: null }) },
  ]);
  expect(getRows(await screen.findByRole('table', { name: 'Incidentes' }))[0]).toEqual(
    expect.arrayContaining(['01/03/2026', 'Pendiente', '02/03/2026']),
  );
});

test('shows the register of processing activities', async () => {
  open('/admin/privacy?tab=processing');
  expect(await screen.findByRole('table', { name: 'Registro de tratamientos' })).toHaveTextContent('Lista de espera');
  expect(screen.getByRole('table', { name: 'Cuánto tiempo se guarda cada tabla' })).toHaveTextContent('400 días');
});
