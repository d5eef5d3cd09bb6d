import { Project } from '../../investing/records';
import { databaseKinds, serveGateway } from '../../testing';
import { deleteWithAudit } from './audit-writer';

const payment = { amount: '10.00', paymentDate: '2026-01-05', period: '2026-01', status: 'pending' };
const post = { title: 'Uno', excerpt: 'Breve.', content: 'Largo.', imageUrl: '/uno.svg' };

describe.each(databaseKinds)('whom and what a change is about, on %s', (kind) => {
  const served = serveGateway(kind);

  const create = async (type: string, input: object): Promise<number> =>
    (await served.admin.send(`create${type}`, { input })).id;
  const selection =
    'total items { id entity action recordId runId author { username } person { fullName } project { name } }';
  const find = (variables: Record<string, unknown>) =>
    served.admin.send('auditEntries', { grouped: true, limit: 100, ...variables }, selection);
  const lines = (page: { items: { entity: string; action: string }[] }) =>
    page.items.map(({ entity, action }) => `${entity} ${action}`);
  const word = () => `Ñ${Math.random().toString(36).slice(2, 10)}`;

  /** Two investors of a project, a monthly payment to both, and its undoing; one payment is recorded alone. */
  async function arrange() {
    const name = { project: `Casa ${word()}`, one: `Eva ${word()}`, other: `Leo ${word()}` };
    const project = await served.fixtures.project({ name: name.project });
    const [one, other] = [
      await served.fixtures.user(word(), { fullName: name.one }),
      await served.fixtures.user(word(), { fullName: name.other }),
    ];
    const held = await served.fixtures.investment(one, project);
    await served.fixtures.investment(other, project);
    const paymentId = await create('Payment', {
      ...payment,
      period: '2025-12',
      investmentId: held.id,
      userId: one.id,
      projectId: project.id,
    });
    const terms = { projectId: project.id, period: '2026-02', amount: '50.00', paymentDate: '2026-03-01' };
    const { id: runId } = await served.admin.send('postPaymentRun', { input: terms });
    await served.admin.send('undoPaymentRun', { id: runId });
    return { name, project, one, other, paymentId, runId };
  }

  test('a payment by its investor and its project, an account by its person, a project by itself', async () => {
    const { name, one, project } = await arrange();
    const named = { person: { fullName: name.one }, project: { name: name.project } };
    expect((await find({ personId: one.id })).items).toMatchObject([
      { entity: 'payment', action: 'delete', ...named },
      { entity: 'payment', action: 'create', ...named },
      { entity: 'payment', action: 'create', ...named, runId: null },
    ]);
    const changed = { email: one.email, fullName: name.one, role: 'user' };
    await served.admin.send('updateUser', { id: one.id, input: changed });
    expect((await find({ personId: one.id, entity: 'user' })).items).toMatchObject([
      { recordId: one.id, person: { fullName: name.one }, project: null },
    ]);
    expect((await find({ projectId: project.id, entity: 'paymentRun' })).items[0]).toMatchObject({
      person: null,
      project: { name: name.project },
    });
  });

  test('a monthly payment and its undo are one line each, which lead to their payments', async () => {
    const { name, runId } = await arrange();
    expect(lines(await find({ search: name.project }))).toEqual([
      'paymentRun update',
      'paymentRun create',
      'payment create',
    ]);
    expect(lines(await find({ search: name.project, grouped: false }))).toHaveLength(7);
    expect(lines(await find({ runId }))).toEqual([
      'payment delete',
      'payment delete',
      'payment create',
      'payment create',
    ]);
    const all = await find({});
    expect(all.items.every((entry: { runId: number | null }) => entry.runId === null)).toBe(true);
    expect((await find({ entity: 'payment' })).items.some((entry: { runId: number | null }) => entry.runId)).toBe(true);
  });

  test('the log is searched by investor, by project, also a deleted one, and by author', async () => {
    const { name, project, one } = await arrange();
    expect(lines(await find({ search: name.one.toLowerCase().replace('ñ', 'n') }))).toEqual([
      'payment delete',
      'payment create',
      'payment create',
    ]);
    expect(lines(await find({ search: name.other }))).toEqual(['payment delete', 'payment create']);
    expect((await find({ search: one.email })).total).toBe(3);
    const { database } = served.gateway;
    // As a project of before, which was deleted although it had money.
    await database.transaction((manager) => deleteWithAudit({ manager, entity: Project, by: null }, project.id));
    expect(lines(await find({ search: name.project }))).toEqual([
      'project delete',
      'paymentRun update',
      'paymentRun create',
      'payment create',
    ]);
    const author = word();
    await served.fixtures.user(author.toLowerCase(), { role: 'admin', fullName: `Ana ${author}` });
    const colleague = await served.signedIn(author.toLowerCase());
    await colleague.send('createPost', { input: { ...post, slug: author.slice(1) } });
    expect(lines(await find({ search: author }))).toEqual(['post create']);
    expect(await find({ search: `${author}-nadie` })).toEqual({ total: 0, items: [] });
  });

  test('the rows for a file are those of the list, in the order of their ids', async () => {
    const { name } = await arrange();
    const variables = { search: name.project, grouped: true };
    const fields = 'id entity action person { fullName } project { name }';
    const auditLog = await served.admin.send('auditLog', { ...variables, limit: 25 }, fields);
    const auditLogCount = await served.admin.send('auditLogCount', variables);
    expect(lines({ items: auditLog })).toEqual(lines(await find({ search: name.project })).toReversed());
    expect([auditLogCount, auditLog[0].person.fullName]).toEqual([3, name.one]);
  });
});
