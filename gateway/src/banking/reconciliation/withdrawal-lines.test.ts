import { centsToText, getDepositReference, ledgerAccounts, parseSignedCents, today } from '@cimiento/contracts';
import { randomUUID } from 'node:crypto';
import type { Actor } from '../../platform/request/actor';
import type { Services } from '../../services';
import { LedgerEntry } from '../../books/ledger/ledger-entry.entity';
import { verifyLedger } from '../../books/evidence/verify-ledger';
import {
  continueStatement,
  createActor,
  createTestGateway,
  databaseKinds,
  type TestGateway,
  exampleBankAccount,
  exampleCollectingAccount,
} from '../../testing';
import type { User } from '../../access/records/user.entity';
import { Withdrawal } from '../withdrawals/withdrawal.entity';
import type { BankStatementLine } from '../statements/bank-statement-line.entity';
import { everything } from '../../platform/request/reader';

describe.each(databaseKinds)('withdrawals on a statement on %s', (kind) => {
  let served: TestGateway;
  let services: Services;
  let admin: Actor;
  let owner: User;
  /** The first of them pays what is paid by hand. */
  let bankAccountIds: number[];

  beforeAll(async () => {
    served = await createTestGateway(kind, { demoData: false });
    ({ services } = served.gateway);
    admin = createActor((await served.fixtures.user('jefa', { role: 'admin' })).id);
    const create = (bank: string) => services.collectingAccounts.create({ ...exampleCollectingAccount, bank });
    bankAccountIds = [(await create('Banco Uno')).id, (await create('Banco Dos')).id];
  });

  afterAll(() => served.close());

  beforeEach(async () => {
    owner = await served.fixtures.user(`persona-${randomUUID().slice(0, 8)}`);
    await services.bankAccounts.save(owner, exampleBankAccount, createActor(owner.id));
    await post([{ amount: '500.00', reference: getDepositReference(owner.id) }]);
  });

  afterEach(async () => expect(await verifyLedger(served.gateway.database.reader)).toEqual([]));

  async function post(lines: { amount: string; reference?: string | null }[], bank = 0): Promise<BankStatementLine[]> {
    const statement = await continueStatement(
      served.gateway.database.reader,
      bankAccountIds[bank] ?? 0,
      lines.map(({ amount, reference = null }) => ({
        ...{ bookedOn: today(), amount, reference },
        description: `MOVIMIENTO ${randomUUID().slice(0, 8)}`,
      })),
    );
    return (await services.reconciliation.post(statement, admin)).lines;
  }

  const request = async (status: 'requested' | 'approved' | 'paid' | 'returned') => {
    const by = createActor(owner.id);
    const { id, reference } = await services.withdrawals.request(owner, { amount: '120.50' }, by);
    if (status !== 'requested') await services.withdrawalApprovals.approve(id, admin);
    if (status === 'paid' || status === 'returned')
      await services.withdrawalsAdmin.pay(id, { paidOn: '2026-02-03', bankReference: 'TRF-77' }, admin);
    if (status === 'returned') await services.withdrawalsAdmin.returnPaid(id, { reason: 'Cuenta cerrada' }, admin);
    return { id, reference };
  };
  const get = (id: number) => served.gateway.database.reader.findOneByOrFail(Withdrawal, { id });
  const getBalance = async () => {
    const { available, held } = await services.balance.getOwn(owner);
    return [available, held];
  };
  const countEntries = (sourceId: number) =>
    served.gateway.database.reader.countBy(LedgerEntry, { sourceKind: 'withdrawal', sourceId });
  /** The ledger balance of a bank account, in cents. */
  const getBank = async (bank: number) => {
    const { code } = ledgerAccounts.bank(bankAccountIds[bank] ?? 0);
    const { accounts } = await services.ledgerBooks.getTrialBalance();
    return -parseSignedCents(accounts.find((row) => row.code === code)?.balance ?? '0.00');
  };

  test('a debit with the reference and amount of an approved one pays it, until it is undone', async () => {
    const { id, reference } = await request('approved');
    const [line] = await post([{ amount: '-120.50', reference }]);
    expect(line).toMatchObject({ status: 'matched', withdrawalId: id, userId: null });
    expect(await get(id)).toMatchObject({ status: 'paid', paidOn: today(), bankLineId: line?.id });
    expect(await getBalance()).toEqual(['379.50', '0.00']);
    expect(await services.reconciliation.undoMatch(line?.id ?? 0, admin)).toMatchObject({ status: 'suspense' });
    expect(await get(id)).toMatchObject({ status: 'approved', paidOn: null, bankLineId: null });
    expect(await getBalance()).toEqual(['379.50', '120.50']);
    await services.reconciliation.match(line?.id ?? 0, { withdrawalId: id }, admin);
  });

  test('a debit without an approved withdrawal waits in suspense until a person assigns it to one', async () => {
    const { id, reference } = await request('requested');
    const [early, short] = await post([
      { amount: '-120.50', reference },
      { amount: '-120.49', reference },
    ]);
    expect([early?.status, short?.status]).toEqual(['suspense', 'suspense']);
    expect(await getBalance()).toEqual(['379.50', '120.50']);
    await services.withdrawalApprovals.approve(id, admin);
    expect(await services.bankLines.listCandidates(everything, early?.id ?? 0)).toMatchObject([{ withdrawalId: id }]);
    await expect(services.reconciliation.match(short?.id ?? 0, { withdrawalId: id }, admin)).rejects.toMatchObject({
      extensions: { code: 'CONFLICT' },
    });
    await services.reconciliation.match(early?.id ?? 0, { withdrawalId: id }, admin);
    expect(await get(id)).toMatchObject({ status: 'paid', bankLineId: early?.id });
  });

  test('the debit and the credit of one that was paid and returned by hand post nothing more', async () => {
    const { id, reference } = await request('returned');
    const [entries, bank] = [await countEntries(id), await getBank(0)];
    const lines = await post([
      { amount: '-120.50', reference },
      { amount: '120.50', reference },
    ]);
    expect(lines.map(({ status, withdrawalId }) => [status, withdrawalId])).toEqual([
      ['matched', id],
      ['matched', id],
    ]);
    expect(await get(id)).toMatchObject({
      status: 'returned',
      reason: 'Cuenta cerrada',
      bankLineId: lines[0]?.id,
      returnLineId: lines[1]?.id,
    });
    expect([await countEntries(id), await getBank(0)]).toEqual([entries, bank]);
    expect(await getBalance()).toEqual(['500.00', '0.00']);
    const [again] = await post([{ amount: '120.50', reference }]);
    expect(again?.status).toBe('suspense');
  });

  test.each([
    ['the debit first', [-12_050, 12_050]],
    ['the credit first', [12_050, -12_050]],
  ])('on another account than by hand they move the ledger there, %s', async (_order, amounts) => {
    const { reference } = await request('returned');
    const before = [await getBank(0), await getBank(1)];
    for (const cents of amounts) await post([{ amount: centsToText(cents), reference }], 1);
    expect([await getBank(0), await getBank(1)]).toEqual(before);
  });

  test('a transfer pays its order also when its investor owes something', async () => {
    const project = await served.fixtures.project();
    const input = { projectId: project.id, amount: 1000, fundedFrom: 'transfer', acceptedRisks: true };
    const order = await services.orders.place(owner, input, createActor(owner.id));
    const [deposit] = await post([{ amount: '40.00', reference: getDepositReference(owner.id) }]);
    await request('approved');
    const holder = await served.fixtures.investment(owner, project, { amount: 1000 });
    const payment = await services.paymentsAdmin.create(
      {
        ...{ investmentId: holder.id, userId: owner.id, projectId: project.id, amount: '900.00' },
        ...{ paymentDate: '2026-02-01', period: '2026-01', status: 'paid' },
      },
      admin,
    );
    const by = createActor(owner.id);
    await services.withdrawals.request(owner, { amount: '1300.00' }, by);
    await services.paymentsAdmin.delete(payment.id, admin);
    expect((await getBalance())[0]).toBe('-880.50');
    const [line] = await post([{ amount: '1000.00', reference: order.reference }]);
    expect(line).toMatchObject({ status: 'matched', orderId: order.id });
    expect((await getBalance())[0]).toBe('-880.50');
    expect(deposit?.status).toBe('matched');
  });
});
