import { databaseKinds, fixturePassword, serveGateway, type TestClient } from '../../testing';
import { StoredSession } from '../records';

const login = 'mutation ($input: CredentialsInput!) { login(input: $input) { id } }';
const setDisabled =
  'mutation ($id: Int!, $disabled: Boolean!) { setUserDisabled(id: $id, disabled: $disabled) { disabledAt } }';

describe.each(databaseKinds)('sessions on %s', (kind) => {
  const served = serveGateway(kind);
  const adminId = 1;

  const list = (client: TestClient) => client.send('mySessions', {}, 'id device addressPrefix isCurrent');
  const isSignedIn = async (client: TestClient) => (await client.send('currentUser')) !== null;
  const logIn = async (username: string, password = fixturePassword) =>
    (await served.client().graphql(login, { input: { username, password } })).errors?.[0];
  const disable = async (client: TestClient, id: number) =>
    (await client.graphql(setDisabled, { id, disabled: true })).errors?.[0];

  test('a person sees where they are signed in, and ends one of the others', async () => {
    await served.fixtures.user('lucia');
    const [here, there] = [await served.signedIn('lucia'), await served.signedIn('lucia')];
    const sessions = await list(here);
    expect(sessions).toMatchObject([{ isCurrent: true, addressPrefix: '127.0.x.x' }, { isCurrent: false }]);
    await here.graphql('mutation ($id: String!) { endMySession(id: $id) { message } }', { id: sessions[1].id });
    expect([await isSignedIn(here), await isSignedIn(there)]).toEqual([true, false]);
  });

  test('a session that is given to another user in the database opens nothing', async () => {
    const { id: userId } = await served.fixtures.user('atacada');
    const { id } = await served.fixtures.user('ladrona');
    const thief = await served.signedIn('ladrona');
    expect(await isSignedIn(thief)).toBe(true);
    await served.fixtures.update(StoredSession, { userId: id }, { userId });
    expect(await isSignedIn(thief)).toBe(false);
  });

  test('a person ends all others at once, and cannot end those of another person', async () => {
    await served.fixtures.user('eva');
    const [here, there] = [await served.signedIn('eva'), await served.signedIn('eva')];
    const [own] = await list(served.admin);
    const answer = await here.graphql('mutation ($id: String!) { endMySession(id: $id) { message } }', { id: own.id });
    expect(answer.errors?.[0]?.extensions).toMatchObject({ code: 'NOT_FOUND' });
    await here.graphql('mutation { endMyOtherSessions { message } }');
    expect([await isSignedIn(here), await isSignedIn(there), await isSignedIn(served.admin)]).toEqual([
      true,
      false,
      true,
    ]);
    expect(await list(here)).toHaveLength(1);
  });

  test('an administrator ends the sessions of a person, and nobody else does', async () => {
    const { id } = await served.fixtures.user('ana');
    const ana = await served.signedIn('ana');
    const end = (client: TestClient) =>
      client.graphql('mutation ($id: Int!) { endUserSessions(userId: $id) { message } }', { id });
    expect((await end(ana)).errors?.[0]?.extensions).toMatchObject({ code: 'FORBIDDEN' });
    expect((await end(served.admin)).errors).toBeUndefined();
    expect(await isSignedIn(ana)).toBe(false);
  });

  test('a disabled account is signed out, and answers like wrong credentials until it is enabled', async () => {
    const { id } = await served.fixtures.user('rosa');
    const rosa = await served.signedIn('rosa');
    expect(
      (await served.admin.send('setUserDisabled', { id, disabled: true }, 'disabledAt')).disabledAt,
    ).not.toBeNull();
    expect(await isSignedIn(rosa)).toBe(false);
    const refused = await logIn('rosa');
    expect(refused).toMatchObject({ extensions: { code: 'UNAUTHENTICATED', status: 401 } });
    expect(refused).toEqual(await logIn('rosa', 'equivocada'));
    await served.admin.graphql(setDisabled, { id, disabled: false });
    expect(await isSignedIn(rosa)).toBe(false);
    expect(await logIn('rosa')).toBeUndefined();
    const result = await served.admin.send('adminUser', { id }, 'lastSignInAt disabledAt');
    expect(result).toMatchObject({ lastSignInAt: expect.any(String), disabledAt: null });
  });

  test('the last administrator cannot be disabled', async () => {
    expect((await disable(served.admin, adminId))?.extensions).toMatchObject({ code: 'CONFLICT' });
    expect(await isSignedIn(served.admin)).toBe(true);
  });

  test('only an administrator disables an account, and never their own', async () => {
    const { id } = await served.fixtures.user('ines', { role: 'admin' });
    const ines = await served.signedIn('ines');
    expect(await disable(ines, id)).toMatchObject({
      message: 'No puedes deshabilitar tu propia cuenta. Pídelo a otro administrador.',
      extensions: { code: 'CONFLICT' },
    });
    const paulId = (await served.fixtures.user('paul')).id;
    const paul = await served.signedIn('paul');
    expect((await disable(paul, id))?.extensions).toMatchObject({ code: 'FORBIDDEN' });
    expect((await disable(ines, paulId + 1000))?.extensions).toMatchObject({ code: 'NOT_FOUND' });
    expect(await disable(served.admin, id)).toBeUndefined();
  });

  test('of two administrators who disable each other at once, one remains', async () => {
    const { id } = await served.fixtures.user('olga', { role: 'admin' });
    const olga = await served.signedIn('olga');
    await Promise.all([disable(served.admin, id), disable(olga, adminId)]);
    expect([await isSignedIn(served.admin), await isSignedIn(olga)].filter(Boolean)).toHaveLength(1);
  });
});
