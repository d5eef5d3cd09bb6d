import { centsToText, messages, parseCents, type PaymentStatus } from '@cimiento/contracts';
import fc from 'fast-check';
import { Investment } from '../records/investment.entity';
import { Payment } from '../records/payment.entity';
import { LedgerAccount } from '../../books/ledger/ledger-account.entity';
import { LedgerPosting } from '../../books/ledger/ledger-posting.entity';
import { Project } from '../records/project.entity';
import { createTestGateway, databaseKinds, fixturePassword, type TestClient, type TestGateway } from '../../testing';
import type { User } from '../../access/records/user.entity';
import { PaymentRun } from '../records/payment-run.entity';

const previewRun = `query ($projectId: Int!, $period: String!, $amount: Money!, $basis: PaymentRunBasis, $participants: PaymentRunParticipants, $continueForMissing: Boolean!) {
  paymentRunPreview(projectId: $projectId, period: $period, amount: $amount, basis: $basis, participants: $participants, continueForMissing: $continueForMissing) {
    leftOut { investmentId userId from } total retained registered funded fingerprint shares { investmentId amount invested user { fullName } }
  } }`;
const post = `mutation ($input: PaymentRunInput!) { postPaymentRun(input: $input) { id payments amount basis retained status period author { username } } }`;
const undo = 'mutation ($id: Int!) { undoPaymentRun(id: $id) { id status } }';

describe.each(databaseKinds)('the monthly payment of a project on %s', (kind) => {
  let served: TestGateway;
  let admin: TestClient;
  let project: Project;
  let owner: User;

  beforeAll(async () => {
    served = await createTestGateway(kind, { demoData: false });
    admin = await served.signedInAdmin();
    owner = await served.fixtures.user('maria');
  });

  afterAll(() => served.close());

  beforeEach(async () => {
    project = await served.fixtures.project();
    for (let made = 0; made < 3; made += 1) await served.fixtures.investment(owner, project);
  });

  const terms = (changed: object = {}) => ({
    projectId: project.id,
    period: '2026-01',
    amount: '1000.00',
    basis: 'registered',
    continueForMissing: false,
    ...changed,
  });
  const preview = (changed: object = {}) => admin.graphql(previewRun, terms(changed));
  const toInput = async (changed: object = {}) => {
    const { data } = await preview(changed);
    return {
      ...terms(changed),
      paymentDate: '2026-02-05',
      status: 'pending',
      fingerprint: data?.paymentRunPreview.fingerprint ?? 'ninguna',
    };
  };
  const send = async (input: object, key = '') => {
    const headers: Record<string, string> = key ? { 'idempotency-key': key } : {};
    const { body } = await admin.request('POST', '/graphql', { query: post, variables: { input } }, headers);
    return body;
  };
  const reader = () => served.gateway.database.reader;
  const listPayments = () => reader().find(Payment, { where: { projectId: project.id }, order: { id: 'ASC' } });
  const conflict = (message: string) => ({ message, extensions: { code: 'CONFLICT', status: 409 } });

  test('shows the shares, and posts exactly these as ordinary payments', async () => {
    const shown = (await preview()).data?.paymentRunPreview;
    expect(shown.total).toBe('1000.00');
    expect(shown.shares.map(({ amount }: { amount: string }) => amount)).toEqual(['333.34', '333.33', '333.33']);
    expect(shown.shares[0]).toMatchObject({ invested: 10_000, user: { fullName: 'Persona maria' } });
    const { data } = await send(await toInput());
    expect(data.postPaymentRun).toMatchObject({
      payments: 3,
      amount: '1000.00',
      status: 'posted',
      period: '2026-01',
      author: { username: 'jefa' },
    });
    const payments = await listPayments();
    expect(payments.map(({ investmentId, amount }) => ({ investmentId, amount }))).toEqual(
      shown.shares.map(({ investmentId, amount }: Payment) => ({ investmentId, amount })),
    );
    expect(payments[0]).toMatchObject({
      userId: owner.id,
      period: '2026-01',
      paymentDate: '2026-02-05',
      status: 'pending',
      runId: data.postPaymentRun.id,
    });
  });

  test('rejects a second posting for the same month, in the preview too, but not for another month', async () => {
    const input = await toInput();
    await send(input);
    expect((await send(input)).errors[0]).toMatchObject(conflict(messages.runPaidAlready));
    expect((await preview()).errors?.[0]).toMatchObject(conflict(messages.runPaidAlready));
    expect((await send(await toInput({ period: '2026-02' }))).errors).toBeUndefined();
    expect(await listPayments()).toHaveLength(6);
  });

  test('continueForMissing allocates the amount to investments without a payment for the month', async () => {
    const [first] = await reader().findBy(Investment, { projectId: project.id });
    await served.fixtures.payment(first!, { period: '2026-01' });
    expect((await preview()).errors?.[0]).toMatchObject(conflict(messages.runPaidAlready));
    const { data } = await send(await toInput({ continueForMissing: true, amount: '100.01' }));
    expect(data.postPaymentRun.payments).toBe(2);
    expect((await listPayments()).map(({ amount }) => amount)).toEqual(['70.83', '50.01', '50.00']);
    expect((await preview({ continueForMissing: true })).errors?.[0]).toMatchObject(
      conflict(messages.runNobodyMissing),
    );
  });

  test('rejects the posting when the investments changed since the preview, and stores nothing', async () => {
    const input = await toInput();
    const [first] = await reader().findBy(Investment, { projectId: project.id });
    await served.gateway.database.transaction((manager) =>
      manager.update(Investment, { id: first!.id }, { amount: 20_000 }),
    );
    expect((await send(input)).errors[0]).toMatchObject(conflict(messages.runHoldingsChanged));
    const again = await toInput();
    await served.fixtures.investment(owner, project);
    expect((await send(again)).errors[0]).toMatchObject(conflict(messages.runHoldingsChanged));
    expect([await listPayments(), await reader().countBy(PaymentRun, { projectId: project.id })]).toEqual([[], 0]);
  });

  test('a run is posted once by concurrent requests', async () => {
    const input = await toInput();
    const answers = await Promise.all(Array.from({ length: 8 }, () => send(input)));
    const refused = answers.flatMap(({ errors }) => errors ?? []);
    expect(refused).toHaveLength(7);
    for (const error of refused) expect(error.extensions).toMatchObject({ code: 'CONFLICT', status: 409 });
    expect(await listPayments()).toHaveLength(3);
    expect(await reader().countBy(PaymentRun, { projectId: project.id })).toBe(1);
  });

  test('gives retries with the same key the first answer, concurrent ones too', async () => {
    const input = await toInput();
    const key = `corrida-${project.id}`;
    const answers = await Promise.all(Array.from({ length: 4 }, () => send(input, key)));
    answers.push(await send(input, key));
    expect(new Set(answers.map(({ data }) => data.postPaymentRun.id)).size).toBe(1);
    expect(await listPayments()).toHaveLength(3);
    expect((await send({ ...input, paymentDate: '2026-02-06' }, key)).errors[0]).toMatchObject(
      conflict(messages.idempotencyKeyReused),
    );
  });

  test('a run can be undone while all its payments are pending, and posted again', async () => {
    const { id } = (await send(await toInput())).data.postPaymentRun;
    expect((await admin.graphql(undo, { id })).data?.undoPaymentRun).toEqual({ id, status: 'undone' });
    expect(await listPayments()).toEqual([]);
    expect((await admin.graphql(undo, { id })).errors?.[0]).toMatchObject(conflict(messages.runUndone));
    expect((await send(await toInput())).data.postPaymentRun.payments).toBe(3);
  });

  test('a run cannot be undone when one of its payments is neither pending nor paid', async () => {
    const { id } = (await send(await toInput())).data.postPaymentRun;
    const [, second] = await listPayments();
    await served.gateway.database.transaction((manager) =>
      manager.update(Payment, { id: second!.id }, { status: 'missed' }),
    );
    expect((await admin.graphql(undo, { id })).errors?.[0]).toMatchObject(conflict(messages.runSettled));
    expect(await listPayments()).toHaveLength(3);
    expect(await reader().findOneByOrFail(PaymentRun, { id })).toMatchObject({ status: 'posted' });
  });

  test('never deletes a payment that is settled while the run is undone', async () => {
    const { id } = (await send(await toInput())).data.postPaymentRun;
    const [, , third] = await listPayments();
    const settle = served.gateway.database.transaction((manager) =>
      manager.update(Payment, { id: third!.id, status: 'pending' }, { status: 'missed' }),
    );
    const [{ affected }, { errors }] = await Promise.all([settle, admin.graphql(undo, { id })]);
    expect(errors === undefined).toBe(affected === 0);
    expect(await listPayments()).toHaveLength(errors ? 3 : 0);
  });

  test('answers NOT_FOUND when there is nothing to undo', async () => {
    expect((await admin.graphql(undo, { id: 99_999 })).errors?.[0]?.extensions).toMatchObject({ code: 'NOT_FOUND' });
  });

  test.each([
    ['an amount of nothing', { amount: '0.00' }, 'amount'],
    ['a month that does not exist', { period: '2026-13' }, 'period'],
    ['a project that does not exist', { projectId: 99_999 }, 'projectId'],
  ])('rejects %s at its field', async (_name, changed, field) => {
    for (const { errors } of [await preview(changed), await send({ ...(await toInput()), ...changed })]) {
      expect(errors?.[0]?.extensions).toMatchObject({ status: 400, errors: { [field]: expect.any(String) } });
    }
  });

  test('an amount that leaves an investment without a cent is rejected, with the least amount', async () => {
    await served.fixtures.investment(owner, project, { amount: 970_000 });
    const message =
      'El monto es demasiado pequeño: 3 inversiones no recibirían ni un centavo. Escribe $1.00 o más para que todas reciban algo.';
    for (const { errors } of [
      await preview({ amount: '0.02' }),
      await send({ ...terms({ amount: '0.02' }), paymentDate: '2026-02-05', status: 'pending', fingerprint: 'x' }),
    ]) {
      expect(errors?.[0]).toMatchObject({
        message,
        extensions: { code: 'VALIDATION_FAILED', status: 400, errors: { amount: message } },
      });
    }
    const { data } = await preview({ amount: '1.00' });
    expect(data?.paymentRunPreview.shares.map(({ amount }: { amount: string }) => amount)).toEqual([
      '0.01',
      '0.01',
      '0.01',
      '0.97',
    ]);
    expect(await listPayments()).toEqual([]);
  });

  test('rejects one cent for three equal holders, and accepts three', async () => {
    expect((await preview({ amount: '0.01' })).errors?.[0]?.extensions).toMatchObject({ code: 'VALIDATION_FAILED' });
    expect((await send(await toInput({ amount: '0.03' }))).errors).toBeUndefined();
    expect((await listPayments()).map(({ amount }) => amount)).toEqual(['0.01', '0.01', '0.01']);
  });

  test('rejects the status missed, and a project without investments', async () => {
    expect((await send({ ...(await toInput()), status: 'missed' })).errors[0].extensions).toMatchObject({
      errors: { status: expect.any(String) },
    });
    const { id: projectId } = await served.fixtures.project();
    expect((await preview({ projectId })).errors?.[0]).toMatchObject(conflict(messages.runNothingHeld));
  });

  describe('by what is funded', () => {
    const byFunded = { basis: 'funded' };
    const setFunded = (funded: number) =>
      served.gateway.database.transaction((manager) =>
        manager.update(Project, { id: project.id }, { funded, target: 300_000 }),
      );
    const readRent = async () =>
      (await reader().findOneBy(LedgerAccount, { projectId: project.id, kind: 'rent' }))?.id ?? 0;
    const sumRent = async () => Number(await reader().sum(LedgerPosting, 'amount', { accountId: await readRent() }));

    const change = (ids: number[], from: PaymentStatus, to: PaymentStatus) =>
      admin.graphql(
        'mutation ($ids: [Int!], $from: PaymentStatus!, $to: PaymentStatus!) { changePaymentStatuses(ids: $ids, from: $from, to: $to) { ids } }',
        { ids, from, to },
      );

    beforeEach(() => setFunded(240_000));

    test('each investment gets its part of the project, and the rest stays in the rent', async () => {
      const shown = (await preview({ ...byFunded, amount: '1234.56' })).data?.paymentRunPreview;
      expect(shown).toMatchObject({ total: '154.32', retained: '1080.24', registered: 30_000, funded: 240_000 });
      expect(shown.shares.map(({ amount }: { amount: string }) => amount)).toEqual(['51.44', '51.44', '51.44']);
      const { data } = await send(await toInput({ ...byFunded, amount: '1234.56', status: 'paid' }));
      expect(data.postPaymentRun).toMatchObject({
        amount: '1234.56',
        basis: 'funded',
        retained: '1080.24',
        payments: 3,
      });
      expect((await listPayments()).map(({ amount }) => amount)).toEqual(['51.44', '51.44', '51.44']);
    });

    test('cents go to the largest remainders, never more than the part of the investments', async () => {
      const shown = (await preview({ ...byFunded, amount: '1000.01' })).data?.paymentRunPreview;
      expect(shown).toMatchObject({ total: '125.00', retained: '875.01' });
      expect(shown.shares.map(({ amount }: { amount: string }) => amount)).toEqual(['41.67', '41.67', '41.66']);
    });

    test('posting takes only the shares from the rent of the project, and undoing returns them', async () => {
      const { id } = (await send({ ...(await toInput(byFunded)), status: 'pending' })).data.postPaymentRun;
      const ids = (await listPayments()).map((payment) => payment.id);
      await change(ids, 'pending', 'paid');
      expect(await sumRent()).toBe(-12_500);
      await change(ids, 'paid', 'pending');
      expect((await admin.graphql(undo, { id })).data?.undoPaymentRun).toEqual({ id, status: 'undone' });
      expect([await sumRent(), await listPayments()]).toEqual([0, []]);
    });

    test('when everything is registered, gives what sharing by the registered capital gives', async () => {
      await setFunded(30_000);
      const amounts = async (changed: object) => (await preview(changed)).data?.paymentRunPreview.shares;
      expect(await amounts(byFunded)).toEqual(await amounts({}));
      expect((await preview(byFunded)).data?.paymentRunPreview.retained).toBe('0.00');
    });

    test('pays the missing ones their own part when it is continued', async () => {
      const [first] = await reader().findBy(Investment, { projectId: project.id });
      await served.fixtures.payment(first!, { period: '2026-01' });
      const shown = (await preview({ ...byFunded, continueForMissing: true })).data?.paymentRunPreview;
      expect(shown.shares.map(({ amount }: { amount: string }) => amount)).toEqual(['41.67', '41.66']);
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
            project = await served.fixtures.project();
            for (const amount of thousands) await served.fixtures.investment(owner, project, { amount: amount * 1000 });
            await setFunded(thousands.reduce((sum, amount) => sum + amount * 1000, others));
            const terms = { ...byFunded, amount: centsToText(cents) };
            const { data } = await preview(terms);
            const { shares, total, retained } = data!.paymentRunPreview;
            const { id } = (await send(await toInput(terms))).data.postPaymentRun;
            const payments = await listPayments();
            expect(payments.map(({ amount }) => amount)).toEqual(shares.map(({ amount }: Payment) => amount));
            expect(parseCents(total) + parseCents(retained)).toBe(cents);
            if (others === 0) expect(retained).toBe('0.00');
            const ids = payments.map((payment) => payment.id);
            await change(ids, 'pending', 'paid');
            expect(await sumRent()).toBe(-parseCents(total));
            await change(ids, 'paid', 'pending');
            await admin.graphql(undo, { id });
            expect(await sumRent()).toBe(0);
          },
        ),
        { numRuns: 8, examples: [[[1, 2, 4], 0, 100_000_01]] },
      );
    });

    test('rejects the posting when what is funded changed since the preview', async () => {
      const input = await toInput(byFunded);
      await setFunded(250_000);
      expect((await send(input)).errors[0]).toMatchObject(conflict(messages.runHoldingsChanged));
    });

    test('a run is refused when more is invested than stated, or when a share is below a cent', async () => {
      expect((await preview({ ...byFunded, amount: '0.23' })).errors?.[0]).toMatchObject({
        message: expect.stringContaining('Escribe $0.24 o más'),
      });
      expect((await preview({ ...byFunded, amount: '0.24' })).data?.paymentRunPreview.total).toBe('0.03');
      await setFunded(29_999);
      for (const { errors } of [await preview(byFunded), await send({ ...(await toInput()), ...byFunded })])
        expect(errors?.[0]).toMatchObject(conflict(messages.runFundedTooSmall));
      expect(await listPayments()).toEqual([]);
    });
  });

  test('runs are listed for administrators only', async () => {
    const { id } = (await send(await toInput())).data.postPaymentRun;
    const list =
      'query ($projectId: Int) { adminPaymentRuns(projectId: $projectId, descending: true) { total items { id project { name } } } }';
    const { data } = await admin.graphql(list, { projectId: project.id });
    expect(data?.adminPaymentRuns).toEqual({ total: 1, items: [{ id, project: { name: 'Casa de prueba' } }] });
    const investor = await served.signedIn('maria', fixturePassword);
    for (const { errors } of [
      await investor.graphql(list),
      await investor.graphql(previewRun, terms()),
      await investor.graphql(undo, { id }),
    ]) {
      expect(errors?.[0]?.extensions).toMatchObject({ code: 'FORBIDDEN' });
    }
  });
});
