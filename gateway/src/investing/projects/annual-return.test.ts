import { databaseKinds, serveGateway } from '../../testing';

const texts = {
  '12': '12',
  '8.5': '8.5',
  '8.50': '8.5',
  '0': '0',
  '0.0001': '0.0001',
  '1000': '1000',
  '7.3333': '7.3333',
};

const fields = `name description image location funded target annualReturn minInvestment term`;
const input = {
  name: 'Torre',
  description: 'Una torre.',
  image: '/torre.svg',
  location: 'Quito',
  funded: 0,
  target: 0,
  minInvestment: 0,
  term: '12 meses',
};

describe.each(databaseKinds)('the annual return of a project on %s', (kind) => {
  const served = serveGateway(kind);

  beforeEach(() => served.gateway.database.transaction((manager) => manager.query('DELETE FROM project')));

  const createProject = (annualReturn: string) =>
    served.admin.send('createProject', { input: { ...input, annualReturn } }, `id revision ${fields}`);

  test.each(Object.entries(texts))('accepts %s and returns %s', async (sent, returned) => {
    expect(await createProject(sent)).toMatchObject({ annualReturn: returned });
  });

  test('accepts in an update what a read returned, with its revision', async () => {
    const { id, revision, ...values } = await createProject('8.5');
    expect(await served.admin.send('updateProject', { id, input: values, revision }, fields)).toEqual(values);
  });

  test('the annual return is sorted as a number', async () => {
    for (const annualReturn of ['9.5', '10', '100', '8.75']) await createProject(annualReturn);
    const list = await served.admin.send('adminProjects', { sort: 'annualReturn' }, 'items { annualReturn }');
    const sorted = ['8.75', '9.5', '10', '100'].map((annualReturn) => ({ annualReturn }));
    expect(list.items).toEqual(sorted);
  });
});
