import { identityMessages, limits } from '@cimiento/contracts';
import { AccountToken, SecurityEvent } from '../../access/records';
import { databaseKinds, serveGateway, type TestClient } from '../../testing';
import { IdentityDesk, type Applicant } from '../../testing/identity-desk';

const cookieName = 'cimiento.phone';
const selection = 'documents { kind state isOptional } expiresAt';
const ended = { code: 'UNAUTHENTICATED', message: identityMessages.phoneEnded };
const refused = { code: 'VALIDATION_FAILED', errors: { token: identityMessages.phoneEnded } };

describe.each(databaseKinds)('phones of identities on %s', (kind) => {
  const served = serveGateway(kind, { demoData: false });
  let desk: IdentityDesk;

  beforeAll(() => {
    desk = new IdentityDesk(served, served.admin);
  });

  const createLink = ({ client }: Applicant) => client.send('createIdentityPhoneLink', {}, 'token expiresAt');
  const openLink = (phone: TestClient, token: string) => phone.send('openIdentityPhone', { token }, selection);
  const read = (phone: TestClient) => phone.send('identityPhone', {}, selection);
  const withPhone = async () => {
    const applicant = await desk.applicant();
    await desk.save(applicant);
    const phone = served.client();
    const { token } = await createLink(applicant);
    const opened = await openLink(phone, token);
    return { applicant, phone, token, opened };
  };

  test('a phone that opened a link reads which documents are wanted, and nothing else', async () => {
    const { applicant, phone, opened } = await withPhone();
    await desk.upload(applicant, 'selfie');
    const documents = [
      { kind: 'id_front', state: null, isOptional: false },
      { kind: 'id_back', state: null, isOptional: false },
      { kind: 'selfie', state: 'pending', isOptional: false },
      { kind: 'address', state: null, isOptional: true },
      { kind: 'funds', state: null, isOptional: true },
    ];
    expect(await read(phone)).toMatchObject({ documents, expiresAt: opened.expiresAt });
    expect(await phone.send('currentUser')).toBeNull();
    for (const operation of ['myIdentity', 'myIdentityDocuments', 'submitMyIdentity', 'createIdentityPhoneLink'])
      expect([operation, await phone.send(operation, {}, '__typename')]).toMatchObject([
        operation,
        { code: 'UNAUTHENTICATED' },
      ]);
    expect(await read(served.client())).toMatchObject(ended);
  });

  test('a link opens once, and its token is stored nowhere', async () => {
    const { applicant, token, phone } = await withPhone();
    expect(await openLink(served.client(), token)).toMatchObject(refused);
    expect(await openLink(served.client(), 'x'.repeat(40))).toMatchObject(refused);
    const stored = JSON.stringify(await served.reader.findBy(AccountToken, { userId: applicant.user.id }));
    expect(stored).not.toContain(token);
    expect(stored).not.toContain(phone.cookie(cookieName));
    const link = await createLink(applicant);
    const opened = await Promise.all([1, 2].map(() => openLink(served.client(), link.token)));
    expect(opened.filter(({ documents }) => documents)).toHaveLength(1);
  });

  test('neither the link nor the cookie stands for the other', async () => {
    const { applicant, phone } = await withPhone();
    const { token } = await createLink(applicant);
    const thief = served.client();
    thief.setCookie(cookieName, token);
    expect(await read(thief)).toMatchObject(ended);
    expect(await openLink(served.client(), phone.cookie(cookieName) ?? '')).toMatchObject(refused);
  });

  test('a link ends after 15 minutes, and its phone after 30', async () => {
    const { applicant, phone } = await withPhone();
    const { token, expiresAt } = await createLink(applicant);
    const minutes = (Date.parse(expiresAt) - Date.now()) / 60_000;
    expect([minutes > 14, minutes <= 15]).toEqual([true, true]);
    await served.fixtures.update(AccountToken, { userId: applicant.user.id }, { expiresAt: Date.now() - 1 });
    expect(await openLink(served.client(), token)).toMatchObject(refused);
    expect(await read(phone)).toMatchObject(ended);
  });

  test.each<[string, (applicant: Applicant) => Promise<unknown>]>([
    ['a new link', createLink],
    [
      'a submission',
      async (applicant) => {
        for (const document of ['id_front', 'id_back', 'selfie'] as const) await desk.upload(applicant, document);
        expect(await desk.submit(applicant)).toMatchObject({ state: 'submitted' });
      },
    ],
    ['the end of the other sessions', ({ client }) => client.send('endMyOtherSessions', {}, 'message')],
    ['a disabled account', ({ user: { id } }) => served.admin.send('setUserDisabled', { id, disabled: true })],
  ])('%s ends the phone and the link', async (_what, end) => {
    const { applicant, phone } = await withPhone();
    const { token } = await createLink(applicant);
    expect(await read(phone)).toMatchObject(ended);
    const other = served.client();
    expect(await openLink(other, token)).toMatchObject({ documents: expect.any(Array) });
    await end(applicant);
    expect(await read(other)).toMatchObject(ended);
    expect(await openLink(served.client(), token)).toMatchObject(refused);
  });

  test('a submitted identity gets a link once it is sent back, for what was refused only', async () => {
    const applicant = await desk.submitted();
    expect(await createLink(applicant)).toMatchObject({ code: 'CONFLICT', message: identityMessages.notOpen });
    await desk.claim(applicant.id);
    const { documents } = await desk.get(applicant.id);
    const verdicts = documents.map(({ id, kind }: { id: number; kind: string }) =>
      kind === 'selfie' ? { id, accepted: false, reason: 'Borrosa' } : { id, accepted: true },
    );
    await desk.decide(applicant.id, 'needs_more', { documents: verdicts });
    const { token } = await createLink(applicant);
    expect(await openLink(served.client(), token)).toMatchObject({
      documents: [{ kind: 'selfie', state: 'refused', isOptional: false }],
    });
  });

  test('a link and its use are security events of the account', async () => {
    const { applicant } = await withPhone();
    const userId = applicant.user.id;
    const events = await served.reader.findBy(SecurityEvent, { userId });
    expect(
      events.filter(({ kind: what }) => what.startsWith('identity_link')).map((row) => [row.kind, row.actorId]),
    ).toEqual([
      ['identity_link_created', userId],
      ['identity_link_opened', null],
    ]);
  });

  test('the links of a user in an hour are limited', async () => {
    const applicant = await desk.applicant();
    const answers = [];
    for (let count = 0; count <= limits.identityPhone.perUser; count += 1) answers.push(await createLink(applicant));
    expect(answers.at(-2)).toMatchObject({ token: expect.any(String) });
    expect(answers.at(-1)).toMatchObject({ code: 'TOO_MANY_REQUESTS' });
  });
});
