import { fundsDeclaration, identityMessages } from '@cimiento/contracts';
import { IdentityCase, IdentityDocument } from '../records';
import { databaseKinds, serveGateway } from '../../testing';
import { completeAnswers, createPicture, IdentityDesk } from '../../testing/identity-desk';
import { sha256 } from '../../platform/sha256';

describe.each(databaseKinds)('identities of users on %s', (kind) => {
  const served = serveGateway(kind, { demoData: false });
  let desk: IdentityDesk;

  beforeAll(() => {
    desk = new IdentityDesk(served, served.admin);
  });

  /** A case that was sent back with its reasons. */
  const sendBack = async (changed: object) => {
    const applicant = await desk.submitted();
    await desk.claim(applicant.id);
    expect(await desk.decide(applicant.id, 'needs_more', changed)).toMatchObject({ state: 'needs_more' });
    return applicant;
  };

  test('a user without answers reads a draft, and the first save creates it', async () => {
    const applicant = await desk.applicant();
    expect(await desk.read(applicant)).toMatchObject({
      state: 'draft',
      legalName: null,
      place: null,
      submissionsLeft: 3,
    });
    expect(await desk.save(applicant, { birthDate: null })).toMatchObject({ legalName: 'María Torres Paz' });
    expect(await desk.read(applicant)).toMatchObject({ idNumber: '1710034065', state: 'draft' });
  });

  test('an incomplete identity is refused with each gap by field and document', async () => {
    const applicant = await desk.applicant();
    const { errors: empty } = await desk.submit(applicant);
    expect(empty).toMatchObject({ kind: identityMessages.kind, selfie: identityMessages.document });
    await desk.save(applicant, { idNumber: '1710034066' });
    await desk.upload(applicant, 'id_front');
    const { code, errors } = await desk.submit(applicant);
    expect([code, errors]).toEqual([
      'VALIDATION_FAILED',
      {
        idNumber: identityMessages.cedula,
        id_back: identityMessages.document,
        selfie: identityMessages.document,
      },
    ]);
  });

  test('a submitted identity has a place, its declaration, and takes no change', async () => {
    const applicant = await desk.submitted();
    const own = await desk.read(applicant);
    expect(own).toMatchObject({ state: 'submitted', submissionsLeft: 2, place: expect.any(Number) });
    const stored = await desk.getCase(applicant.user);
    const file = served.gateway.services.identitySeal.openFile(stored);
    expect(file.declaration).toBe(sha256(fundsDeclaration));
    const refused = { code: 'CONFLICT', message: identityMessages.notOpen };
    expect(await desk.save(applicant, { legalName: 'Otra' })).toMatchObject(refused);
    await expect(desk.upload(applicant, 'selfie')).rejects.toThrow(identityMessages.notOpen);
    const [document] = await applicant.client.send('myIdentityDocuments', {}, 'id');
    expect(await applicant.client.send('deleteMyIdentityDocument', { id: document.id })).toMatchObject(refused);
    expect(await desk.submit(applicant)).toMatchObject({ code: 'CONFLICT', message: identityMessages.notSubmittable });
  });

  test('a submission with the same key gives the first answer again, also after a decision', async () => {
    const applicant = await desk.applicant();
    await desk.save(applicant);
    for (const document of ['id_front', 'id_back', 'selfie'] as const) await desk.upload(applicant, document);
    const headers = { 'idempotency-key': 'una-sola-vez' };
    const first = await desk.submit(applicant, headers);
    const { id } = await desk.getCase(applicant.user);
    await desk.claim(id);
    expect(await desk.submit(applicant, headers)).toEqual(first);
    expect((await desk.getCase(applicant.user)).submissions).toBe(1);
  });

  test('of an identity that was sent back only refused answers change', async () => {
    const applicant = await sendBack({ answers: [{ field: 'legalName', reason: 'No coincide' }] });
    expect(await desk.read(applicant)).toMatchObject({
      state: 'needs_more',
      reasons: [{ field: 'legalName', reason: 'No coincide' }],
    });
    const refused = { code: 'CONFLICT', message: identityMessages.onlyRefused };
    expect(await desk.save(applicant, { phone: '022222222' })).toMatchObject(refused);
    await expect(desk.upload(applicant, 'selfie')).rejects.toThrow(identityMessages.onlyRefused);
    expect(await desk.submit(applicant)).toMatchObject({ message: identityMessages.nothingChanged });
    expect(await desk.save(applicant, { legalName: 'María Torres' })).toMatchObject({ legalName: 'María Torres' });
    expect(await desk.submit(applicant)).toMatchObject({ state: 'submitted', reasons: [], submissionsLeft: 1 });
  });

  test('a refused document is replaced, and its row stays for who refused it', async () => {
    const applicant = await desk.submitted();
    await desk.claim(applicant.id);
    const { documents } = await desk.get(applicant.id);
    const decided = documents.map((document: { id: number; kind: string }) => ({
      id: document.id,
      accepted: document.kind !== 'selfie',
      reason: document.kind === 'selfie' ? 'La imagen está borrosa' : null,
    }));
    await desk.decide(applicant.id, 'needs_more', { documents: decided });
    const listed = await applicant.client.send('myIdentityDocuments', {}, 'kind state reason');
    expect(listed).toContainEqual({ kind: 'selfie', state: 'refused', reason: 'La imagen está borrosa' });
    await expect(desk.upload(applicant, 'id_front')).rejects.toThrow(identityMessages.onlyRefused);
    expect(await desk.submit(applicant)).toMatchObject({ message: identityMessages.nothingChanged });
    await desk.upload(applicant, 'selfie');
    await desk.upload(applicant, 'selfie', await createPicture('#123456'));
    expect(await desk.submit(applicant)).toMatchObject({ state: 'submitted' });
    const rows = await served.reader.findBy(IdentityDocument, { caseId: applicant.id, kind: 'selfie' });
    expect(rows.map(({ currentKey, state }) => [currentKey !== null, state])).toEqual([
      [false, 'refused'],
      [true, 'pending'],
    ]);
  });

  test('a fourth submission is refused until staff opens the case again', async () => {
    const applicant = await desk.submitted();
    for (const name of ['María Uno', 'María Dos', 'María Tres']) {
      await desk.claim(applicant.id);
      await desk.decide(applicant.id, 'needs_more', { answers: [{ field: 'legalName', reason: 'No coincide' }] });
      await desk.save(applicant, { legalName: name });
      if (name !== 'María Tres') await desk.submit(applicant);
    }
    expect(await desk.submit(applicant)).toMatchObject({ code: 'CONFLICT', message: identityMessages.tooOften });
    expect(await desk.reopen(applicant.id)).toMatchObject({ state: 'in_review' });
    expect(await desk.read(applicant)).toMatchObject({ state: 'in_review', submissionsLeft: 3 });
  });

  test('saves and submissions at once leave one case and one submission', async () => {
    const applicant = await desk.applicant();
    const names = ['Ana', 'Luz', 'Eva', 'Sol'];
    await Promise.all(names.map((legalName) => desk.save(applicant, { legalName })));
    expect(await served.reader.countBy(IdentityCase, { userId: applicant.user.id })).toBe(1);
    await Promise.all((['id_front', 'id_back', 'selfie'] as const).map((document) => desk.upload(applicant, document)));
    await Promise.all([desk.upload(applicant, 'selfie'), desk.upload(applicant, 'selfie')]);
    expect(await applicant.client.send('myIdentityDocuments', {}, 'kind')).toHaveLength(3);
    const answers = await Promise.all(names.map(() => desk.submit(applicant)));
    expect(answers.filter(({ state }) => state === 'submitted')).toHaveLength(1);
    expect((await desk.getCase(applicant.user)).submissions).toBe(1);
  });

  test('a document is encrypted, and one that nobody saw goes with its content when it is replaced', async () => {
    const { services } = served.gateway;
    const applicant = await desk.applicant();
    await desk.save(applicant);
    const first = await desk.upload(applicant, 'selfie');
    const stored = await services.files.read(first.sha256);
    const { id: caseId } = await desk.getCase(applicant.user);
    expect(services.identitySeal.openDocument(caseId, 'selfie', stored).subarray(0, 3).toString('hex')).toBe('ffd8ff');
    expect(() => services.identitySeal.openDocument(caseId, 'id_front', stored)).toThrow();
    await desk.upload(applicant, 'selfie');
    await served.gateway.outbox.deliverDue();
    expect(await services.files.has(first)).toBe(false);
    const [current] = await applicant.client.send('myIdentityDocuments', {}, 'id');
    expect(await applicant.client.send('deleteMyIdentityDocument', { id: current.id })).toEqual({ id: current.id });
    expect(await served.reader.countBy(IdentityDocument, { caseId })).toBe(0);
    expect(await applicant.client.send('deleteMyIdentityDocument', { id: current.id })).toMatchObject({
      code: 'NOT_FOUND',
    });
  });

  test('answers are stored encrypted, for their person alone', async () => {
    const applicant = await desk.applicant();
    await desk.save(applicant);
    const stored = await desk.getCase(applicant.user);
    expect(JSON.stringify(stored)).not.toContain(completeAnswers.idNumber);
    const { identitySeal } = served.gateway.services;
    expect(() => identitySeal.openFile({ userId: stored.userId + 1, sealed: stored.sealed })).toThrow();
  });
});
