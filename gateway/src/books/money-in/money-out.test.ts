import { randomUUID } from 'node:crypto';
import { getDepositReference } from '@cimiento/contracts';
import { ApprovalRequest } from '../../access/records';
import { BankStatementLine } from '../../banking/statements/bank-statement-line.entity';
import { BankStatement } from '../../banking/statements/bank-statement.entity';
import { Withdrawal } from '../../banking/withdrawals/withdrawal.entity';
import { databaseKinds, exampleBankAccount, type TestClient } from '../../testing';
import { BankDesk } from '../../testing/bank-desk';

describe.each(databaseKinds)('debits of the bank without a withdrawal on %s', (kind) => {
  const desk = BankDesk.serve(kind, { config: { approvals: 'required' } });
  let other: TestClient;

  // New administrators for each test: what one assigned counts for 30 days.
  beforeEach(async () => {
    Object.assign(desk, { admin: await desk.served.signedInAdmin(`a${randomUUID().slice(0, 8)}`) });
    other = await desk.served.signedInAdmin(`b${randomUUID().slice(0, 8)}`);
  });

  const debit = async (amount: string, more: object = {}): Promise<number> =>
    (await desk.send([{ amount, description: `DEBITO ${randomUUID()}`, ...more }])).lines[0].id;
  const getLine = (id: number) => desk.reader.findOneByOrFail(BankStatementLine, { id });
  const approve = async (id: number | null) =>
    expect(await other.send('approveRequest', { id }, 'status')).toEqual({ status: 'approved' });
  const confirm = async (id: number) => approve((await desk.reader.findOneByOrFail(BankStatement, { id })).approvalId);

  test('debits are free together up to the limit in 30 days, and then wait', async () => {
    expect(await desk.match(await debit('-120.00'), { purpose: 'bank_fee' })).toMatchObject({ status: 'matched' });
    expect(await desk.match(await debit('-80.00'), { purpose: 'not_ours' })).toMatchObject({ status: 'matched' });
    const id = await debit('-0.01');
    const refused = await desk.match(id, { purpose: 'interest' });
    expect(refused).toMatchObject({ code: 'APPROVAL_PENDING', status: 202 });
    const request = await desk.reader.findOneByOrFail(ApprovalRequest, { id: refused.approvalId });
    expect(request).toMatchObject({ kind: 'money_out', subject: `bankLine:${id}` });
    expect(await getLine(id)).toMatchObject({ status: 'suspense' });
    await approve(refused.approvalId);
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
      expect([target, (await desk.match(id, target)).code]).toEqual([target, 'APPROVAL_PENDING']);
    }
    expect(await desk.match(await debit('500.00'), { purpose: 'interest' })).toMatchObject({ status: 'matched' });
  });

  test('a transfer whose other side another statement shows is free', async () => {
    const own = { purpose: 'own_transfer', bankAccountId: desk.bankAccountId };
    const there = await BankDesk.open(desk.served, desk.admin);
    Object.assign(there, { day: desk.day });
    const received = await there.send([{ amount: '900.00', description: 'TRASPASO' }]);
    const id = await debit('-900.00');
    const target = { ...own, bankAccountId: there.bankAccountId };
    expect(await desk.match(id, target)).toMatchObject({ code: 'APPROVAL_PENDING' });
    await confirm(received.id);
    const another = await debit('-900.00');
    expect(await desk.match(another, target)).toMatchObject({ status: 'matched' });
    expect(await desk.match(await debit('-900.00'), target)).toMatchObject({ code: 'APPROVAL_PENDING' });
  });

  test('the credit that made a transfer free is given to somebody else by two people', async () => {
    const there = await BankDesk.open(desk.served, desk.admin);
    Object.assign(there, { day: desk.day });
    const deposits = ['UNO', 'DOS'].map((description) => ({ amount: '300.00', description }));
    const { id, lines } = await there.send(deposits);
    await confirm(id);
    const target = { purpose: 'own_transfer', bankAccountId: there.bankAccountId };
    expect(await desk.match(await debit('-300.00'), target)).toMatchObject({ status: 'matched' });
    const toOwner = { userId: desk.owner.id };
    expect(await desk.match(lines[0].id, toOwner)).toMatchObject({ status: 'matched' });
    expect(await desk.match(lines[1].id, toOwner)).toMatchObject({ code: 'APPROVAL_PENDING' });
  });

  test('a line whose saved rule would ask waits in suspense with its own request', async () => {
    const text = `COSTO ${randomUUID()}`;
    await desk.admin.send('createBankRule', { input: { text, purpose: 'bank_fee' } });
    const posted = await desk.send([
      { amount: '-150.00', description: `${text} 1` },
      { amount: '-60.00', description: `${text} 2` },
    ]);
    expect(posted.lines.map(({ status }: { status: string }) => status)).toEqual(['matched', 'suspense']);
    const subject = `bankLine:${posted.lines[1].id}`;
    const request = await desk.reader.findOneByOrFail(ApprovalRequest, { subject, kind: 'money_out' });
    await approve(request.id);
    expect(await getLine(posted.lines[1].id)).toMatchObject({ status: 'matched', purpose: 'bank_fee' });
  });

  test('undoing one that settled a withdrawal always asks, and a key never does it', async () => {
    await desk.investor.send('saveBankAccount', { input: exampleBankAccount });
    await confirm((await desk.send([{ amount: '500.00', reference: getDepositReference(desk.owner.id) }])).id);
    const request = { input: { amount: '150.00' } };
    const { id, reference } = await desk.investor.send('requestWithdrawal', request, 'id reference');
    await desk.served.fixtures.update(Withdrawal, { id }, { status: 'approved', decidedAt: new Date() });
    const line = await debit('-150.00', { reference });
    expect(await desk.reader.findOneByOrFail(Withdrawal, { id })).toMatchObject({ status: 'paid' });
    const refused = await desk.undo(line);
    expect(refused).toMatchObject({ code: 'APPROVAL_PENDING' });
    const input = { name: 'Banco', scopes: ['ledger:write', 'ledger:read'], expiresAt: null };
    const { key } = await desk.admin.send('createApiKey', { input }, 'key');
    const program = desk.served.client();
    const headers = { authorization: `Bearer ${key}` };
    const undone = await program.send('undoBankLineMatch', { id: line }, 'id', headers);
    expect(undone).toMatchObject({ code: 'FORBIDDEN' });
    const fee = { id: await debit('-1.00'), input: { purpose: 'bank_fee' } };
    expect(await program.send('matchBankLine', fee, 'id', headers)).toMatchObject({ code: 'FORBIDDEN' });
    await approve(refused.approvalId);
    expect(await desk.reader.findOneByOrFail(Withdrawal, { id })).toMatchObject({ bankLineId: null });
  });
});
