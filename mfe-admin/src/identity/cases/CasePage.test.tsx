import { documentReasons, identityMessages } from '@cimiento/contracts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { fillIn, findToast, renderPage } from '../../shared/testing/render-page';
import { fail, reply, type Reply } from '../../shared/testing/test-link';
import CasePage from './CasePage';
import {
  ClaimIdentityCaseDocument,
  DecideIdentityCaseDocument,
  DecideIdentityMatchDocument,
  IdentityCaseDocument,
  ReopenIdentityDocument,
  SuspendIdentityDocument,
  WaitingIdentityCasesDocument,
  type WholeIdentityCaseFragment,
} from './cases.generated';
import { match, mine, taken, waiting } from './test-case';

const fetchContent = jest.fn();

beforeEach(() => {
  fetchContent.mockReset();
  fetchContent.mockResolvedValue({ ok: true, blob: async () => new Blob(['foto'], { type: 'image/jpeg' }) });
  globalThis.fetch = fetchContent;
});

const open = (found: WholeIdentityCaseFragment, ...replies: Reply[]) =>
  renderPage(
    <Routes>
      <Route path="/admin/identity/:id" element={<CasePage />} />
      <Route path="/admin/identity" element={<h1>La fila</h1>} />
    </Routes>,
    {
      path: `/admin/identity/${found.id}`,
      replies: [reply(IdentityCaseDocument, { identityCase: found }), ...replies],
    },
  );

const press = (key: string) => fireEvent.keyDown(document.body, { key });
const findPicture = (name = 'Cédula, anverso') => screen.findByRole('img', { name });
const findDialog = async (name: string) => within(await screen.findByRole('dialog', { name }));

test('a case is claimed by its key', async () => {
  const { getVariables } = open(waiting, reply(ClaimIdentityCaseDocument, { claimIdentityCase: mine }));
  expect(await screen.findByText('Libre')).toBeInTheDocument();
  press('c');
  expect(await findToast('El caso es tuyo')).toBeInTheDocument();
  expect(getVariables('ClaimIdentityCase')).toEqual([{ id: 9 }]);
});

test('a case that somebody else has can be read and not decided', async () => {
  open(taken);
  expect(await screen.findByText(/^En manos de Tomás Cevallos hasta las/)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Aprobar' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Tomar' })).toBeNull();
  press('a');
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a document is read once with the session, and turned and enlarged by keys', async () => {
  open(mine);
  const picture = await findPicture();
  expect(fetchContent).toHaveBeenCalledWith(
    '/api/admin/identity-cases/9/documents/21/content',
    expect.objectContaining({ headers: expect.anything() }),
  );
  press('+');
  press('r');
  expect(picture).toHaveStyle({ width: '150%', transform: 'rotate(90deg)' });
  press('-');
  expect(picture).toHaveStyle({ width: '100%' });
  press('d');
  await findPicture('Selfie');
  press('d');
  await findPicture();
  expect(fetchContent).toHaveBeenCalledTimes(2);
});

test('a document that cannot be read says why, and is read again', async () => {
  fetchContent.mockResolvedValueOnce({
    ok: false,
    status: 403,
    json: async () => ({ message: 'Es tu propia identidad.' }),
  });
  const { user } = open(mine);
  expect(await screen.findByText('Es tu propia identidad.')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(await findPicture()).toBeInTheDocument();
});

async function acceptBoth(): Promise<void> {
  await findPicture();
  press('s');
  press('d');
  await findPicture('Selfie');
  press('s');
}

test('a case is approved by keys once each document is decided', async () => {
  const approved = { ...waiting, state: 'approved' as const, expiresOn: '2028-11-20' };
  const { user, getVariables, setReply } = open(
    mine,
    reply(DecideIdentityCaseDocument, { decideIdentityCase: approved }),
  );
  await findPicture();
  press('a');
  const early = await findDialog('Aprobar identidad');
  expect(early.getByText(identityMessages.undecidedDocuments)).toBeInTheDocument();
  expect(early.getByRole('button', { name: 'Aprobar' })).toBeDisabled();
  await user.click(early.getByRole('button', { name: 'Cancelar' }));
  await acceptBoth();
  press('a');
  const dialog = await findDialog('Aprobar identidad');
  setReply(reply(IdentityCaseDocument, { identityCase: approved }));
  await user.click(dialog.getByRole('button', { name: 'Aprobar' }));
  expect(await findToast('Identidad: verificada')).toBeInTheDocument();
  expect(getVariables('DecideIdentityCase')).toEqual([
    {
      id: 9,
      revision: 'r1',
      input: {
        decision: 'approve',
        documents: [
          { id: 21, accepted: true, reason: null },
          { id: 22, accepted: true, reason: null },
        ],
        answers: [],
        missingDocuments: [],
        reason: null,
      },
    },
  ]);
  expect(await screen.findByText('Vale hasta el 20/11/2028')).toBeInTheDocument();
});

test('corrections name each document and answer with its reason', async () => {
  const { user, getVariables } = open(mine, reply(DecideIdentityCaseDocument, { decideIdentityCase: waiting }));
  await findPicture();
  press('3');
  press('d');
  await findPicture('Selfie');
  press('s');
  await user.click(screen.getByRole('button', { name: 'Pedir que corrija: Ocupación' }));
  fillIn(screen.getByLabelText('Por qué corregir: Ocupación'), 'Escribe a qué te dedicas hoy.');
  await user.click(screen.getByRole('button', { name: 'Pedir corrección' }));
  press('p');
  const dialog = await findDialog('Pedir correcciones');
  expect(dialog.getByText(`Cédula, anverso: ${documentReasons[2]}`)).toBeInTheDocument();
  expect(dialog.getByText('Ocupación: Escribe a qué te dedicas hoy.')).toBeInTheDocument();
  await user.click(dialog.getByRole('button', { name: 'Pedir correcciones' }));
  expect(await findToast('Correcciones pedidas')).toBeInTheDocument();
  expect(getVariables('DecideIdentityCase')[0]).toMatchObject({
    input: {
      decision: 'needs_more',
      documents: [
        { id: 21, accepted: false, reason: documentReasons[2] },
        { id: 22, accepted: true, reason: null },
      ],
      answers: [{ field: 'occupation', reason: 'Escribe a qué te dedicas hoy.' }],
    },
  });
});

test('a document is refused with another reason too', async () => {
  const { user } = open(mine);
  await findPicture();
  fillIn(screen.getByLabelText('Otra razón'), 'Es una fotocopia.');
  await user.click(screen.getByRole('button', { name: 'Pedir que lo repita' }));
  expect(screen.getByText('Leerá: Es una fotocopia.')).toBeInTheDocument();
});

test('a rejection needs a reason', async () => {
  const { user, getVariables } = open(mine, reply(DecideIdentityCaseDocument, { decideIdentityCase: waiting }));
  await findPicture();
  press('x');
  const dialog = await findDialog('Rechazar identidad');
  expect(dialog.getByRole('button', { name: 'Rechazar' })).toBeDisabled();
  fillIn(dialog.getByLabelText(/^Razón/), 'El documento es de otra persona.');
  await user.click(dialog.getByRole('button', { name: 'Rechazar' }));
  expect(await findToast('Identidad rechazada')).toBeInTheDocument();
  expect(getVariables('DecideIdentityCase')[0]).toMatchObject({
    input: { decision: 'reject', reason: 'El documento es de otra persona.' },
  });
});

test('a case that changed stays as it was read until it is loaded again', async () => {
  const refused = fail('CONFLICT', identityMessages.caseChanged);
  const { user, getVariables } = open(mine, reply(DecideIdentityCaseDocument, refused));
  await acceptBoth();
  press('a');
  const dialog = await findDialog('Aprobar identidad');
  await user.click(dialog.getByRole('button', { name: 'Aprobar' }));
  expect(await dialog.findByText(identityMessages.caseChanged)).toBeInTheDocument();
  expect(getVariables('IdentityCase')).toHaveLength(1);
  await user.click(dialog.getByRole('button', { name: 'Volver a cargar' }));
  await waitFor(() => expect(getVariables('IdentityCase')).toHaveLength(2));
});

test('another reviewer’s claim is told in the dialog', async () => {
  const { user } = open(
    mine,
    reply(DecideIdentityCaseDocument, fail('FORBIDDEN', identityMessages.otherClaim('Tomás'))),
  );
  await acceptBoth();
  press('a');
  const dialog = await findDialog('Aprobar identidad');
  await user.click(dialog.getByRole('button', { name: 'Aprobar' }));
  expect(await dialog.findByText('Tomás está revisando este caso.')).toBeInTheDocument();
});

test('a case of high risk waits for a second person, who reads the note of the first', async () => {
  const message = 'Espera la aprobación de otra persona.';
  const { user, setReply, getVariables } = open(
    { ...mine, risk: 'high' },
    reply(DecideIdentityCaseDocument, fail('APPROVAL_PENDING', message)),
  );
  expect(await screen.findByText('Aprobar este caso lo confirma una segunda persona.')).toBeInTheDocument();
  await acceptBoth();
  press('a');
  const pendingApproval = { id: 5, requester: { id: 1, fullName: 'Lucía Paz' } };
  const note = 'Comprobé el origen del dinero.';
  const step = {
    kind: 'proposed' as const,
    authorName: 'Lucía Paz',
    createdAt: waiting.history[0]!.createdAt,
    lists: '',
  };
  const history = [...mine.history, { ...step, reason: note }];
  setReply(reply(IdentityCaseDocument, { identityCase: { ...mine, risk: 'high', pendingApproval, history } }));
  const dialog = await findDialog('Aprobar identidad');
  fillIn(dialog.getByLabelText(/^Nota/), note);
  await user.click(dialog.getByRole('button', { name: 'Aprobar' }));
  expect(await findToast('Enviado a aprobación')).toBeInTheDocument();
  expect(await screen.findByText(/Espera a una segunda persona en Aprobaciones/)).toBeInTheDocument();
  expect(screen.getByText(`Su nota: ${note}`)).toBeInTheDocument();
  expect(getVariables('DecideIdentityCase')[0]).toMatchObject({ input: { reason: note } });
});

test('a possible match is decided with a reason, and blocks the approval until then', async () => {
  const { user, getVariables } = open(
    { ...mine, matches: [match], documents: [] },
    reply(DecideIdentityMatchDocument, { decideIdentityMatch: { id: 9 } }),
  );
  const card = within(await screen.findByRole('group', { name: 'Posible coincidencia: TORRES VEGA, Maria' }));
  expect(card.getByText('12 Apr 1971 / 1988-04-12')).toBeInTheDocument();
  expect(card.getByText('96.7%, OFAC (SDN)')).toBeInTheDocument();
  press('a');
  const approval = await findDialog('Aprobar identidad');
  expect(approval.getByText(identityMessages.undecidedMatches)).toBeInTheDocument();
  await user.click(approval.getByRole('button', { name: 'Cancelar' }));
  await user.click(card.getByRole('button', { name: 'Es otra persona' }));
  const dialog = await findDialog('Es otra persona: TORRES VEGA, Maria');
  fillIn(dialog.getByLabelText(/^Razón/), 'Nació en otro año y otro país.');
  await user.click(dialog.getByRole('button', { name: 'Es otra persona' }));
  expect(await findToast('Coincidencia decidida')).toBeInTheDocument();
  expect(getVariables('DecideIdentityMatch')).toEqual([
    { caseId: 9, matchId: 31, decision: 'other', reason: 'Nació en otro año y otro país.' },
  ]);
});

test.each([
  ['approved', 'Suspender', 'Suspender identidad', 'SuspendIdentity', 'Identidad suspendida'],
  ['suspended', 'Abrir de nuevo', 'Abrir de nuevo', 'ReopenIdentity', 'Caso abierto de nuevo'],
] as const)('a case that is %s has the action %s, with a reason', async (state, button, title, operation, done) => {
  const { user, getVariables } = open(
    { ...waiting, state },
    reply(SuspendIdentityDocument, { suspendIdentity: { id: 9 } }),
    reply(ReopenIdentityDocument, { reopenIdentity: { id: 9 } }),
  );
  await user.click(await screen.findByRole('button', { name: button }));
  const dialog = await findDialog(title);
  fillIn(dialog.getByLabelText(/^Razón/), 'Una orden de la autoridad.');
  await user.click(dialog.getByRole('button', { name: button }));
  expect(await findToast(done)).toBeInTheDocument();
  expect(getVariables(operation)).toEqual([{ id: 9, reason: 'Una orden de la autoridad.' }]);
});

test('the next case opens by its key, and the queue when nobody waits', async () => {
  const { setReply } = open(
    mine,
    reply(WaitingIdentityCasesDocument, { identityCases: { items: [mine, { ...waiting, id: 12 }] } }),
  );
  await findPicture();
  press('n');
  await waitFor(() => expect(window.location.pathname).toBe('/admin/identity/12'));
  await findPicture();
  setReply(reply(WaitingIdentityCasesDocument, { identityCases: { items: [] } }));
  press('n');
  expect(await screen.findByRole('heading', { name: 'La fila' })).toBeInTheDocument();
});

test('a key typed into a field does nothing', async () => {
  open(mine);
  await findPicture();
  fireEvent.keyDown(screen.getByLabelText('Otra razón'), { key: 'a' });
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('risk, notes and history are told', async () => {
  open({ ...mine, warnings: ['Otra cuenta tiene este número'] });
  expect(await screen.findByText('40 puntos')).toBeInTheDocument();
  expect(screen.getByText('Cargo público propio (puntos): 40')).toBeInTheDocument();
  expect(screen.getByText('Otra cuenta tiene este número')).toBeInTheDocument();
  expect(screen.getByText('Listas: ofac 3')).toBeInTheDocument();
});

test('a document that was never sent is asked for with its reason', async () => {
  const { user, getVariables } = open(mine, reply(DecideIdentityCaseDocument, { decideIdentityCase: waiting }));
  await acceptBoth();
  const missing = within(screen.getByRole('region', { name: 'Documentos que faltan' }));
  expect(missing.queryByRole('option', { name: 'Selfie' })).toBeNull();
  await user.selectOptions(missing.getByLabelText('Documento que falta'), 'Comprobante de domicilio');
  fillIn(missing.getByLabelText('Por qué hace falta'), 'Envía una planilla.');
  await user.click(missing.getByRole('button', { name: 'Pedir este documento' }));
  expect(missing.getByText('Pides Comprobante de domicilio. Leerá: Envía una planilla.')).toBeInTheDocument();
  press('p');
  const dialog = await findDialog('Pedir correcciones');
  expect(dialog.getByText('Comprobante de domicilio: Envía una planilla.')).toBeInTheDocument();
  await user.click(dialog.getByRole('button', { name: 'Pedir correcciones' }));
  expect(await findToast('Correcciones pedidas')).toBeInTheDocument();
  expect(getVariables('DecideIdentityCase')[0]).toMatchObject({
    input: { missingDocuments: [{ kind: 'address', reason: 'Envía una planilla.' }] },
  });
});

test('a match that a list brought after the approval is decided without a claim', async () => {
  const { user } = open({ ...waiting, state: 'approved', hasNewMatches: true, matches: [match] });
  expect(await screen.findByText(/^Una lista cargada después lo nombra/)).toBeInTheDocument();
  await user.click(await screen.findByRole('button', { name: 'Es la misma persona' }));
  const dialog = await findDialog('Es la misma persona: TORRES VEGA, Maria');
  expect(dialog.getByText(/^Después suspende la identidad/)).toBeInTheDocument();
});
