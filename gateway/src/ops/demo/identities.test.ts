import { databaseKinds, serveGateway } from '../../testing';

describe.each(databaseKinds)('the identities of the demonstration on %s', (kind) => {
  const served = serveGateway(kind, { demoData: true });

  test('maria is approved, and reads her answers and documents', async () => {
    const maria = await served.signedIn('maria', 'maria123');
    expect(await maria.send('myIdentity', {}, 'state idNumber legalName')).toEqual({
      state: 'approved',
      idNumber: '1710034065',
      legalName: 'María Fernanda Torres',
    });
    const documents = await maria.send('myIdentityDocuments', {}, 'kind state');
    expect(documents).toEqual(['id_front', 'id_back', 'selfie'].map((one) => ({ kind: one, state: 'accepted' })));
  });

  test('one case waits in review with two documents and one possible match', async () => {
    const admin = await served.signedIn('admin', 'admin123');
    const { items } = await admin.send('identityCases', { state: 'in_review' }, 'items { id }');
    expect(items).toHaveLength(1);
    const selection = 'legalName risk documents { id kind } matches { id name list decision } history { kind }';
    const found = await admin.send('identityCase', { id: items[0].id }, selection);
    expect(found).toMatchObject({
      legalName: 'Felipe Arango Restrepo',
      documents: [{ kind: 'passport' }, { kind: 'selfie' }],
      matches: [{ name: 'ARANGO RESTREPO, Felipe Andrés', list: 'own', decision: null }],
      history: [{ kind: 'submitted' }],
    });
    const variables = { caseId: items[0].id, documentId: found.documents[0].id };
    const { base64 } = await admin.send('identityDocumentContent', variables, 'base64');
    expect(Buffer.from(base64, 'base64').subarray(1, 4).toString()).toBe('PNG');
  });
});
