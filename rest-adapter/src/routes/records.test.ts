import {
  createTestGateway,
  databaseKinds,
  fixturePassword,
  type TestClient,
  type TestGateway,
} from '@cimiento/gateway/testing';
import { createRestAdapter } from '../adapter';
import { goodBodies } from '../testing/good-bodies';

describe.each(databaseKinds)('the routes of records on %s', (kind) => {
  let served: TestGateway;
  let admin: TestClient;

  beforeEach(async () => {
    served = await createTestGateway(kind, { demoData: false, mount: (gateway) => createRestAdapter({ gateway }) });
    await served.fixtures.user('jefa', { role: 'admin' });
    admin = await served.signedIn('jefa', fixturePassword);
  });

  afterEach(() => served.close());

  const post = (path: string, body: unknown) => admin.request('POST', path, body);
  const put = (path: string, body: unknown) => admin.request('PUT', path, body);

  test('a PUT takes back what a GET gave, and changes nothing else', async () => {
    const { body: project } = await post('/api/admin/projects', goodBodies['/api/admin/projects']);
    expect((await put(`/api/admin/projects/${project.id}`, project)).body).toEqual(project);
    const [jefa] = (await admin.request('GET', '/api/admin/users')).body;
    expect((await put(`/api/admin/users/${jefa.id}`, { ...jefa, username: 'otra' })).body).toEqual(jefa);
  });

  test('a PUT takes back an article without a picture, which a POST requires', async () => {
    const article = goodBodies['/api/admin/blog'];
    const { body: created } = await post('/api/admin/blog', article);
    const address = `/api/admin/blog/${created.id}`;
    expect((await put(address, { ...created, imageUrl: null })).body).toMatchObject({ imageUrl: null });
    const { body: stored } = await admin.request('GET', address);
    const kept = await put(address, stored);
    expect([kept.status, kept.body]).toEqual([200, stored]);

    const { imageUrl: _imageUrl, ...withoutPicture } = { imageUrl: null, ...article };
    const refused = { imageUrl: 'La imagen es requerida' };
    for (const body of [withoutPicture, { ...article, imageUrl: null }, { ...article, imageUrl: '' }]) {
      const answer = await post('/api/admin/blog', { ...body, slug: 'otro' });
      expect([answer.status, answer.body.errors]).toEqual([400, refused]);
    }
    for (const body of [withoutPicture, { ...article, imageUrl: '' }]) {
      const answer = await put(address, body);
      expect([answer.status, answer.body.errors]).toEqual([400, refused]);
    }
  });

  test('a PUT rejects a body whose id differs from the path', async () => {
    const { body: project } = await post('/api/admin/projects', goodBodies['/api/admin/projects']);
    expect((await put(`/api/admin/projects/${project.id}`, { ...project, id: project.id + 1 })).status).toBe(400);
  });

  test('a post’s slug is transliterated, and unique regardless of case', async () => {
    const article = { ...goodBodies['/api/admin/blog'], slug: 'Inversión Ágil' };
    expect((await post('/api/admin/blog', article)).body).toMatchObject({ slug: 'inversion-agil' });
    const again = await post('/api/admin/blog', { ...article, slug: 'INVERSION agil' });
    expect([again.status, again.body.errors]).toEqual([409, { slug: 'Ya existe un artículo con ese slug' }]);
  });

  test('of posts created at once with one slug, one succeeds and the others get 409', async () => {
    const article = goodBodies['/api/admin/blog'];
    const answers = await Promise.all([1, 2, 3, 4].map(() => post('/api/admin/blog', article)));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409]);
  });

  test('the last administrator keeps the role, also when two demote each other at once', async () => {
    const jefa = { email: 'jefa@prueba.example', fullName: 'Jefa', role: 'user' };
    expect((await put('/api/admin/users/1', jefa)).status).toBe(409);
    await served.fixtures.user('jefe', { role: 'admin' });
    const other = await served.signedIn('jefe', fixturePassword);
    const answers = await Promise.all([
      put('/api/admin/users/2', { email: 'jefe@prueba.example', fullName: 'Jefe', role: 'user' }),
      other.request('PUT', '/api/admin/users/1', jefa),
    ]);
    // The slower one fails: as the last administrator, or because its own role is already gone.
    const statuses = answers.map(({ status }) => status).sort();
    expect(statuses[0]).toBe(200);
    expect([401, 403, 409]).toContain(statuses[1]);
  });

  test('a new password or role ends the sessions of that user only', async () => {
    await served.fixtures.user('cliente');
    const profile = { email: 'cliente@prueba.example', fullName: 'Cliente', role: 'user' };
    for (const change of [
      { ...profile, password: 'otra-clave' },
      { ...profile, role: 'admin' },
    ]) {
      const client = await served.signedIn('cliente', change.role === 'admin' ? 'otra-clave' : fixturePassword);
      expect((await put('/api/admin/users/2', { ...profile, fullName: 'Otro nombre' })).status).toBe(200);
      expect((await client.request('GET', '/api/auth/user')).status).toBe(200);
      expect((await put('/api/admin/users/2', change)).status).toBe(200);
      expect((await client.request('GET', '/api/auth/user')).status).toBe(401);
    }
    expect((await admin.request('GET', '/api/auth/user')).status).toBe(200);
  });

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
      },
    ]);
    const unknown = await post('/api/admin/investments', { userId: 99, projectId: 99, amount: 1000 });
    expect([unknown.status, unknown.body.errors]).toEqual([
      400,
      { projectId: 'El proyecto seleccionado no es válido', userId: 'El usuario seleccionado no es válido' },
    ]);
  });

  test('a payment’s investment, user and project must match', async () => {
    const { fixtures } = served;
    const [owner, other] = [await fixtures.user('duena'), await fixtures.user('otra')];
    const [house, tower] = [await fixtures.project(), await fixtures.project()];
    const { id: investmentId } = await fixtures.investment(owner, house);
    const valid = { ...goodBodies['/api/admin/returns'], investmentId, userId: owner.id, projectId: house.id };
    const getErrors = async (changed: object) =>
      (await post('/api/admin/returns', { ...valid, ...changed })).body.errors;
    expect(await getErrors({ investmentId: 99 })).toEqual({ investmentId: 'La inversión seleccionada no es válida' });
    expect(await getErrors({ userId: other.id, projectId: tower.id })).toEqual({
      userId: 'El usuario no es el de la inversión',
      projectId: 'El proyecto no es el de la inversión',
    });
    expect((await post('/api/admin/returns', { ...valid, amount: 0.1 })).body).toMatchObject({
      amount: '0.10',
      status: 'paid',
    });
  });

  test('deleting a project or an investment keeps the records of money', async () => {
    const { fixtures } = served;
    const house = await fixtures.project({ name: 'Casa Alta' });
    const investment = await fixtures.investment(await fixtures.user('duena'), house);
    const remove = async (path: string) => (await admin.request('DELETE', path)).body;
    expect(await remove(`/api/admin/projects/${house.id}`)).toEqual({ id: house.id });
    await fixtures.payment(investment);
    const [investmentLeft] = (await admin.request('GET', '/api/admin/investments')).body;
    expect(investmentLeft).toMatchObject({ projectId: house.id, projectName: 'Casa Alta' });
    expect(
      (await put(`/api/admin/investments/${investmentLeft.id}`, { ...investmentLeft, amount: 4000 })).body,
    ).toEqual({
      ...investmentLeft,
      amount: 4000,
    });
    expect(await remove(`/api/admin/investments/${investmentLeft.id}`)).toEqual({ id: investmentLeft.id });
    const [payment] = (await admin.request('GET', '/api/admin/returns')).body;
    expect(payment).toMatchObject({ investmentId: investmentLeft.id, amount: '70.83' });
    expect((await put(`/api/admin/returns/${payment.id}`, { ...payment, status: 'missed' })).body).toEqual({
      ...payment,
      status: 'missed',
    });
    expect((await admin.request('DELETE', `/api/admin/projects/${house.id}`)).status).toBe(404);
  });
});
