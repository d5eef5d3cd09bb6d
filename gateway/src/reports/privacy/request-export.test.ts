import { SecurityEvent } from '../../access/records';
import { databaseKinds, serveGateway, type TestClient } from '../../testing';

describe.each(databaseKinds)('the export of the person of a request on %s', (kind) => {
  const served = serveGateway(kind);

  const request = async (client: TestClient): Promise<number> =>
    (await client.send('createDataSubjectRequest', { input: { kind: 'export' } })).id;
  const getCode = async (client: TestClient, id: number) =>
    (await client.send('exportDataSubjectRequest', { id })).code;

  test('the export is a ZIP for the administrator, and leaves a security event of its user', async () => {
    const { id: userId } = await served.fixtures.user('maria');
    const maria = await served.signedIn('maria');
    const id = await request(maria);
    const result = await served.admin.send('exportDataSubjectRequest', { id }, 'name contentType content');
    const { name, contentType, content } = result ?? {};
    expect([name, contentType]).toEqual([expect.stringMatching(/^datos-solicitud-\d+-.*\.zip$/), 'application/zip']);
    const zip = Buffer.from(content, 'base64');
    expect(zip.subarray(0, 2).toString()).toBe('PK');
    const events = await served.reader.findBy(SecurityEvent, { userId, kind: 'data_exported' });
    expect(events).toMatchObject([{ detail: 'exportDataSubjectRequest' }]);
    expect(events[0]?.actorId).not.toBe(userId);
  });

  test('the export needs an administrator, a pending request of another user and a proof', async () => {
    await served.fixtures.user('ana');
    const ana = await served.signedIn('ana');
    const id = await request(ana);
    expect(await getCode(ana, id)).toBe('FORBIDDEN');
    expect(await getCode(served.admin, await request(served.admin))).toBe('FORBIDDEN');
    expect(await getCode(served.admin, 999_999)).toBe('NOT_FOUND');
    await served.admin.send('completeDataSubjectRequest', { id, input: { reason: 'Lo enviamos' } });
    expect(await getCode(served.admin, id)).toBe('CONFLICT');
    await served.fixtures.expireProofs();
    expect(await getCode(served.admin, id)).toBe('STEP_UP_REQUIRED');
  });
});
