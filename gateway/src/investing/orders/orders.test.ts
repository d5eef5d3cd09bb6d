import { messages, today } from '@cimiento/contracts';
import { randomUUID } from 'node:crypto';
import { Investment, Order, Project } from '../records';
import type { User } from '../../access/records';
import { databaseKinds, serveGateway, type TestClient, toOrderInput, toProjectInput } from '../../testing';

const fields = `id number projectId projectName investmentId amount fractions annualReturn status createdAt
  project { funded totalInvestors status fundedDate }`;

const input = (projectId: number, amount: number, changed: object = {}) =>
  toOrderInput(projectId, { amount, idempotencyKey: randomUUID(), ...changed });

const full = 'Este proyecto ya no recibe inversiones: no queda ninguna fracción.';

describe.each(databaseKinds)('orders on %s', (kind) => {
  const served = serveGateway(kind);
  let investor: User;
  let browser: TestClient;

  beforeAll(async () => {
    investor = await served.fixtures.user('inversora');
    for (const person of [investor, await served.fixtures.user('otra')])
      await served.fixtures.deposit(person, 2_000_000);
    browser = await served.signedIn('inversora');
  });

  const place = (sent: object, by = browser) => by.send('placeOrder', { input: sent }, fields);
  const fresh = (id: number) => served.reader.findOneByOrFail(Project, { id });
  const held = (projectId: number) => served.reader.findBy(Investment, { projectId });

  test('an order updates the project, creates the investment and returns a receipt', async () => {
    const { id } = await served.fixtures.project({
      name: 'Casa Uno',
      image: '/uno.svg',
      funded: 10_000,
      totalInvestors: 4,
      annualReturn: '8.75',
    });
    const order = await place(input(id, 3000));
    expect(order).toMatchObject({
      number: expect.stringMatching(/^CIM-[2-9A-Z]{5}-[2-9A-Z]{5}$/),
      projectName: 'Casa Uno',
      amount: 3000,
      fractions: 3,
      annualReturn: 8.75,
      status: 'paid',
      project: { funded: 13_000, totalInvestors: 5, status: 'available', fundedDate: null },
    });
    expect(await held(id)).toEqual([
      {
        id: order.investmentId,
        userId: investor.id,
        projectId: id,
        projectName: 'Casa Uno',
        imageUrl: '/uno.svg',
        amount: 3000,
        annualReturn: 8.75,
        investedOn: today(),
      },
    ]);
  });

  test('an investor counts once', async () => {
    const { id } = await served.fixtures.project();
    await place(input(id, 1000));
    await place(input(id, 2000));
    expect(await fresh(id)).toMatchObject({ funded: 3000, totalInvestors: 1 });
    await place(input(id, 1000), await served.signedIn('otra'));
    expect(await fresh(id)).toMatchObject({ funded: 4000, totalInvestors: 2 });
  });

  test('the order that reaches the target marks the project as funded today', async () => {
    const { id } = await served.fixtures.project({ funded: 295_000 });
    const open = { status: 'available', fundedDate: null };
    expect(await place(input(id, 4000))).toMatchObject({ project: open });
    const funded = { status: 'funded', fundedDate: today(), funded: 300_000 };
    expect(await place(input(id, 1000))).toMatchObject({ project: funded });
    expect(await place(input(id, 1000))).toMatchObject({ code: 'CONFLICT', message: full });
  });

  test.each([
    [{ minInvestment: 5000 }, 4000, 'VALIDATION_FAILED', 'La inversión mínima de este proyecto es de $5,000.'],
    [{ minInvestment: 5000 }, 5000, null, ''],
    [{ minInvestment: 0 }, 1000, null, ''],
    [{}, 999, 'VALIDATION_FAILED', 'Elige fracciones enteras: el monto debe ser múltiplo de $1,000.'],
    [{}, 1001, 'VALIDATION_FAILED', 'Elige fracciones enteras: el monto debe ser múltiplo de $1,000.'],
    [{ funded: 290_000 }, 10_000, null, ''],
    [
      { funded: 290_000 },
      11_000,
      'CONFLICT',
      'Quedan $10,000 por invertir en este proyecto: elige como máximo $10,000.',
    ],
    [{ target: 0 }, 1000, 'CONFLICT', full],
    [{ status: 'exited' as const }, 1000, 'CONFLICT', full],
    [{}, 2_000_000_000, 'CONFLICT', 'Quedan $300,000 por invertir en este proyecto: elige como máximo $300,000.'],
    [{}, -1000, 'VALIDATION_FAILED', 'El monto debe ser un número entero de dólares'],
  ])('answers an order on a project with %o for %p dollars with %p', async (changed, amount, code, message) => {
    const project = await served.fixtures.project(changed);
    const answer = await place(input(project.id, amount));
    if (code === null) return expect(answer).toMatchObject({ amount });
    expect(answer).toMatchObject({ message, code, errors: { amount: message } });
    expect(await fresh(project.id)).toMatchObject(project);
    expect(await held(project.id)).toEqual([]);
  });

  test('rejects unaccepted risks, an unknown project and a visitor', async () => {
    const { id } = await served.fixtures.project();
    expect(await place(input(id, 1000, { acceptedRisks: false }))).toMatchObject({
      errors: { acceptedRisks: expect.any(String) },
    });
    expect(await place(input(999_999, 1000))).toMatchObject({ code: 'NOT_FOUND' });
    expect(await place(input(id, 1000), served.client())).toMatchObject({ code: 'UNAUTHENTICATED' });
    expect(await fresh(id)).toMatchObject({ funded: 0, totalInvestors: 0 });
  });

  test('the same key returns the same order, even of a deleted project, and rejects another input', async () => {
    const { id } = await served.fixtures.project();
    const sent = input(id, 2000);
    const { id: orderId, number, createdAt } = await place(sent);
    expect(await place(sent)).toMatchObject({ id: orderId, number, createdAt });
    expect(await place({ ...sent, amount: 3000 })).toMatchObject({
      code: 'IDEMPOTENCY_MISMATCH',
      status: 409,
      message: expect.stringContaining('clave'),
    });
    expect(await fresh(id)).toMatchObject({ funded: 2000 });
    await served.gateway.database.transaction((manager) => manager.delete(Project, { id }));
    expect(await place(sent)).toMatchObject({ id: orderId, project: null });
  });

  test.each([
    ['7 characters', 'x'.repeat(7), false],
    ['8 characters', 'clave:1!', true],
    ['64 characters', 'k'.repeat(64), true],
    ['200 characters', 'z'.repeat(200), true],
    ['201 characters', 'z'.repeat(201), false],
    ['a space', 'clave uno', false],
  ])('takes the same keys as the Idempotency-Key header: one of %s', async (_name, idempotencyKey, isAccepted) => {
    const { id } = await served.fixtures.project();
    const sent = input(id, 1000, { idempotencyKey });
    const order = await place(sent);
    const refused = { code: 'VALIDATION_FAILED', errors: { idempotencyKey: messages.idempotencyKey } };
    if (!isAccepted) return expect(order).toMatchObject(refused);
    expect((await place(sent)).id).toBe(order.id);
    expect(await place({ ...sent, amount: 2000 })).toMatchObject({ code: 'IDEMPOTENCY_MISMATCH' });
    expect(await held(id)).toHaveLength(1);
  });

  test('keys of different users are independent', async () => {
    const { id } = await served.fixtures.project();
    const sent = input(id, 1000);
    const mine = await place(sent);
    const theirs = await place(sent, await served.signedIn('otra'));
    expect(theirs.id).not.toBe(mine.id);
  });

  test('creates one order for twenty concurrent requests with the same key', async () => {
    const { id } = await served.fixtures.project();
    const sent = input(id, 2000);
    const answers = await Promise.all(Array.from({ length: 20 }, () => place(sent)));
    expect(new Set(answers.map(({ number, message }) => number ?? message)).size).toBe(1);
    expect(await fresh(id)).toMatchObject({ funded: 2000, totalInvestors: 1 });
    expect(await held(id)).toHaveLength(1);
  });

  test('concurrent requests with one key on two projects create one order', async () => {
    for (let round = 0; round < 5; round += 1) {
      const projects = [await served.fixtures.project(), await served.fixtures.project()];
      const key = { idempotencyKey: randomUUID() };
      const answers = await Promise.all(projects.map(({ id }) => place(input(id, 1000, key))));
      expect(answers.map(({ code }) => code).sort()).toEqual(['IDEMPOTENCY_MISMATCH', undefined]);
      const after = await Promise.all(projects.map(({ id }) => fresh(id)));
      expect(after.map(({ funded }) => funded).sort()).toEqual([0, 1000]);
    }
  });

  test('a project with room for 50 of 200 concurrent orders accepts 50 and refuses the others', async () => {
    const { id } = await served.fixtures.project({ funded: 250_000, totalInvestors: 10 });
    const answers = await Promise.all(Array.from({ length: 200 }, () => place(input(id, 1000))));
    const refusals = answers.filter(({ code }) => code);
    expect(new Set(refusals.map(({ message }) => message))).toEqual(new Set([full]));
    expect(refusals).toHaveLength(150);
    expect(await fresh(id)).toMatchObject({
      funded: 300_000,
      status: 'funded',
      totalInvestors: 11,
      fundedDate: today(),
    });
    expect(await held(id)).toHaveLength(50);
    expect(await served.reader.countBy(Order, { projectId: id })).toBe(50);
  });

  test('shows a receipt to its owner only, not even to administrators', async () => {
    const { id } = await served.fixtures.project({ name: 'Casa Propia' });
    const { id: orderId, number } = await place(input(id, 1000));
    const read = (client: TestClient) => client.send('order', { id: orderId }, 'number projectName');
    expect(await read(browser)).toEqual({ number, projectName: 'Casa Propia' });
    for (const other of [await served.signedIn('otra'), served.admin]) {
      expect(await read(other)).toMatchObject({ code: 'NOT_FOUND' });
      expect(await other.send('myOrders', {}, 'number')).not.toContainEqual({ number });
    }
    expect(await read(served.client())).toMatchObject({ code: 'UNAUTHENTICATED' });
  });

  test('lists orders newest first', async () => {
    const orders = await browser.send('myOrders', {}, 'id createdAt');
    const times = orders.map(({ createdAt }: Order) => Date.parse(String(createdAt)));
    expect(times).toEqual([...times].sort((a, b) => b - a));
  });

  test('rejects the edit of an outdated revision, so no order is lost', async () => {
    const project = await served.fixtures.project({ funded: 10_000 });
    const { id } = project;
    const seen = () => served.admin.send('project', { id }, 'funded revision');
    const { revision } = await seen();
    await place(input(id, 3000));
    const edit = { id, input: toProjectInput(project, { name: 'Casa nueva' }), revision };
    expect(await served.admin.send('updateProject', edit)).toMatchObject({ code: 'CONFLICT' });
    expect(await seen()).toMatchObject({ funded: 13_000 });
  });
});
