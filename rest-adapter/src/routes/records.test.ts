import type { TestClient } from '@cimiento/gateway/testing';
import { goodBodies } from '../testing/good-bodies';
import { useEmptyRest } from '../testing/serve-rest';

describe('the routes of records', () => {
  const served = useEmptyRest('sqlite');
  let admin: TestClient;

  beforeAll(async () => {
    admin = await served.signedInAdmin();
  });

  const post = (path: string, body: unknown) => admin.request('POST', path, body);
  const put = (path: string, body: unknown) => admin.request('PUT', path, body);

  test('an investment takes missing values from its project, which must exist', async () => {
    const { body: project } = await post('/api/admin/projects', goodBodies['/api/admin/projects']);
    const { status, body } = await post('/api/admin/investments', {
      userId: 1,
      projectId: project.id,
      amount: '2000',
      annualReturn: '',
    });
    expect([status, body]).toEqual([
      201,
      {
        id: 1,
        userId: 1,
        projectId: project.id,
        projectName: project.name,
        amount: 2000,
        annualReturn: 8.5,
        imageUrl: project.image,
        createdAt: expect.any(String),
        updatedAt: expect.any(String),
      },
    ]);
    const unknown = await post('/api/admin/investments', { userId: 99, projectId: 99, amount: 1000 });
    expect([unknown.status, unknown.body.errors]).toEqual([
      400,
      { projectId: 'El proyecto seleccionado no es válido', userId: 'El usuario seleccionado no es válido' },
    ]);
  });

  test('deleting a project or an investment keeps the records of money', async () => {
    const { fixtures } = served;
    const house = await fixtures.project({ name: 'Casa Alta' });
    const made = await fixtures.investment(await fixtures.user('duena'), house);
    const { id } = made;
    const remove = async (path: string) => (await admin.request('DELETE', path)).body;
    const [project, investment] = [`/api/admin/projects/${house.id}`, `/api/admin/investments/${id}`];
    expect(await remove(project)).toEqual({ id: house.id });
    const { body: left } = await admin.request('GET', investment);
    expect(left).toMatchObject({ projectId: house.id, projectName: 'Casa Alta' });
    await fixtures.payment(made);
    expect((await put(investment, { ...left, amount: 4000 })).body).toEqual({
      ...left,
      amount: 4000,
      updatedAt: expect.any(String),
    });
    expect(await remove(investment)).toEqual({ id });
    const [payment] = (await admin.request('GET', `/api/admin/returns?investmentId=${id}`)).body;
    expect(payment).toMatchObject({ investmentId: id, amount: '70.83' });
    const missed = { ...payment, status: 'missed' };
    expect((await put(`/api/admin/returns/${payment.id}`, missed)).body).toEqual({
      ...missed,
      updatedAt: expect.any(String),
    });
    expect((await admin.request('DELETE', project)).status).toBe(404);
  });
});
