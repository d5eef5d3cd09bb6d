import { projectFields } from '@cimiento/contracts/fields';
import {
  type Answer,
  createTestGateway,
  fixturePassword,
  type TestClient,
  type TestGateway,
} from '@cimiento/gateway/testing';
import { createRestAdapter } from '../adapter';
import type { Problem } from '../http/problem';
import { goodBodies, toAddress } from '../testing/good-bodies';
import { routes } from '.';

const mount = (gateway: Parameters<typeof createRestAdapter>[0]['gateway']) => createRestAdapter({ gateway });

const registration = { ...goodBodies['/api/auth/register'] };
const waitlist = { ...goodBodies['/api/waitlist'], email: 'espera@prueba.example' };

const userRoutes = routes.filter(({ access }) => access === 'user');
// Own records by id, and what a code verifies, are read in the tests of their routes.
const reads = routes.filter(
  ({ method, path, access }) =>
    method === 'GET' && path !== '/api/verify' && !(access === 'user' && path.includes('{id}')),
);

describe('the REST routes', () => {
  let served: TestGateway;
  let visitor: TestClient;
  let maria: TestClient;

  beforeAll(async () => {
    served = await createTestGateway('sqlite', { demoData: false, mount });
    const { fixtures } = served;
    const [person, other] = [await fixtures.user('maria', { fullName: 'María Salazar' }), await fixtures.user('otro')];
    const house = await fixtures.project({ name: 'Casa' });
    const tower = await fixtures.project({ name: 'Torre', status: 'funded', fundedDate: '2025-03-09' });
    const first = await fixtures.investment(person, house, { amount: 10_000, annualReturn: 8.5 });
    const second = await fixtures.investment(person, tower, { amount: 2500, annualReturn: 7 });
    const foreign = await fixtures.investment(other, tower, { amount: 99_000 });
    await fixtures.payment(first, { amount: '70.83', period: '2025-01', status: 'paid' });
    await fixtures.payment(first, { amount: '0.10', period: '2025-02', status: 'paid' });
    await fixtures.payment(first, { amount: '0.20', period: '2025-02', status: 'paid' });
    await fixtures.payment(second, { amount: '14.58', period: '2025-03', status: 'pending' });
    await fixtures.payment(foreign, { amount: '500.00', period: '2025-03', status: 'paid' });
    await fixtures.invitation('PRUEBA26', { maxUses: 3 });
    visitor = served.client();
    maria = await served.signedIn('maria', fixturePassword);
    await maria.request('PUT', '/api/user/bank-account', goodBodies['/api/user/bank-account']);
  });

  afterAll(() => served.close());

  const expectProblem = ({ status, headers, body }: Answer<Problem>, expected: number): void => {
    expect(status).toBe(expected);
    expect(headers.get('content-type')).toBe('application/problem+json; charset=utf-8');
    expect(body).toMatchObject({
      type: expect.any(String),
      title: expect.any(String),
      status: expected,
      message: body.detail,
    });
  };

  describe('a user who signs in', () => {
    test('gets their name and role, and a session until the logout', async () => {
      const browser = served.client();
      const login = await browser.request('POST', '/api/auth/login', { username: 'MARIA', password: fixturePassword });
      expect([login.status, login.body]).toEqual([
        200,
        { id: 1, username: 'maria', fullName: 'María Salazar', role: 'user' },
      ]);
      const user = await browser.request('GET', '/api/auth/user');
      expect([user.status, user.body]).toEqual([200, { id: 1, username: 'maria', role: 'user' }]);

      const stolen = browser.cookie('cimiento.sid') ?? '';
      const logout = await browser.request('POST', '/api/auth/logout');
      expect([logout.status, logout.body]).toEqual([200, { message: 'Has cerrado sesión exitosamente' }]);
      browser.setCookie('cimiento.sid', stolen);
      expectProblem(await browser.request('GET', '/api/auth/user'), 401);
    });

    test.each([
      ['maria', 'equivocada'],
      ['nadie', 'equivocada'],
    ])('as %s with a wrong password gets the same 401', async (username, password) => {
      const answer = await visitor.request('POST', '/api/auth/login', { username, password });
      expectProblem(answer, 401);
      expect(answer.body.message).toBe('Nombre de usuario o contraseña incorrectos');
      expect(answer.headers.get('set-cookie')).toBeNull();
    });

    test('logging out needs no session', async () => {
      expect((await visitor.request('POST', '/api/auth/logout')).status).toBe(200);
    });

    test('reads their profile', async () => {
      const { status, body } = await maria.request('GET', '/api/user/profile');
      expect([status, body]).toEqual([
        200,
        {
          id: 1,
          username: 'maria',
          email: 'maria@prueba.example',
          fullName: 'María Salazar',
          role: 'user',
          staffRole: null,
          createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
        },
      ]);
    });

    test('reads only their own investments, by id, with the returns paid', async () => {
      const { status, body } = await maria.request('GET', '/api/user/investments');
      expect(status).toBe(200);
      const common = { userId: 1, imageUrl: '/casa.svg' };
      const [house, tower] = [
        { ...common, projectId: 1, projectName: 'Casa' },
        { ...common, projectId: 2, projectName: 'Torre' },
      ];
      expect(body).toEqual([
        { ...house, id: 1, amount: 10_000, annualReturn: 8.5, actualReturns: '71.13', projectedReturns: '850.00' },
        { ...tower, id: 2, amount: 2500, annualReturn: 7, actualReturns: '0.00', projectedReturns: '175.00' },
      ]);
    });

    test('reads only their own payments, newest period first', async () => {
      const { status, body } = await maria.request('GET', '/api/user/returns');
      expect(status).toBe(200);
      const payment = { investmentId: 1, projectName: 'Casa', paymentDate: '2025-01-31', status: 'paid' };
      expect(body).toEqual({
        returnHistory: [
          {
            ...payment,
            id: 4,
            investmentId: 2,
            projectName: 'Torre',
            period: '2025-03',
            amount: '14.58',
            status: 'pending',
          },
          { ...payment, id: 3, period: '2025-02', amount: '0.20' },
          { ...payment, id: 2, period: '2025-02', amount: '0.10' },
          { ...payment, id: 1, period: '2025-01', amount: '70.83' },
        ],
      });
    });
  });

  describe('a visitor who joins', () => {
    test('gets an account and no session; usernames and e-mails are unique regardless of case', async () => {
      const browser = served.client();
      const { status, body } = await browser.request('POST', '/api/auth/register', registration);
      expect([status, body]).toEqual([
        201,
        {
          id: expect.any(Number),
          username: 'lucia',
          email: 'lucia@prueba.example',
          fullName: 'Lucía Andrade',
          role: 'user',
          staffRole: null,
          createdAt: expect.any(String),
        },
      ]);
      expectProblem(await browser.request('GET', '/api/auth/user'), 401);

      const again = await browser.request('POST', '/api/auth/register', {
        ...registration,
        username: 'LUCIA',
        email: 'otra@prueba.example',
      });
      expectProblem(again, 409);
      expect(again.body.errors).toEqual({ username: 'El nombre de usuario ya está en uso' });
    });

    test.each([undefined, '', 'NOEXISTE'])(
      'a registration is rejected with the code %p while one is required',
      async (invitationCode) => {
        const person = { ...registration, username: 'sincodigo', email: 'sin@prueba.example', invitationCode };
        const answer = await visitor.request('POST', '/api/auth/register', person);
        expectProblem(answer, 400);
        expect(Object.keys(answer.body.errors)).toEqual(['invitationCode']);
      },
    );

    test('learns whether a code is required, and whether a code is valid', async () => {
      expect((await visitor.request('GET', '/api/settings/invitation-required')).body).toEqual({ required: true });
      const validateCode = async (code: string) =>
        (await visitor.request('POST', '/api/invitation/validate', { code })).body;
      expect(await validateCode('prueba26')).toEqual({ valid: true, message: 'Código válido' });
      expect(await validateCode('NOEXISTE')).toEqual({
        valid: false,
        message: 'El código de invitación no es válido o ya ha sido utilizado',
      });
    });

    test('gets the same answer from the waitlist whether or not the e-mail was known', async () => {
      for (const email of [waitlist.email, waitlist.email.toUpperCase()]) {
        const { status, body } = await visitor.request('POST', '/api/waitlist', { ...waitlist, email });
        expect([status, body]).toEqual([201, { message: 'Te contactaremos pronto con más información' }]);
      }
    });
  });

  test('projects are public and sorted by id, with whole dollars, decimal text and calendar dates', async () => {
    const { status, body } = await visitor.request('GET', '/api/projects');
    expect(status).toBe(200);
    expect(body).toMatchObject([
      {
        id: 1,
        name: 'Casa',
        target: 300_000,
        annualReturn: '8.5',
        fundedDate: null,
        currentValuation: null,
        propertyType: 'residencial',
      },
      { id: 2, name: 'Torre', status: 'funded', fundedDate: '2025-03-09' },
    ]);
    expect(Object.keys(body[0]).sort()).toEqual(['id', ...Object.keys(projectFields)].sort());
  });

  test('a page of a list links to the next', async () => {
    const { body, headers } = await visitor.request('GET', '/api/projects?limit=1');
    expect([body.length, headers.get('link')]).toEqual([1, '</api/projects?limit=1&after=1>; rel="next"']);
    const last = await visitor.request('GET', '/api/projects?limit=1&after=1');
    expect([last.body[0].id, last.headers.get('link')]).toEqual([2, null]);
  });

  test.each(reads.map(({ path, access }) => [toAddress(path, 1), access]))(
    'GET %s (%s) answers visitors and users according to its access',
    async (path, access) => {
      const [byVisitor, byMaria] = [await visitor.request('GET', path), await maria.request('GET', path)];
      if (access === 'admin') {
        expectProblem(byVisitor, 401);
        return expectProblem(byMaria, 403);
      }
      expect(byMaria.status).toBe(200);
      expect(byMaria.headers.get('content-type')).toBe('application/json; charset=utf-8');
      if (access === 'public') expect(byVisitor.body).toEqual(byMaria.body);
      else expectProblem(byVisitor, 401);
    },
  );

  test.each(userRoutes)('$method $path rejects an unknown session', async ({ method, path, body }) => {
    const stranger = served.client();
    stranger.setCookie('cimiento.sid', 's%3Ainvented.signature');
    expectProblem(await stranger.request(method, toAddress(path), body && goodBodies[path]), 401);
  });

  test('an unknown path is 404 for visitors and users', async () => {
    for (const client of [visitor, maria]) expectProblem(await client.request('GET', '/api/unknown'), 404);
  });
});
