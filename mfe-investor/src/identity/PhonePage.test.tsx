import { identityMessages, phoneUploadPath } from '@cimiento/contracts';
import { uploadFile } from '@cimiento/product-ui/upload';
import { fail, loseConnection, renderPage, reply, type Reply } from '@cimiento/session/testing';
import { fireEvent, screen, within } from '@testing-library/react';
import { IdentityPhoneDocument, OpenIdentityPhoneDocument, type IdentityPhoneQuery } from './identity.generated';
import PhonePage from './PhonePage';
import { prepareFile } from './picture';

jest.mock('@cimiento/product-ui/upload', () => ({ uploadFile: jest.fn() }));
jest.mock('./picture', () => ({ ...jest.requireActual<object>('./picture'), prepareFile: jest.fn() }));

const upload = jest.mocked(uploadFile);
const photo = new File(['foto'], 'cedula.jpg', { type: 'image/jpeg' });

beforeEach(() => {
  upload.mockReset();
  jest.mocked(prepareFile).mockResolvedValue({ file: photo, preview: 'data:image/jpeg;base64,eA==' });
});

const toPhone = (selfie: 'pending' | 'refused' | null): IdentityPhoneQuery['identityPhone'] => ({
  documents: [
    { kind: 'selfie', state: selfie, isOptional: false },
    { kind: 'address', state: null, isOptional: true },
  ],
  expiresAt: '2026-11-20T15:30:00.000Z',
});
const open = (path: string, ...replies: Reply[]) => renderPage(<PhonePage />, { path, replies });
const findCard = () => screen.findByRole('group', { name: 'Selfie' });

test('a link is opened only by its button, and its token leaves the address', async () => {
  const { getVariables } = open(
    '/identity/telefono#token=abc',
    reply(OpenIdentityPhoneDocument, { openIdentityPhone: { expiresAt: toPhone(null).expiresAt } }),
    reply(IdentityPhoneDocument, { identityPhone: toPhone(null) }),
  );
  const start = await screen.findByRole('button', { name: 'Empezar' });
  expect(getVariables('OpenIdentityPhone')).toHaveLength(0);
  fireEvent.click(start);
  expect(await findCard()).toBeVisible();
  expect(getVariables('OpenIdentityPhone')).toEqual([{ token: 'abc' }]);
  expect(screen.queryByRole('button', { name: 'Empezar' })).toBeNull();
});

test('a picture is sent for the link, and the page says when all is there', async () => {
  upload.mockResolvedValue({});
  const { setReply } = open('/identity/telefono', reply(IdentityPhoneDocument, { identityPhone: toPhone('refused') }));
  const card = await findCard();
  expect(within(card).getByText('Repetir')).toBeVisible();
  expect(screen.queryByText(/^Listo/)).toBeNull();
  fireEvent.change(within(card).getByLabelText('Tomar foto: Selfie'), { target: { files: [photo] } });
  await within(card).findByRole('img', { name: 'Lo que vas a enviar: Selfie' });
  setReply(reply(IdentityPhoneDocument, { identityPhone: toPhone('pending') }));
  fireEvent.click(within(card).getByRole('button', { name: 'Enviar' }));
  expect(await screen.findByText(/^Listo. Sigue en tu computadora/)).toBeVisible();
  expect(upload).toHaveBeenCalledWith(phoneUploadPath, photo, expect.objectContaining({ fields: { kind: 'selfie' } }));
});

test('a link that was used says where another one comes from', async () => {
  open(
    '/identity/telefono#token=abc',
    reply(OpenIdentityPhoneDocument, fail('VALIDATION_FAILED', identityMessages.phoneEnded)),
  );
  fireEvent.click(await screen.findByRole('button', { name: 'Empezar' }));
  expect(await screen.findByText(identityMessages.phoneEnded)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Empezar' })).toBeNull();
});

test('a phone whose time is over has no documents', async () => {
  open('/identity/telefono', reply(IdentityPhoneDocument, fail('UNAUTHENTICATED', identityMessages.phoneEnded)));
  expect(await screen.findByText(identityMessages.phoneEnded)).toBeVisible();
  expect(screen.queryByRole('group')).toBeNull();
});

test('documents that cannot be loaded are read again', async () => {
  const { setReply } = open('/identity/telefono', reply(IdentityPhoneDocument, loseConnection));
  const retry = await screen.findByRole('button', { name: /Reintentar|Intentar/ });
  setReply(reply(IdentityPhoneDocument, { identityPhone: toPhone(null) }));
  fireEvent.click(retry);
  expect(await findCard()).toBeVisible();
});
