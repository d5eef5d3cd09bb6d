import { identityMessages } from '@cimiento/contracts';
import { uploadFile } from '@cimiento/product-ui/upload';
import { CallError } from '@cimiento/session';
import { fail, loseConnection, renderPage, reply, type Reply } from '@cimiento/session/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { ana } from '../testing/records';
import {
  MyIdentityDocument,
  SaveMyIdentityDocument,
  SubmitMyIdentityDocument,
  type MyIdentityQuery,
} from './identity.generated';
import IdentityPage from './IdentityPage';
import { prepareFile } from './picture';
import { complete, documents, empty, toDocument } from './test-identity';

jest.mock('@cimiento/product-ui/upload', () => ({ uploadFile: jest.fn() }));
jest.mock('./picture', () => ({ ...jest.requireActual<object>('./picture'), prepareFile: jest.fn() }));

const upload = jest.mocked(uploadFile);
const prepare = jest.mocked(prepareFile);
const photo = new File(['foto'], 'cedula.jpg', { type: 'image/jpeg' });

beforeEach(() => {
  upload.mockReset();
  prepare.mockReset();
  prepare.mockResolvedValue({ file: photo, preview: 'data:image/jpeg;base64,eA==' });
  window.scrollTo = jest.fn();
});
afterEach(() => sessionStorage.clear());

const open = (identity: MyIdentityQuery, path = '/identity', ...replies: Reply[]) =>
  renderPage(<IdentityPage />, {
    user: ana,
    path,
    replies: [
      reply(MyIdentityDocument, identity),
      reply(SaveMyIdentityDocument, ({ input }) => ({ saveMyIdentity: { ...empty, ...input, owners: [] } as never })),
      ...replies,
    ],
  });

const draft: MyIdentityQuery = { myIdentity: empty, myIdentityDocuments: [] };
const ready: MyIdentityQuery = { myIdentity: complete, myIdentityDocuments: documents };
const type = (label: RegExp, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });

test('an answer is stored when its field is left', async () => {
  const { getVariables } = open(draft);
  fireEvent.click(await screen.findByLabelText('Persona'));
  await waitFor(() => expect(getVariables('SaveMyIdentity')).toHaveLength(1));
  type(/^Nombre completo/, 'María Torres');
  fireEvent.blur(screen.getByLabelText(/^Nombre completo/));
  await waitFor(() => expect(getVariables('SaveMyIdentity')).toHaveLength(2));
  expect(getVariables('SaveMyIdentity')[1]).toEqual({
    input: expect.objectContaining({ kind: 'person', legalName: 'María Torres', idNumber: null }),
  });
  expect(await screen.findByText(/^Guardado\./)).toBeVisible();
});

test('a wrong number is told as soon as it is whole', async () => {
  open(draft);
  fireEvent.click(await screen.findByLabelText('Cédula'));
  await screen.findByText(/^Guardado\./);
  type(/^Número/, '171003406');
  expect(screen.queryByText(identityMessages.cedula)).toBeNull();
  type(/^Número/, '1710034066');
  expect(screen.getByText(identityMessages.cedula)).toBeVisible();
  type(/^Número/, '1710034065');
  expect(screen.queryByText(identityMessages.cedula)).toBeNull();
});

test('a step with gaps says them all and moves the focus to the first', async () => {
  const { getLocation } = open(draft);
  fireEvent.click(await screen.findByRole('button', { name: 'Siguiente' }));
  expect(await screen.findByText(identityMessages.kind)).toBeVisible();
  expect(screen.getByText(identityMessages.birthDate)).toBeVisible();
  await waitFor(() => expect(screen.getByLabelText('Persona')).toHaveFocus());
  expect(getLocation()).toBe('/identity');
});

test('a whole step leads to the next one, whose title has the focus', async () => {
  const { getLocation } = open(ready);
  fireEvent.click(await screen.findByRole('button', { name: 'Siguiente' }));
  const heading = await screen.findByRole('heading', { name: '2. Tus datos' });
  await waitFor(() => expect(heading).toHaveFocus());
  expect(getLocation()).toBe('/identity?paso=datos');
});

test('a company has a representative and owners, and no date of birth', async () => {
  const { getVariables } = open(
    { ...draft, myIdentity: { ...complete, kind: 'company', idKind: 'ruc', idNumber: '1790011674001' } },
    '/identity?paso=datos',
  );
  expect(await screen.findByLabelText(/^Representante legal/)).toBeVisible();
  expect(screen.queryByLabelText(/^Ocupación/)).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Añadir dueño' }));
  const owner = within(screen.getByRole('group', { name: 'Dueño 1' }));
  fireEvent.change(owner.getByLabelText('Nombre'), { target: { value: 'Ana Paredes' } });
  fireEvent.change(owner.getByLabelText('Número'), { target: { value: '1714307103' } });
  fireEvent.change(owner.getByLabelText('Porcentaje'), { target: { value: '60' } });
  fireEvent.blur(owner.getByLabelText('Porcentaje'));
  await waitFor(() => expect(getVariables('SaveMyIdentity')).toHaveLength(1));
  expect(getVariables('SaveMyIdentity')[0]?.['input']).toMatchObject({
    owners: [{ name: 'Ana Paredes', idKind: 'cedula', idNumber: '1714307103', percent: 60 }],
  });
});

test('answers that cannot be stored stay, and are stored when asked again', async () => {
  const { setReply, getVariables } = open(draft, '/identity', reply(SaveMyIdentityDocument, loseConnection));
  await screen.findByLabelText('Persona');
  type(/^Nombre completo/, 'María Torres');
  fireEvent.blur(screen.getByLabelText(/^Nombre completo/));
  expect(await screen.findByText(/No pudimos guardar. Lo que escribiste sigue aquí/)).toBeVisible();
  setReply(reply(SaveMyIdentityDocument, { saveMyIdentity: empty }));
  fireEvent.click(screen.getByRole('button', { name: 'Guardar de nuevo' }));
  expect(await screen.findByText(/^Guardado\./)).toBeVisible();
  expect(getVariables('SaveMyIdentity')).toHaveLength(2);
});

const findCard = (name: string) => screen.findByRole('group', { name });
const take = async (card: HTMLElement, name: string) => {
  fireEvent.change(within(card).getByLabelText(`Tomar foto: ${name}`), { target: { files: [photo] } });
  await within(card).findByRole('img', { name: `Lo que vas a enviar: ${name}` });
};

test('a picture is seen, turned and sent, each document alone', async () => {
  upload.mockResolvedValue({});
  const { getVariables } = open({ ...draft, myIdentity: complete }, '/identity?paso=documentos');
  const card = await findCard('Cédula, anverso');
  expect(within(card).getByLabelText('Tomar foto: Cédula, anverso')).toHaveAttribute('capture', 'environment');
  await take(card, 'Cédula, anverso');
  fireEvent.click(within(card).getByRole('button', { name: 'Girar' }));
  await waitFor(() => expect(prepare).toHaveBeenLastCalledWith(photo, 1));
  await waitFor(() => expect(within(card).getByRole('button', { name: 'Enviar' })).toBeEnabled());
  fireEvent.click(within(card).getByRole('button', { name: 'Enviar' }));
  expect(await within(card).findByRole('img', { name: 'Lo que enviaste: Cédula, anverso' })).toBeVisible();
  expect(upload).toHaveBeenCalledWith(
    '/api/user/identity/documents',
    photo,
    expect.objectContaining({ fields: { kind: 'id_front' } }),
  );
  expect(getVariables('MyIdentity')).toHaveLength(2);
});

test('a picture that could not be sent stays, and is sent again', async () => {
  upload.mockRejectedValueOnce(new CallError(0, '', 'OFFLINE')).mockResolvedValue({});
  open({ ...draft, myIdentity: complete }, '/identity?paso=documentos');
  const card = await findCard('Selfie');
  await take(card, 'Selfie');
  fireEvent.click(within(card).getByRole('button', { name: 'Enviar' }));
  expect(await within(card).findByText(/Tu imagen sigue aquí/)).toBeVisible();
  expect(within(card).getByRole('img', { name: 'Lo que vas a enviar: Selfie' })).toBeVisible();
  fireEvent.click(within(card).getByRole('button', { name: 'Reintentar' }));
  expect(await within(card).findByRole('img', { name: 'Lo que enviaste: Selfie' })).toBeVisible();
});

test('the review names what is missing with a link to its step', async () => {
  open({ myIdentity: { ...complete, phone: null }, myIdentityDocuments: documents.slice(1) }, '/identity?paso=revisar');
  expect(await screen.findByText('Faltan 2 cosas:')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Teléfono' })).toHaveAttribute('href', '/identity?paso=datos&faltan=1');
  expect(screen.getByRole('link', { name: 'Cédula, anverso' })).toHaveAttribute(
    'href',
    '/identity?paso=documentos&faltan=1',
  );
  expect(screen.getByRole('button', { name: 'Enviar a revisión' })).toBeDisabled();
});

test('a complete identity is submitted, and then waits in the queue', async () => {
  const sent = { ...complete, state: 'submitted' as const, submittedAt: '2026-11-20T15:00:00.000Z', place: 3 };
  const { setReply, getVariables } = open(
    ready,
    '/identity?paso=revisar',
    reply(SubmitMyIdentityDocument, () => {
      setReply(reply(MyIdentityDocument, { myIdentity: sent, myIdentityDocuments: documents }));
      return { submitMyIdentity: sent };
    }),
  );
  fireEvent.click(await screen.findByRole('button', { name: 'Enviar a revisión' }));
  expect(await screen.findByRole('heading', { name: 'Recibimos tus datos' })).toBeVisible();
  expect(screen.getByText('Estás en el puesto 3 de la fila.')).toBeVisible();
  expect(getVariables('SubmitMyIdentity')).toHaveLength(1);
});

test('a submission that is refused says why', async () => {
  open(ready, '/identity?paso=revisar', reply(SubmitMyIdentityDocument, fail('CONFLICT', identityMessages.tooOften)));
  fireEvent.click(await screen.findByRole('button', { name: 'Enviar a revisión' }));
  expect(await screen.findByText(identityMessages.tooOften)).toBeVisible();
});

const blurred = 'La imagen está borrosa: tómala de nuevo con buena luz.';
const refused: MyIdentityQuery = {
  myIdentity: {
    ...complete,
    state: 'needs_more',
    submissionsLeft: 2,
    reasons: [
      { field: 'occupation', isDocument: false, reason: 'Escribe a qué te dedicas hoy.' },
      { field: 'selfie', isDocument: true, reason: blurred },
    ],
  },
  myIdentityDocuments: [...documents.slice(0, 2), toDocument('selfie', 'refused', blurred)],
};

test('only what was refused can be changed, each with its reason', async () => {
  open(refused);
  expect(await screen.findByLabelText('Ocupación')).toHaveAccessibleDescription('Escribe a qué te dedicas hoy.');
  expect(within(await findCard('Selfie')).getByText(blurred)).toBeVisible();
  expect(screen.queryByLabelText('Teléfono')).toBeNull();
  expect(screen.queryByRole('group', { name: 'Cédula, anverso' })).toBeNull();
});

test('a document that was never sent is asked for apart from the answer of its name', async () => {
  const reasons = [
    { field: 'address', isDocument: true, reason: 'Envía una planilla.' },
    { field: 'address', isDocument: false, reason: 'Falta la ciudad.' },
  ];
  open({ ...refused, myIdentity: { ...refused.myIdentity, reasons }, myIdentityDocuments: documents });
  expect(await screen.findByLabelText('Dirección')).toHaveAccessibleDescription('Falta la ciudad.');
  expect(within(await findCard('Comprobante de domicilio')).getByText('Envía una planilla.')).toBeVisible();
});

test('after the last submission only the team helps', async () => {
  open({ ...refused, myIdentity: { ...refused.myIdentity, submissionsLeft: 0 } });
  expect(await screen.findByText(identityMessages.tooOften)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Enviar de nuevo' })).toBeDisabled();
});

test('a correction is sent once each refused document was sent again', async () => {
  upload.mockResolvedValue({});
  const { setReply, getVariables } = open(
    refused,
    '/identity',
    reply(SubmitMyIdentityDocument, { submitMyIdentity: { ...complete, state: 'submitted' } }),
  );
  const card = await findCard('Selfie');
  fireEvent.click(screen.getByRole('button', { name: 'Enviar de nuevo' }));
  expect(await within(card).findByText('Envía este documento de nuevo.')).toBeVisible();
  expect(getVariables('SubmitMyIdentity')).toHaveLength(0);
  setReply(reply(MyIdentityDocument, { ...refused, myIdentityDocuments: documents }));
  await take(card, 'Selfie');
  fireEvent.click(within(card).getByRole('button', { name: 'Enviar' }));
  await within(card).findByText('Ya lo recibimos. Puedes cambiarlo.');
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Enviar de nuevo' })));
  await waitFor(() => expect(getVariables('SubmitMyIdentity')).toHaveLength(1));
});

test.each([
  [{ state: 'in_review' as const }, 'Estamos revisando tus datos', /Te avisaremos aquí y por correo/],
  [{ state: 'approved' as const, expiresOn: '2029-11-20' }, 'Tu identidad está verificada', /20 de noviembre de 2029/],
  [
    {
      state: 'rejected' as const,
      reasons: [{ field: null, isDocument: false, reason: 'El documento es de otra persona.' }],
    },
    'No pudimos verificar tu identidad',
    /El documento es de otra persona/,
  ],
  [{ state: 'expired' as const, expiresOn: '2026-11-01' }, 'Tu verificación venció', /1 de noviembre de 2026/],
])('the state %p says what it means', async (change, title, text) => {
  open({ myIdentity: { ...complete, ...change }, myIdentityDocuments: documents });
  expect(await screen.findByRole('heading', { name: title })).toBeVisible();
  expect(screen.getByText(text)).toBeVisible();
});

test('an identity that cannot be loaded says what is safe', async () => {
  renderPage(<IdentityPage />, { user: ana, path: '/identity', replies: [reply(MyIdentityDocument, loseConnection)] });
  expect(await screen.findByText(/Lo que guardaste está a salvo/)).toBeVisible();
});
