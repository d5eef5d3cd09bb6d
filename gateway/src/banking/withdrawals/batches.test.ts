import { randomUUID } from 'node:crypto';
import { parseSignedCents, today, withdrawalMessages } from '@cimiento/contracts';
import { AuditEntry } from '../../access/records/audit-entry.entity';
import { LedgerEntry } from '../../books/ledger/ledger-entry.entity';
import { sha256 } from '../../platform/sha256';
import { databaseKinds, exampleBankAccount, fixturePassword } from '../../testing';
import { BankDesk, bankOperations } from '../../testing/bank-desk';
import { WithdrawalBatch } from './withdrawal-batch.entity';
import { Withdrawal } from './withdrawal.entity';

const batch = 'id number total state withdrawals withdrawalIds readAt';
const operations = {
  saveAccount: 'mutation ($input: BankAccountInput!) { saveBankAccount(input: $input) { accountNumber } }',
  request: 'mutation ($input: WithdrawalInput!) { requestWithdrawal(input: $input) { id } }',
  approve: 'mutation ($id: Int!) { approveWithdrawal(id: $id) { id status } }',
  unapprove: 'mutation ($id: Int!) { unapproveWithdrawal(id: $id) { id status } }',
  pay: 'mutation ($id: Int!, $input: WithdrawalPaymentInput!) { payWithdrawal(id: $id, input: $input) { status } }',
  giveBack: 'mutation ($id: Int!) { returnWithdrawal(id: $id, input: { reason: "El banco lo devolvió" }) { status } }',
  create: `mutation ($input: WithdrawalBatchInput) { createWithdrawalBatch(input: $input) { ${batch} } }`,
  remove: `mutation ($id: Int!, $ids: [Int!]!) { removeFromWithdrawalBatch(id: $id, input: { withdrawalIds: $ids }) { ${batch} } }`,
  cancel: `mutation ($id: Int!) { cancelWithdrawalBatch(id: $id) { ${batch} } }`,
  payBatch: `mutation ($id: Int!, $input: WithdrawalBatchPaymentInput!) { payWithdrawalBatch(id: $id, input: $input) { ${batch} } }`,
  candidates: 'query ($id: Int!) { bankLineCandidates(id: $id) { batchId label reasons withdrawals { id } } }',
};
const payment = { paidOn: '2026-02-03', bankReference: 'TRF-77' };

describe.each(databaseKinds)('files of withdrawals on %s', (kind) => {
  const desk = BankDesk.serve(kind);

  beforeEach(async () => {
    await desk.served.fixtures.deposit(desk.owner, 1000);
    await send(operations.saveAccount, { input: exampleBankAccount }, desk.investor);
  });

  /** The result of an operation, or the facts of its error. */
  async function send(query: string, variables: object = {}, client = desk.admin) {
    const { data, errors } = await client.graphql(query, { ...variables });
    return errors ? { ...errors[0]?.extensions, message: errors[0]?.message } : data && Object.values(data)[0];
  }
  /** Ids of approved withdrawals of these amounts. */
  const approveAll = async (...amounts: string[]): Promise<number[]> => {
    const ids: number[] = [];
    for (const amount of amounts) {
      const { id } = await send(operations.request, { input: { amount } }, desk.investor);
      await send(operations.approve, { id });
      ids.push(id);
    }
    return ids;
  };
  const create = async (withdrawalIds: number[]) => send(operations.create, { input: { withdrawalIds } });
  const getStatus = async (id: number) => {
    const row = await desk.reader.findOneByOrFail(Withdrawal, { id });
    return [row.status, row.batchId];
  };
  const getBatch = (id: number) => desk.reader.findOneByOrFail(WithdrawalBatch, { id });
  const getBalance = async () =>
    (await desk.investor.graphql('{ myBalance { available held } }')).data?.myBalance as object;
  const postDebit = async (amount: string, description = 'PAGO MASIVO') =>
    Number((await desk.send([{ amount, description }])).lines[0].id);
  const match = (id: number, input: object) => desk.ask(bankOperations.match, { id, input });
  const undo = (id: number) => desk.ask(bankOperations.undo, { id });

  test('a wrong approval is taken back while it is in no file, and its investor is told', async () => {
    const [id = 0] = await approveAll('100.00');
    expect(await send(operations.unapprove, { id })).toMatchObject({ status: 'requested' });
    expect((await desk.listNotices())[0]).toMatchObject({ kind: 'withdrawal_unapproved' });
    expect(await getBalance()).toEqual({ available: '900.00', held: '100.00' });
    expect(await send(operations.unapprove, { id })).toMatchObject({
      message: withdrawalMessages.withdrawalNotUnapprovable,
    });
    await send(operations.approve, { id });
    expect((await desk.listNotices())[0]).toMatchObject({ kind: 'withdrawal_approved' });
    const { id: batchId } = await create([id]);
    expect(await send(operations.unapprove, { id })).toMatchObject({
      ...{ code: 'CONFLICT', status: 409 },
      message: withdrawalMessages.withdrawalBatched,
    });
    await send(operations.cancel, { id: batchId });
    expect(await send(operations.unapprove, { id })).toMatchObject({ status: 'requested' });
  });

  test('a file takes the given withdrawals, and refuses one that is unknown or in a file already', async () => {
    const [one = 0, two = 0] = await approveAll('100.00', '50.25');
    expect(await create([one, 999_999])).toMatchObject({ code: 'CONFLICT', message: withdrawalMessages.batchUnknown });
    const made = await create([one]);
    expect(made).toMatchObject({ number: made.id, state: 'open', total: '100.00', withdrawalIds: [one] });
    expect(await create([one, two])).toMatchObject({ code: 'CONFLICT' });
    expect(await getStatus(two)).toEqual(['approved', null]);
    const { data } = await desk.admin.graphql('{ payableWithdrawals { id } }');
    expect(data?.payableWithdrawals).toEqual([{ id: two }]);
    expect(await send(operations.create)).toMatchObject({ withdrawalIds: [two] });
    expect(await send(operations.create)).toMatchObject({ message: withdrawalMessages.withdrawalNothingToPay });
  });

  test('a removal makes the file anew, and removing the last withdrawal cancels it', async () => {
    const [one = 0, two = 0] = await approveAll('100.00', '50.25');
    const made = await create([one, two]);
    const first = await getBatch(made.id);
    const smaller = await send(operations.remove, { id: made.id, ids: [one] });
    expect(smaller).toMatchObject({ total: '50.25', withdrawals: 1, withdrawalIds: [two], state: 'open' });
    const { content, sha256: hash } = await getBatch(made.id);
    expect(hash).toBe(sha256(content));
    expect(content.split('\r\n')).toHaveLength(first.content.split('\r\n').length - 1);
    expect(await getStatus(one)).toEqual(['approved', null]);
    expect(await send(operations.remove, { id: made.id, ids: [one] })).toMatchObject({
      message: withdrawalMessages.batchForeign,
    });
    expect(await send(operations.remove, { id: made.id, ids: [two] })).toMatchObject({
      ...{ state: 'cancelled', total: '0.00', withdrawalIds: [] },
    });
    for (const query of [operations.cancel, operations.payBatch])
      expect(await send(query, { id: made.id, input: payment })).toMatchObject({
        message: withdrawalMessages.batchClosed,
      });
  });

  test('a file is paid by hand except for some, each with its own entry, notice and audit entry', async () => {
    const ids = await approveAll('100.00', '50.25', '10.00');
    const { id } = await create(ids);
    const { reader } = desk.served.gateway.database;
    const count = () => reader.countBy(AuditEntry, { entity: 'withdrawal' });
    const before = await count();
    const except = ids.slice(2);
    const paid = await send(operations.payBatch, { id, input: { ...payment, except } });
    expect(paid).toMatchObject({ state: 'paid', total: '150.25', withdrawalIds: ids.slice(0, 2) });
    expect(await getStatus(ids[2] ?? 0)).toEqual(['approved', null]);
    expect(await getBalance()).toEqual({ available: '839.75', held: '10.00' });
    expect((await desk.listNotices()).filter((notice) => notice.kind === 'withdrawal_paid')).toHaveLength(2);
    expect(await count()).toBe(before + 3);
    expect(await send(operations.payBatch, { id, input: payment })).toMatchObject({ code: 'CONFLICT' });
  });

  test('a file in which one is paid by itself is open until the last one is, and not cancelled', async () => {
    const [one = 0, two = 0] = await approveAll('100.00', '50.25');
    const { id } = await create([one, two]);
    await send(operations.pay, { id: one, input: payment });
    expect((await getBatch(id)).state).toBe('open');
    expect(await send(operations.cancel, { id })).toMatchObject({ message: withdrawalMessages.batchPaidRow });
    expect(await send(operations.payBatch, { id, input: { ...payment, except: [two] } })).toMatchObject({
      message: withdrawalMessages.batchNothingLeft,
    });
    await send(operations.pay, { id: two, input: payment });
    expect((await getBatch(id)).state).toBe('paid');
  });

  test('a debit of the total is a candidate for the file, pays it, and is undone', async () => {
    const ids = await approveAll('100.00', '50.25');
    const { id } = await create(ids);
    const line = await postDebit('-150.25');
    expect((await send(operations.candidates, { id: line }))[0]).toEqual({
      ...{ batchId: id, label: `Lote ${id} de 2 retiros por $150.25`, reasons: ['Mismo total'] },
      withdrawals: ids.map((one) => ({ id: one })),
    });
    expect(await match(line, { batchId: id })).toMatchObject({ status: 'matched' });
    expect(await match(line, { batchId: id })).toMatchObject({ status: 'matched' });
    expect(await getBatch(id)).toMatchObject({ state: 'paid', bankLineId: line });
    const { reader } = desk.served.gateway.database;
    for (const sourceId of ids) {
      expect(await reader.countBy(LedgerEntry, { sourceKind: 'withdrawal', sourceId })).toBe(2);
      expect(await reader.findOneBy(Withdrawal, { id: sourceId })).toMatchObject({ status: 'paid', paidOn: desk.day });
    }
    expect(await getBalance()).toEqual({ available: '849.75', held: '0.00' });
    expect(await undo(line)).toMatchObject({ status: 'suspense' });
    expect(await getBatch(id)).toMatchObject({ state: 'open', bankLineId: null });
    expect(await Promise.all(ids.map(getStatus))).toEqual(ids.map(() => ['approved', id]));
    expect(await getBalance()).toEqual({ available: '849.75', held: '150.25' });
    expect((await desk.listNotices()).slice(0, 2)).toMatchObject([
      { kind: 'withdrawal_unpaid' },
      { kind: 'withdrawal_unpaid' },
    ]);
    expect(await match(line, { batchId: id })).toMatchObject({ status: 'matched' });
    expect((await desk.listNotices())[0]).toMatchObject({ kind: 'withdrawal_paid' });
  });

  test('a debit pays a file without those that are excepted, and nothing else of another sum', async () => {
    const [one = 0, two = 0] = await approveAll('100.00', '50.25');
    const { id } = await create([one, two]);
    const line = await postDebit('-100.00', `PAGO MASIVO Lote ${id}`);
    expect((await send(operations.candidates, { id: line }))[0]).toMatchObject({
      batchId: id,
      reasons: ['El texto nombra el lote'],
    });
    expect(await match(line, { batchId: id })).toMatchObject({ code: 'CONFLICT' });
    expect(await match(line, { batchId: id, except: [999_999] })).toMatchObject({ code: 'CONFLICT' });
    expect(await match(line, { withdrawalId: one, except: [two] })).toMatchObject({ code: 'VALIDATION_FAILED' });
    expect((await getBatch(id)).state).toBe('open');
    await match(line, { batchId: id, except: [two] });
    expect(await getBatch(id)).toMatchObject({ state: 'paid', total: '100.00' });
    expect(await getStatus(two)).toEqual(['approved', null]);
    const credit = Number((await desk.send([{ amount: '50.25' }])).lines[0].id);
    expect(await match(credit, { batchId: id })).toMatchObject({ code: 'CONFLICT' });
    expect(await match(await postDebit('-100.00'), { batchId: id })).toMatchObject({ code: 'CONFLICT' });
  });

  test('the debit of a file that was paid by hand posts nothing more, also when it is undone', async () => {
    const ids = await approveAll('100.00', '50.25');
    const { id } = await create(ids);
    await send(operations.payBatch, { id, input: payment });
    const bank = async () => parseSignedCents((await desk.getReport()).ledgerBalance);
    const line = await postDebit('-150.25');
    const before = await bank();
    await match(line, { batchId: id });
    // The debit leaves suspense, and the payments move from the first account to the desk's.
    expect(await bank()).toBe(before);
    expect(await undo(line)).toMatchObject({ status: 'suspense' });
    expect(await bank()).toBe(before);
    expect(await getBatch(id)).toMatchObject({ state: 'paid', bankLineId: null });
    expect(await Promise.all(ids.map(getStatus))).toEqual(ids.map(() => ['paid', id]));
  });

  test('the match of a single withdrawal is undone into its file, and its return too', async () => {
    const [one = 0] = await approveAll('100.00');
    const { id } = await create([one]);
    const line = await postDebit('-100.00');
    await match(line, { withdrawalId: one });
    expect((await getBatch(id)).state).toBe('paid');
    const statementId = (await desk.admin.graphql('{ bankStatements(descending: true, limit: 1) { id } }')).data
      ?.bankStatements[0].id;
    expect(await desk.sendVoid(statementId)).toMatchObject({ code: 'CONFLICT' });
    const credit = Number((await desk.send([{ amount: '100.00' }])).lines[0].id);
    await match(credit, { withdrawalId: one });
    expect(await getBalance()).toEqual({ available: '1000.00', held: '0.00' });
    expect(await undo(line)).toMatchObject({ code: 'CONFLICT' });
    await undo(credit);
    expect(await getStatus(one)).toEqual(['paid', id]);
    expect((await desk.listNotices())[0]).toMatchObject({ kind: 'withdrawal_unreturned' });
    await undo(line);
    expect(await getStatus(one)).toEqual(['approved', id]);
    expect((await getBatch(id)).state).toBe('open');
    expect(await getBalance()).toEqual({ available: '900.00', held: '100.00' });
    expect(await desk.sendVoid(statementId)).toMatchObject({ id: statementId });
  });

  test('a return that was recorded by hand stays when its line is undone, whatever its reason', async () => {
    const [one = 0] = await approveAll('100.00');
    await send(operations.pay, { id: one, input: payment });
    await send(operations.giveBack, { id: one });
    const credit = Number((await desk.send([{ amount: '100.00' }])).lines[0].id);
    await match(credit, { withdrawalId: one });
    await undo(credit);
    expect(await getStatus(one)).toEqual(['returned', null]);
    await match(credit, { withdrawalId: one });
    expect(await getBalance()).toEqual({ available: '1000.00', held: '0.00' });
  });

  test('of two administrators who pay a file at once, one pays it', async () => {
    const ids = await approveAll('100.00', '50.25', '10.00');
    const { id } = await create(ids);
    const name = `jefe-${randomUUID().slice(0, 8)}`;
    await desk.served.fixtures.user(name, { role: 'admin' });
    const clients = [desk.admin, await desk.served.signedIn(name, fixturePassword)];
    const answers = await Promise.all(
      clients.map((client) => send(operations.payBatch, { id, input: { ...payment, paidOn: today() } }, client)),
    );
    expect(answers.map(({ state, code }) => state ?? code).sort()).toEqual(['CONFLICT', 'paid']);
    expect(await getBalance()).toEqual({ available: '839.75', held: '0.00' });
  });

  test('a withdrawal that is removed while its file is paid is either paid or in no file', async () => {
    const [one = 0, two = 0] = await approveAll('100.00', '50.25');
    const { id } = await create([one, two]);
    const answers = await Promise.all([
      send(operations.payBatch, { id, input: payment }),
      send(operations.remove, { id, ids: [one] }),
      send(operations.pay, { id: two, input: payment }),
    ]);
    expect(answers.every(({ code }) => code === undefined || code === 'CONFLICT')).toBe(true);
    expect([
      ['approved', null],
      ['paid', id],
    ]).toContainEqual(await getStatus(one));
    expect(await getStatus(two)).toEqual(['paid', id]);
    expect((await getBatch(id)).state).toBe('paid');
  });
});
