import { ledgerAccounts } from '@cimiento/contracts';
import { randomUUID } from 'node:crypto';
import { verifyLedger } from '../../books/evidence/verify-ledger';
import { Payment } from '../../investing/records/payment.entity';
import { createTestGateway, databaseKinds, type TestClient, type TestGateway } from '../../testing';
import { User } from '../records/user.entity';

const operations = {
  approve: 'mutation ($id: Int!) { approveRequest(id: $id) { status } }',
  adjust:
    'mutation ($input: AdjustmentInput!) { postAdjustment(input: $input) { id kind memo postings { amount account { code } } } }',
  reverse: 'mutation ($entryId: Int!) { reverseAdjustment(entryId: $entryId) { id kind reversalOf } }',
  update: 'mutation ($id: Int!, $input: PaymentInput!) { updatePayment(id: $id, input: $input) { id amount } }',
  remove: 'mutation ($id: Int!) { deletePayment(id: $id, reason: "No correspondía") { id } }',
  preview: `query ($projectId: Int!, $period: String!, $amount: Money!) {
    paymentRunPreview(projectId: $projectId, period: $period, amount: $amount) { fingerprint } }`,
  run: 'mutation ($input: PaymentRunInput!) { postPaymentRun(input: $input) { id } }',
  unpay: 'mutation ($id: Int!) { unpayPaymentRun(id: $id) { status } }',
  undo: 'mutation ($id: Int!) { undoPaymentRun(id: $id) { status } }',
  create: 'mutation ($input: UserInput!) { createUser(input: $input) { id role } }',
  change: 'mutation ($id: Int!, $input: UserUpdateInput!) { updateUser(id: $id, input: $input) { id role } }',
  details: 'query ($id: Int!) { approvals(after: $id, limit: 1) { summary details { label value } } }',
} as const;

describe.each(databaseKinds)('approvals on %s', (kind) => {
  let served: TestGateway;
  let admin: TestClient;
  let other: TestClient;

  const start = async (approvals: 'required' | 'basic', admins: readonly string[]) => {
    served = await createTestGateway(kind, { demoData: false, config: { approvals } });
    for (const name of admins) await served.fixtures.user(name, { role: 'admin' });
    admin = await served.signedIn('jefa');
    if (admins.length > 1) other = await served.signedIn('tesorero');
  };

  const stop = async () => {
    expect(await verifyLedger(served.reader)).toEqual([]);
    await served.close();
  };

  const send = async (query: string, variables: object, client = admin) => {
    const { data, errors } = await client.graphql(query, { ...variables });
    return { record: data && Object.values(data)[0], error: errors?.[0]?.extensions };
  };
  /** Sends an action that waits, and returns the id of its request. */
  const propose = async (query: string, variables: object): Promise<number> => {
    const { error } = await send(query, variables);
    expect(error).toMatchObject({ code: 'APPROVAL_PENDING', status: 202 });
    return Number(error?.['approvalId']);
  };
  const approve = async (id: number) => (await send(operations.approve, { id }, other)).error ?? 'approved';
  const getPayment = (id: number) => served.reader.findOneBy(Payment, { id });

  const hold = async () => {
    const owner = await served.fixtures.user(`persona-${randomUUID().slice(0, 8)}`);
    const project = await served.fixtures.project();
    return { owner, project, investment: await served.fixtures.investment(owner, project, { amount: 10_000 }) };
  };
  /** A paid payment made through the gateway, and the input that it came from. */
  const pay = async (status = 'paid') => {
    const { owner, project, investment } = await hold();
    const input = {
      investmentId: investment.id,
      userId: owner.id,
      projectId: project.id,
      amount: '75.00',
      paymentDate: '2026-01-15',
      period: '2026-01',
      status,
    };
    const create = 'mutation ($input: PaymentInput!) { createPayment(input: $input) { id } }';
    return { id: Number((await send(create, { input })).record.id), input };
  };
  const postRun = async () => {
    const { project } = await hold();
    const terms = { projectId: project.id, period: '2026-01', amount: '75.00' };
    const { fingerprint } = (await send(operations.preview, terms)).record;
    const input = { ...terms, fingerprint, paymentDate: '2026-01-15', status: 'paid' };
    return Number((await send(operations.run, { input })).record.id);
  };
  const createAdjustment = async (amount = '12.50') => ({
    debitAccount: 'fee:bank',
    creditAccount: ledgerAccounts.available((await hold()).owner.id).code,
    amount,
    occurredOn: '2026-01-20',
    memo: 'Devolución de una comisión',
  });

  describe('where the policy asks for every kind', () => {
    beforeAll(() => start('required', ['jefa', 'tesorero']));
    afterAll(stop);

    test('an adjustment waits, is read before approval, and is posted exactly; so is its reversal', async () => {
      const input = await createAdjustment();
      const id = await propose(operations.adjust, { input });
      expect((await send(operations.adjust, { input })).error?.code).toBe('CONFLICT');
      const [request] = (await send(operations.details, { id: id - 1 })).record;
      const { value } = request.details.find(({ label }: { label: string }) => label === 'Cuenta al haber');
      expect(value).toMatch(/^Saldo disponible de .+, #\d+\): investor:\d+:available$/);
      expect(await approve(id)).toBe('approved');
      const entries =
        '{ adminLedgerEntries(kind: adjustment, sort: id, descending: true) { items { id memo postings { amount } } } }';
      const [entry] = (await send(entries, {})).record.items;
      expect(entry).toMatchObject({ memo: input.memo, postings: [{ amount: '-12.50' }, { amount: '12.50' }] });
      expect(await approve(await propose(operations.reverse, { entryId: entry.id }))).toBe('approved');
      expect((await send(operations.reverse, { entryId: entry.id })).error?.code).toBe('CONFLICT');
    });

    test('a paid payment is changed and deleted by two, one that is not paid by one', async () => {
      const { id, input } = await pay();
      const corrected = { ...input, amount: '80.00', reason: 'Faltaron cinco dólares' };
      const change = await propose(operations.update, { id, input: corrected });
      expect((await getPayment(id))?.amount).toBe('75.00');
      expect(await approve(change)).toBe('approved');
      expect((await getPayment(id))?.amount).toBe('80.00');
      const removal = await propose(operations.remove, { id });
      expect(await approve(removal)).toBe('approved');
      expect(await getPayment(id)).toBeNull();
      const pending = await pay('pending');
      expect((await send(operations.update, { ...pending, input: { ...pending.input, status: 'missed' } })).error).toBe(
        undefined,
      );
    });

    test('an older request does not change a payment that has changed since', async () => {
      const { id, input } = await pay();
      const request = await propose(operations.remove, { id });
      await served.fixtures.update(Payment, { id }, { period: '2025-12' });
      expect(await approve(request)).toMatchObject({ code: 'CONFLICT' });
      expect(await getPayment(id)).toMatchObject({ amount: input.amount });
    });

    test('a paid run is undone by two', async () => {
      const id = await postRun();
      expect(await approve(await propose(operations.undo, { id }))).toBe('approved');
      expect(await served.reader.countBy(Payment, { runId: id })).toBe(0);
      expect((await send(operations.undo, { id })).error?.code).toBe('CONFLICT');
    });

    test('a paid run goes back to pending by two', async () => {
      const id = await postRun();
      expect(await approve(await propose(operations.unpay, { id }))).toBe('approved');
      const statuses = (await served.reader.findBy(Payment, { runId: id })).map(({ status }) => status);
      expect(new Set(statuses)).toEqual(new Set(['pending']));
      expect((await send(operations.undo, { id })).record).toEqual({ status: 'undone' });
    });

    test('a new or promoted administrator is a user until another one approves the role', async () => {
      const name = `nueva${randomUUID().slice(0, 6)}`;
      const person = { email: `${name}@prueba.example`, fullName: 'Persona Nueva', role: 'admin' };
      const input = { ...person, username: name, password: 'secreto-largo-1' };
      const request = await propose(operations.create, { input });
      const getUser = () => served.reader.findOneByOrFail(User, { username: name });
      const { id } = await getUser();
      expect((await getUser()).role).toBe('user');
      expect(await approve(request)).toBe('approved');
      expect((await getUser()).role).toBe('admin');
      expect(await approve(await propose(operations.change, { id, input: { ...person, role: 'user' } }))).toBe(
        'approved',
      );
      const promotion = await propose(operations.change, { id, input: { ...person, fullName: 'Otro Nombre' } });
      expect(await getUser()).toMatchObject({ role: 'user', fullName: 'Otro Nombre' });
      expect(await approve(promotion)).toBe('approved');
      expect(await approve(await propose(operations.change, { id, input: { ...person, role: 'user' } }))).toBe(
        'approved',
      );
    });
  });

  describe('in demonstration mode', () => {
    beforeAll(() => start('basic', ['jefa', 'tesorero']));
    afterAll(stop);

    test('only adjustments and exits ask: payments, paid runs and roles are changed at once', async () => {
      await propose(operations.adjust, { input: await createAdjustment() });
      const { id, input } = await pay();
      expect((await send(operations.update, { id, input: { ...input, amount: '80.00' } })).record.amount).toBe('80.00');
      expect((await send(operations.remove, { id })).record).toEqual({ id });
      expect((await send(operations.undo, { id: await postRun() })).record).toEqual({ status: 'undone' });
      const { owner } = await hold();
      const promoted = { email: owner.email, fullName: owner.fullName, role: 'admin' };
      expect((await send(operations.change, { id: owner.id, input: promoted })).record.role).toBe('admin');
    });
  });

  describe('with one administrator', () => {
    beforeAll(() => start('required', ['jefa']));
    afterAll(stop);

    test('an adjustment waits all the same', async () => {
      await propose(operations.adjust, { input: await createAdjustment() });
    });

    test.each([
      [{ creditAccount: 'investor:1:held' }, 'VALIDATION_FAILED'],
      [{ creditAccount: 'fee:bank' }, 'VALIDATION_FAILED'],
      [{ debitAccount: 'suspense', creditAccount: 'suspense' }, 'VALIDATION_FAILED'],
      [{ amount: '0.00' }, 'VALIDATION_FAILED'],
      [{ memo: '' }, 'VALIDATION_FAILED'],
      [{ creditAccount: 'project:99999:rent' }, 'NOT_FOUND'],
      [{ creditAccount: 'bank:77' }, 'NOT_FOUND'],
    ])('an adjustment with %j is %s', async (change, code) => {
      expect((await send(operations.adjust, { input: { ...(await createAdjustment()), ...change } })).error?.code).toBe(
        code,
      );
    });

    test('only an adjustment is reversed by hand', async () => {
      await pay();
      const { record } = await send('{ adminLedgerEntries(kind: payment) { items { id } } }', {});
      expect((await send(operations.reverse, { entryId: record.items[0].id })).error?.code).toBe('CONFLICT');
    });
  });
});
