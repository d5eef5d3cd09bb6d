import { getDepositReference } from '@cimiento/contracts';
import { randomUUID } from 'node:crypto';
import { CollectingAccount } from '../bank-accounts/collecting-account.entity';
import { verifyLedger } from '../ledger/verify-ledger';
import { Order } from '../orders/order.entity';
import { createTestGateway, databaseKinds, fixturePassword, type TestClient, type TestGateway } from '../testing';
import type { User } from '../users/user.entity';
import { BankStatementLine } from './bank-statement-line.entity';

const line = 'id bookedOn amount status userId orderId withdrawalId';
const post = `mutation ($input: BankStatementInput!) { postBankStatement(input: $input) { id new known matched suspense lines { ${line} } } }`;
const preview = `mutation ($input: BankStatementInput!) { previewBankStatement(input: $input) { new known matched suspense lines { amount status userId orderId target } } }`;
const match = `mutation ($id: Int!, $input: BankLineMatchInput!) { matchBankLine(id: $id, input: $input) { ${line} } }`;
const undo = `mutation ($id: Int!) { undoBankLineMatch(id: $id) { ${line} } }`;
const placeOrder =
  'mutation ($input: OrderInput!) { placeOrder(input: $input) { id number reference amount projectId } }';
const report =
  '{ bankReconciliations { bankAccountId statementBalance statementDay ledgerBalance difference suspense } }';

type Line = { bookedOn?: string; amount: string; description?: string | null; reference?: string | null };

describe.each(databaseKinds)('reconciliation on %s', (kind) => {
  let served: TestGateway;
  let admin: TestClient;
  let investor: TestClient;
  let owner: User;
  let bankAccountId: number;
  let surname: string;

  beforeAll(async () => {
    served = await createTestGateway(kind, { demoData: false });
    await served.fixtures.user('jefa', { role: 'admin' });
    admin = await served.signedIn('jefa', fixturePassword);
  });

  afterAll(() => served.close());

  beforeEach(async () => {
    surname = `Q${randomUUID().replace(/[^a-f]/g, '')}${randomUUID().replace(/[^a-f]/g, '')}`;
    owner = await served.fixtures.user(`persona-${randomUUID().slice(0, 8)}`, {
      fullName: `Rosa ${surname}`,
    });
    investor = await served.signedIn(owner.username, fixturePassword);
    const account = await served.gateway.services.collectingAccounts.create({
      bank: `Banco ${randomUUID().slice(0, 8)}`,
      accountType: 'checking',
      accountNumber: '0100204587',
      holderName: 'Fideicomiso',
      holderIdNumber: '1793201547001',
    });
    bankAccountId = account.id;
  });

  afterEach(async () => expect(await verifyLedger(served.gateway.database.reader)).toEqual([]));

  const reader = () => served.gateway.database.reader;
  const toInput = (lines: Line[], openingBalance = '0.00') => {
    const closing = lines.reduce((sum, { amount }) => sum + Number(amount), Number(openingBalance));
    return {
      bankAccountId,
      openingBalance,
      closingBalance: closing.toFixed(2),
      lines: lines.map((values) => ({ bookedOn: '2026-01-15', description: null, reference: null, ...values })),
    };
  };
  const send = async (lines: Line[], openingBalance?: string) => {
    const { data, errors } = await admin.graphql(post, { input: toInput(lines, openingBalance) });
    expect(errors).toBeUndefined();
    return data?.postBankStatement;
  };
  const reserve = async (amount = 1000) => {
    const { id } = await served.fixtures.project();
    const input = { projectId: id, amount, acceptedRisks: true };
    return (await investor.graphql(placeOrder, { input })).data?.placeOrder;
  };
  const getBalance = async () => (await investor.graphql('{ myBalance { available } }')).data?.myBalance.available;
  const getStatus = async (id: number) => (await reader().findOneByOrFail(Order, { id })).status;
  const getReport = async () =>
    (await admin.graphql(report)).data?.bankReconciliations.find(
      (row: { bankAccountId: number }) => row.bankAccountId === bankAccountId,
    );

  test('matches orders by reference and amount, deposits by the investor, and leaves the rest in suspense', async () => {
    const order = await reserve(2000);
    const other = await reserve(3000);
    const lines: Line[] = [
      { amount: '2000.00', description: `transf ${order.reference.toLowerCase()}` },
      { amount: '2999.99', reference: other.reference },
      { amount: '125.50', reference: getDepositReference(owner.id) },
      { amount: '40.00', description: 'DEPOSITO EN EFECTIVO' },
      { amount: '-10.25', description: 'COMISION' },
      { amount: '0.00', description: 'SALDO ANTERIOR' },
    ];
    const input = toInput(lines);
    const seen = (await admin.graphql(preview, { input })).data?.previewBankStatement;
    expect(seen).toMatchObject({ new: 6, known: 0, matched: 2, suspense: 3 });
    expect(seen.lines.map(({ target }: { target: string | null }) => target)).toEqual([
      `Orden ${order.number} de ${owner.fullName}`,
      null,
      `Saldo de ${owner.fullName}`,
      ...[null, null, null],
    ]);
    expect(await getStatus(order.id)).toBe('reserved');
    const posted = await send(lines);
    expect(posted).toMatchObject({ new: 6, known: 0, matched: 2, suspense: 3 });
    expect(posted.lines).toMatchObject([
      { amount: '2000.00', status: 'matched', orderId: order.id, userId: owner.id },
      { amount: '2999.99', status: 'suspense', orderId: null },
      { amount: '125.50', status: 'matched', userId: owner.id, orderId: null },
      { amount: '40.00', status: 'suspense' },
      { amount: '-10.25', status: 'suspense' },
      { amount: '0.00', status: 'ignored' },
    ]);
    expect([await getStatus(order.id), await getStatus(other.id)]).toEqual(['paid', 'reserved']);
    expect(await getBalance()).toBe('125.50');
    expect(await getReport()).toEqual({
      bankAccountId,
      statementBalance: '5155.24',
      statementDay: '2026-01-15',
      ledgerBalance: '5155.24',
      difference: '0.00',
      suspense: 3,
    });
  });

  test('importing the same file again, or one that overlaps, adds only what is new; equal lines of one file are two', async () => {
    const twice = { amount: '10.00', description: 'IGUAL' };
    expect(await send([twice, twice])).toMatchObject({ new: 2, known: 0 });
    expect(await send([twice, twice])).toMatchObject({ new: 0, known: 2, lines: [] });
    expect(await send([twice, twice, twice, { amount: '5.00' }])).toMatchObject({ new: 2, known: 2 });
    expect(await reader().countBy(BankStatementLine, { bankAccountId })).toBe(4);
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => admin.graphql(post, { input: toInput([{ amount: '7.00' }]) })),
    );
    expect(answers.map(({ data }) => data?.postBankStatement.new).sort()).toEqual([0, 0, 0, 0, 1]);
  });

  test('refuses a statement that does not add up, in the preview too, and an unknown account', async () => {
    const input = { ...toInput([{ amount: '10.00' }]), closingBalance: '10.01' };
    for (const mutation of [preview, post])
      expect((await admin.graphql(mutation, { input })).errors?.[0]?.extensions).toMatchObject({
        code: 'VALIDATION_FAILED',
        errors: { closingBalance: expect.stringContaining('$0.01') },
      });
    expect(
      (await admin.graphql(post, { input: { ...toInput([{ amount: '1.00' }]), bankAccountId: 999_999 } })).errors?.[0]
        ?.extensions,
    ).toMatchObject({ code: 'NOT_FOUND' });
    expect((await investor.graphql(post, { input })).errors?.[0]?.extensions).toMatchObject({ code: 'FORBIDDEN' });
    expect(await reader().countBy(BankStatementLine, { bankAccountId })).toBe(0);
  });

  test('two lines for one order pay it once', async () => {
    const order = await reserve();
    const paid = { amount: '1000.00', reference: order.reference };
    expect(await send([paid, paid])).toMatchObject({ matched: 1, suspense: 1 });
    expect(await send([{ ...paid, bookedOn: '2026-01-16' }], '2000.00')).toMatchObject({ matched: 0, suspense: 1 });
    expect(await getBalance()).toBe('0.00');
  });

  test('a person assigns a line to a balance or an order, and undoes it by reversal', async () => {
    const order = await reserve();
    const { lines } = await send([
      { amount: '1000.00', description: `${surname.toUpperCase()} ROSA` },
      { amount: '-5.00' },
    ]);
    const [{ id }, debit] = lines;
    const list = 'query ($id: Int!) { bankLineCandidates(id: $id) { orderId userId score } }';
    const candidates = (await admin.graphql(list, { id })).data?.bankLineCandidates;
    expect(candidates[0]).toMatchObject({ orderId: order.id, score: 80 });
    expect(candidates).toContainEqual({ orderId: null, userId: owner.id, score: 30 });
    const assign = (input: object, lineId = id) => admin.graphql(match, { id: lineId, input });
    const code = async (input: object, lineId?: number) =>
      (await assign(input, lineId)).errors?.[0]?.extensions?.['code'];
    expect(await code({})).toBe('VALIDATION_FAILED');
    expect(await code({ userId: 1, orderId: 1 })).toBe('VALIDATION_FAILED');
    for (const target of [{ userId: 999_999 }, { orderId: 999_999 }, { withdrawalId: 999_999 }])
      expect(await code(target)).toBe('NOT_FOUND');
    expect(await code({ userId: owner.id }, debit.id)).toBe('CONFLICT');

    expect((await assign({ userId: owner.id })).data?.matchBankLine).toMatchObject({ status: 'matched' });
    expect((await assign({ userId: owner.id })).data?.matchBankLine).toMatchObject({ status: 'matched' });
    expect(await code({ orderId: order.id })).toBe('CONFLICT');
    expect(await getBalance()).toBe('1000.00');
    for (let time = 0; time < 2; time += 1)
      expect((await admin.graphql(undo, { id })).data?.undoBankLineMatch).toMatchObject({
        status: 'suspense',
        userId: null,
      });
    expect(await getBalance()).toBe('0.00');

    expect((await assign({ orderId: order.id })).data?.matchBankLine).toMatchObject({ orderId: order.id });
    expect(await getStatus(order.id)).toBe('paid');
    expect((await admin.graphql(undo, { id })).errors).toBeUndefined();
    expect(await getStatus(order.id)).toBe('cancelled');
    expect(await getBalance()).toBe('0.00');
    expect(await code({ orderId: order.id })).toBe('CONFLICT');
    expect((await getReport()).difference).toBe('0.00');
  });

  test("keeps the columns of each bank's file", async () => {
    const save =
      'mutation ($id: Int!, $input: StatementMappingInput!) { saveStatementMapping(bankAccountId: $id, input: $input) }';
    const input = { date: 'Fecha', dayOrder: 'dmy', credit: 'Crédito', debit: 'Débito' };
    expect((await admin.graphql(save, { id: bankAccountId, input })).data?.saveStatementMapping).toBe(true);
    const { data } = await admin.graphql('query ($id: Int!) { statementMapping(bankAccountId: $id) }', {
      id: bankAccountId,
    });
    expect(JSON.parse(data?.statementMapping)).toMatchObject({ ...input, amount: null });
    expect(await reader().countBy(CollectingAccount, { id: bankAccountId })).toBe(1);
  });
});
