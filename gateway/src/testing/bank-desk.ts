import { randomUUID } from 'node:crypto';
import { addDays } from '@cimiento/contracts';
import type { EntityManager } from 'typeorm';
import { verifyLedger } from '../books/evidence/verify-ledger';
import { Order } from '../investing/records';
import type { User } from '../access/records';
import { everything } from '../platform/request';
import { continueStatement } from './bank-statements';
import { toOrderInput } from './fixtures';
import type { TestClient } from './test-client';
import type { DatabaseKind } from './test-databases';
import { serveGateway, type TestGateway, type TestGatewayOptions } from './test-gateway';

const line =
  'id bookedOn amount description status duplicateOf resembled { id amount } userId orderId withdrawalId projectId purpose';
const counts = 'new known duplicates matched suspense';

/** The GraphQL operations of the reconciliation. */
export const bankOperations = {
  post: `mutation ($input: BankStatementInput!) { postBankStatement(input: $input) { id ${counts} lines { ${line} } } }`,
  preview: `mutation ($input: BankStatementInput!) { previewBankStatement(input: $input) { ${counts} gap { expected given } lines { amount status userId orderId target } } }`,
  match: `mutation ($id: Int!, $input: BankLineMatchInput!) { matchBankLine(id: $id, input: $input) { ${line} } }`,
  undo: `mutation ($id: Int!) { undoBankLineMatch(id: $id) { ${line} } }`,
  decide: `mutation ($id: Int!, $decision: DuplicateDecision!) { decideBankLineDuplicate(id: $id, input: { decision: $decision }) { ${line} } }`,
  void: 'mutation ($id: Int!, $reason: String!) { voidBankStatement(id: $id, input: { reason: $reason }) { id voidedAt voidReason lines } }',
  listStatements:
    '{ bankStatements { id bankAccountId openingBalance closingBalance firstDay lastDay lines postedAt postedBy gapReason voidedAt } }',
  report:
    '{ bankReconciliations { bankAccountId statementBalance statementDay ledgerBalance difference suspense duplicates duplicatesTotal } }',
} as const;

/** A line of a test: of the desk's day, and with a text that no other desk has, unless it says otherwise. */
export type DeskLine = {
  bookedOn?: string;
  amount: string;
  description?: string | null;
  reference?: string | null;
  payerName?: string;
};

type Change = { openingBalance?: string; gapReason?: string };

let desks = 0;

/** The start of a test of bank statements: a bank account of the company with an empty statement, and an investor. */
export class BankDesk {
  private constructor(
    readonly served: TestGateway,
    readonly admin: TestClient,
    readonly owner: User,
    readonly surname: string,
    readonly investor: TestClient,
    readonly bankAccountId: number,
    /** Each desk has its own, so that its lines resemble no others. */
    public day: string,
  ) {}

  /** A desk for the tests of a `describe`, each with a new account and investor, and the books checked after it. */
  static serve(kind: DatabaseKind, options: TestGatewayOptions = {}): BankDesk {
    const served = serveGateway(kind, options);
    const desk = Object.assign(Object.create(BankDesk.prototype) as BankDesk, { served });
    beforeEach(async () => Object.assign(desk, await BankDesk.open(served, served.admin)));
    afterEach(async () => {
      expect(await verifyLedger(desk.reader)).toEqual([]);
    });
    return desk;
  }

  static async open(served: TestGateway, admin: TestClient): Promise<BankDesk> {
    const surname = `Q${randomUUID().replace(/[^a-f]/g, '')}${randomUUID().replace(/[^a-f]/g, '')}`;
    const owner = await served.fixtures.user(undefined, { fullName: `Rosa ${surname}` });
    const investor = await served.signedIn(owner.username);
    desks += 1;
    const day = addDays('2015-01-01', desks);
    const desk = new BankDesk(served, admin, owner, surname, investor, await BankDesk.createAccount(served), day);
    // So that the next statement continues one.
    await desk.send([{ amount: '0.00', description: 'APERTURA' }]);
    return desk;
  }

  /** Creates a bank account of the company, and returns its id. */
  static async createAccount({ gateway }: TestGateway, changed: object = {}): Promise<number> {
    const holder = { holderName: 'Fideicomiso', holderIdNumber: '1793201547001' };
    const account = { bank: `Banco ${randomUUID().slice(0, 8)}`, accountType: 'checking', accountNumber: '0100204587' };
    return (await gateway.services.collectingAccounts.create({ ...account, ...holder, ...changed })).id;
  }

  get reader(): EntityManager {
    return this.served.reader;
  }

  /** A statement that continues the last one, unless its opening balance is given. */
  async toInput(lines: readonly DeskLine[], change: Change = {}) {
    const description = `MOVIMIENTO ${this.bankAccountId}`;
    const dated = lines.map((values) => ({ bookedOn: this.day, description, ...values }));
    const input = { ...(await continueStatement(this.reader, this.bankAccountId, dated)), ...change };
    const closing = lines.reduce((sum, { amount }) => sum + Number(amount), Number(input.openingBalance));
    return { ...input, closingBalance: closing.toFixed(2) };
  }

  /** The response of an administrator's operation, or the facts of its error. */
  async ask(query: string, variables: object = {}) {
    const { data, errors } = await this.admin.graphql(query, { ...variables });
    return errors?.[0]?.extensions ?? (data && Object.values(data)[0]);
  }

  /** Posts a statement. @throws when it is refused */
  async send(lines: readonly DeskLine[], change?: Change) {
    const { data, errors } = await this.admin.graphql(bankOperations.post, {
      input: await this.toInput(lines, change),
    });
    if (errors) throw new Error(JSON.stringify(errors));
    return data?.postBankStatement;
  }

  /** The result of assigning a line. */
  match(id: number, input: object) {
    return this.ask(bankOperations.match, { id, input });
  }

  undo(id: number) {
    return this.ask(bankOperations.undo, { id });
  }

  sendVoid(id: number, reason = 'Era de otra cuenta') {
    return this.ask(bankOperations.void, { id, reason });
  }

  sendDecision(id: number, decision: string) {
    return this.ask(bankOperations.decide, { id, decision });
  }

  /** The investor's notifications, newest first. */
  async listNotices(): Promise<{ kind: string; body: string }[]> {
    return this.investor.send('myNotifications', { limit: 50 }, 'kind body');
  }

  /** Reserves fractions of a new project. */
  async reserve(amount = 1000) {
    const { id } = await this.served.fixtures.project();
    return this.placeOrder(id, { amount, fundedFrom: 'transfer' });
  }

  /** Orders from the balance, unless stated. */
  placeOrder(projectId: number, changed: object = {}) {
    const input = toOrderInput(projectId, changed);
    return this.investor.send('placeOrder', { input }, 'id number reference amount projectId status');
  }

  /** The available balance of the investor. */
  async getBalance(): Promise<string> {
    return (await this.getFunds()).available;
  }

  /** The available balance of the investor, and the amount held for withdrawals. */
  getFunds(): Promise<{ available: string; held: string }> {
    return this.investor.send('myBalance', {}, 'available held');
  }

  /** Balance of an account of the ledger. */
  async getLedgerBalance(code: string): Promise<string> {
    const { accounts } = await this.served.gateway.services.ledgerBooks.getTrialBalance(everything);
    return accounts.find((account) => account.code === code)?.balance ?? '0.00';
  }

  async getStatus(id: number): Promise<Order['status']> {
    return (await this.reader.findOneByOrFail(Order, { id })).status;
  }

  /** Bank against ledger for the account. */
  async getReport() {
    const rows = (await this.admin.graphql(bankOperations.report)).data?.bankReconciliations ?? [];
    return rows.find((row: { bankAccountId: number }) => row.bankAccountId === this.bankAccountId);
  }
}
