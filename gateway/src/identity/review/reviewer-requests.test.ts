import { identityMessages, today } from '@cimiento/contracts';
import { databaseKinds, serveGateway, type TestClient } from '../../testing';
import { IdentityDesk, type Applicant } from '../../testing/identity-desk';
import { IdentityCase, IdentityMatch } from '../records';

describe.each(databaseKinds)('what reviewers ask for and see on %s', (kind) => {
  const served = serveGateway(kind, { demoData: false });
  let desk: IdentityDesk;

  beforeAll(() => {
    desk = new IdentityDesk(served, served.admin);
  });

  const claimed = async () => {
    const applicant = await desk.submitted();
    await desk.claim(applicant.id);
    return applicant;
  };
  const ask = (id: number, missingDocuments: object[], more: object = {}) =>
    desk.decide(id, 'needs_more', { missingDocuments, ...more });
  const readReasons = ({ client }: Applicant) =>
    client.send('myIdentity', {}, 'state reasons { field isDocument reason }');

  test('a document that was never sent is asked for, and is submitted with the correction', async () => {
    const applicant = await claimed();
    const wanted = [{ kind: 'funds', reason: 'Envía tu rol de pagos.' }];
    expect(await ask(applicant.id, wanted)).toMatchObject({ state: 'needs_more' });
    expect(await readReasons(applicant)).toEqual({
      state: 'needs_more',
      reasons: [{ field: 'funds', isDocument: true, reason: 'Envía tu rol de pagos.' }],
    });
    expect(await desk.submit(applicant)).toMatchObject({ message: identityMessages.nothingChanged });
    await expect(desk.upload(applicant, 'selfie')).rejects.toThrow(identityMessages.onlyRefused);
    await desk.upload(applicant, 'funds');
    expect(await desk.submit(applicant)).toMatchObject({ state: 'submitted' });
  });

  test('a document that was sent is decided, not asked for, and an approval asks for none', async () => {
    const { id } = await claimed();
    expect(await ask(id, [{ kind: 'selfie', reason: 'Otra' }])).toMatchObject({
      errors: { missingDocuments: identityMessages.sentDocument },
    });
    expect(await ask(id, [{ kind: 'funds' }])).toMatchObject({ code: 'VALIDATION_FAILED' });
    const missingDocuments = [{ kind: 'funds', reason: 'Falta' }];
    expect(await desk.decide(id, 'approve', { missingDocuments })).toMatchObject({
      errors: { decision: identityMessages.refusedDocuments },
    });
  });

  test('the address is an answer and a document, and each is corrected by itself', async () => {
    const applicant = await claimed();
    await ask(applicant.id, [{ kind: 'address', reason: 'Una planilla' }], {
      answers: [{ field: 'address', reason: 'Falta la ciudad' }],
    });
    await desk.upload(applicant, 'address');
    expect(await desk.submit(applicant)).toMatchObject({ message: identityMessages.nothingChanged });
    expect(await desk.save(applicant, { address: 'Av. Amazonas 120, Quito, Ecuador' })).toMatchObject({
      state: 'needs_more',
    });
    expect(await desk.submit(applicant)).toMatchObject({ state: 'submitted' });
  });

  const countQueue = async (client: TestClient): Promise<number> => {
    const { queues } = await client.send('operationsConsole', {}, 'queues { queue count }');
    return queues.find(({ queue }: { queue: string }) => queue === 'identities_to_review').count;
  };
  const listQueue = async (client: TestClient) => {
    const { items } = await client.send('identityCases', { waiting: true, limit: 100 }, 'items { id hasNewMatches }');
    return items as { id: number; hasNewMatches: boolean }[];
  };

  test('the console counts what its reader reviews: every case but their own', async () => {
    const { id } = await desk.submitted();
    const admin = await served.signedInAdmin('revisora');
    const { id: userId } = await admin.send('currentUser');
    const before = await countQueue(admin);
    const former = (await served.reader.findOneByOrFail(IdentityCase, { id })).userId;
    await served.fixtures.update(IdentityCase, { id }, { userId });
    expect(await countQueue(admin)).toBe(before - 1);
    expect(await countQueue(served.admin)).toBe(before);
    expect(await listQueue(admin)).toHaveLength(before - 1);
    await served.fixtures.update(IdentityCase, { id }, { userId: former });
  });

  test('an approved person whom a new list names waits until it is another person, or is suspended', async () => {
    const { id } = await desk.approved();
    const row = { caseId: id, listKind: 'own' as const, uid: '7', name: 'Torres, María', score: 967 };
    const addMatch = async (fingerprint: string): Promise<number> => {
      const result = await served.gateway.database.transaction((manager) =>
        manager.insert(IdentityMatch, { ...row, fingerprint: fingerprint.repeat(64), foundOn: today() }),
      );
      return Number(result.identifiers[0]?.['id']);
    };
    const decide = (matchId: number, decision: string) =>
      served.admin.send('decideIdentityMatch', { caseId: id, matchId, decision, reason: 'Otra fecha' }, 'id');
    const before = await countQueue(served.admin);
    const other = await addMatch('a');
    expect(await listQueue(served.admin)).toContainEqual({ id, hasNewMatches: true });
    expect(await countQueue(served.admin)).toBe(before + 1);
    expect(await decide(other, 'other')).toEqual({ id });
    expect(await countQueue(served.admin)).toBe(before);
    await decide(await addMatch('b'), 'same');
    expect(await listQueue(served.admin)).toContainEqual({ id, hasNewMatches: true });
    await desk.suspend(id);
    expect(await countQueue(served.admin)).toBe(before);
  });
});
