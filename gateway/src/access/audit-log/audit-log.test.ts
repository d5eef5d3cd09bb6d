import { databaseKinds, serveGateway } from '../../testing';
import { Payment } from '../../investing/records';
import { AuditEntry } from '../records';

const trail = 'total items { action before after createdAt author { username } }';

type Entry = { action: string; before: string | null; after: string | null; author: { username: string } };

describe.each(databaseKinds)('the audit log on %s', (kind) => {
  const served = serveGateway(kind);

  const listEntries = async (entity: string, id: number): Promise<Entry[]> =>
    (await served.admin.send('auditEntries', { entity, id }, trail)).items;
  const told = (entries: Entry[]) =>
    entries.map(({ action, before, after, author }) => ({
      action,
      before: before && JSON.parse(before),
      after: after && JSON.parse(after),
      by: author.username,
    }));
  const count = () => served.reader.count(AuditEntry);

  const project = {
    name: 'Casa Alta',
    description: 'Una casa.',
    image: '/casa.svg',
    location: 'Quito',
    status: 'available',
    funded: 0,
    target: 300_000,
    annualReturn: '8.5',
    minInvestment: 1000,
    term: '24 meses',
    propertyType: 'residencial',
  };
  const post = { title: 'Uno', slug: 'uno', excerpt: 'Breve.', content: 'Largo.', imageUrl: '/uno.svg' };
  const create = async (type: string, input: object): Promise<number> =>
    (await served.admin.send(`create${type}`, { input })).id;
  const update = (type: string, id: number, input: object) => served.admin.send(`update${type}`, { id, input });
  const remove = (type: string, id: number) => served.admin.send(`delete${type}`, { id });
  const party = async () => {
    const investment = await served.fixtures.investment(
      await served.fixtures.user(`inversora${Math.random()}`),
      await served.fixtures.project(),
    );
    const { id: investmentId, userId, projectId } = investment;
    return { investmentId, userId, projectId };
  };
  const payment = { amount: '10.00', paymentDate: '2026-01-05', period: '2026-01', status: 'pending' };

  test('logs creation, update and deletion of a project, newest first, with both values', async () => {
    const id = await create('Project', project);
    await update('Project', id, { ...project, name: 'Casa Baja' });
    await remove('Project', id);
    expect(told(await listEntries('project', id))).toMatchObject([
      { action: 'delete', before: { id, name: 'Casa Baja' }, after: null, by: 'jefa' },
      { action: 'update', before: { name: 'Casa Alta' }, after: { name: 'Casa Baja' }, by: 'jefa' },
      { action: 'create', before: null, after: { id, name: 'Casa Alta', target: 300_000 }, by: 'jefa' },
    ]);
  });

  test('logs changes of an investment and a payment, to the cent', async () => {
    const { investmentId, ...place } = await party();
    const id = await create('Investment', { ...place, amount: 1000 });
    await update('Investment', id, { ...place, amount: 2000 });
    await remove('Investment', id);
    expect((await listEntries('investment', id)).map(({ action }) => action)).toEqual(['delete', 'update', 'create']);
    const paid = { ...payment, investmentId, ...place };
    const paymentId = await create('Payment', paid);
    await update('Payment', paymentId, { ...paid, amount: '10.01' });
    await remove('Payment', paymentId);
    expect(told(await listEntries('payment', paymentId))).toMatchObject([
      { before: { amount: '10.01' } },
      { before: { amount: '10.00' }, after: { amount: '10.01' } },
      { after: { amount: '10.00', period: '2026-01' } },
    ]);
  });

  test('logs changes of a user, never with a password or its hash', async () => {
    const person = { username: 'nueva', email: 'nueva@prueba.example', fullName: 'Persona Nueva', role: 'user' };
    const id = await create('User', { ...person, password: 'secreto-uno' });
    const { username: _username, ...change } = person;
    await update('User', id, { ...change, fullName: 'Persona Otra', password: 'secreto-dos' });
    const entries = await listEntries('user', id);
    expect(told(entries)).toMatchObject([
      {
        action: 'update',
        before: { fullName: 'Persona Nueva' },
        after: { fullName: 'Persona Otra', passwordChanged: true },
      },
      { action: 'create', after: { username: 'nueva', role: 'user' } },
    ]);
    expect(JSON.stringify(entries)).not.toMatch(/secreto|argon2|passwordHash/);
  });

  test('logs each payment of a monthly payment and of an import, and the undo of a monthly payment', async () => {
    const { projectId, ...rest } = await party();
    const terms = { projectId, period: '2026-02', amount: '50.00' };
    const { fingerprint } = await served.admin.send('paymentRunPreview', terms, 'fingerprint');
    const input = { ...terms, paymentDate: '2026-03-01', fingerprint };
    const { id } = await served.admin.send('postPaymentRun', { input });
    const made = await served.reader.findOneByOrFail(Payment, { runId: id });
    await served.admin.send('undoPaymentRun', { id });
    expect(told(await listEntries('paymentRun', id))).toMatchObject([
      { action: 'update', before: { status: 'posted' }, after: { status: 'undone' } },
      { action: 'create', after: { amount: '50.00' } },
    ]);
    expect(told(await listEntries('payment', made.id))).toMatchObject([
      { action: 'delete' },
      { action: 'create', after: { amount: '50.00', runId: id } },
    ]);
    const before = await count();
    const row = { ...payment, projectId, ...rest };
    await served.admin.send('importPayments', { rows: [row, row] });
    expect(await count()).toBe(before + 2);
  });

  test('logs changes of an invitation code, a waitlist request and the registration setting', async () => {
    const input = { count: 2, maxUses: 1 };
    const [{ id, code }] = await served.admin.send('createInvitations', { input }, 'id code');
    for (let turn = 0; turn < 2; turn += 1) await served.admin.send('revokeInvitation', { id });
    expect(told(await listEntries('invitation', id))).toMatchObject([
      { action: 'update', before: { revokedAt: null }, after: { revokedAt: expect.any(String) } },
      { action: 'create', after: { code, maxUses: 1 } },
    ]);
    const request = {
      fullName: 'Pedro Espera',
      email: 'pedro@prueba.example',
      location: 'Quito',
      occupation: 'Médico',
      whyInterested: 'Quiero invertir.',
      consentData: true,
    };
    await served.admin.send('joinWaitlist', { input: request });
    await served.admin.send('inviteFromWaitlist', { id: 1, input: {} });
    expect(told(await listEntries('waitlistRequest', 1))).toMatchObject([
      { before: { status: 'pending' }, after: { status: 'invited' }, by: 'jefa' },
    ]);
    await served.admin.send('setInvitationRequired', { required: false });
    expect(told(await listEntries('setting', 1))).toMatchObject([
      { before: { invitationRequired: true }, after: { invitationRequired: false } },
    ]);
  });

  test('filters all changes by entity, action, administrator and record, newest first', async () => {
    const other = await served.fixtures.user('colega', { role: 'admin', fullName: 'Ana Colega' });
    const colleague = await served.signedIn('colega');
    const kept = await create('Post', { ...post, slug: 'queda' });
    const gone = await create('Post', { ...post, slug: 'se-va' });
    await colleague.send('deletePost', { id: gone });
    const selection = 'total items { id entity recordId action author { username } }';
    const find = (variables: Record<string, unknown>) =>
      served.admin.send('auditEntries', { limit: 100, ...variables }, selection);
    const all = await find({});
    expect(all.total).toBe(await count());
    expect(all.items.map(({ id }: { id: number }) => id)).toEqual(
      all.items.map(({ id }: { id: number }) => id).toSorted((one: number, two: number) => two - one),
    );
    expect(await find({ limit: 1 })).toMatchObject({
      total: all.total,
      items: [{ entity: 'post', recordId: gone, action: 'delete', author: { username: 'colega' } }],
    });
    expect(await find({ userId: other.id })).toMatchObject({ total: 1, items: [{ recordId: gone }] });
    expect((await find({ entity: 'post', action: 'delete' })).items[0]).toMatchObject({ recordId: gone });
    expect(await find({ entity: 'post', action: 'delete', id: kept })).toEqual({ total: 0, items: [] });
    expect(await find({ id: 0 })).toEqual({ total: 0, items: [] });
    expect(await served.admin.send('auditAuthors', {}, 'username')).toEqual([
      { username: 'colega' },
      { username: 'jefa' },
    ]);
  });

  test('logs nothing for a failed change', async () => {
    await create('Post', { ...post, slug: 'ocupado' });
    const id = await create('Post', { ...post, slug: 'libre' });
    const before = await count();
    const { investmentId } = await party();
    const person = { username: 'jefa', email: 'otra@prueba.example', fullName: 'Otra', role: 'user' };
    const failing: [string, Record<string, unknown>][] = [
      ['createPost', { input: { ...post, slug: 'ocupado' } }],
      ['updatePost', { id, input: { ...post, slug: 'ocupado' } }],
      ['updatePost', { id, input: { ...post, slug: 'nuevo' }, revision: 'otra' }],
      ['updateProject', { id: 99_999, input: project }],
      ['deleteProject', { id: 99_999 }],
      ['createPayment', { input: { ...payment, investmentId, userId: 1, projectId: 99_999 } }],
      ['importPayments', { rows: [{ ...payment, investmentId: 99_999, userId: 1, projectId: 1 }] }],
      ['undoPaymentRun', { id: 99_999 }],
      ['createUser', { input: { ...person, password: 'secreto1' } }],
    ];
    for (const [name, variables] of failing)
      expect([name, await served.admin.send(name, variables)]).toMatchObject([name, { code: expect.any(String) }]);
    expect(await count()).toBe(before);
  });

  test('logs nothing for a retry with the same key', async () => {
    const { investmentId: _investmentId, ...place } = await party();
    const input = { ...place, amount: 1000 };
    const key = { 'idempotency-key': 'clave-rastro' };
    const send = () => served.admin.send('createInvestment', { input }, 'id', key);
    await send();
    const before = await count();
    await send();
    expect(await count()).toBe(before);
  });

  test('concurrent changes each log the values they found', async () => {
    const id = await create('Project', project);
    await Promise.all(['Uno', 'Dos', 'Tres'].map((name) => update('Project', id, { ...project, name })));
    const entries = told(await listEntries('project', id));
    entries.slice(0, -1).forEach(({ before }, index) => expect(before.name).toBe(entries[index + 1]?.after.name));
  });

  test('auditTrail is a deprecated alias of auditEntries', async () => {
    const list = (name: string) => served.admin.send(name, { limit: 100 }, 'total items { id }');
    const [entries, alias] = [await list('auditEntries'), await list('auditTrail')];
    expect(entries.total).toBeGreaterThan(0);
    expect(alias).toEqual(entries);
  });
});
