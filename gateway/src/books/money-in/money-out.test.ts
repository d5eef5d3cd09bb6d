import { randomUUID } from 'node:crypto';
import { getDepositReference, today } from '@cimiento/contracts';
import { ApprovalRequest } from '../../access/records';
import { Order, Project } from '../../investing/records';
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

  test('who saved the rule that asks for a debit does not approve it', async () => {
    const text = `COSTO ${randomUUID()}`;
    await other.send('createBankRule', { input: { text, purpose: 'bank_fee' } });
    const posted = await desk.send([{ amount: '-900.00', description: text }]);
    const subject = `bankLine:${posted.lines[0].id}`;
    const request = await desk.reader.findOneByOrFail(ApprovalRequest, { subject, kind: 'money_out' });
    expect(await other.send('approveRequest', { id: request.id })).toMatchObject({ code: 'FORBIDDEN' });
    other = await desk.served.signedInAdmin(`c${randomUUID().slice(0, 8)}`);
    await approve(request.id);
  });

  describe('taken back', () => {
    let lineId: number;
    let programHeaders: Record<string, string>;

    const deposit = async (reference: string, amount: string) => {
      const { id, lines } = await desk.send([{ bookedOn: today(), amount, reference }]);
      await confirm(id);
      lineId = lines[0].id;
      return id;
    };
    const annul = (id: number) => {
      const variables = { id, input: { reason: 'Era de otra cuenta' } };
      return desk.served.client().send('voidBankStatement', variables, 'id', programHeaders);
    };

    beforeEach(async () => {
      const input = { name: 'Banco', scopes: ['ledger:write', 'ledger:read'], expiresAt: null };
      const { key } = await desk.admin.send('createApiKey', { input }, 'key');
      programHeaders = { authorization: `Bearer ${key}` };
    });

    test('a deposit is taken from its investor by two people above the limit, and never by a key', async () => {
      const statementId = await deposit(getDepositReference(desk.owner.id), '200.01');
      const program = desk.served.client();
      const byKey = await program.send('undoBankLineMatch', { id: lineId }, 'id', programHeaders);
      for (const refused of [byKey, await annul(statementId)]) expect(refused).toMatchObject({ code: 'FORBIDDEN' });
      const undone = await desk.undo(lineId);
      expect(undone).toMatchObject({ code: 'APPROVAL_PENDING' });
      expect(await desk.getBalance()).toBe('200.01');
      await approve(undone.approvalId);
      expect(await desk.getBalance()).toBe('0.00');
    });

    test('a deposit is taken from the order that it paid by two people, whatever its amount is', async () => {
      const { id, reference } = await desk.reserve();
      await deposit(reference, '1000.00');
      expect(await desk.getStatus(id)).toBe('paid');
      const undone = await desk.undo(lineId);
      expect(undone).toMatchObject({ code: 'APPROVAL_PENDING' });
      await approve(undone.approvalId);
      expect(await desk.getStatus(id)).toBe('reserved');
    });

    test('a deposit is voided by two people once the right to cancel its order is over', async () => {
      const { id, reference } = await desk.reserve();
      const statementId = await deposit(reference, '1000.00');
      await desk.served.fixtures.update(Order, { id }, { paidAt: new Date('2026-01-02') });
      expect(await desk.sendVoid(statementId)).toMatchObject({ code: 'APPROVAL_PENDING' });
      expect(await desk.getStatus(id)).toBe('paid');
    });

    test('a deposit that nobody has confirmed is corrected by one person, until it is spent', async () => {
      const lines = [900, 1000].map((amount) => ({
        amount: `${amount}.00`,
        reference: getDepositReference(desk.owner.id),
      }));
      const [unspent, spent] = (await desk.send(lines)).lines;
      expect(await desk.undo(unspent.id)).toMatchObject({ status: 'suspense' });
      const { id } = await desk.served.fixtures.project();
      expect(await desk.placeOrder(id)).toMatchObject({ status: 'paid' });
      expect(await desk.undo(spent.id)).toMatchObject({ code: 'CONFLICT' });
    });
  });

  test('rent of a project counts for its creator until somebody else has assigned some', async () => {
    const investor = await desk.served.fixtures.user();
    const words = { name: 'Casa propia', description: 'Una casa.', location: 'Quito', propertyType: 'residencial' };
    const money = { funded: 0, target: 100_000, minInvestment: 1000, annualReturn: '100', term: '12 meses' };
    const input = { ...words, ...money, image: '/casa.svg', status: 'available' };
    const { id } = await desk.admin.send('createProject', { input });
    const project = await desk.reader.findOneByOrFail(Project, { id });
    const terms = { amount: 100_000, annualReturn: 100, investedOn: '2025-01-01' };
    await desk.served.fixtures.investment(investor, project, terms);
    const rent = { projectId: project.id, purpose: 'rent' };
    const assign = async (by: TestClient, bookedOn: string) => {
      const { lines } = await desk.send([{ bookedOn, amount: '2000.00', description: `DEP ${randomUUID()}` }]);
      return by.send('matchBankLine', { id: lines[0].id, input: rent }, 'status');
    };
    expect(await assign(desk.admin, '2026-03-10')).toMatchObject({ code: 'APPROVAL_PENDING' });
    expect(await assign(other, '2026-04-10')).toEqual({ status: 'matched' });
    expect(await assign(desk.admin, '2026-05-10')).toEqual({ status: 'matched' });
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
