import { randomUUID } from 'node:crypto';
import { getDepositReference, today, toPeriod } from '@cimiento/contracts';
import { ApprovalRequest } from '../../access/records';
import { BankStatementLine } from '../../banking/statements/bank-statement-line.entity';
import { BankStatement } from '../../banking/statements/bank-statement.entity';
import { databaseKinds, type TestClient } from '../../testing';
import { BankDesk } from '../../testing/bank-desk';
import { Order, Project } from '../records';

const input = { price: '12000.00', costs: [], exitDate: today() };
const hourMs = 3_600_000;

describe.each(databaseKinds)('a proposed exit on %s', (kind) => {
  const desk = BankDesk.serve(kind, { config: { approvals: 'required' } });
  let other: TestClient;
  let project: Project;

  beforeEach(async () => {
    other = await desk.served.signedInAdmin(`b${randomUUID().slice(0, 8)}`);
    project = await desk.served.fixtures.project();
    await desk.served.fixtures.deposit(desk.owner, 5000);
  });

  const place = (fundedFrom: string) => desk.placeOrder(project.id, { fundedFrom });
  const propose = async (): Promise<number> => {
    const { approvalId, code } = await desk.admin.send('exitProject', { projectId: project.id, input });
    expect(code).toBe('APPROVAL_PENDING');
    return approvalId;
  };
  const approve = (id: number | null) => other.send('approveRequest', { id }, 'status');
  const approved = { status: 'approved' };
  const cancel = (id: number) => desk.investor.send('cancelOrder', { id }, 'status');
  const readOrder = (id: number) => desk.investor.send('order', { id }, 'cancellableUntil isCancellable');
  const change = (id: number, values: Partial<ApprovalRequest>) =>
    desk.served.fixtures.update(ApprovalRequest, { id }, values);

  test('an exit is executed only once a second person has seen what was invested', async () => {
    const balance = await desk.getBalance();
    const deposit = { amount: '3000.00', reference: getDepositReference(desk.owner.id) };
    const { id: statementId } = await desk.send([deposit]);
    const amount = Number(balance) + 3000;
    expect(await desk.placeOrder(project.id, { amount })).toMatchObject({ status: 'paid' });
    const id = await propose();
    expect(await approve(id)).toMatchObject({ code: 'CONFLICT', status: 409 });
    const { approvalId } = await desk.reader.findOneByOrFail(BankStatement, { id: statementId });
    expect(await approve(approvalId)).toEqual(approved);
    expect(await approve(id)).toEqual(approved);
  });

  test('a project whose exit waits takes no orders and ends none, until it is executed', async () => {
    const paid = await place('balance');
    const reserved = await place('transfer');
    const id = await propose();
    const refused = { code: 'EXIT_PROPOSED', status: 409 };
    expect(await readOrder(paid.id)).toMatchObject({ isCancellable: false });
    for (const fundedFrom of ['balance', 'transfer']) expect(await place(fundedFrom)).toMatchObject(refused);
    expect(await desk.investor.send('payOrder', { id: reserved.id })).toMatchObject(refused);
    expect(await cancel(paid.id)).toMatchObject(refused);
    const before = await desk.getBalance();
    await desk.send([{ bookedOn: today(), amount: '1000.00', reference: reserved.reference }]);
    expect(Number(await desk.getBalance()) - Number(before)).toBe(1000);
    expect(await desk.getStatus(reserved.id)).toBe('reserved');
    expect(await approve(id)).toEqual(approved);
    const ended = await desk.reader.findOneByOrFail(Order, { id: reserved.id });
    expect(ended).toMatchObject({ status: 'cancelled', cancellation: 'project_exited' });
    const sold = await desk.reader.findOneByOrFail(Project, { id: project.id });
    expect(sold).toMatchObject({ status: 'exited', reserved: 0 });
    const told = (await desk.listNotices()).find(({ kind: notice }) => notice === 'order_cancelled');
    expect(told?.body).toContain('El proyecto se vendió. Liberamos las fracciones');
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
      desk.served.fixtures.update(Order, { id: orderId }, { paidAt: new Date(Date.now() - hours * hourMs) });
    await setPaid(late.id, 60);
    await setPaid(over.id, 130);
    await change(id, { createdAt: new Date(Date.now() - 71 * hourMs) });
    if (how === 'rejected') await other.send('rejectRequest', { id, input: { reason: 'No es el precio' } });
    else await change(id, { expiresAt: new Date(Date.now() - hourMs) });
    expect(await readOrder(late.id)).toMatchObject({ isCancellable: true });
    // A run shares nothing with those who may still cancel.
    const find = (orderId: number) => desk.reader.findOneByOrFail(Order, { id: orderId });
    const terms = { projectId: project.id, period: toPeriod(today()), amount: '10.00', participants: 'all' };
    const shares = 'leftOut { investmentId } shares { investmentId }';
    expect(await desk.admin.send('paymentRunPreview', terms, shares)).toEqual({
      leftOut: [{ investmentId: (await find(late.id)).investmentId }],
      shares: [{ investmentId: (await find(over.id)).investmentId }],
    });
    const left = Date.parse((await readOrder(late.id)).cancellableUntil) - Date.now();
    expect(left).toBeGreaterThan(22 * hourMs);
    expect(await cancel(over.id)).toMatchObject({ code: 'CONFLICT' });
    expect(await cancel(late.id)).toMatchObject({ status: 'cancelled' });
  });

  test('preview and request say how much of the sale the bank shows', async () => {
    await place('balance');
    const previewed = 'net received missing warnings { code field message }';
    const preview = () => desk.admin.send('exitPreview', { projectId: project.id, input }, previewed);
    expect(await preview()).toEqual({
      net: '12000.00',
      received: '0.00',
      missing: '12000.00',
      warnings: [
        { code: 'ABOVE_RECEIVED', field: 'price', message: 'Recibido del banco $0.00 de $12,000.00' },
        { code: 'CAPITAL_NOT_DELIVERED', field: 'price', message: expect.stringContaining('$1,000.00 del capital') },
      ],
    });
    const posted = await desk.send([{ amount: '12500.00', description: 'VENTA' }]);
    const sale = { projectId: project.id, purpose: 'sale' };
    const asked = await desk.match(posted.lines[0].id, sale);
    await approve(asked.approvalId);
    expect(await desk.reader.findOneByOrFail(BankStatementLine, { id: posted.lines[0].id })).toMatchObject(sale);
    expect(await preview()).toMatchObject({ received: '0.00' });
    const confirmation = { kind: 'statement', subject: `bankStatement:${posted.id}` } as const;
    const { id } = await desk.reader.findOneByOrFail(ApprovalRequest, confirmation);
    const proposed = await propose();
    const [{ details }] = await other.send('approvals', { after: proposed - 1, limit: 1 }, 'details { label value }');
    expect(details).toEqual(
      expect.arrayContaining([
        { label: 'Recibido del banco', value: '$0.00 de $12,000.00' },
        { label: 'Falta recibir', value: '$12,000.00' },
      ]),
    );
    await approve(id);
    expect(await preview()).toMatchObject({
      net: '12000.00',
      received: '12500.00',
      missing: '0.00',
      warnings: [{ code: 'CAPITAL_NOT_DELIVERED' }],
    });
  });
});
