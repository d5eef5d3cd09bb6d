import { messages, paymentReferenceFaults } from '@cimiento/contracts';
import type { Investment, Project } from '../records';
import { countQueries, databaseKinds, serveGateway } from '../../testing';
import type { User } from '../../access/records';

const fields = 'investmentId userId projectId userName projectName faults { investmentId userId projectId }';

const noFaults = { investmentId: null, userId: null, projectId: null };

describe.each(databaseKinds)('what the rows of a file of payments name, on %s', (kind) => {
  const served = serveGateway(kind);
  let maria: User;
  let house: Project;
  let investment: Investment;

  beforeAll(async () => {
    maria = await served.fixtures.user('maria', { fullName: 'María Ruiz', email: 'maria@prueba.example' });
    house = await served.fixtures.project({ name: 'Casa Borrero' });
    investment = await served.fixtures.investment(maria, house);
  });

  const resolve = (rows: object[], client = served.admin) => client.send('paymentReferences', { rows }, fields);
  const resolveOne = async (row: object) => (await resolve([row]))[0];
  const listFaults = async (row: object) =>
    Object.entries((await resolveOne(row)).faults).flatMap(([field, message]) =>
      message === null ? [] : [`${field}: ${String(message)}`],
    );

  test('finds the only investment of a person in a project, by e-mail, name or id, in any case', async () => {
    const ids = { investmentId: investment.id, userId: maria.id, projectId: house.id };
    const expected = { ...ids, userName: 'María Ruiz', projectName: 'Casa Borrero', faults: noFaults };
    for (const row of [
      { user: 'MARIA@prueba.example', project: 'casa borrero' },
      { user: 'maria ruiz', project: String(house.id) },
      { user: String(maria.id), project: 'Casa Borrero' },
      { investment: String(investment.id) },
      { investment: String(investment.id), user: 'María Ruiz', project: 'Casa Borrero' },
    ])
      expect(await resolveOne(row)).toEqual(expected);
  });

  test('names each thing that it does not find', async () => {
    expect(await listFaults({ user: 'nadie@prueba.example', project: 'Casa Azul' })).toEqual([
      `userId: ${paymentReferenceFaults.unknownUser}`,
      `projectId: ${paymentReferenceFaults.unknownProject}`,
    ]);
    expect(await listFaults({})).toEqual([
      `userId: ${paymentReferenceFaults.missingUser}`,
      `projectId: ${paymentReferenceFaults.missingProject}`,
    ]);
    expect(await listFaults({ investment: '999999' })).toEqual([`investmentId: ${messages.investmentUnknown}`]);
    expect(await listFaults({ investment: 'siete' })).toEqual([`investmentId: ${messages.investmentUnknown}`]);
  });

  test("a person or project that is not the investment's is told", async () => {
    const other = await served.fixtures.user('otra', { fullName: 'Otra Persona' });
    expect(await listFaults({ investment: String(investment.id), user: other.username })).toEqual([
      `userId: ${paymentReferenceFaults.unknownUser}`,
    ]);
    expect(await listFaults({ investment: String(investment.id), user: other.email })).toEqual([
      `userId: ${messages.paymentUser}`,
    ]);
    expect(await listFaults({ user: other.email, project: 'Casa Borrero' })).toEqual([
      `investmentId: ${paymentReferenceFaults.noInvestment}`,
    ]);
  });

  test('asks which of two people, or of two investments, is meant', async () => {
    const first = await served.fixtures.user('ana', { fullName: 'Ana Vera' });
    const second = await served.fixtures.user('ana2', { fullName: 'ANA VERA' });
    expect(await listFaults({ user: 'Ana Vera', project: 'Casa Borrero' })).toEqual([
      `userId: ${paymentReferenceFaults.ambiguousUser(2)}`,
    ]);
    const own = [await served.fixtures.investment(first, house), await served.fixtures.investment(first, house)];
    expect(await listFaults({ user: first.email, project: 'Casa Borrero' })).toEqual([
      `investmentId: ${paymentReferenceFaults.severalInvestments(own.map(({ id }) => id))}`,
    ]);
    expect(await listFaults({ user: second.email, project: 'Casa Borrero' })).toHaveLength(1);
  });

  test('an investment of a deleted project is still paid by its ids', async () => {
    const gone = await served.fixtures.project({ name: 'Casa que ya no está' });
    const held = await served.fixtures.investment(maria, gone);
    await served.gateway.database.transaction((manager) => manager.delete('Project', { id: gone.id }));
    const row = { investment: String(held.id), user: String(maria.id), project: String(gone.id) };
    const ids = { investmentId: held.id, userId: maria.id, projectId: gone.id };
    const expected = { ...ids, userName: 'María Ruiz', projectName: null, faults: noFaults };
    expect(await resolveOne(row)).toEqual(expected);
  });

  test('a thousand rows take as many statements as one, and no more rows are taken', async () => {
    const row = { user: 'maria@prueba.example', project: 'Casa Borrero' };
    const rows = Array.from({ length: 1000 }, () => row);
    const count = (sent: object[]) => countQueries(served.gateway.database, () => resolve(sent));
    expect((await count(rows)).length).toBe((await count([row])).length);
    expect((await resolve([...rows, row])).errors).toEqual({ rows: messages.importRows });
  });

  test('references are for administrators only', async () => {
    const investor = await served.signedIn('maria');
    expect(await resolve([{}], investor)).toMatchObject({ code: 'FORBIDDEN' });
  });
});
