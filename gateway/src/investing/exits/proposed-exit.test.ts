import { randomUUID } from 'node:crypto';
import { getDepositReference, today, toPeriod } from '@cimiento/contracts';
import { ApprovalRequest } from '../../access/records/approval-request.entity';
import { BankStatementLine } from '../../banking/statements/bank-statement-line.entity';
import { BankStatement } from '../../banking/statements/bank-statement.entity';
import { databaseKinds, fixturePassword, type TestClient } from '../../testing';
import { BankDesk, bankOperations } from '../../testing/bank-desk';
import { Order } from '../records/order.entity';
import type { Project } from '../records/project.entity';

const operations = {
  propose: 'mutation ($id: Int!, $input: ExitInput!) { exitProject(projectId: $id, input: $input) { id } }',
  preview:
    'query ($id: Int!, $input: ExitInput!) { exitPreview(projectId: $id, input: $input) { net received missing warnings { code field message } } }',
  approve: 'mutation ($id: Int!) { approveRequest(id: $id) { status } }',
  reject: 'mutation ($id: Int!) { rejectRequest(id: $id, input: { reason: "No es el precio" }) { status } }',
  details: 'query ($after: Int!) { approvals(after: $after, limit: 1) { details { label value } } }',
  place: 'mutation ($input: OrderInput!) { placeOrder(input: $input) { id reference cancellableUntil } }',
  pay: 'mutation ($id: Int!) { payOrder(id: $id) { id } }',
  cancel: 'mutation ($id: Int!) { cancelOrder(id: $id) { id status } }',
  read: 'query ($id: Int!) { order(id: $id) { cancellableUntil isCancellable } }',
  share:
    'query ($projectId: Int!, $period: String!) { paymentRunPreview(projectId: $projectId, period: $period, amount: "10.00", paymentDate: "2026-01-10", participants: all) { leftOut { investmentId } shares { investmentId } } }',
};
const input = { price: '12000.00', costs: [], exitDate: today() };
const hourMs = 3_600_000;

describe.each(databaseKinds)('a proposed exit on %s', (kind) => {
  const desk = BankDesk.serve(kind, { config: { approvals: 'required' } });
  let other: TestClient;
  let project: Project;

  beforeEach(async () => {
    const name = `b${randomUUID().slice(0, 8)}`;
    await desk.served.fixtures.user(name, { role: 'admin' });
    other = await desk.served.signedIn(name, fixturePassword);
    project = await desk.served.fixtures.project();
    await desk.served.fixtures.deposit(desk.owner, 5000);
  });

  const send = async (query: string, variables: object, client = desk.investor) => {
    const { data, errors } = await client.graphql(query, { ...variables });
    return errors?.[0]?.extensions ?? (data && Object.values(data)[0]);
  };
  const place = (fundedFrom: string) =>
    send(operations.place, { input: { projectId: project.id, amount: 1000, fundedFrom, acceptedRisks: true } });
  const propose = async (): Promise<number> => {
    const { approvalId, code } = await send(operations.propose, { id: project.id, input }, desk.admin);
    expect(code).toBe('APPROVAL_PENDING');
    return approvalId;
  };
  const change = (id: number, values: Partial<ApprovalRequest>) =>
    desk.served.gateway.database.transaction((manager) => manager.update(ApprovalRequest, { id }, values));

  test('an exit is executed only once a second person has seen what was invested', async () => {
    const balance = await desk.getBalance();
    const deposit = { amount: '3000.00', reference: getDepositReference(desk.owner.id) };
    const { id: statementId } = await desk.send([deposit]);
    const amount = Number(balance) + 3000;
    const order = { projectId: project.id, amount, fundedFrom: 'balance', acceptedRisks: true };
    expect(await send(operations.place, { input: order })).toHaveProperty('id');
    const id = await propose();
    expect(await send(operations.approve, { id }, other)).toMatchObject({ code: 'CONFLICT', status: 409 });
    const { approvalId } = await desk.reader.findOneByOrFail(BankStatement, { id: statementId });
    expect(await send(operations.approve, { id: approvalId }, other)).toEqual({ status: 'approved' });
    expect(await send(operations.approve, { id }, other)).toEqual({ status: 'approved' });
  });

  test('a project whose exit waits takes no orders and ends none, until it is executed', async () => {
    const paid = await place('balance');
    const reserved = await place('transfer');
    const id = await propose();
    const refused = { code: 'EXIT_PROPOSED', status: 409 };
    expect(await send(operations.read, { id: paid.id })).toMatchObject({ isCancellable: false });
    for (const fundedFrom of ['balance', 'transfer']) expect(await place(fundedFrom)).toMatchObject(refused);
    expect(await send(operations.pay, { id: reserved.id })).toMatchObject(refused);
    expect(await send(operations.cancel, { id: paid.id })).toMatchObject(refused);
    const before = await desk.getBalance();
    await desk.send([{ bookedOn: today(), amount: '1000.00', reference: reserved.reference }]);
    expect(Number(await desk.getBalance()) - Number(before)).toBe(1000);
    expect(await desk.getStatus(reserved.id)).toBe('reserved');
    expect(await send(operations.approve, { id }, other)).toEqual({ status: 'approved' });
    expect(await desk.getStatus(reserved.id)).toBe('cancelled');
  });

  test('a proposal expires after 72 hours at most', async () => {
    await place('balance');
    const id = await propose();
    const { createdAt, expiresAt } = await desk.reader.findOneByOrFail(ApprovalRequest, { id });
    expect((expiresAt?.getTime() ?? 0) - createdAt.getTime()).toBe(72 * hourMs);
  });

  test.each(['rejected', 'expired'])('after it is %s a right to cancel lasts 24 hours more', async (how) => {
    const late = await place('balance');
    const over = await place('balance');
    const id = await propose();
    // One right ended while the exit waited, and the other one before.
    const setPaid = (orderId: number, hours: number) =>
      desk.served.gateway.database.transaction((manager) =>
        manager.update(Order, { id: orderId }, { paidAt: new Date(Date.now() - hours * hourMs) }),
      );
    await setPaid(late.id, 60);
    await setPaid(over.id, 130);
    await change(id, { createdAt: new Date(Date.now() - 71 * hourMs) });
    if (how === 'rejected') await send(operations.reject, { id }, other);
    else await change(id, { expiresAt: new Date(Date.now() - hourMs) });
    expect(await send(operations.read, { id: late.id })).toMatchObject({ isCancellable: true });
    // A run shares nothing with those who may still cancel.
    const find = (orderId: number) => desk.reader.findOneByOrFail(Order, { id: orderId });
    const terms = { projectId: project.id, period: toPeriod(today()) };
    expect(await send(operations.share, terms, desk.admin)).toEqual({
      leftOut: [{ investmentId: (await find(late.id)).investmentId }],
      shares: [{ investmentId: (await find(over.id)).investmentId }],
    });
    const left = Date.parse((await send(operations.read, { id: late.id })).cancellableUntil) - Date.now();
    expect(left).toBeGreaterThan(22 * hourMs);
    expect(await send(operations.cancel, { id: over.id })).toMatchObject({ code: 'CONFLICT' });
    expect(await send(operations.cancel, { id: late.id })).toMatchObject({ status: 'cancelled' });
  });

  test('preview and request say how much of the sale the bank shows', async () => {
    await place('balance');
    const preview = () => send(operations.preview, { id: project.id, input }, desk.admin);
    expect(await preview()).toEqual({
      ...{ net: '12000.00', received: '0.00', missing: '12000.00' },
      warnings: [{ code: 'ABOVE_RECEIVED', field: 'price', message: 'Recibido del banco $0.00 de $12,000.00' }],
    });
    const posted = await desk.send([{ amount: '12500.00', description: 'VENTA' }]);
    const sale = { projectId: project.id, purpose: 'sale' };
    const asked = await send(bankOperations.match, { id: posted.lines[0].id, input: sale }, desk.admin);
    await send(operations.approve, { id: asked.approvalId }, other);
    expect(await desk.reader.findOneByOrFail(BankStatementLine, { id: posted.lines[0].id })).toMatchObject(sale);
    expect(await preview()).toMatchObject({ received: '0.00' });
    const confirmation = { kind: 'statement', subject: `bankStatement:${posted.id}` } as const;
    const { id } = await desk.reader.findOneByOrFail(ApprovalRequest, confirmation);
    const proposed = await propose();
    const [{ details }] = await send(operations.details, { after: proposed - 1 }, other);
    expect(details).toEqual(
      expect.arrayContaining([
        { label: 'Recibido del banco', value: '$0.00 de $12,000.00' },
        { label: 'Falta recibir', value: '$12,000.00' },
      ]),
    );
    await send(operations.approve, { id }, other);
    expect(await preview()).toEqual({ net: '12000.00', received: '12500.00', missing: '0.00', warnings: [] });
  });
});
