import { Order, type Payment } from '../records';
import { databaseKinds } from '../../testing';
import { RunDesk, toRunConflict } from '../../testing/run-desk';

describe.each(databaseKinds)('who is entitled to a monthly payment on %s', (kind) => {
  const desk = RunDesk.serve(kind);
  const invest = (investedOn: string | null) => desk.invest({ investedOn });

  test('takes the investments from the month after they were made; one without a date takes part', async () => {
    const early = await invest('2025-12-31');
    const late = await invest('2026-02-20');
    const undated = await invest(null);
    const from = { investmentId: late.id, userId: desk.owner.id, from: '2026-03' };
    for (const period of ['2026-01', '2026-02']) {
      const { shares, leftOut } = await desk.preview({ period });
      expect(shares.map(({ investmentId }: Payment) => investmentId)).toEqual([early.id, undated.id]);
      expect(leftOut).toEqual([from]);
    }
    expect(await desk.preview({ period: '2026-03' })).toMatchObject({ shares: [{}, {}, {}], leftOut: [] });
  });

  test('an investment without a date starts in the month of its first payment', async () => {
    const undated = await invest(null);
    await invest('2025-06-01');
    await desk.served.fixtures.payment(undated, { period: '2026-02' });
    expect((await desk.preview({})).leftOut).toEqual([
      { investmentId: undated.id, userId: desk.owner.id, from: '2026-02' },
    ]);
  });

  test('nobody entitled is a conflict, unless everybody takes part, which is another preview', async () => {
    await invest('2026-02-20');
    expect(await desk.preview()).toMatchObject(toRunConflict('runNobodyEntitled'));
    const all = await desk.toInput({ participants: 'all' });
    const entitled = await desk.post({ ...all, participants: 'entitled' });
    expect(entitled).toMatchObject(toRunConflict('runNobodyEntitled'));
    expect(await desk.post(all)).toMatchObject({ payments: 1 });
  });

  test('the fingerprint says who takes part', async () => {
    await invest('2025-12-31');
    const all = await desk.toInput({ participants: 'all' });
    const entitled = await desk.post({ ...all, participants: 'entitled' });
    expect(entitled).toMatchObject(toRunConflict('runHoldingsChanged'));
  });

  test('an order that can still be cancelled is left out; by funded capital, its part is retained', async () => {
    await invest('2025-12-31');
    const investment = await invest('2025-12-31');
    const order: Partial<Order> = {
      number: `N${investment.id}`,
      userId: desk.owner.id,
      projectId: desk.project.id,
      projectName: 'Casa',
      investmentId: investment.id,
      amount: 10_000,
      fractions: 10,
      annualReturn: 8.5,
      paidAt: new Date(),
      createdAt: new Date(),
      idempotencyKey: `k${investment.id}`,
      inputHash: 'x',
      fundedFrom: 'balance',
      status: 'paid',
    };
    await desk.served.gateway.database.transaction((manager) => manager.insert(Order, order));
    const shown = await desk.preview({ basis: 'funded' });
    expect(shown).toMatchObject({ total: '250.00', retained: '750.00', shares: [{}] });
    expect(shown.leftOut.map(({ investmentId }: Payment) => investmentId)).toEqual([investment.id]);
    const { fingerprint: _ofTerms, ...same } = shown;
    expect(await desk.preview({ basis: 'funded', participants: 'all' })).toMatchObject(same);
    const paidAt = new Date(Date.now() - 49 * 3_600_000);
    await desk.served.fixtures.update(Order, { number: `N${investment.id}` }, { paidAt });
    expect((await desk.preview({ basis: 'funded' })).leftOut).toEqual([]);
  });

  test('continueForMissing does not count those who are not entitled as missing', async () => {
    await invest('2025-12-31');
    await invest('2026-02-20');
    await desk.post(await desk.toInput());
    const missing = await desk.preview({ continueForMissing: true });
    expect(missing).toMatchObject(toRunConflict('runNobodyMissing', 'PAYMENTS_EXIST'));
  });
});
