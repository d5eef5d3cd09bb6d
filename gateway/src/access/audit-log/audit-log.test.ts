import { databaseKinds, serveGateway } from '../../testing';
import { AuditEntry } from '../records/audit-entry.entity';

const trail = `query ($entity: AuditedEntity!, $id: Int!) { auditEntries(entity: $entity, id: $id) {
  total items { action before after createdAt author { username } } } }`;

type Entry = { action: string; before: string | null; after: string | null; author: { username: string } };

describe.each(databaseKinds)('the audit log on %s', (kind) => {
  const served = serveGateway(kind);

  const run = async (operation: string, variables: Record<string, unknown> = {}) => {
    const { data, errors } = await served.admin.graphql(operation, variables);
    expect(errors).toBeUndefined();
    return data;
  };
  const listEntries = async (entity: string, id: number): Promise<Entry[]> =>
    (await run(trail, { entity, id })).auditEntries.items;
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
  const create = (type: string, name: string, input: object) =>
    run(`mutation ($input: ${type}!) { made: ${name}(input: $input) { id } }`, { input }).then(
      ({ made }) => made.id as number,
    );
  const update = (type: string, name: string, id: number, input: object) =>
    run(`mutation ($id: Int!, $input: ${type}!) { ${name}(id: $id, input: $input) { id } }`, { id, input });
  const remove = (name: string, id: number) => run(`mutation ($id: Int!) { ${name}(id: $id) { id } }`, { id });
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
    const id = await create('ProjectInput', 'createProject', project);
    await update('ProjectInput', 'updateProject', id, { ...project, name: 'Casa Baja' });
    await remove('deleteProject', id);
    expect(told(await listEntries('project', id))).toMatchObject([
      { action: 'delete', before: { id, name: 'Casa Baja' }, after: null, by: 'jefa' },
      { action: 'update', before: { name: 'Casa Alta' }, after: { name: 'Casa Baja' }, by: 'jefa' },
      { action: 'create', before: null, after: { id, name: 'Casa Alta', target: 300_000 }, by: 'jefa' },
    ]);
  });

  test('logs changes of an investment and a payment, to the cent', async () => {
    const { investmentId, ...place } = await party();
    const id = await create('InvestmentInput', 'createInvestment', { ...place, amount: 1000 });
    await update('InvestmentInput', 'updateInvestment', id, { ...place, amount: 2000 });
    await remove('deleteInvestment', id);
    expect((await listEntries('investment', id)).map(({ action }) => action)).toEqual(['delete', 'update', 'create']);
    const paid = { ...payment, investmentId, ...place };
    const paymentId = await create('PaymentInput', 'createPayment', paid);
    await update('PaymentInput', 'updatePayment', paymentId, { ...paid, amount: '10.01' });
    await remove('deletePayment', paymentId);
    expect(told(await listEntries('payment', paymentId))).toMatchObject([
      { before: { amount: '10.01' } },
      { before: { amount: '10.00' }, after: { amount: '10.01' } },
      { after: { amount: '10.00', period: '2026-01' } },
    ]);
  });

  test('logs changes of a user, never with a password or its hash', async () => {
    const person = { username: 'nueva', email: 'nueva@prueba.example', fullName: 'Persona Nueva', role: 'user' };
    const id = await create('UserInput', 'createUser', { ...person, password: 'secreto-uno' });
    const { username: _username, ...change } = person;
    await update('UserUpdateInput', 'updateUser', id, { ...change, fullName: 'Persona Otra', password: 'secreto-dos' });
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
    const { paymentRunPreview } = await run(
      'query ($projectId: Int!, $period: String!, $amount: Money!) { paymentRunPreview(projectId: $projectId, period: $period, amount: $amount) { fingerprint } }',
      terms,
    );
    const id = await create('PaymentRunInput', 'postPaymentRun', {
      ...terms,
      paymentDate: '2026-03-01',
      fingerprint: paymentRunPreview.fingerprint,
    });
    const { payments } = await run('{ payments { id runId } }');
    const made = payments.find(({ runId }: { runId: number | null }) => runId === id);
    await run('mutation ($id: Int!) { undoPaymentRun(id: $id) { id } }', { id });
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
    await run('mutation ($rows: [PaymentInput!]!) { importPayments(rows: $rows) { imported } }', { rows: [row, row] });
    expect(await count()).toBe(before + 2);
  });

  test('logs changes of an invitation code, a waitlist request and the registration setting', async () => {
    const made = await run('mutation { createInvitations(input: { count: 2, maxUses: 1 }) { id code } }');
    const [{ id, code }] = made.createInvitations;
    for (let turn = 0; turn < 2; turn += 1)
      await run('mutation ($id: Int!) { revokeInvitation(id: $id) { id } }', { id });
    expect(told(await listEntries('invitation', id))).toMatchObject([
      { action: 'update', before: { revokedAt: null }, after: { revokedAt: expect.any(String) } },
      { action: 'create', after: { code, maxUses: 1 } },
    ]);
    const request = {
      fullName: 'Pedro Espera',
      location: 'Quito',
      occupation: 'Médico',
      whyInterested: 'Quiero invertir.',
      consentData: true,
    };
    await run('mutation ($input: WaitlistInput!) { joinWaitlist(input: $input) { message } }', {
      input: { ...request, email: 'pedro@prueba.example' },
    });
    await run('mutation { inviteFromWaitlist(id: 1, input: {}) { id } }');
    expect(told(await listEntries('waitlistRequest', 1))).toMatchObject([
      { before: { status: 'pending' }, after: { status: 'invited' }, by: 'jefa' },
    ]);
    await run('mutation { setInvitationRequired(required: false) { required } }');
    expect(told(await listEntries('setting', 1))).toMatchObject([
      { before: { invitationRequired: true }, after: { invitationRequired: false } },
    ]);
  });

  test('filters all changes by entity, action, administrator and record, newest first', async () => {
    const other = await served.fixtures.user('colega', { role: 'admin', fullName: 'Ana Colega' });
    const colleague = await served.signedIn('colega');
    const kept = await create('PostInput', 'createPost', { ...post, slug: 'queda' });
    const gone = await create('PostInput', 'createPost', { ...post, slug: 'se-va' });
    await colleague.graphql(`mutation { deletePost(id: ${gone}) { id } }`);
    const log = `query ($entity: AuditedEntity, $id: Int, $action: AuditAction, $userId: Int, $limit: Int = 100) {
      auditEntries(entity: $entity, id: $id, action: $action, userId: $userId, limit: $limit) { total items { id entity recordId action author { username } } } }`;
    const find = async (variables: Record<string, unknown>) => (await run(log, variables)).auditEntries;
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
    expect((await run('{ auditAuthors { username } }')).auditAuthors).toEqual([
      { username: 'colega' },
      { username: 'jefa' },
    ]);
  });

  test('logs nothing for a failed change', async () => {
    await create('PostInput', 'createPost', { ...post, slug: 'ocupado' });
    const id = await create('PostInput', 'createPost', { ...post, slug: 'libre' });
    const before = await count();
    const { investmentId } = await party();
    const failing: [string, Record<string, unknown>][] = [
      ['mutation ($input: PostInput!) { createPost(input: $input) { id } }', { input: { ...post, slug: 'ocupado' } }],
      [
        `mutation ($input: PostInput!) { updatePost(id: ${id}, input: $input) { id } }`,
        { input: { ...post, slug: 'ocupado' } },
      ],
      [
        `mutation ($input: PostInput!) { updatePost(id: ${id}, input: $input, revision: "otra") { id } }`,
        { input: { ...post, slug: 'nuevo' } },
      ],
      ['mutation ($input: ProjectInput!) { updateProject(id: 99999, input: $input) { id } }', { input: project }],
      ['mutation { deleteProject(id: 99999) { id } }', {}],
      [
        'mutation ($input: PaymentInput!) { createPayment(input: $input) { id } }',
        { input: { ...payment, investmentId, userId: 1, projectId: 99_999 } },
      ],
      [
        'mutation ($rows: [PaymentInput!]!) { importPayments(rows: $rows) { imported } }',
        { rows: [{ ...payment, investmentId: 99_999, userId: 1, projectId: 1 }] },
      ],
      ['mutation { undoPaymentRun(id: 99999) { id } }', {}],
      [
        'mutation ($input: UserInput!) { createUser(input: $input) { id } }',
        {
          input: {
            username: 'jefa',
            email: 'otra@prueba.example',
            fullName: 'Otra',
            password: 'secreto1',
            role: 'user',
          },
        },
      ],
    ];
    for (const [operation, variables] of failing)
      expect((await served.admin.graphql(operation, variables)).errors).toHaveLength(1);
    expect(await count()).toBe(before);
  });

  test('logs nothing for a retry with the same key', async () => {
    const { investmentId: _investmentId, ...place } = await party();
    const query = 'mutation ($input: InvestmentInput!) { createInvestment(input: $input) { id } }';
    const send = () =>
      served.admin.request(
        'POST',
        '/graphql',
        { query, variables: { input: { ...place, amount: 1000 } } },
        { 'idempotency-key': 'clave-rastro' },
      );
    await send();
    const before = await count();
    await send();
    expect(await count()).toBe(before);
  });

  test('concurrent changes each log the values they found', async () => {
    const id = await create('ProjectInput', 'createProject', project);
    await Promise.all(
      ['Uno', 'Dos', 'Tres'].map((name) => update('ProjectInput', 'updateProject', id, { ...project, name })),
    );
    const entries = told(await listEntries('project', id));
    entries.slice(0, -1).forEach(({ before }, index) => expect(before.name).toBe(entries[index + 1]?.after.name));
  });

  test('auditTrail is a deprecated alias of auditEntries', async () => {
    const { entries, trail: alias } = await run(`{
      entries: auditEntries(limit: 100) { total items { id } }
      trail: auditTrail(limit: 100) { total items { id } }
    }`);
    expect(entries.total).toBeGreaterThan(0);
    expect(alias).toEqual(entries);
  });
});
