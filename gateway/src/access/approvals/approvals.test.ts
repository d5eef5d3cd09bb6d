import { ledgerAccounts } from '@cimiento/contracts';
import { randomUUID } from 'node:crypto';
import { verifyLedger } from '../../books/evidence/verify-ledger';
import { Payment } from '../../investing/records';
import { createTestGateway, databaseKinds, toPaymentInput, type TestClient, type TestGateway } from '../../testing';
import { User } from '../records';

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

  /** Sends an action that waits, and returns the id of its request. */
  const propose = async (name: string, variables: Record<string, unknown>): Promise<number> => {
    const { code, status, approvalId } = await admin.send(name, variables);
    expect([name, code, status]).toEqual([name, 'APPROVAL_PENDING', 202]);
    return approvalId;
  };
  /** The code of the error, or the status of the request. */
  const approve = async (id: number): Promise<string> => {
    const { code, status } = await other.send('approveRequest', { id }, 'status');
    return code ?? status;
  };
  const getPayment = (id: number) => served.reader.findOneBy(Payment, { id });

  const hold = async () => {
    const owner = await served.fixtures.user(`persona-${randomUUID().slice(0, 8)}`);
    const project = await served.fixtures.project();
    return { owner, project, investment: await served.fixtures.investment(owner, project, { amount: 10_000 }) };
  };
  /** A paid payment made through the gateway, and the input that it came from. */
  const pay = async (status = 'paid') => {
    const { investment } = await hold();
    const input = toPaymentInput(investment, { amount: '75.00', status });
    const { id }: { id: number } = await admin.send('createPayment', { input });
    return { id, input };
  };
  const postRun = async () => {
    const { project } = await hold();
    const terms = { projectId: project.id, period: '2026-01', amount: '75.00' };
    const { fingerprint } = await admin.send('paymentRunPreview', terms, 'fingerprint');
    const input = { ...terms, fingerprint, paymentDate: '2026-01-15', status: 'paid' };
    return (await admin.send('postPaymentRun', { input })).id as number;
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
      const id = await propose('postAdjustment', { input });
      expect((await admin.send('postAdjustment', { input })).code).toBe('CONFLICT');
      const [request] = await admin.send('approvals', { after: id - 1, limit: 1 }, 'details { label value }');
      const { value } = request.details.find(({ label }: { label: string }) => label === 'Cuenta al haber');
      expect(value).toMatch(/^Saldo disponible de .+, #\d+\): investor:\d+:available$/);
      expect(await approve(id)).toBe('approved');
      const sort = { sort: 'id', descending: true };
      const { items } = await admin.send(
        'adminLedgerEntries',
        { kind: 'adjustment', ...sort },
        'items { id memo postings { amount } }',
      );
      const [entry] = items;
      expect(entry).toMatchObject({ memo: input.memo, postings: [{ amount: '-12.50' }, { amount: '12.50' }] });
      expect(await approve(await propose('reverseAdjustment', { entryId: entry.id }))).toBe('approved');
      expect((await admin.send('reverseAdjustment', { entryId: entry.id })).code).toBe('ALREADY_UNDONE');
    });

    test('a paid payment is changed and deleted by two, one that is not paid by one', async () => {
      const { id, input } = await pay();
      const corrected = { ...input, amount: '80.00', reason: 'Faltaron cinco dólares' };
      const change = await propose('updatePayment', { id, input: corrected });
      expect((await getPayment(id))?.amount).toBe('75.00');
      expect(await approve(change)).toBe('approved');
      expect((await getPayment(id))?.amount).toBe('80.00');
      const removal = await propose('deletePayment', { id, reason: 'No correspondía' });
      expect(await approve(removal)).toBe('approved');
      expect(await getPayment(id)).toBeNull();
      const pending = await pay('pending');
      expect(
        (await admin.send('updatePayment', { ...pending, input: { ...pending.input, status: 'missed' } })).code,
      ).toBeUndefined();
    });

    test('an older request does not change a payment that has changed since', async () => {
      const { id, input } = await pay();
      const request = await propose('deletePayment', { id, reason: 'No correspondía' });
      await served.fixtures.update(Payment, { id }, { period: '2025-12' });
      expect(await approve(request)).toBe('CONFLICT');
      expect(await getPayment(id)).toMatchObject({ amount: input.amount });
    });

    test('a paid run is undone by two', async () => {
      const id = await postRun();
      expect(await approve(await propose('undoPaymentRun', { id }))).toBe('approved');
      expect(await served.reader.countBy(Payment, { runId: id })).toBe(0);
      expect((await admin.send('undoPaymentRun', { id })).code).toBe('ALREADY_UNDONE');
    });

    test('a paid run goes back to pending by two', async () => {
      const id = await postRun();
      expect(await approve(await propose('unpayPaymentRun', { id }))).toBe('approved');
      const statuses = (await served.reader.findBy(Payment, { runId: id })).map(({ status }) => status);
      expect(new Set(statuses)).toEqual(new Set(['pending']));
      expect(await admin.send('undoPaymentRun', { id }, 'status')).toEqual({ status: 'undone' });
    });

    test('a new or promoted administrator is a user until another one approves the role', async () => {
      const name = `nueva${randomUUID().slice(0, 6)}`;
      const person = { email: `${name}@prueba.example`, fullName: 'Persona Nueva', role: 'admin' };
      const input = { ...person, username: name, password: 'secreto-largo-1' };
      const request = await propose('createUser', { input });
      const getUser = () => served.reader.findOneByOrFail(User, { username: name });
      const { id } = await getUser();
      expect((await getUser()).role).toBe('user');
      expect(await approve(request)).toBe('approved');
      expect((await getUser()).role).toBe('admin');
      expect(await approve(await propose('updateUser', { id, input: { ...person, role: 'user' } }))).toBe('approved');
      const promotion = await propose('updateUser', { id, input: { ...person, fullName: 'Otro Nombre' } });
      expect(await getUser()).toMatchObject({ role: 'user', fullName: 'Otro Nombre' });
      expect(await approve(promotion)).toBe('approved');
      expect(await approve(await propose('updateUser', { id, input: { ...person, role: 'user' } }))).toBe('approved');
    });
  });

  describe('in demonstration mode', () => {
    beforeAll(() => start('basic', ['jefa', 'tesorero']));
    afterAll(stop);

    test('only adjustments and exits ask: payments, paid runs and roles are changed at once', async () => {
      await propose('postAdjustment', { input: await createAdjustment() });
      const { id, input } = await pay();
      expect((await admin.send('updatePayment', { id, input: { ...input, amount: '80.00' } }, 'amount')).amount).toBe(
        '80.00',
      );
      expect(await admin.send('deletePayment', { id, reason: 'No correspondía' })).toEqual({ id });
      expect(await admin.send('undoPaymentRun', { id: await postRun() }, 'status')).toEqual({ status: 'undone' });
      const { owner } = await hold();
      const promoted = { email: owner.email, fullName: owner.fullName, role: 'admin' };
      expect((await admin.send('updateUser', { id: owner.id, input: promoted }, 'role')).role).toBe('admin');
    });
  });

  describe('with one administrator', () => {
    beforeAll(() => start('required', ['jefa']));
    afterAll(stop);

    test('an adjustment waits all the same', async () => {
      await propose('postAdjustment', { input: await createAdjustment() });
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
      expect((await admin.send('postAdjustment', { input: { ...(await createAdjustment()), ...change } })).code).toBe(
        code,
      );
    });

    test('only an adjustment is reversed by hand', async () => {
      await pay();
      const { items } = await admin.send('adminLedgerEntries', { kind: 'payment' }, 'items { id }');
      expect((await admin.send('reverseAdjustment', { entryId: items[0].id })).code).toBe('CONFLICT');
    });
  });
});
