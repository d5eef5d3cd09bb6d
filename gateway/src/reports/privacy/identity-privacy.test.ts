import { identityMessages, today } from '@cimiento/contracts';
import { IdentityCase, IdentityDecisionEntry, IdentityDocument, IdentityMatch } from '../../identity/records';
import { databaseKinds, serveGateway, type TestClient } from '../../testing';
import { completeAnswers, IdentityDesk } from '../../testing/identity-desk';
import { unzip } from '../../testing/unzip';

describe.each(databaseKinds)('identities in the privacy centre on %s', (kind) => {
  const served = serveGateway(kind, { demoData: false });
  const desk = () => new IdentityDesk(served, served.admin);
  const readExport = async (client: TestClient) => {
    const { content } = await client.send('exportMyData', {}, 'content');
    return unzip(Buffer.from(content, 'base64'));
  };
  const askErasure = (client: TestClient) =>
    client.send('createDataSubjectRequest', { input: { kind: 'deletion' } }, 'id status');

  test('an export has answers and documents, and nothing of matches, risk or a suspension', async () => {
    const applicant = await desk().approved();
    await served.gateway.database.transaction((manager) =>
      manager.insert(IdentityMatch, {
        caseId: applicant.id,
        listKind: 'own',
        uid: '1',
        fingerprint: 'd'.repeat(64),
        name: 'LISTADA, Persona',
        score: 960,
        foundOn: today(),
      }),
    );
    await desk().suspend(applicant.id);
    const files = await readExport(applicant.client);
    const json = JSON.parse(files.get('datos.json') ?? '{}') as { data: Record<string, object[]> };
    expect(json.data['verificacion de identidad']).toEqual([
      expect.objectContaining({ idNumber: completeAnswers.idNumber, state: 'in_review' }),
    ]);
    expect(json.data['documentos de identidad']).toHaveLength(3);
    const all = [...files.values()].join('\n');
    for (const hidden of ['LISTADA', 'suspended', 'Orden de la UAFE', 'risk']) expect(all).not.toContain(hidden);
    const other = await desk().applicant();
    expect([...(await readExport(other.client)).values()].join('\n')).not.toContain(completeAnswers.idNumber);
  });

  test('an approved person is not erased until the law lets them, and reads the year', async () => {
    const applicant = await desk().approved();
    const refusal = { code: 'CONFLICT', message: identityMessages.erasure(Number(today().slice(0, 4)) + 10) };
    expect(await askErasure(applicant.client)).toMatchObject(refusal);
    await desk().suspend(applicant.id);
    await desk().reopen(applicant.id);
    expect(await askErasure(applicant.client)).toMatchObject(refusal);
    const longAgo = new Date(Date.now() - 11 * 366 * 86_400_000);
    await served.fixtures.update(IdentityCase, { id: applicant.id }, { decidedAt: longAgo });
    expect(await askErasure(applicant.client)).toMatchObject({ status: 'pending' });
  });

  test('a draft goes with its account, its documents and their contents', async () => {
    const applicant = await desk().applicant();
    await desk().save(applicant);
    const document = await desk().upload(applicant, 'selfie');
    const { id: caseId } = await desk().getCase(applicant.user);
    const { id } = await askErasure(applicant.client);
    const done = await served.admin.send('completeDataSubjectRequest', { id, input: { reason: 'Hecho' } }, 'status');
    expect(done).toEqual({ status: 'completed' });
    expect(await served.reader.countBy(IdentityCase, { id: caseId })).toBe(0);
    expect(await served.reader.countBy(IdentityDocument, { caseId })).toBe(0);
    expect(await served.reader.countBy(IdentityDecisionEntry, { caseId })).toBe(0);
    await served.gateway.outbox.deliverDue();
    expect(await served.gateway.services.files.has(document)).toBe(false);
  });
});
