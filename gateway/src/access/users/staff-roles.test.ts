import { apiKeyScopes } from '@cimiento/contracts';
import { createTestGateway, databaseKinds, type TestClient, type TestGateway } from '../../testing';
import { User } from '../records';

describe.each(databaseKinds)('staff roles on %s', (kind) => {
  let served: TestGateway;
  let chief: User;
  let admin: TestClient;

  const start = async (approvals: 'required' | 'basic') => {
    served = await createTestGateway(kind, { demoData: false, config: { approvals } });
    chief = await served.fixtures.user('jefa', { role: 'admin' });
    admin = await served.signedIn('jefa');
  };
  const toInput = (username: string, access: object) => ({
    username,
    email: `${username}@prueba.example`,
    fullName: `Persona ${username}`,
    password: 'tejado azul claro',
    ...access,
  });
  const change = (id: number, username: string, access: object, client = admin) => {
    const { username: _, password: __, ...input } = toInput(username, access);
    return client.send('updateUser', { id, input }, 'role staffRole');
  };
  const getUser = (id: number) => served.reader.findOneByOrFail(User, { id });

  describe('without a second person', () => {
    beforeAll(() => start('basic'));
    afterAll(() => served.close());

    test.each([
      ['nuevo', { role: 'admin' }, 'administrator'],
      ['contable', { role: 'admin', staffRole: 'finance' }, 'finance'],
      ['inversora', { role: 'user', staffRole: 'finance' }, null],
    ])('%s with %j works as %s', async (username, access, staffRole) => {
      const created = await admin.send('createUser', { input: toInput(username, access) }, 'staffRole');
      expect(created).toEqual({ staffRole });
    });

    test('a change without a staff role keeps it, and the role user removes it', async () => {
      const { id } = await served.fixtures.user('revisora', { role: 'admin', staffRole: 'auditor' });
      expect(await change(id, 'revisora', { role: 'admin' })).toMatchObject({ staffRole: 'auditor' });
      expect(await change(id, 'revisora', { role: 'admin', staffRole: 'support' })).toMatchObject({
        staffRole: 'support',
      });
      expect(await change(id, 'revisora', { role: 'user' })).toMatchObject({ role: 'user', staffRole: null });
    });

    test('the last administrator keeps that staff role, whatever other administrators there are', async () => {
      const others = await served.reader.findBy(User, { staffRole: 'administrator' });
      for (const { id, username } of others.filter(({ id }) => id !== chief.id))
        expect((await change(id, username, { role: 'admin', staffRole: 'finance' })).code).toBeUndefined();
      expect((await change(chief.id, 'jefa', { role: 'admin', staffRole: 'finance' })).code).toBe('CONFLICT');
      expect((await change(chief.id, 'jefa', { role: 'user' })).code).toBe('CONFLICT');
      expect((await getUser(chief.id)).staffRole).toBe('administrator');
    });

    test('a key has only those of its scopes that its creator may do now', async () => {
      const { id } = await served.fixtures.user('integradora', { role: 'admin' });
      const actor = { userId: id, address: null, sessionHash: null };
      const { key } = await served.gateway.services.apiKeys.create({ name: 'Clave', scopes: apiKeyScopes }, actor);
      const getScopes = async () => (await served.gateway.services.apiKeys.authenticate(key))?.scopes ?? null;
      expect(await getScopes()).toEqual(apiKeyScopes);
      await change(id, 'integradora', { role: 'admin', staffRole: 'content' });
      expect(await getScopes()).toEqual(['projects:read', 'content:write']);
      await change(id, 'integradora', { role: 'user' });
      expect(await getScopes()).toBeNull();
    });
  });

  describe('with a second person', () => {
    let second: TestClient;

    beforeAll(async () => {
      await start('required');
      second = await served.signedInAdmin('segunda');
      await served.fixtures.user('tesorera', { role: 'admin', staffRole: 'treasury' });
    });
    afterAll(() => served.close());

    test('more permissions wait as a grant, which only somebody who gives access decides', async () => {
      const { id } = await served.fixtures.user('ascendida', { role: 'admin', staffRole: 'support' });
      const error = await change(id, 'ascendida', { role: 'admin', staffRole: 'compliance' });
      expect(error).toMatchObject({ code: 'APPROVAL_PENDING' });
      expect((await getUser(id)).staffRole).toBe('support');
      const approval = { id: error.approvalId };
      const treasurer = await served.signedIn('tesorera');
      expect((await treasurer.send('approveRequest', approval)).code).toBe('FORBIDDEN');
      expect((await second.send('approveRequest', approval)).code).toBeUndefined();
      expect(await getUser(id)).toMatchObject({ role: 'admin', staffRole: 'compliance' });
    });

    test('fewer permissions of another administrator wait as a change of an administrator', async () => {
      const { id } = await served.fixtures.user('rebajada', { role: 'admin' });
      const error = await change(id, 'rebajada', { role: 'admin', staffRole: 'support' });
      expect(error).toMatchObject({ code: 'APPROVAL_PENDING' });
      await second.send('approveRequest', { id: error.approvalId });
      expect((await getUser(id)).staffRole).toBe('support');
    });

    test('a proposal whose proposer lost the permission is a conflict', async () => {
      const { id } = await served.fixtures.user('proponente', { role: 'admin' });
      const proposer = await served.signedIn('proponente');
      const error = await proposer.send('createUser', { input: toInput('futura', { role: 'admin' }) });
      await served.fixtures.update(User, { id }, { staffRole: 'support' });
      expect((await second.send('approveRequest', { id: error.approvalId })).code).toBe('CONFLICT');
    });

    test('without a permission to decide or to audit, only proposals of their account are listed', async () => {
      await served.fixtures.user('contable', { role: 'admin', staffRole: 'finance' });
      const accountant = await served.signedIn('contable');
      expect(await accountant.send('approvals')).toEqual([]);
      expect(await admin.send('approvals')).not.toEqual([]);
    });
  });
});
