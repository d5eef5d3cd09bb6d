import { SecurityEvent } from '../../access/records/security-event.entity';
import { createTestGateway, databaseKinds, fixturePassword, type TestClient, type TestGateway } from '../../testing';
import { privacyOperations } from '../../testing/plant-person';

const download = 'mutation ($id: Int!) { exportDataSubjectRequest(id: $id) { name contentType content } }';

describe.each(databaseKinds)('the export of the person of a request on %s', (kind) => {
  let served: TestGateway;
  let admin: TestClient;

  beforeAll(async () => {
    served = await createTestGateway(kind, { demoData: false });
    admin = await served.signedInAdmin();
  });

  afterAll(() => served.close());

  const request = async (client: TestClient): Promise<number> =>
    (await client.graphql(privacyOperations.request, { input: { kind: 'export' } })).data?.createDataSubjectRequest.id;
  const getCode = async (client: TestClient, id: number) =>
    (await client.graphql(download, { id })).errors?.[0]?.extensions?.['code'];

  test('the export is a ZIP for the administrator, and leaves a security event of its user', async () => {
    const { id: userId } = await served.fixtures.user('maria');
    const maria = await served.signedIn('maria', fixturePassword);
    const id = await request(maria);
    const { data } = await admin.graphql(download, { id });
    const { name, contentType, content } = data?.exportDataSubjectRequest ?? {};
    expect([name, contentType]).toEqual([expect.stringMatching(/^datos-solicitud-\d+-.*\.zip$/), 'application/zip']);
    const zip = Buffer.from(content, 'base64');
    expect(zip.subarray(0, 2).toString()).toBe('PK');
    const events = await served.gateway.database.reader.findBy(SecurityEvent, { userId, kind: 'data_exported' });
    expect(events).toMatchObject([{ detail: 'exportDataSubjectRequest' }]);
    expect(events[0]?.actorId).not.toBe(userId);
  });

  test('the export needs an administrator, a pending request of another user and a proof', async () => {
    await served.fixtures.user('ana');
    const ana = await served.signedIn('ana', fixturePassword);
    const id = await request(ana);
    expect(await getCode(ana, id)).toBe('FORBIDDEN');
    expect(await getCode(admin, await request(admin))).toBe('FORBIDDEN');
    expect(await getCode(admin, 999_999)).toBe('NOT_FOUND');
    await admin.graphql(privacyOperations.complete, { id, input: { reason: 'Lo enviamos' } });
    expect(await getCode(admin, id)).toBe('CONFLICT');
    await served.fixtures.expireProofs();
    expect(await getCode(admin, id)).toBe('STEP_UP_REQUIRED');
  });
});
