import { messages } from '@cimiento/contracts';
import { createTestGateway, databaseKinds, OrderDesk, type TestClient, type TestGateway } from '../../testing';
import { Notification } from '../../messages/notifications/notification.entity';
import type { User } from '../../access/records/user.entity';
import { Order } from '../records/order.entity';
import { Project } from '../records/project.entity';

const update =
  'mutation ($id: Int!, $input: ProjectInput!, $revision: String) { updateProject(id: $id, input: $input, revision: $revision) { id status target funded annualReturn } }';
const archive = 'mutation ($id: Int!) { setProjectArchived(id: $id, archived: true) { archivedAt } }';
const remove = 'mutation ($id: Int!) { deleteProject(id: $id) { id } }';
const approve = 'mutation ($id: Int!) { approveRequest(id: $id) { status } }';
const isRefused = (code: string, message?: string) => [
  expect.objectContaining({ ...(message && { message }), extensions: expect.objectContaining({ code }) }),
];

describe.each(databaseKinds)('a project that has money on %s', (kind) => {
  let served: TestGateway;
  let ana: TestClient;
  let berta: TestClient;

  beforeAll(async () => {
    served = await createTestGateway(kind, { demoData: false, config: { approvals: 'required' } });
    ana = await served.signedInAdmin('ana');
    berta = await served.signedInAdmin('berta');
  });

  afterAll(() => served.close());

  const toInput = async (id: number, changed: object = {}) => {
    const found = await served.gateway.database.reader.findOneByOrFail(Project, { id });
    const { name, location, status, propertyType, target, funded, minInvestment, annualReturn, term } = found;
    const { image, description, fees } = found;
    return {
      ...{ name, location, status, propertyType, target, funded, minInvestment, annualReturn, term, image },
      ...{ description, fees, ...changed },
    };
  };
  const read = (id: number) => served.gateway.database.reader.findOneByOrFail(Project, { id });
  const buy = async (target = 10_000) => {
    const desk = await OrderDesk.open(served);
    const project = await served.fixtures.project({ target });
    await served.fixtures.deposit(desk.owner, 2000);
    const { data } = await desk.place(project.id, 2000, { fundedFrom: 'balance' });
    return { desk, project, owner: desk.owner as User, orderId: data?.placeOrder.id as number };
  };
  const getRequest = (answer: { errors?: readonly { extensions?: Record<string, unknown> }[] }) =>
    Number(answer.errors?.[0]?.extensions?.['approvalId']);

  test('it is not deleted, by nobody', async () => {
    const { project } = await buy();
    expect((await ana.graphql(remove, { id: project.id })).errors).toEqual(
      isRefused('CONFLICT', messages.projectHasMoney),
    );
    const empty = await served.fixtures.project();
    expect((await ana.graphql(remove, { id: empty.id })).errors).toBeUndefined();
  });

  test.each([
    { status: 'funded' },
    { status: 'exited' },
    { target: 12_000 },
    { annualReturn: '9' },
    { fundedDate: '2026-01-01' },
    { exitDate: '2026-01-01' },
    { fees: '2 % de la venta' },
  ])('a change of %j waits for a second administrator, and its holders are notified', async (changed) => {
    const { project, owner } = await buy();
    const input = await toInput(project.id, { name: 'Otra casa', ...changed });
    const proposed = await ana.graphql(update, { id: project.id, input });
    expect(proposed.errors).toEqual(isRefused('APPROVAL_PENDING'));
    expect(await read(project.id)).toMatchObject({ name: project.name, status: 'available' });
    expect((await berta.graphql(approve, { id: getRequest(proposed) })).errors).toBeUndefined();
    expect(await read(project.id)).toMatchObject({ name: 'Otra casa', ...changed });
    const where = { userId: owner.id, kind: 'project_changed' } as const;
    const [notice] = await served.gateway.database.reader.findBy(Notification, where);
    expect(notice?.body).toContain('Nombre: ');
  });

  test('archiving it waits for a second administrator', async () => {
    const { project, owner } = await buy();
    const proposed = await ana.graphql(archive, { id: project.id });
    expect(proposed.errors).toEqual(isRefused('APPROVAL_PENDING'));
    await berta.graphql(approve, { id: getRequest(proposed) });
    expect((await read(project.id)).archivedAt).not.toBeNull();
    const where = { userId: owner.id, kind: 'project_changed' } as const;
    expect(await served.gateway.database.reader.countBy(Notification, where)).toBe(1);
  });

  test('its texts change at once, and what its orders raised is ignored in an input', async () => {
    const { project } = await buy();
    const input = await toInput(project.id, { description: 'Otra descripción', funded: 9000 });
    const { data, errors } = await ana.graphql(update, { id: project.id, input });
    expect([data?.updateProject.funded, errors]).toEqual([2000, undefined]);
  });

  test('a proposed change is outdated when the project changed since', async () => {
    const { project } = await buy();
    const input = await toInput(project.id, { target: 20_000 });
    const proposed = await ana.graphql(update, { id: project.id, input });
    await ana.graphql(update, { id: project.id, input: await toInput(project.id, { description: 'Nueva' }) });
    expect((await berta.graphql(approve, { id: getRequest(proposed) })).errors).toEqual(isRefused('CONFLICT'));
    const stale = await ana.graphql(update, { id: project.id, input, revision: 'otra' });
    expect(stale.errors).toEqual(isRefused('CONFLICT'));
  });

  test('who could cancel an order before the status was set by hand still can', async () => {
    const { project, desk, orderId } = await buy();
    const input = await toInput(project.id, { status: 'funded' });
    const proposed = await ana.graphql(update, { id: project.id, input });
    await berta.graphql(approve, { id: getRequest(proposed) });
    await desk.cancel(orderId);
    const order = await served.gateway.database.reader.findOneByOrFail(Order, { id: orderId });
    expect(order.status).toBe('cancelled');
  });

  test('an order that filled its project cannot be cancelled', async () => {
    const { desk, orderId } = await buy(2000);
    await desk.cancel(orderId);
    const order = await served.gateway.database.reader.findOneByOrFail(Order, { id: orderId });
    expect(order.status).toBe('paid');
  });

  test('a key changes its texts, and neither its terms nor whether it is offered', async () => {
    const { project } = await buy();
    const empty = await served.fixtures.project();
    const created = await ana.graphql('mutation ($input: ApiKeyInput!) { createApiKey(input: $input) { key } }', {
      input: { name: 'Sitio', scopes: ['projects:read', 'projects:write'], expiresAt: null },
    });
    const asKey = { authorization: `Bearer ${created.data?.createApiKey.key}` };
    const send = async (query: string, variables: object) =>
      (await served.client().request('POST', '/graphql', { query, variables }, asKey)).body.errors;
    const texts = await toInput(project.id, { description: 'De un programa' });
    expect(await send(update, { id: project.id, input: texts })).toBeUndefined();
    const terms = await toInput(project.id, { annualReturn: '99' });
    expect(await send(update, { id: project.id, input: terms })).toEqual(isRefused('FORBIDDEN'));
    expect(await send(archive, { id: project.id })).toEqual(isRefused('FORBIDDEN'));
    const changed = await toInput(empty.id, { annualReturn: '9' });
    expect(await send(update, { id: empty.id, input: changed })).toBeUndefined();
  });
});

describe.each(databaseKinds)('without approvals on %s', (kind) => {
  let served: TestGateway;
  let admin: TestClient;

  beforeAll(async () => {
    served = await createTestGateway(kind, { demoData: false });
    admin = await served.signedInAdmin('ana');
  });

  afterAll(() => served.close());

  test('a project whose only money is investments by hand is deleted, and one with an order is not', async () => {
    const owner = await served.fixtures.user('titular');
    const project = await served.fixtures.project();
    const input = { userId: owner.id, projectId: project.id, amount: 2000 };
    await admin.graphql('mutation ($input: InvestmentInput!) { createInvestment(input: $input) { id } }', { input });
    expect((await admin.graphql(remove, { id: project.id })).errors).toBeUndefined();
    const desk = await OrderDesk.open(served);
    const other = await served.fixtures.project();
    await desk.place(other.id);
    expect((await admin.graphql(remove, { id: other.id })).errors).toEqual(isRefused('CONFLICT'));
  });
});
