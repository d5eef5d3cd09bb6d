import { databaseKinds, fixturePassword, serveGateway, type TestClient } from '../../testing';
import { KnownDevice } from '../records';

const cookieName = 'cimiento.device';

describe.each(databaseKinds)('known devices on %s', (kind) => {
  const served = serveGateway(kind);

  const list = async (client: TestClient) =>
    await client.send('myDevices', {}, 'id name isCurrent createdAt lastSeenAt');
  const end = async (client: TestClient, id: number) => (await client.send('endMyDevice', { id })).code;
  const isSignedIn = async (client: TestClient) => (await client.send('currentUser')) !== null;

  test('devices are listed with the current one first, and a second sign-in there adds none', async () => {
    await served.fixtures.user('lucia');
    const here = await served.signedIn('lucia');
    await served.signedIn('lucia');
    await here.signIn('lucia', fixturePassword);
    expect(await list(here)).toMatchObject([{ isCurrent: true, name: expect.any(String) }, { isCurrent: false }]);
    const rows = await served.reader.find(KnownDevice);
    expect(JSON.stringify(rows)).not.toContain(here.cookie(cookieName));
  });

  test('end one by one, with the sessions there', async () => {
    await served.fixtures.user('eva');
    await served.fixtures.user('ajena');
    const here = await served.signedIn('eva');
    const there = await served.signedIn('eva');
    const foreign = await served.signedIn('ajena');
    const [own, other] = await list(here);
    expect(await end(foreign, other.id)).toBe('NOT_FOUND');
    expect(await end(here, other.id)).toBeUndefined();
    expect(await end(here, other.id)).toBe('NOT_FOUND');
    expect([await isSignedIn(here), await isSignedIn(there)]).toEqual([true, false]);
    expect(await end(here, own.id)).toBeUndefined();
    expect([await isSignedIn(here), await list(here)]).toEqual([true, []]);
  });

  test('devices are ten at most: the one of the earliest sign-in is forgotten', async () => {
    const { id: userId } = await served.fixtures.user('muchos');
    const first = await served.signedIn('muchos');
    const [oldest] = await list(first);
    for (let count = 0; count < 10; count += 1) await served.signedIn('muchos');
    const ids = (await served.reader.findBy(KnownDevice, { userId })).map(({ id }) => id);
    expect([ids.length, ids.includes(oldest.id)]).toEqual([10, false]);
  });

  test('users who share a browser each keep theirs', async () => {
    await served.fixtures.user('uno');
    await served.fixtures.user('dos');
    const shared = await served.signedIn('uno');
    await shared.signIn('dos', fixturePassword);
    await shared.signIn('uno', fixturePassword);
    expect(await list(shared)).toMatchObject([{ isCurrent: true }]);
    await shared.signIn('dos', fixturePassword);
    expect(await list(shared)).toMatchObject([{ isCurrent: true }]);
  });

  test('a token that was not given to the browser makes none known', async () => {
    await served.fixtures.user('plantada');
    const client = served.client();
    client.setCookie(cookieName, 'inventado.inventado.');
    await client.signIn('plantada', fixturePassword);
    expect(client.cookie(cookieName)).not.toMatch(/^inventado/);
    expect(await list(client)).toHaveLength(1);
  });
});
