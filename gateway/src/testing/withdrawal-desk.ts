import { addWeekdays } from '@cimiento/contracts';
import type { EntityManager } from 'typeorm';
import { BankStatementLine } from '../banking/statements/bank-statement-line.entity';
import { BankStatement } from '../banking/statements/bank-statement.entity';
import { WithdrawalBatch } from '../banking/withdrawals/withdrawal-batch.entity';
import { Withdrawal } from '../banking/withdrawals/withdrawal.entity';
import { BankDesk } from './bank-desk';
import { exampleBankAccount } from './fixtures';
import type { TestClient } from './test-client';
import type { DatabaseKind } from './test-databases';

const batch = 'id number state total withdrawals withdrawalIds readAt readBy isReadable isChangeable';
const decide = '($id: Int!) { approveWithdrawal(id: $id) { id status } }';

/** The GraphQL operations of withdrawals and their files. */
export const withdrawalOperations = {
  saveAccount: 'mutation ($input: BankAccountInput!) { saveBankAccount(input: $input) { accountNumber } }',
  request: 'mutation ($input: WithdrawalInput!) { requestWithdrawal(input: $input) { id } }',
  giveUp: 'mutation ($id: Int!) { cancelWithdrawal(id: $id) { status } }',
  approve: `mutation ${decide}`,
  approveAll:
    'mutation ($ids: [Int!]!, $confirm: [Int!]) { approveWithdrawals(input: { ids: $ids, confirm: $confirm }) { id status reasons code } }',
  reject: 'mutation ($id: Int!) { rejectWithdrawal(id: $id, input: { reason: "No" }) { status } }',
  notPaid:
    'mutation ($id: Int!) { stateWithdrawalNotPaid(id: $id, input: { reason: "Lo dijo el banco" }) { id status } }',
  pay: 'mutation ($id: Int!) { payWithdrawal(id: $id, input: { paidOn: "2026-02-03", bankReference: "TRF-1" }) { status } }',
  create: `mutation ($ids: [Int!]) { createWithdrawalBatch(input: { withdrawalIds: $ids }) { ${batch} } }`,
  read: 'mutation ($id: Int!, $format: WithdrawalBatchFormat!) { readWithdrawalBatch(id: $id, format: $format) { fileName base64 sha256 } }',
  remove: `mutation ($id: Int!, $ids: [Int!]!) { removeFromWithdrawalBatch(id: $id, input: { withdrawalIds: $ids }) { ${batch} } }`,
  cancel: `mutation ($id: Int!) { cancelWithdrawalBatch(id: $id) { ${batch} } }`,
  payBatch: `mutation ($id: Int!, $except: [Int!]) { payWithdrawalBatch(id: $id, input: { paidOn: "2026-02-03", bankReference: "TRF-1", except: $except }) { ${batch} } }`,
  decide: 'mutation ($id: Int!) { approveRequest(id: $id) { status } }',
  find: `query ($search: String) { adminWithdrawals(search: $search) { items { id status holderDiffers accountAge isFirst balanceAfter
    approvableFrom approvableBy mayBePaidUntil readBatchId bankAccount { holderIdNumber } } } }`,
} as const;
type Operation = keyof typeof withdrawalOperations;

/** An office of two: jefa posts statements and makes files, benito approves. Everything is as in production, unless stated. */
export class WithdrawalDesk {
  readonly bank: BankDesk;
  approver!: TestClient;
  approverId = 0;

  private constructor(kind: DatabaseKind, approvals: 'required' | 'basic') {
    this.bank = BankDesk.serve(kind, { config: { approvals } });
    beforeAll(async () => {
      const { id } = await this.bank.served.fixtures.user('benito', { role: 'admin' });
      this.approver = await this.bank.served.signedIn('benito');
      this.approverId = id;
    });
    beforeEach(async () => {
      // Files are paid from the first account of the company.
      await this.bank.served.fixtures.deposit(this.bank.owner, 1000);
      await this.send('saveAccount', { input: exampleBankAccount }, this.bank.investor);
    });
  }

  /** A desk for the tests of a `describe`. */
  static serve(kind: DatabaseKind, approvals: 'required' | 'basic' = 'required'): WithdrawalDesk {
    return new WithdrawalDesk(kind, approvals);
  }

  get reader(): EntityManager {
    return this.bank.reader;
  }

  /** The result of an operation, or the facts of its error. By jefa unless another client is given. */
  async send(operation: Operation, variables: object = {}, client = this.bank.admin) {
    const { data, errors } = await client.graphql(withdrawalOperations[operation], { ...variables });
    return errors ? { ...errors[0]?.extensions, message: errors[0]?.message } : data && Object.values(data)[0];
  }

  async request(amount: string): Promise<number> {
    return (await this.send('request', { input: { amount } }, this.bank.investor)).id;
  }

  /** Ids of withdrawals that benito approved. */
  async approve(...amounts: string[]): Promise<number[]> {
    const ids: number[] = [];
    for (const amount of amounts) {
      const id = await this.request(amount);
      await this.send('approve', { id }, this.approver);
      ids.push(id);
    }
    return ids;
  }

  /** The id of a file of these withdrawals that jefa has read, and that is paid from the account of the desk. */
  async sendFile(ids: readonly number[]): Promise<number> {
    const { id } = await this.send('create', { ids });
    await this.setBatch(id, { collectingAccountId: this.bank.bankAccountId });
    await this.send('read', { id, format: 'csv' });
    return id;
  }

  async setBatch(id: number, values: Partial<WithdrawalBatch>): Promise<void> {
    await this.bank.served.fixtures.update(WithdrawalBatch, { id }, values);
  }

  /** Moves the reading of a file to the day of the desk, and posts statements that cover the days of the bank since. */
  async coverReading(id: number): Promise<void> {
    await this.setBatch(id, { readAt: new Date(`${this.bank.day}T17:00:00Z`) });
    const last = addWeekdays(this.bank.day, 3);
    await this.confirm(await this.bank.send([{ amount: '0.00', bookedOn: last, description: `SALDO ${id}` }]));
  }

  /** Posts a debit, and returns the id of its line. */
  async postDebit(amount: string, reference: string | null = null): Promise<number> {
    const { lines } = await this.bank.send([
      { amount: `-${amount}`, description: `PAGO ${reference ?? 'MASIVO'}`, reference },
    ]);
    return Number(lines[0].id);
  }

  match(id: number, input: object) {
    return this.bank.match(id, input);
  }

  /** The result of undoing a line's match, which benito approves where needed. */
  async undo(id: number) {
    const answer = await this.bank.undo(id);
    if (answer.code !== 'APPROVAL_PENDING') return answer;
    await this.approver.graphql(withdrawalOperations.decide, { id: answer.approvalId });
    return this.reader.findOneByOrFail(BankStatementLine, { id });
  }

  /** Lets benito confirm a statement. */
  async confirm({ id }: { id: number }): Promise<void> {
    const { approvalId } = await this.reader.findOneByOrFail(BankStatement, { id });
    await this.approver.graphql(withdrawalOperations.decide, { id: approvalId });
  }

  get(id: number): Promise<Withdrawal> {
    return this.reader.findOneByOrFail(Withdrawal, { id });
  }

  /** Status and file of a withdrawal. */
  async getState(id: number): Promise<[string, number | null]> {
    const { status, batchId } = await this.get(id);
    return [status, batchId];
  }

  getBatch(id: number): Promise<WithdrawalBatch> {
    return this.reader.findOneByOrFail(WithdrawalBatch, { id });
  }
}
