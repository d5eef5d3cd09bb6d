import { centsToText, parseCents, type PaymentStatus } from '@cimiento/contracts';
import fc from 'fast-check';
import { Investment, Payment, PaymentRun, Project } from '../records';
import { LedgerAccount } from '../../books/ledger/ledger-account.entity';
import { LedgerPosting } from '../../books/ledger/ledger-posting.entity';
import { databaseKinds, type TestClient } from '../../testing';
import { RunDesk, toRunConflict } from '../../testing/run-desk';

const toAmounts = ({ shares }: { shares: { amount: string }[] }): string[] => shares.map(({ amount }) => amount);

describe.each(databaseKinds)('the monthly payment of a project on %s', (kind) => {
  const desk = RunDesk.serve(kind);
  const countRuns = () => desk.served.reader.countBy(PaymentRun, { projectId: desk.project.id });

  beforeEach(async () => {
    for (let made = 0; made < 3; made += 1) await desk.invest();
  });

  test('shows the shares, and posts exactly these as ordinary payments', async () => {
    const shown = await desk.preview();
    expect(shown.total).toBe('1000.00');
    expect(toAmounts(shown)).toEqual(['333.34', '333.33', '333.33']);
    expect(shown.shares[0]).toMatchObject({ invested: 10_000, user: { fullName: 'Persona maria' } });
    const run = await desk.post(await desk.toInput());
    const facts = { payments: 3, amount: '1000.00', status: 'posted', period: '2026-01', author: { username: 'jefa' } };
    expect(run).toMatchObject(facts);
    const payments = await desk.listPayments();
    expect(payments.map(({ investmentId, amount }) => ({ investmentId, amount }))).toEqual(
      shown.shares.map(({ investmentId, amount }: Payment) => ({ investmentId, amount })),
    );
    const dates = { period: '2026-01', paymentDate: '2026-02-05' };
    expect(payments[0]).toMatchObject({ userId: desk.owner.id, ...dates, status: 'pending', runId: run.id });
  });

  test('rejects a second posting for the same month, in the preview too, but not for another month', async () => {
    const input = await desk.toInput();
    await desk.post(input);
    expect(await desk.post(input)).toMatchObject(toRunConflict('runPaidAlready', 'PAYMENTS_EXIST'));
    expect(await desk.preview()).toMatchObject(toRunConflict('runPaidAlready', 'PAYMENTS_EXIST'));
    expect(await desk.post(await desk.toInput({ period: '2026-02' }))).toMatchObject({ payments: 3 });
    expect(await desk.listPayments()).toHaveLength(6);
  });

  test('continueForMissing allocates the amount to investments without a payment for the month', async () => {
    const [first] = await desk.listInvestments();
    await desk.served.fixtures.payment(first!, { period: '2026-01' });
    expect(await desk.preview()).toMatchObject(toRunConflict('runPaidAlready', 'PAYMENTS_EXIST'));
    const run = await desk.post(await desk.toInput({ continueForMissing: true, amount: '100.01' }));
    expect(run.payments).toBe(2);
    expect(await desk.listAmounts()).toEqual(['70.83', '50.01', '50.00']);
    expect(await desk.preview({ continueForMissing: true })).toMatchObject(
      toRunConflict('runNobodyMissing', 'PAYMENTS_EXIST'),
    );
  });

  test('rejects the posting when the investments changed since the preview, and stores nothing', async () => {
    const input = await desk.toInput();
    const [first] = await desk.listInvestments();
    await desk.served.fixtures.update(Investment, { id: first!.id }, { amount: 20_000 });
    expect(await desk.post(input)).toMatchObject(toRunConflict('runHoldingsChanged'));
    const again = await desk.toInput();
    await desk.invest();
    expect(await desk.post(again)).toMatchObject(toRunConflict('runHoldingsChanged'));
    expect([await desk.listPayments(), await countRuns()]).toEqual([[], 0]);
  });

  test('a run is posted once by concurrent requests', async () => {
    const input = await desk.toInput();
    const answers = await Promise.all(Array.from({ length: 8 }, () => desk.post(input)));
    const refused = answers.filter(({ code }) => code);
    expect(refused).toHaveLength(7);
    for (const error of refused) expect(error).toMatchObject({ code: 'PAYMENTS_EXIST', status: 409 });
    expect(await desk.listPayments()).toHaveLength(3);
    expect(await countRuns()).toBe(1);
  });

  test('gives retries with the same key the first answer, concurrent ones too', async () => {
    const input = await desk.toInput();
    const headers = { 'idempotency-key': `corrida-${desk.project.id}` };
    const answers = await Promise.all(Array.from({ length: 4 }, () => desk.post(input, headers)));
    answers.push(await desk.post(input, headers));
    expect(new Set(answers.map(({ id }) => id)).size).toBe(1);
    expect(await desk.listPayments()).toHaveLength(3);
    const reused = await desk.post({ ...input, paymentDate: '2026-02-06' }, headers);
    expect(reused).toMatchObject(toRunConflict('idempotencyKeyReused', 'IDEMPOTENCY_MISMATCH'));
  });

  test('a run can be undone while all its payments are pending, and posted again', async () => {
    const { id } = await desk.post(await desk.toInput());
    expect(await desk.undo(id)).toEqual({ id, status: 'undone' });
    expect(await desk.listPayments()).toEqual([]);
    expect(await desk.undo(id)).toMatchObject(toRunConflict('runUndone', 'ALREADY_UNDONE'));
    expect(await desk.post(await desk.toInput())).toMatchObject({ payments: 3 });
  });

  test('a run cannot be undone when one of its payments is neither pending nor paid', async () => {
    const { id } = await desk.post(await desk.toInput());
    const [, second] = await desk.listPayments();
    await desk.served.fixtures.update(Payment, { id: second!.id }, { status: 'missed' });
    expect(await desk.undo(id)).toMatchObject(toRunConflict('runSettled'));
    expect(await desk.listPayments()).toHaveLength(3);
    expect(await desk.served.reader.findOneByOrFail(PaymentRun, { id })).toMatchObject({ status: 'posted' });
  });

  test('never deletes a payment that is settled while the run is undone', async () => {
    const { id } = await desk.post(await desk.toInput());
    const [, , third] = await desk.listPayments();
    const settle = desk.served.gateway.database.transaction((manager) =>
      manager.update(Payment, { id: third!.id, status: 'pending' }, { status: 'missed' }),
    );
    const [{ affected }, { code }] = await Promise.all([settle, desk.undo(id)]);
    expect(code === undefined).toBe(affected === 0);
    expect(await desk.listPayments()).toHaveLength(code ? 3 : 0);
  });

  test('answers NOT_FOUND when there is nothing to undo', async () => {
    expect(await desk.undo(99_999)).toMatchObject({ code: 'NOT_FOUND' });
  });

  test.each([
    ['an amount of nothing', { amount: '0.00' }, 'amount'],
    ['a month that does not exist', { period: '2026-13' }, 'period'],
    ['a project that does not exist', { projectId: 99_999 }, 'projectId'],
  ])('rejects %s at its field', async (_name, changed, field) => {
    for (const refused of [await desk.preview(changed), await desk.post({ ...(await desk.toInput()), ...changed })])
      expect(refused).toMatchObject({ status: 400, errors: { [field]: expect.any(String) } });
  });

  test('an amount that leaves an investment without a cent is rejected, with the least amount', async () => {
    await desk.invest({ amount: 970_000 });
    const message =
      'El monto es demasiado pequeño: 3 inversiones no recibirían ni un centavo. Escribe $1.00 o más para que todas reciban algo.';
    const posted = await desk.post(await desk.toInput({ amount: '0.02' }));
    for (const refused of [await desk.preview({ amount: '0.02' }), posted])
      expect(refused).toMatchObject({ message, code: 'VALIDATION_FAILED', status: 400, errors: { amount: message } });
    expect(toAmounts(await desk.preview({ amount: '1.00' }))).toEqual(['0.01', '0.01', '0.01', '0.97']);
    expect(await desk.listPayments()).toEqual([]);
  });

  test('rejects one cent for three equal holders, and accepts three', async () => {
    expect(await desk.preview({ amount: '0.01' })).toMatchObject({ code: 'VALIDATION_FAILED' });
    await desk.post(await desk.toInput({ amount: '0.03' }));
    expect(await desk.listAmounts()).toEqual(['0.01', '0.01', '0.01']);
  });

  test('rejects the status missed, and a project without investments', async () => {
    const missed = await desk.post({ ...(await desk.toInput()), status: 'missed' });
    expect(missed).toMatchObject({ errors: { status: expect.any(String) } });
    const { id: projectId } = await desk.served.fixtures.project();
    expect(await desk.preview({ projectId })).toMatchObject(toRunConflict('runNothingHeld'));
  });

  describe('by what is funded', () => {
    const byFunded = { basis: 'funded' };
    const setFunded = (funded: number) =>
      desk.served.fixtures.update(Project, { id: desk.project.id }, { funded, target: 300_000 });
    const sumRent = async () => {
      const rent = { projectId: desk.project.id, kind: 'rent' } as const;
      const account = await desk.served.reader.findOneBy(LedgerAccount, rent);
      return Number(await desk.served.reader.sum(LedgerPosting, 'amount', { accountId: account?.id ?? 0 }));
    };

    const change = (ids: number[], from: PaymentStatus, to: PaymentStatus) =>
      desk.served.admin.send('changePaymentStatuses', { ids, from, to }, 'ids');

    beforeEach(() => setFunded(240_000));

    test('each investment gets its part of the project, and the rest stays in the rent', async () => {
      const shown = await desk.preview({ ...byFunded, amount: '1234.56' });
      expect(shown).toMatchObject({ total: '154.32', retained: '1080.24', registered: 30_000, funded: 240_000 });
      expect(toAmounts(shown)).toEqual(['51.44', '51.44', '51.44']);
      const run = await desk.post(await desk.toInput({ ...byFunded, amount: '1234.56' }));
      expect(run).toMatchObject({ amount: '1234.56', basis: 'funded', retained: '1080.24', payments: 3 });
      expect(await desk.listAmounts()).toEqual(['51.44', '51.44', '51.44']);
    });

    test('cents go to the largest remainders, never more than the part of the investments', async () => {
      const shown = await desk.preview({ ...byFunded, amount: '1000.01' });
      expect(shown).toMatchObject({ total: '125.00', retained: '875.01' });
      expect(toAmounts(shown)).toEqual(['41.67', '41.67', '41.66']);
    });

    test('posting takes only the shares from the rent of the project, and undoing returns them', async () => {
      const { id } = await desk.post(await desk.toInput(byFunded));
      const ids = (await desk.listPayments()).map((payment) => payment.id);
      await change(ids, 'pending', 'paid');
      expect(await sumRent()).toBe(-12_500);
      await change(ids, 'paid', 'pending');
      expect(await desk.undo(id)).toEqual({ id, status: 'undone' });
      expect([await sumRent(), await desk.listPayments()]).toEqual([0, []]);
    });

    test('when everything is registered, gives what sharing by the registered capital gives', async () => {
      await setFunded(30_000);
      const shown = await desk.preview(byFunded);
      expect(shown).toMatchObject({ shares: (await desk.preview()).shares, retained: '0.00' });
    });

    test('pays the missing ones their own part when it is continued', async () => {
      const [first] = await desk.listInvestments();
      await desk.served.fixtures.payment(first!, { period: '2026-01' });
      const shown = await desk.preview({ ...byFunded, continueForMissing: true });
      expect(toAmounts(shown)).toEqual(['41.67', '41.66']);
      expect(shown.retained).toBe('916.67');
    });

    test('posting equals the preview for any investments, and takes exactly its shares from the rent', async () => {
      const whole = (max: number) => fc.integer({ min: 1, max });
      await fc.assert(
        fc.asyncProperty(
          fc.array(whole(300), { minLength: 1, maxLength: 6 }),
          fc.nat({ max: 2_000_000 }),
          fc.integer({ min: 10_000_000, max: 900_000_000 }),
          async (thousands, others, cents) => {
            desk.project = await desk.served.fixtures.project();
            for (const amount of thousands) await desk.invest({ amount: amount * 1000 });
            await setFunded(thousands.reduce((sum, amount) => sum + amount * 1000, others));
            const terms = { ...byFunded, amount: centsToText(cents) };
            const shown = await desk.preview(terms);
            const { total, retained } = shown;
            const { id } = await desk.post(await desk.toInput(terms));
            const payments = await desk.listPayments();
            expect(payments.map(({ amount }) => amount)).toEqual(toAmounts(shown));
            expect(parseCents(total) + parseCents(retained)).toBe(cents);
            if (others === 0) expect(retained).toBe('0.00');
            const ids = payments.map((payment) => payment.id);
            await change(ids, 'pending', 'paid');
            expect(await sumRent()).toBe(-parseCents(total));
            await change(ids, 'paid', 'pending');
            await desk.undo(id);
            expect(await sumRent()).toBe(0);
          },
        ),
        { numRuns: 8, examples: [[[1, 2, 4], 0, 100_000_01]] },
      );
    });

    test('rejects the posting when what is funded changed since the preview', async () => {
      const input = await desk.toInput(byFunded);
      await setFunded(250_000);
      expect(await desk.post(input)).toMatchObject(toRunConflict('runHoldingsChanged'));
    });

    test('a run is refused when more is invested than stated, or when a share is below a cent', async () => {
      const tooSmall = await desk.preview({ ...byFunded, amount: '0.23' });
      expect(tooSmall.message).toContain('Escribe $0.24 o más');
      expect((await desk.preview({ ...byFunded, amount: '0.24' })).total).toBe('0.03');
      await setFunded(29_999);
      for (const refused of [await desk.preview(byFunded), await desk.post({ ...(await desk.toInput()), ...byFunded })])
        expect(refused).toMatchObject(toRunConflict('runFundedTooSmall'));
      expect(await desk.listPayments()).toEqual([]);
    });
  });

  test('runs are listed for administrators only', async () => {
    const { id } = await desk.post(await desk.toInput());
    const list = (by: TestClient) =>
      by.send('adminPaymentRuns', { projectId: desk.project.id }, 'total items { id project { name } }');
    expect(await list(desk.served.admin)).toEqual({ total: 1, items: [{ id, project: { name: 'Casa de prueba' } }] });
    const investor = await desk.served.signedIn('maria');
    for (const refused of [await list(investor), await desk.preview({}, investor), await desk.undo(id, investor)])
      expect(refused).toMatchObject({ code: 'FORBIDDEN' });
  });
});
