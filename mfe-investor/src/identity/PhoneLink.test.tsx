import { identityMessages } from '@cimiento/contracts';
import { fail, renderPage, reply, type Reply } from '@cimiento/session/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { ana } from '../testing/records';
import { CreateIdentityPhoneLinkDocument, MyDocumentStatesDocument } from './identity.generated';
import { PhoneLink } from './PhoneLink';

const token = 'x'.repeat(32);
const link = reply(CreateIdentityPhoneLinkDocument, {
  createIdentityPhoneLink: { token, expiresAt: '2026-11-20T15:15:00.000Z' },
});
const states = (...kinds: ('id_front' | 'selfie')[]) =>
  reply(MyDocumentStatesDocument, {
    myIdentityDocuments: kinds.map((kind, index) => ({ id: index + 1, kind, state: 'pending' as const })),
  });
const reload = jest.fn(async () => undefined);
const open = (...replies: Reply[]) => {
  const page = renderPage(<PhoneLink kinds={['id_front', 'selfie']} reload={reload} />, { user: ana, replies });
  fireEvent.click(screen.getByText('Continuar en el teléfono'));
  return page;
};

beforeEach(() => {
  reload.mockClear();
  jest.useFakeTimers({ advanceTimers: true });
});
afterEach(() => jest.useRealTimers());

test('a link is shown as a code with its end, and another one replaces it', async () => {
  const { getVariables } = open(link, states());
  expect(await screen.findByRole('img', { name: 'Código QR para tu teléfono' })).toBeVisible();
  expect(screen.getByText(/^Se abre una sola vez, hasta las 10:15/)).toBeVisible();
  fireEvent.click(screen.getByRole('button', { name: 'Crear otro enlace' }));
  await waitFor(() => expect(getVariables('CreateIdentityPhoneLink')).toHaveLength(2));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Crear otro enlace' })).toBeEnabled());
});

test('documents of the phone are seen as they come, and loaded by the page', async () => {
  const { setReply } = open(link, states('id_front'));
  const list = await screen.findByRole('list', { name: 'Documentos' });
  await within(list).findByText('Recibido');
  expect(within(list).getByText('Falta')).toBeVisible();
  expect(reload).not.toHaveBeenCalled();
  setReply(states('id_front', 'selfie'));
  jest.advanceTimersByTime(3000);
  expect(await screen.findByText(/^Ya llegó todo/)).toBeVisible();
  await waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
});

test('a link that is refused says why', async () => {
  open(reply(CreateIdentityPhoneLinkDocument, fail('CONFLICT', identityMessages.notOpen)));
  expect(await screen.findByText(identityMessages.notOpen)).toBeVisible();
  expect(screen.queryByRole('list', { name: 'Documentos' })).toBeNull();
});
