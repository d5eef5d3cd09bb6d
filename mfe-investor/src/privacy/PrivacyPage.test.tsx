import { addDays, today } from '@cimiento/contracts';
import { fail, renderPage, reply, type Reply } from '@cimiento/session/testing';
import { toast } from '@cimiento/ui/toast';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { ana } from '../testing/records';
import {
  CancelDataRequestDocument,
  CreateDataRequestDocument,
  ExportMyDataDocument,
  MyPrivacyDocument,
  SaveConsentsDocument,
  type MyPrivacyQuery,
  type OwnDataRequestFragment,
} from './privacy.generated';
import PrivacyPage from './PrivacyPage';
import { saveBase64 } from './save-base64';

jest.mock('@cimiento/ui/toast', () => ({ toast: jest.fn() }));
jest.mock('./save-base64', () => ({ saveBase64: jest.fn() }));

const expectToast = (text: object) => waitFor(() => expect(toast).toHaveBeenCalledWith(expect.objectContaining(text)));

const pending: OwnDataRequestFragment = {
  id: 7,
  kind: 'correction',
  status: 'pending',
  details: 'Mi segundo apellido',
  dueDate: addDays(today(), 3),
  createdAt: '2026-02-03T15:00:00.000Z',
  decidedAt: null,
  reason: null,
};
const rejected: OwnDataRequestFragment = {
  ...pending,
  id: 6,
  kind: 'objection',
  status: 'rejected',
  decidedAt: '2026-02-05T15:00:00.000Z',
  reason: 'Es un aviso de seguridad',
};

const held: MyPrivacyQuery = {
  myConsents: {
    news: true,
    history: [
      {
        purpose: 'news',
        textVersion: '2026-01-01',
        source: 'waitlist',
        givenAt: '2026-01-05T15:00:00.000Z',
        withdrawnAt: null,
      },
    ],
  },
  myDataSubjectRequests: [pending, rejected],
};

const open = (...replies: Reply[]) =>
  renderPage(<PrivacyPage />, { user: ana, path: '/privacy', replies: [reply(MyPrivacyDocument, held), ...replies] });

test('says what is held and why, and what was consented to', async () => {
  open();
  expect(screen.getByRole('heading', { level: 3, name: 'Dinero' })).toBeVisible();
  expect(await screen.findByRole('switch', { name: 'Enviarte novedades por correo' })).toBeChecked();
  expect(screen.getByRole('list', { name: 'Historial de consentimientos' })).toHaveTextContent(
    'Aceptado el 5/1/2026 en Lista de espera, texto del 1/1/2026.',
  );
});

test('shows each request with its clock or its answer, and cancels a pending one', async () => {
  const { getVariables } = open(
    reply(CancelDataRequestDocument, { cancelDataSubjectRequest: { ...pending, status: 'cancelled' } }),
  );
  const card = within(await screen.findByRole('group', { name: 'Corrección' }));
  expect(card.getByText(/Quedan 3 días/)).toBeVisible();
  expect(screen.getByRole('group', { name: 'Oposición a un tratamiento' })).toHaveTextContent(
    'Respuesta: Es un aviso de seguridad',
  );
  fireEvent.click(card.getByRole('button', { name: /^Cancelar solicitud: / }));
  await expectToast({ title: 'Solicitud cancelada' });
  expect(getVariables('CancelDataRequest')).toEqual([{ id: 7 }]);
});

test('withdraws the consent to news at once', async () => {
  const { getVariables } = open(reply(SaveConsentsDocument, { saveConsents: { news: false } }));
  fireEvent.click(await screen.findByRole('switch'));
  await expectToast({ title: 'Ya no te enviaremos novedades' });
  expect(getVariables('SaveConsents')).toEqual([{ input: { news: false } }]);
});

test('downloads the export, and tells a failure', async () => {
  const file = { name: 'mis-datos.zip', contentType: 'application/zip', content: 'UEs=' };
  const { setReply } = open(reply(ExportMyDataDocument, fail('INTERNAL', 'No se pudo.')));
  fireEvent.click(screen.getByRole('button', { name: 'Descargar mis datos' }));
  await expectToast({ title: 'No se pudieron descargar tus datos', variant: 'destructive' });
  setReply(reply(ExportMyDataDocument, { exportMyData: file }));
  fireEvent.click(await screen.findByRole('button', { name: 'Descargar mis datos' }));
  await waitFor(() => expect(saveBase64).toHaveBeenCalledWith(expect.objectContaining(file)));
});

test('a refused deletion stays in its dialog with the sentence of the server', async () => {
  const sentence = 'La cuenta todavía tiene 1 inversión vigente.';
  const { getVariables } = open(reply(CreateDataRequestDocument, fail('CONFLICT', sentence)));
  fireEvent.click(await screen.findByRole('button', { name: 'Nueva solicitud' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Nueva solicitud' }));
  fireEvent.click(dialog.getByRole('button', { name: 'Enviar solicitud' }));
  expect(await dialog.findByText('Elige qué necesitas')).toBeVisible();
  fireEvent.change(dialog.getByLabelText(/^Solicitud/), { target: { value: 'deletion' } });
  fireEvent.click(dialog.getByRole('button', { name: 'Enviar solicitud' }));
  await expectToast({ title: 'No se pudo enviar la solicitud', description: sentence });
  expect(getVariables('CreateDataRequest')).toEqual([{ input: { kind: 'deletion', details: null } }]);
  expect(screen.getByRole('dialog', { name: 'Nueva solicitud' })).toBeVisible();
});

test('offers a retry after a failed load', async () => {
  const { setReply } = renderPage(<PrivacyPage />, {
    user: ana,
    path: '/privacy',
    replies: [reply(MyPrivacyDocument, fail('INTERNAL', ''))],
  });
  expect(await screen.findByText(/No pudimos cargar tus consentimientos/)).toBeVisible();
  setReply(reply(MyPrivacyDocument, held));
  fireEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(await screen.findByRole('group', { name: 'Corrección' })).toBeVisible();
});
