import { addDays, identityMessages, today } from '@cimiento/contracts';
import { AuditEntry } from '../../access/records';
import { OutboxMessage } from '../../platform/outbox/outbox-message.entity';
import { databaseKinds, serveGateway, type TestClient } from '../../testing';
import { createPicture, IdentityDesk } from '../../testing/identity-desk';
import { IdentityCase, IdentityMatch } from '../records';
import { expireIdentities } from './expire-identities';

describe.each(databaseKinds)('the review of identities on %s', (kind) => {
  const served = serveGateway(kind, { demoData: false });
  let desk: IdentityDesk;
  let second: TestClient;

  beforeAll(async () => {
    desk = new IdentityDesk(served, served.admin);
    second = await served.signedInAdmin('segunda');
  });

  const addMatch = async (caseId: number, fingerprint = 'a'.repeat(64)): Promise<number> => {
    const row = { caseId, listKind: 'own' as const, uid: '7', fingerprint, name: 'Torres, María', score: 967 };
    const result = await served.gateway.database.transaction((manager) =>
      manager.insert(IdentityMatch, { ...row, foundOn: today() }),
    );
    return Number(result.identifiers[0]?.['id']);
  };
  const decideMatch = (caseId: number, matchId: number, decision: string, by = served.admin) =>
    by.send('decideIdentityMatch', { caseId, matchId, decision, reason: 'Otra fecha' }, 'matches { decision reason }');

  test('a claim belongs to one reviewer for half an hour, and only they decide', async () => {
    const { id } = await desk.submitted();
    expect(await desk.decide(id, 'approve')).toMatchObject({ code: 'CONFLICT', message: identityMessages.claimFirst });
    expect(await desk.claim(id)).toMatchObject({ state: 'in_review' });
    const { fullName } = await served.admin.send('currentUser', {}, 'fullName');
    const other = { code: 'FORBIDDEN', message: identityMessages.otherClaim(fullName) };
    expect(await desk.claim(id, second)).toMatchObject(other);
    expect(await desk.decide(id, 'approve', {}, second)).toMatchObject(other);
    await served.fixtures.update(IdentityCase, { id }, { claimedUntil: new Date(Date.now() - 1000) });
    expect(await desk.decide(id, 'approve')).toMatchObject({ message: identityMessages.claimFirst });
    expect(await desk.claim(id, second)).toMatchObject({ state: 'in_review' });
    expect(await desk.decide(id, 'approve', {}, second)).toMatchObject({ state: 'approved', claimedBy: null });
  });

  test('an approval tells its person, and is valid for as long as the risk allows', async () => {
    const { client, id, user } = await desk.approved();
    const own = await desk.read({ client, user });
    expect(own.expiresOn.slice(0, 4)).toBe(String(Number(today().slice(0, 4)) + 3));
    expect(await client.send('myNotifications', {}, 'kind')).toContainEqual({ kind: 'identity_approved' });
    const { history } = await desk.get(id);
    expect(history.map((step: { kind: string }) => step.kind)).toEqual(['submitted', 'claimed', 'approved']);
    const entries = await served.reader.findBy(AuditEntry, { entity: 'identityCase', recordId: id });
    expect(entries.map(({ after }) => Object.keys(JSON.parse(String(after)) as object))).not.toContainEqual(
      expect.arrayContaining(['sealed']),
    );
  });

  test('an approval ends with the document, if that is earlier', async () => {
    const last = addDays(today(), 40);
    const applicant = await desk.approved({ idExpiresOn: last });
    expect(await desk.read(applicant)).toMatchObject({ expiresOn: last });
  });

  test('every document is decided, with its reason where it is refused', async () => {
    const { id } = await desk.submitted();
    await desk.claim(id);
    const { documents } = await desk.get(id);
    const [first] = documents as { id: number }[];
    expect(await desk.decide(id, 'approve', { documents: [] })).toMatchObject({
      code: 'VALIDATION_FAILED',
      errors: { documents: identityMessages.undecidedDocuments },
    });
    const refused = [{ id: first?.id, accepted: false }];
    expect(await desk.decide(id, 'needs_more', { documents: refused })).toMatchObject({ code: 'VALIDATION_FAILED' });
    expect(await desk.decide(id, 'approve', { answers: [{ field: 'phone', reason: 'x' }] })).toMatchObject({
      errors: { decision: identityMessages.refusedDocuments },
    });
    expect(await desk.decide(id, 'reject')).toMatchObject({ errors: { reason: identityMessages.reason } });
    expect(await desk.decide(id, 'needs_more')).toMatchObject({ errors: { reason: identityMessages.nothingRefused } });
    expect(await desk.decide(id, 'approve', { documents: [{ id: 999_999, accepted: true }] })).toMatchObject({
      code: 'CONFLICT',
      message: identityMessages.caseChanged,
    });
  });

  test('a stale revision is refused, and a claim changes none', async () => {
    const { id } = await desk.submitted();
    const { revision } = await desk.get(id);
    expect(await desk.claim(id)).toMatchObject({ revision });
    const stale = await desk.decide(id, 'approve', {}, served.admin, 'otra-revision');
    expect(stale).toMatchObject({ code: 'CONFLICT', message: identityMessages.caseChanged });
    expect(await desk.decide(id, 'approve', {}, served.admin, revision)).toMatchObject({ state: 'approved' });
  });

  test('a possible match keeps a case from being approved until it is another person', async () => {
    const { id } = await desk.submitted();
    const [one, other] = [await addMatch(id), await addMatch(id, 'b'.repeat(64))];
    await desk.claim(id);
    expect(await desk.decide(id, 'approve')).toMatchObject({ message: identityMessages.undecidedMatches });
    expect(await decideMatch(id, one, 'other', second)).toMatchObject({ code: 'FORBIDDEN' });
    await decideMatch(id, one, 'other');
    expect(await decideMatch(id, one, 'same')).toMatchObject({ message: identityMessages.matchDecided });
    await decideMatch(id, other, 'same');
    expect(await desk.decide(id, 'approve')).toMatchObject({ message: identityMessages.sameMatch });
    expect(await desk.decide(id, 'reject', { reason: 'No podemos verificarte' })).toMatchObject({ state: 'rejected' });
    const { history } = await desk.get(id);
    expect(history).toContainEqual({ kind: 'match_same', authorName: expect.any(String), reason: 'Otra fecha' });
    const foreign = await desk.submitted();
    expect(await decideMatch(foreign.id, one, 'other')).toMatchObject({ code: 'NOT_FOUND' });
  });

  test('a politically exposed person is approved by a second reviewer, who is not the first', async () => {
    const applicant = await desk.submitted({ pep: 'self', pepDetail: 'Alcaldesa desde 2023' });
    const { id } = applicant;
    await desk.claim(id);
    const asked = await desk.decide(id, 'approve', { reason: 'Origen comprobado' });
    expect(asked).toMatchObject({ code: 'APPROVAL_PENDING', approvalId: expect.any(Number) });
    expect(await desk.decide(id, 'approve')).toMatchObject({ code: 'CONFLICT' });
    const approve = (by: TestClient) => by.send('approveRequest', { id: asked.approvalId }, 'status details { value }');
    expect(await approve(served.admin)).toMatchObject({ code: 'FORBIDDEN' });
    expect((await desk.getCase(applicant.user)).state).toBe('in_review');
    const note = { kind: 'proposed', authorName: expect.any(String), reason: 'Origen comprobado' };
    expect((await desk.get(id, second)).history).toContainEqual(note);
    const approved = await approve(second);
    expect(approved).toMatchObject({ status: 'approved' });
    expect(JSON.stringify(approved)).not.toContain('Alcaldesa');
    expect(await desk.read(applicant)).toMatchObject({ state: 'approved' });
    const payload = await served.reader.query<object[]>('SELECT payload, facts FROM approval_request');
    expect(JSON.stringify(payload)).not.toContain('Origen comprobado');
  });

  test('another decision takes the request to a second reviewer back', async () => {
    const { id } = await desk.submitted({ pep: 'self', pepDetail: 'Jueza desde 2020' });
    await desk.claim(id);
    const asked = await desk.decide(id, 'approve');
    expect(await desk.decide(id, 'reject', { reason: 'No coincide' })).toMatchObject({ state: 'rejected' });
    expect(await second.send('approveRequest', { id: asked.approvalId })).toMatchObject({ code: 'CONFLICT' });
  });

  test('nobody reviews their own identity, and nobody else than staff any', async () => {
    const applicant = await desk.submitted();
    expect(await desk.get(applicant.id, applicant.client)).toMatchObject({ code: 'FORBIDDEN' });
    const admin = await served.signedInAdmin('tercera');
    const { id: userId } = await admin.send('currentUser');
    await served.fixtures.update(IdentityCase, { id: applicant.id }, { userId });
    const own = { code: 'FORBIDDEN', message: identityMessages.ownCase };
    expect(await desk.get(applicant.id, admin)).toMatchObject(own);
    expect(await desk.claim(applicant.id, admin)).toMatchObject(own);
    expect(await desk.suspend(applicant.id, admin)).toMatchObject(own);
    const { items } = await admin.send('identityCases', { limit: 100 }, 'items { id }');
    expect(items).not.toContainEqual({ id: applicant.id });
    await served.fixtures.update(IdentityCase, { id: applicant.id }, { userId: applicant.user.id });
  });

  test('a suspension is told to nobody, and is opened again', async () => {
    const applicant = await desk.approved();
    const count = () => applicant.client.send('myNotifications', {}, 'id').then((rows) => rows.length as number);
    const before = await count();
    expect(await desk.suspend(applicant.id)).toMatchObject({ state: 'suspended' });
    expect(await count()).toBe(before);
    const own = await desk.read(applicant);
    expect(own).toMatchObject({ state: 'in_review', expiresOn: null, reasons: [], place: expect.any(Number) });
    expect(await desk.suspend(applicant.id)).toMatchObject({ message: identityMessages.notSuspendable });
    expect(await desk.reopen(applicant.id)).toMatchObject({ state: 'in_review' });
    expect(await desk.reopen(applicant.id)).toMatchObject({ message: identityMessages.notReopenable });
  });

  test('an approval that is over expires once, with a notice and an event of ids only', async () => {
    const applicant = await desk.approved();
    const { database, services } = served.gateway;
    await served.admin.send(
      'createWebhookEndpoint',
      {
        input: { url: 'https://programa.example/avisos', events: ['identity.expired'] },
      },
      'id',
    );
    await served.fixtures.update(IdentityCase, { id: applicant.id }, { expiresOn: addDays(today(), -1) });
    await Promise.all([1, 2].map(() => expireIdentities(database, services.identitySeal)));
    expect(await desk.read(applicant)).toMatchObject({ state: 'expired' });
    const notices = await applicant.client.send('myNotifications', {}, 'kind');
    expect(notices.filter((row: { kind: string }) => row.kind === 'identity_expired')).toHaveLength(1);
    const events = await served.reader.findBy(OutboxMessage, { subject: 'identity.expired' });
    expect(events.map(({ payload }) => (JSON.parse(payload) as { data: object }).data)).toEqual([
      { userId: applicant.user.id },
    ]);
    expect(await desk.reopen(applicant.id)).toMatchObject({ state: 'in_review' });
  });

  test('the queue has high risk first, and then the oldest submission', async () => {
    const [old, high] = [await desk.submitted(), await desk.submitted()];
    const early = new Date(Date.now() - 86_400_000);
    await served.fixtures.update(IdentityCase, { id: old.id }, { submittedAt: early });
    await served.fixtures.update(IdentityCase, { id: high.id }, { risk: 'high' });
    const { items } = await served.admin.send('identityCases', { state: 'submitted', limit: 100 }, 'items { id risk }');
    const ids = items.map(({ id }: { id: number }) => id);
    expect(ids[0]).toBe(high.id);
    expect(ids[1]).toBe(old.id);
    const found = await served.admin.send('identityCases', { search: old.user.email }, 'items { id } total');
    expect(found).toEqual({ items: [{ id: old.id }], total: 1 });
  });

  test('a reviewer sees a picture with their name, and each view is an audit entry', async () => {
    const applicant = await desk.submitted();
    const { documents } = await desk.get(applicant.id);
    const [{ id: documentId }] = documents;
    const variables = { caseId: applicant.id, documentId };
    const read = (by: TestClient) => by.send('identityDocumentContent', variables, 'fileName contentType base64');
    const seen = await read(served.admin);
    expect(seen).toMatchObject({
      contentType: 'image/jpeg',
      fileName: expect.stringMatching(/^caso-\d+-id_front\.jpg$/),
    });
    const bytes = Buffer.from(seen.base64, 'base64');
    expect(bytes.equals(await createPicture())).toBe(false);
    const views = await served.reader.findBy(AuditEntry, { entity: 'identityDocument', recordId: documentId });
    expect(views.map(({ after }) => JSON.parse(String(after)))).toEqual([expect.objectContaining({ viewed: true })]);
    expect(await read(applicant.client)).toMatchObject({ code: 'FORBIDDEN' });
    const other = await desk.submitted();
    expect(
      await served.admin.send('identityDocumentContent', { caseId: other.id, documentId }, 'fileName'),
    ).toMatchObject({ code: 'NOT_FOUND' });
  });

  test('a number that another account has is a note for reviewers', async () => {
    const { id } = await desk.submitted();
    expect((await desk.get(id)).warnings).toContain(identityMessages.sameNumber);
  });

  test('two reviewers who claim or decide at once get one claim and one decision', async () => {
    const { id } = await desk.submitted();
    const claims = await Promise.all([desk.claim(id), desk.claim(id, second)]);
    expect(claims.filter(({ state }) => state === 'in_review')).toHaveLength(1);
    const holder = claims[0]?.state === 'in_review' ? served.admin : second;
    const decisions = await Promise.all([
      desk.decide(id, 'approve', {}, holder),
      desk.decide(id, 'approve', {}, holder),
    ]);
    expect(decisions.filter(({ state }) => state === 'approved')).toHaveLength(1);
  });
});
