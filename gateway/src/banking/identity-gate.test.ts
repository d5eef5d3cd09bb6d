import { addDays, describeAllocation, identityMessages, orderPath, paths, today } from '@cimiento/contracts';
import { IdentityCase } from '../identity/records';
import { Order } from '../investing/records';
import { BankStatementLine } from './statements/bank-statement-line.entity';
import { BankDesk, bankOperations } from '../testing/bank-desk';
import { databaseKinds, exampleBankAccount } from '../testing';
import { IdentityDesk, setIdentity } from '../testing/identity-desk';
import { RoundDesk } from '../testing/round-desk';

const barred = { code: 'IDENTITY_REQUIRED' };
const exempt = { approvals: 'off' } as const;

describe.each(databaseKinds)('an identity before money moves on %s', (kind) => {
  const desk = BankDesk.serve(kind, { config: { ...exempt, identityRequired: 'payment' } });

  const place = (projectId: number, fundedFrom: string) => desk.placeOrder(projectId, { fundedFrom });
  const withdraw = () => desk.investor.send('requestWithdrawal', { input: { amount: '50.00' } }, 'id status');
  const fill = async (dollars = 5000) => {
    await desk.served.fixtures.deposit(desk.owner, dollars);
    await desk.investor.send('saveBankAccount', { input: exampleBankAccount }, 'accountNumber');
  };

  test('a reservation is made, and an order from the balance and a withdrawal are refused', async () => {
    await fill();
    const project = await desk.served.fixtures.project();
    expect(await place(project.id, 'transfer')).toMatchObject({ status: 'reserved' });
    expect(await place(project.id, 'balance')).toMatchObject({ ...barred, message: identityMessages.required });
    expect(await withdraw()).toMatchObject(barred);
    expect(await desk.getBalance()).toBe('5000.00');
    await setIdentity(desk.served, desk.owner, 'in_review');
    expect(await withdraw()).toMatchObject({ ...barred, message: identityMessages.waiting });
    await setIdentity(desk.served, desk.owner, 'approved');
    expect(await place(project.id, 'balance')).toMatchObject({ status: 'paid' });
    expect(await withdraw()).toMatchObject({ status: 'requested' });
  });

  test('a reserved order is not paid from the balance without an approved identity', async () => {
    await fill();
    const project = await desk.served.fixtures.project();
    const { id } = await place(project.id, 'transfer');
    const pay = () => desk.investor.send('payOrder', { id }, 'status');
    for (const state of ['draft', 'expired', 'rejected'] as const) {
      await setIdentity(desk.served, desk.owner, state);
      expect(await pay()).toMatchObject({ ...barred, message: identityMessages.required });
    }
    await setIdentity(desk.served, desk.owner, 'approved');
    expect(await pay()).toMatchObject({ status: 'paid' });
  });

  test('an approval that is over opens nothing, although no job ended it yet', async () => {
    await fill();
    await setIdentity(desk.served, desk.owner, 'approved');
    const setEnd = (expiresOn: string) =>
      desk.served.fixtures.update(IdentityCase, { userId: desk.owner.id }, { expiresOn });
    await setEnd(addDays(today(), -1));
    expect(await withdraw()).toMatchObject({ ...barred, message: identityMessages.required });
    await setEnd(today());
    expect(await withdraw()).toMatchObject({ status: 'requested' });
  });

  test('a transfer for an order goes to the balance, and the order stays reserved', async () => {
    const { id, reference } = await desk.reserve();
    const transfer = [{ bookedOn: today(), amount: '1000.00', reference }];
    const planned = await desk.ask(bankOperations.preview, { input: await desk.toInput(transfer) });
    expect(planned.lines[0].target).toContain('espera a que se apruebe su identidad');
    const { lines } = await desk.send(transfer);
    expect(lines).toMatchObject([{ status: 'matched', userId: desk.owner.id, orderId: id }]);
    const { orderUse } = await desk.reader.findOneByOrFail(BankStatementLine, { id: lines[0].id });
    expect(orderUse).toBe('barred');
    expect([await desk.getBalance(), await desk.getStatus(id)]).toEqual(['1000.00', 'reserved']);
    const [notice] = await desk.investor.send('myNotifications', { limit: 1 }, 'body path');
    expect(notice).toMatchObject({ body: expect.stringContaining('espera a que tu identidad'), path: orderPath(id) });
    expect(await desk.investor.send('myIdentityRefusal')).toBe(identityMessages.required);
    await setIdentity(desk.served, desk.owner, 'approved');
    expect(await desk.investor.send('myIdentityRefusal')).toBeNull();
    expect(await desk.investor.send('payOrder', { id }, 'status')).toEqual({ status: 'paid' });
    expect(await desk.getBalance()).toBe('0.00');
  });

  test('a transfer that is matched by hand to an order goes to the balance too', async () => {
    const { id } = await desk.reserve();
    const { lines } = await desk.send([{ amount: '1000.00', description: 'SIN REFERENCIA' }]);
    const matched = await desk.match(lines[0].id, { orderId: id });
    expect(matched).toMatchObject({ status: 'matched', orderId: id });
    expect([await desk.getBalance(), await desk.getStatus(id)]).toEqual(['1000.00', 'reserved']);
    await desk.undo(lines[0].id);
    expect([await desk.getBalance(), await desk.getStatus(id)]).toEqual(['0.00', 'reserved']);
  });

  test('a transfer pays the order of an approved person at once', async () => {
    await setIdentity(desk.served, desk.owner, 'approved');
    const { id, reference } = await desk.reserve();
    await desk.send([{ bookedOn: today(), amount: '1000.00', reference }]);
    expect([await desk.getBalance(), await desk.getStatus(id)]).toEqual(['0.00', 'paid']);
  });

  test('an interest in a round holds money, and asks for an identity', async () => {
    const { served, admin } = desk;
    const round = await RoundDesk.open(Object.assign(Object.create(served) as typeof served, { admin }), {
      mode: 'prefunding',
    });
    const taker = await round.taker(3000);
    expect(await round.express(taker, 2)).toMatchObject(barred);
    await setIdentity(served, taker.user, 'approved');
    expect(await round.express(taker, 2)).toMatchObject({ state: 'open' });
  });
});

describe.each(databaseKinds)('an identity before a reservation on %s', (kind) => {
  const desk = BankDesk.serve(kind, { config: { ...exempt, identityRequired: 'order' } });

  test('a reservation asks for an approved identity', async () => {
    const project = await desk.served.fixtures.project();
    const refused = { ...barred, message: identityMessages.orderRequired };
    expect(await desk.placeOrder(project.id, { fundedFrom: 'transfer' })).toMatchObject(refused);
    await setIdentity(desk.served, desk.owner, 'approved');
    expect(await desk.placeOrder(project.id, { fundedFrom: 'transfer' })).toMatchObject({ status: 'reserved' });
  });
});

describe.each(databaseKinds)('the money of suspended people on %s', (kind) => {
  const desk = BankDesk.serve(kind, { config: { ...exempt, identityRequired: 'off', bankAccountBlockMs: 0 } });
  const waiting = { ...barred, message: identityMessages.waiting };
  const suspend = () => setIdentity(desk.served, desk.owner, 'suspended');

  test('nothing of it moves where no identity is asked for, and words are neutral', async () => {
    const project = await desk.served.fixtures.project();
    await desk.served.fixtures.deposit(desk.owner, 3000);
    expect(await desk.placeOrder(project.id, { fundedFrom: 'balance' })).toMatchObject({ status: 'paid' });
    await suspend();
    for (const fundedFrom of ['balance', 'transfer'])
      expect(await desk.placeOrder(project.id, { fundedFrom })).toMatchObject(waiting);
    await desk.investor.send('saveBankAccount', { input: exampleBankAccount }, 'accountNumber');
    expect(await desk.investor.send('requestWithdrawal', { input: { amount: '50.00' } })).toMatchObject(waiting);
    expect(await desk.getBalance()).toBe('2000.00');
  });

  test('a withdrawal that was requested before is neither approved, filed nor paid', async () => {
    await desk.served.fixtures.deposit(desk.owner, 3000);
    await desk.investor.send('saveBankAccount', { input: exampleBankAccount }, 'accountNumber');
    const request = async () => (await desk.investor.send('requestWithdrawal', { input: { amount: '50.00' } })).id;
    const [one, other] = [await request(), await request()];
    expect(await desk.admin.send('approveWithdrawal', { id: other }, 'status')).toEqual({ status: 'approved' });
    await suspend();
    const toHeld = (id: number) => ({ ...barred, message: identityMessages.holderWaiting([id]), withdrawals: [id] });
    expect(await desk.admin.send('approveWithdrawal', { id: one }, 'status')).toMatchObject(toHeld(one));
    const held = toHeld(other);
    const listed = await desk.admin.send(
      'approveWithdrawals',
      { input: { ids: [one], confirm: [one] } },
      'status code',
    );
    expect(listed).toEqual([{ status: 'refused', code: 'IDENTITY_REQUIRED' }]);
    expect(await desk.admin.send('createWithdrawalBatch', { input: { withdrawalIds: [other] } })).toMatchObject(held);
    const payment = { paidOn: '2026-02-03', bankReference: 'TRF-1' };
    expect(await desk.admin.send('payWithdrawal', { id: other, input: payment })).toMatchObject(held);
    await setIdentity(desk.served, desk.owner, 'approved');
    expect(await desk.admin.send('payWithdrawal', { id: other, input: payment }, 'status')).toEqual({ status: 'paid' });
  });

  test('a suspended person whose case is reviewed again moves nothing until an approval', async () => {
    const { served, admin, owner } = desk;
    await served.fixtures.deposit(owner, 3000);
    await suspend();
    const review = new IdentityDesk(served, admin);
    const { id } = await review.getCase(owner);
    const project = await served.fixtures.project();
    const buy = () => desk.placeOrder(project.id, { fundedFrom: 'balance' });
    expect(await review.reopen(id)).toMatchObject({ warnings: [identityMessages.suspendedMoney] });
    expect(await buy()).toMatchObject(waiting);
    await review.claim(id);
    expect(await review.decide(id, 'reject', { reason: 'No coincide' })).toMatchObject({ state: 'rejected' });
    expect(await buy()).toMatchObject({ ...barred, message: identityMessages.required });
    await review.reopen(id);
    await review.claim(id);
    expect(await review.decide(id, 'approve')).toMatchObject({ state: 'approved', warnings: [] });
    expect(await buy()).toMatchObject({ status: 'paid' });
  });

  test('an interest of a suspended person is given nothing, and its price is available again', async () => {
    const { served, admin } = desk;
    const terms = { mode: 'prefunding', minimum: 1000 };
    const round = await RoundDesk.open(Object.assign(Object.create(served) as typeof served, { admin }), terms);
    const [suspended, free] = [await round.taker(3000), await round.taker(3000)];
    for (const taker of [suspended, free]) await round.express(taker, 2);
    await setIdentity(served, suspended.user, 'suspended');
    await round.end();
    expect((await round.listInterests()).map(({ state, given, isBarred }) => [state, given, isBarred])).toEqual([
      ['released', 0, true],
      ['allocated', 2, false],
    ]);
    expect(await round.getBalance(suspended)).toEqual({ available: '3000.00', held: '0.00' });
    const [notice] = await suspended.client.send('myNotifications', { limit: 1 }, 'body path');
    expect(notice).toEqual({ body: describeAllocation(2, 0, true), path: paths.identity });
  });

  test('a suspension beside an order comes before or after it, never between', async () => {
    const { served, owner } = desk;
    await served.fixtures.deposit(owner, 20_000);
    const project = await served.fixtures.project({ target: 100_000 });
    await setIdentity(served, owner, 'approved');
    const { id } = await served.reader.findOneByOrFail(IdentityCase, { userId: owner.id });
    let suspendedAt = Number.POSITIVE_INFINITY;
    const placed: number[] = [];
    const buy = async () => {
      const answer = await desk.placeOrder(project.id, { fundedFrom: 'balance' });
      if (answer.status === 'paid') placed.push(answer.id);
      else expect(answer).toMatchObject(waiting);
    };
    const stop = async () => {
      const answer = await desk.admin.send('suspendIdentity', { id, reason: 'Orden' }, 'state');
      expect(answer).toEqual({ state: 'suspended' });
      suspendedAt = await served.reader.countBy(Order, { userId: owner.id, status: 'paid' });
    };
    await Promise.all([buy(), buy(), stop(), buy(), buy()]);
    expect(await served.reader.countBy(Order, { userId: owner.id, status: 'paid' })).toBe(placed.length);
    expect(suspendedAt).toBe(placed.length);
    await buy();
    expect(await served.reader.countBy(Order, { userId: owner.id, status: 'paid' })).toBe(placed.length);
  });
});
