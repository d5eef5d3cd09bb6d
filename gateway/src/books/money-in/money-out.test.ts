import { randomUUID } from 'node:crypto';
import { getDepositReference } from '@cimiento/contracts';
import { ApprovalRequest } from '../../access/records/approval-request.entity';
import { BankStatementLine } from '../../banking/statements/bank-statement-line.entity';
import { BankStatement } from '../../banking/statements/bank-statement.entity';
import { Withdrawal } from '../../banking/withdrawals/withdrawal.entity';
import { databaseKinds, exampleBankAccount, type TestClient } from '../../testing';
import { BankDesk, bankOperations } from '../../testing/bank-desk';
import { verifyLedger } from '../evidence/verify-ledger';

const approve = 'mutation ($id: Int!) { approveRequest(id: $id) { status } }';
const addRule = 'mutation ($input: BankRuleInput!) { createBankRule(input: $input) { id } }';
const createKey = 'mutation ($input: ApiKeyInput!) { createApiKey(input: $input) { key } }';
const withdraw = 'mutation { requestWithdrawal(input: { amount: "150.00" }) { id reference } }';
const saveAccount = 'mutation ($input: BankAccountInput!) { saveBankAccount(input: $input) { bank } }';

describe.each(databaseKinds)('debits of the bank without a withdrawal on %s', (kind) => {
  const desk = BankDesk.serve(kind, { config: { approvals: 'required' } });
  let admin: TestClient;
  let other: TestClient;

  // New administrators for each test: what one assigned counts for 30 days.
  beforeEach(async () => {
    const names = ['a', 'b'].map((letter) => `${letter}${randomUUID().slice(0, 8)}`);
    admin = await desk.served.signedInAdmin(names[0]);
    other = await desk.served.signedInAdmin(names[1]);
    Object.assign(desk, { admin });
  });

  const send = async (query: string, variables: object, client = admin) => {
    const { data, errors } = await client.graphql(query, { ...variables });
    return errors?.[0]?.extensions ?? (data && Object.values(data)[0]);
  };
  const match = (id: number, input: object) => send(bankOperations.match, { id, input });
  const debit = async (amount: string, more: object = {}): Promise<number> =>
    (await desk.send([{ amount, description: `DEBITO ${randomUUID()}`, ...more }])).lines[0].id;
  const getLine = (id: number) => desk.reader.findOneByOrFail(BankStatementLine, { id });
  const confirm = async (statementId: number) => {
    const { approvalId } = await desk.reader.findOneByOrFail(BankStatement, { id: statementId });
    expect(await send(approve, { id: approvalId }, other)).toEqual({ status: 'approved' });
  };

  test('debits are free together up to the limit in 30 days, and then wait', async () => {
    expect(await match(await debit('-120.00'), { purpose: 'bank_fee' })).toMatchObject({ status: 'matched' });
    expect(await match(await debit('-80.00'), { purpose: 'not_ours' })).toMatchObject({ status: 'matched' });
    const id = await debit('-0.01');
    const refused = await match(id, { purpose: 'interest' });
    expect(refused).toMatchObject({ code: 'APPROVAL_PENDING', status: 202 });
    const request = await desk.reader.findOneByOrFail(ApprovalRequest, { id: refused.approvalId });
    expect(request).toMatchObject({ kind: 'money_out', subject: `bankLine:${id}` });
    expect(await getLine(id)).toMatchObject({ status: 'suspense' });
    expect(await send(approve, { id: refused.approvalId }, other)).toEqual({ status: 'approved' });
    expect(await getLine(id)).toMatchObject({ status: 'matched', purpose: 'interest' });
  });

  test('debits ask whatever they are called, and a credit of the bank does not', async () => {
    const { id: projectId } = await desk.served.fixtures.project();
    const deposit = await desk.send([{ amount: '500.00', reference: getDepositReference(desk.owner.id) }]);
    const bankAccountId = await BankDesk.createAccount(desk.served);
    const targets = [
      { purpose: 'bank_fee' },
      { purpose: 'interest' },
      { purpose: 'not_ours' },
      { purpose: 'own_transfer', bankAccountId },
      { purpose: 'reversal', lineId: deposit.lines[0].id },
      { purpose: 'rent', projectId },
    ];
    for (const [index, target] of targets.entries()) {
      // The deposit that a reversal takes back has its amount.
      const id = await debit(target.purpose === 'reversal' ? '-500.00' : `-60${index}.00`);
      expect([target, (await match(id, target)).code]).toEqual([target, 'APPROVAL_PENDING']);
    }
    expect(await match(await debit('500.00'), { purpose: 'interest' })).toMatchObject({ status: 'matched' });
  });

  test('a transfer whose other side another statement shows is free', async () => {
    const own = { purpose: 'own_transfer', bankAccountId: desk.bankAccountId };
    const there = await BankDesk.open(desk.served, admin);
    Object.assign(there, { day: desk.day });
    const received = await there.send([{ amount: '900.00', description: 'TRASPASO' }]);
    const id = await debit('-900.00');
    const target = { ...own, bankAccountId: there.bankAccountId };
    expect(await match(id, target)).toMatchObject({ code: 'APPROVAL_PENDING' });
    await confirm(received.id);
    const another = await debit('-900.00');
    expect(await match(another, target)).toMatchObject({ status: 'matched' });
    expect(await match(await debit('-900.00'), target)).toMatchObject({ code: 'APPROVAL_PENDING' });
  });

  test('the credit that made a transfer free is given to somebody else by two people', async () => {
    const there = await BankDesk.open(desk.served, admin);
    Object.assign(there, { day: desk.day });
    const deposits = ['UNO', 'DOS'].map((description) => ({ amount: '300.00', description }));
    const { id, lines } = await there.send(deposits);
    await confirm(id);
    const target = { purpose: 'own_transfer', bankAccountId: there.bankAccountId };
    expect(await match(await debit('-300.00'), target)).toMatchObject({ status: 'matched' });
    const toOwner = { userId: desk.owner.id };
    expect(await match(lines[0].id, toOwner)).toMatchObject({ status: 'matched' });
    expect(await match(lines[1].id, toOwner)).toMatchObject({ code: 'APPROVAL_PENDING' });
  });

  test('a line whose saved rule would ask waits in suspense with its own request', async () => {
    const text = `COSTO ${randomUUID()}`;
    await send(addRule, { input: { text, purpose: 'bank_fee' } });
    const posted = await desk.send([
      { amount: '-150.00', description: `${text} 1` },
      { amount: '-60.00', description: `${text} 2` },
    ]);
    expect(posted.lines.map(({ status }: { status: string }) => status)).toEqual(['matched', 'suspense']);
    const subject = `bankLine:${posted.lines[1].id}`;
    const request = await desk.reader.findOneByOrFail(ApprovalRequest, { subject, kind: 'money_out' });
    expect(await send(approve, { id: request.id }, other)).toEqual({ status: 'approved' });
    expect(await getLine(posted.lines[1].id)).toMatchObject({ status: 'matched', purpose: 'bank_fee' });
  });

  test('undoing one that settled a withdrawal always asks, and a key never does it', async () => {
    await desk.investor.graphql(saveAccount, { input: exampleBankAccount });
    await confirm((await desk.send([{ amount: '500.00', reference: getDepositReference(desk.owner.id) }])).id);
    const { id, reference } = await send(withdraw, {}, desk.investor);
    await desk.served.gateway.database.transaction((manager) =>
      manager.update(Withdrawal, { id }, { status: 'approved', decidedAt: new Date() }),
    );
    const line = await debit('-150.00', { reference });
    expect(await desk.reader.findOneByOrFail(Withdrawal, { id })).toMatchObject({ status: 'paid' });
    const refused = await send(bankOperations.undo, { id: line });
    expect(refused).toMatchObject({ code: 'APPROVAL_PENDING' });
    const scopes = ['ledger:write', 'ledger:read'];
    const { key } = await send(createKey, { input: { name: 'Banco', scopes, expiresAt: null } });
    const ask = async (query: string, variables: object) => {
      const headers = { authorization: `Bearer ${key}` };
      const { body } = await desk.served.client().request('POST', '/graphql', { query, variables }, headers);
      return body.errors?.[0]?.extensions?.code;
    };
    const undo = 'mutation ($id: Int!) { undoBankLineMatch(id: $id) { status } }';
    const assign =
      'mutation ($id: Int!, $input: BankLineMatchInput!) { matchBankLine(id: $id, input: $input) { status } }';
    expect(await ask(undo, { id: line })).toBe('FORBIDDEN');
    expect(await ask(assign, { id: await debit('-1.00'), input: { purpose: 'bank_fee' } })).toBe('FORBIDDEN');
    expect(await send(approve, { id: refused.approvalId }, other)).toEqual({ status: 'approved' });
    expect(await desk.reader.findOneByOrFail(Withdrawal, { id })).toMatchObject({ bankLineId: null });
    expect(await verifyLedger(desk.reader)).toEqual([]);
  });
});
