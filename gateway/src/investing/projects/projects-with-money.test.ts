import { messages } from '@cimiento/contracts';
import { databaseKinds, OrderDesk, serveGateway, type TestClient, toProjectInput } from '../../testing';
import { Notification } from '../../messages/notifications/notification.entity';
import { Project } from '../records';

const isRefused = (code: string, message?: string) => expect.objectContaining({ code, ...(message && { message }) });

describe.each(databaseKinds)('a project that has money on %s', (kind) => {
  const served = serveGateway(kind, { config: { approvals: 'required' } });
  let other: TestClient;

  beforeAll(async () => {
    other = await served.signedInAdmin('berta');
  });

  const read = (id: number) => served.reader.findOneByOrFail(Project, { id });
  const update = (project: Project, changed: object, revision?: string) => {
    const variables = { id: project.id, input: toProjectInput(project, changed), revision };
    return served.admin.send('updateProject', variables, 'id funded');
  };
  const buy = async (target = 10_000) => {
    const desk = await OrderDesk.open(served);
    const { id } = await served.fixtures.project({ target });
    await served.fixtures.deposit(desk.owner, 2000);
    const { id: orderId } = await desk.buy(id, 2000);
    return { desk, owner: desk.owner, orderId, project: await read(id) };
  };
  const approve = ({ approvalId }: { approvalId: number }) =>
    other.send('approveRequest', { id: approvalId }, 'status');
  const approved = { status: 'approved' };
  const remove = (id: number) => served.admin.send('deleteProject', { id });
  const archive = (id: number) => served.admin.send('setProjectArchived', { id, archived: true });

  test('it is not deleted, by nobody', async () => {
    const { project } = await buy();
    expect(await remove(project.id)).toEqual(isRefused('CONFLICT', messages.projectHasMoney));
    const { id } = await served.fixtures.project();
    expect(await remove(id)).toEqual({ id });
  });

  test.each([
    { status: 'funded' },
    { status: 'exited' },
    { target: 12_000 },
    { annualReturn: '9' },
    { term: '96 meses' },
    { fundedDate: '2026-01-01' },
    { exitDate: '2026-01-01' },
    { fees: '2 % de la venta' },
  ])('a change of %j waits for a second administrator, and its holders are notified', async (changed) => {
    const { project, owner } = await buy();
    const proposed = await update(project, { name: 'Otra casa', ...changed });
    expect(proposed).toEqual(isRefused('APPROVAL_PENDING'));
    expect(await read(project.id)).toMatchObject({ name: project.name, status: 'available' });
    expect(await approve(proposed)).toEqual(approved);
    expect(await read(project.id)).toMatchObject({ name: 'Otra casa', ...changed });
    const where = { userId: owner.id, kind: 'project_changed' } as const;
    const [notice] = await served.reader.findBy(Notification, where);
    expect(notice?.body).toContain('Nombre: ');
  });

  test('archiving it waits for a second administrator', async () => {
    const { project, owner } = await buy();
    const proposed = await archive(project.id);
    expect(proposed).toEqual(isRefused('APPROVAL_PENDING'));
    await approve(proposed);
    expect((await read(project.id)).archivedAt).not.toBeNull();
    const where = { userId: owner.id, kind: 'project_changed' } as const;
    expect(await served.reader.countBy(Notification, where)).toBe(1);
  });

  test('its texts change at once, and what its orders raised is ignored in an input', async () => {
    const { project } = await buy();
    const changed = { description: 'Otra descripción', funded: 9000 };
    expect(await update(project, changed)).toEqual({ id: project.id, funded: 2000 });
  });

  test('a proposed change is outdated when the project changed since', async () => {
    const { project } = await buy();
    const proposed = await update(project, { target: 20_000 });
    await update(project, { description: 'Nueva' });
    expect(await approve(proposed)).toEqual(isRefused('CONFLICT'));
    expect(await update(project, { target: 20_000 }, 'otra')).toEqual(isRefused('CONFLICT'));
  });

  test('who could cancel an order before the status was set by hand still can', async () => {
    const { project, desk, orderId } = await buy();
    await approve(await update(project, { status: 'funded' }));
    await desk.cancel(orderId);
    expect((await desk.getOrder(orderId)).status).toBe('cancelled');
  });

  test('an order that filled its project cannot be cancelled', async () => {
    const { desk, orderId } = await buy(2000);
    await desk.cancel(orderId);
    expect((await desk.getOrder(orderId)).status).toBe('paid');
  });

  test('a key changes its texts, and neither its terms nor whether it is offered', async () => {
    const { project } = await buy();
    const empty = await served.fixtures.project();
    const scopes = { name: 'Sitio', scopes: ['projects:read', 'projects:write'], expiresAt: null };
    const { key } = await served.admin.send('createApiKey', { input: scopes }, 'key');
    const send = (name: string, variables: Record<string, unknown>) =>
      served.client().send(name, variables, 'id', { authorization: `Bearer ${key}` });
    const change = (changed: Project, values: object) =>
      send('updateProject', { id: changed.id, input: toProjectInput(changed, values) });
    expect(await change(project, { description: 'De un programa' })).toEqual({ id: project.id });
    for (const terms of [{ annualReturn: '99' }, { term: '96 meses' }])
      expect(await change(project, terms)).toEqual(isRefused('FORBIDDEN'));
    expect(await send('setProjectArchived', { id: project.id, archived: true })).toEqual(isRefused('FORBIDDEN'));
    expect(await change(empty, { annualReturn: '9' })).toEqual({ id: empty.id });
  });
});
