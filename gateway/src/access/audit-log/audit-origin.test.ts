import { sha256 } from '../../platform/sha256';
import { sessionCookieName } from '@cimiento/server';
import { createActor, createGate, createTestGateway, databaseKinds, type TestGateway } from '../../testing';
import { AuditEntry, User } from '../records';

const post = { title: 'Uno', slug: 'uno', excerpt: 'Breve.', content: 'Largo.', imageUrl: '/uno.svg' };

describe.each(databaseKinds)('who makes a change on %s', (kind) => {
  let served: TestGateway;

  beforeAll(async () => {
    served = await createTestGateway(kind, { demoData: false });
  });

  afterAll(() => served.close());

  const countEntries = () => served.reader.count(AuditEntry);

  test('the author is recorded with the address and the session of the request', async () => {
    const { id: userId } = await served.fixtures.user('jefa', { role: 'admin' });
    const admin = await served.signedIn('jefa');
    await admin.graphql('mutation ($input: PostInput!) { createPost(input: $input) { id } }', { input: post });
    const sessionId = /^s:(.+)\.[^.]+$/.exec(decodeURIComponent(admin.cookie(sessionCookieName) ?? ''))?.[1] ?? '';
    const entries = await served.reader.find(AuditEntry);
    expect(entries).toMatchObject([
      { userId, entity: 'post', address: expect.stringContaining('127.0.0.1'), sessionHash: sha256(sessionId) },
    ]);
    const query = '{ auditEntries { items { address sessionHash } } }';
    expect((await admin.graphql(query)).data?.auditEntries.items).toEqual([
      { address: entries[0]?.address, sessionHash: sha256(sessionId) },
    ]);
  });

  test('the author must still be an administrator when the change is written', async () => {
    const { id } = await served.fixtures.user('antigua', { role: 'admin' });
    const { posts, projects, invitationsAdmin } = served.gateway.services;
    const project = await served.fixtures.project();
    const before = await countEntries();
    // The request passed the resolver's check; then the role was removed.
    await served.fixtures.update(User, { id }, { role: 'user' });
    const by = createActor(id);
    await expect(posts.create({ ...post, slug: 'dos' }, by)).rejects.toMatchObject({
      extensions: { code: 'FORBIDDEN' },
    });
    await expect(projects.delete(project.id, by)).rejects.toMatchObject({ extensions: { code: 'FORBIDDEN' } });
    await expect(invitationsAdmin.create({}, by)).rejects.toMatchObject({
      extensions: { code: 'FORBIDDEN' },
    });
    expect(await countEntries()).toBe(before);
    expect(await posts.findBySlug('dos')).toBeNull();
    expect(await projects.get(project.id)).toMatchObject({ id: project.id });
  });

  test('a change that waits for the removal of its author’s role is refused', async () => {
    const { id } = await served.fixtures.user('saliente', { role: 'admin' });
    const { database, services } = served.gateway;
    const [written, goOn] = [createGate(), createGate()];
    const demotion = database.transaction(async (manager) => {
      await manager.update(User, { id }, { role: 'user' });
      written.open();
      await goOn.opened;
    });
    // A change that starts before may reach the row first, and would be right to succeed.
    await written.opened;
    const change = services.posts.create({ ...post, slug: 'tres' }, createActor(id));
    const refusal = expect(change).rejects.toMatchObject({ extensions: { code: 'FORBIDDEN' } });
    goOn.open();
    await demotion;
    await refusal;
  });
});
