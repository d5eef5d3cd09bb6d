import type { SearchKind } from '@cimiento/contracts/search';
import { rebuildSearch } from '../../cli/rebuild-search';
import { SearchToken } from '../../platform/database/search/search-token.entity';
import type { Project } from '../../investing/records';
import type { User } from '../../access/records';
import { databaseKinds, serveGateway } from '../../testing';
import { BankDesk } from '../../testing/bank-desk';

const query =
  'query ($q: String!, $limit: Int) { searchEverything(q: $q, limit: $limit) { kind id title detail path } }';

type Result = { kind: SearchKind; id: number; title: string; detail: string; path: string };

describe.each(databaseKinds)('a search of everything on %s', (kind) => {
  const served = serveGateway(kind, { config: { approvals: 'basic' } });
  let desk: BankDesk;
  let maria: User;
  let torre: Project;

  beforeAll(async () => {
    maria = await served.fixtures.user('maria.paz', { fullName: 'María José Ñandú', email: 'mj@correo.example' });
    await served.fixtures.user('semana', { fullName: 'Semana Santa' });
    torre = await served.fixtures.project({ name: 'Torre Ágil', location: 'Loja, Ecuador' });
    const other = await served.fixtures.project({ name: 'Casa Olmo' });
    const investment = await served.fixtures.investment(maria, torre, { amount: 3000 });
    await served.fixtures.payment(investment, { period: '2026-05', amount: '10.10' });
    await served.fixtures.payment(investment, { period: '2026-06', amount: '10.10' });
    await served.fixtures.investment(maria, other, { amount: 1000 });
    desk = await BankDesk.open(served, served.admin);
    await desk.send([{ amount: '77.00', description: 'TRANSFERENCIA Pérez Iñiguez', reference: 'RF12 3456 78' }]);
  });

  const search = async (q: string, limit?: number, client = served.admin): Promise<Result[]> => {
    const { data, errors } = await client.graphql(query, { q, limit });
    if (errors) throw new Error(JSON.stringify(errors[0]?.extensions));
    return data?.searchEverything;
  };
  const titles = async (q: string, limit?: number): Promise<string[]> =>
    (await search(q, limit)).map(({ title }) => title);

  test.each([
    ['nandu maria', 'María José Ñandú'],
    ['MARÍA ñAN', 'María José Ñandú'],
    ['maria.paz', 'María José Ñandú'],
    ['mj@correo.example', 'María José Ñandú'],
    ['torre ag', 'Torre Ágil'],
    ['loja', 'Torre Ágil'],
    ['iniguez perez', 'TRANSFERENCIA Pérez Iñiguez'],
    ['RF12 3456 78', 'TRANSFERENCIA Pérez Iñiguez'],
    ['rf12345678', 'TRANSFERENCIA Pérez Iñiguez'],
  ])('%p finds %p first', async (q, title) => {
    expect((await titles(q))[0]).toBe(title);
  });

  test('the start of a word finds it, and its middle does not', async () => {
    expect(await titles('sema')).toEqual(['Semana Santa']);
    expect((await search('ana')).filter(({ kind: found }) => found === 'user')).toEqual([]);
  });

  test('every word must match, of the person, the project, the month or the id', async () => {
    const [payment] = await search('ñandú torre mayo');
    expect(payment).toMatchObject({ kind: 'payment', title: expect.stringMatching(/^Pago \d+$/) });
    expect(payment?.detail).toBe('María José Ñandú · Torre Ágil · mayo de 2026 · $10.10 · Pagado');
    expect(payment?.path).toBe(
      `/admin/payments?q=Mar%C3%ADa+Jos%C3%A9+%C3%91and%C3%BA&period=2026-05&projectId=${torre.id}`,
    );
    expect(await titles('ñandú torre 2026-05')).toEqual([payment?.title]);
    expect(await titles(`#${payment?.id} torre`)).toContain(payment?.title);
    expect(await titles('ñandú torre 2027')).toEqual([]);
    expect((await titles('ñandú olmo')).filter((title) => title.startsWith('Pago'))).toEqual([]);
    expect((await titles('ñandú olmo')).filter((title) => title.startsWith('Inversión'))).toHaveLength(1);
  });

  test('an order is found by its number and its reference, as typed or in groups', async () => {
    const { number, reference } = await desk.reserve();
    const first = { kind: 'order', title: number, path: `/admin/orders?q=${number}` };
    const inGroups = reference.replace(/(.{4})/g, '$1 ').trim();
    for (const q of [
      number,
      number.toLowerCase(),
      number.replaceAll('-', ''),
      number.slice(0, 12),
      reference,
      inGroups,
    ])
      expect((await search(q)).filter((result) => result.kind === 'order')).toMatchObject([first]);
  });

  test('an entry is found by what it is for', async () => {
    const results = await search('deposito identificar');
    expect(results).toMatchObject([{ kind: 'entry', title: 'Depósito por identificar' }]);
  });

  test('a kind with many results leaves room for the others, and the groups are in order', async () => {
    const results = await search('torre', 3);
    expect(results.map((result) => result.kind)).toEqual(['project', 'investment', 'payment']);
    expect(await search('torre', 1)).toHaveLength(1);
    const all = await search('torre agil');
    expect(all.map((result) => result.kind)).toEqual(['project', 'investment', 'payment', 'payment', 'entry']);
  });

  test.each([
    ['', 20],
    ['  ', 20],
    ['a'.repeat(201), 20],
    ['casa', 0],
    ['casa', 51],
  ])('%p with the limit %p is refused', async (q, limit) => {
    const { errors } = await served.admin.graphql(query, { q, limit });
    expect(errors?.[0]?.extensions?.code).toBe('VALIDATION_FAILED');
  });

  test('what has no letter or digit finds nothing, and no character is a wildcard', async () => {
    for (const q of ['%', '_', '...', '%%', '\u{10FFFF}']) expect([q, await titles(q)]).toEqual([q, []]);
    expect(await titles('mar%')).toEqual(await titles('mar'));
    expect(await titles('m_ria')).toEqual([]);
  });

  test('a search finds only what its reader may read, and nothing by a name that they may not', async () => {
    await served.fixtures.user('contenido', { role: 'admin', staffRole: 'content' });
    const content = await served.signedIn('contenido');
    expect((await search('torre', 20, content)).map((result) => result.kind)).toEqual(['project']);
    expect(await search('ñandú', 20, content)).toEqual([]);
    expect(await search(desk.surname, 20, content)).toEqual([]);
    await served.fixtures.user('soporte', { role: 'admin', staffRole: 'support' });
    const support = await served.signedIn('soporte');
    expect([...new Set((await search('ñandú', 20, support)).map((result) => result.kind))]).toEqual([
      'user',
      'investment',
      'payment',
    ]);
    expect(await search('iniguez', 20, support)).toEqual([]);
    const investor = await served.signedIn(maria.username);
    const { errors } = await investor.graphql(query, { q: 'torre' });
    expect(errors?.[0]?.extensions?.code).toBe('FORBIDDEN');
  });

  test('the stored words stay those of the records, and rebuild-search writes the same', async () => {
    const { database } = served.gateway;
    const list = async () =>
      (await database.reader.find(SearchToken)).map((row) => `${row.kind} ${row.recordId} ${row.token}`).sort();
    const ask = async (operation: string, variables: object) => {
      const { errors } = await served.admin.graphql(operation, { ...variables });
      expect(errors).toBeUndefined();
    };
    const { email, role } = maria;
    await ask('mutation ($id: Int!, $input: UserUpdateInput!) { updateUser(id: $id, input: $input) { id } }', {
      id: maria.id,
      input: { email, role, fullName: 'Marta Ñandú' },
    });
    const { id: gone } = await served.fixtures.project({ name: 'Efímera' });
    await ask('mutation ($id: Int!) { deleteProject(id: $id) { id } }', { id: gone });
    await desk.send([{ amount: '5.00', description: 'OTRA TRANSFERENCIA' }]);
    const owner = await served.signedIn(maria.username);
    await owner.graphql(
      'mutation { updateProfile(input: { fullName: "Marta Luz", email: "luz@correo.example" }) { id } }',
    );
    const stored = await list();
    expect(stored).toEqual(expect.arrayContaining([`user ${maria.id} luz`, `user ${maria.id} marta`]));
    expect(stored).not.toContain(`user ${maria.id} nandu`);
    expect(stored).not.toContain(`project ${gone} efimera`);
    await database.transaction((manager) => manager.delete(SearchToken, { kind: 'project' }));
    expect(await rebuildSearch(database)).toBe(`The search has ${stored.length} words`);
    expect(await list()).toEqual(stored);
  });
});
