import { randomUUID } from 'node:crypto';
import {
  addDays,
  getDepositReference,
  getNeededDocuments,
  identityDocumentKinds,
  isIdentityOpenToPerson,
  today,
} from '@cimiento/contracts';
import { IsNull, MoreThan, Not } from 'typeorm';
import { StoredSession, User } from '../access/records';
import { BankStatementLine } from '../banking/statements/bank-statement-line.entity';
import { Withdrawal } from '../banking/withdrawals/withdrawal.entity';
import { IdentityCase, IdentityMatch } from '../identity/records';
import { expireIdentities } from '../identity/review/expire-identities';
import { packEntries, readList } from '../identity/screening/list-files/read-list';
import { ScreeningListsService } from '../identity/screening/screening-lists.service';
import { Order, type Project } from '../investing/records';
import { ExpectedError } from '../platform/errors';
import { SpooledFile } from '../platform/files/spooled-file';
import { BankDesk } from './bank-desk';
import { createActor, exampleBankAccount } from './fixtures';
import { type Applicant, IdentityDesk } from './identity-desk';
import { minimalPdf } from './minimal-pdf';
import { RoundDesk } from './round-desk';
import type { TestClient } from './test-client';
import type { ServedGateway } from './test-gateway';

const names = ['María Torres Paz', 'Rosa Quishpe Amaguaña', 'Elena Toapanta Cruz'] as const;
const payment = { paidOn: '2026-02-03', bankReference: 'TRF-1' };

/** Ignores that the server refused a step. */
const tolerate = (error: unknown): void => {
  if (!(error instanceof ExpectedError)) throw error;
};

/** The life of an investor's identity and money, by steps of theirs, of the office and of time; the server may refuse each. */
export class IdentityLife {
  private readonly identity: IdentityDesk;
  private readonly lists: ScreeningListsService;

  private constructor(
    private readonly served: ServedGateway,
    readonly second: TestClient,
    readonly bank: BankDesk,
    readonly round: RoundDesk,
    private readonly project: Project,
  ) {
    const { database } = served.gateway;
    this.identity = new IdentityDesk(served, served.admin);
    // In this process: its limits have their own tests.
    this.lists = new ScreeningListsService(database, {
      read: async <T>(_program: unknown, file: SpooledFile) => {
        const entries = readList({ kind: 'own', file: await file.read(), alt: null });
        return { value: {} as T, bytes: packEntries(entries) };
      },
    });
  }

  /** An investor with 20,000 dollars, a bank account and no answers, a project, and a round that gathers interests. */
  static async open(served: ServedGateway, second: TestClient): Promise<IdentityLife> {
    // Many lives take longer than the proofs of the office last.
    await served.fixtures.update(StoredSession, { userId: MoreThan(0) }, { provedAt: new Date() });
    const bank = await BankDesk.open(served, served.admin);
    bank.day = today();
    await served.fixtures.deposit(bank.owner, 20_000);
    await bank.investor.send('saveBankAccount', { input: exampleBankAccount }, 'accountNumber');
    const round = await RoundDesk.open(served, { mode: 'prefunding', minimum: 1000 });
    return new IdentityLife(served, second, bank, round, await served.fixtures.project({ target: 100_000 }));
  }

  get person(): User {
    return this.bank.owner;
  }

  findCase(): Promise<IdentityCase | null> {
    return this.served.reader.findOneBy(IdentityCase, { userId: this.person.id });
  }

  private get applicant(): Applicant {
    return { user: this.bank.owner, client: this.bank.investor };
  }

  private pickReviewer(n: number): TestClient {
    return n % 3 === 0 ? this.second : this.served.admin;
  }

  answer(n: number): Promise<unknown> {
    const pep = n % 6 === 5 ? ('self' as const) : ('none' as const);
    const pepDetail = pep === 'self' ? 'Alcaldesa' : null;
    return this.identity.save(this.applicant, { legalName: names[n % names.length], pep, pepDetail });
  }

  upload(n: number): Promise<unknown> {
    const kind = identityDocumentKinds[n % identityDocumentKinds.length] ?? 'selfie';
    return this.identity.upload(this.applicant, kind, minimalPdf()).catch(tolerate);
  }

  submit(): Promise<unknown> {
    return this.identity.submit(this.applicant);
  }

  /** Answers and uploads all that is asked for, and submits it. */
  async complete(n: number): Promise<void> {
    await this.answer(n);
    for (const kind of getNeededDocuments('person', 'cedula'))
      await this.identity.upload(this.applicant, kind, minimalPdf()).catch(tolerate);
    await this.submit();
  }

  /** A step of a reviewer about the case, if there is one. */
  async review(work: (id: number) => Promise<unknown>): Promise<void> {
    const own = await this.findCase();
    if (own) await work(own.id);
  }

  claim(n: number): Promise<void> {
    return this.review((id) => this.identity.claim(id, this.pickReviewer(n)));
  }

  decide(decision: 'approve' | 'needs_more' | 'reject', n: number): Promise<void> {
    const answers = decision === 'needs_more' ? [{ field: 'legalName', reason: 'No coincide' }] : [];
    const reason = decision === 'reject' ? 'No es quien dice ser' : null;
    return this.review((id) => this.identity.decide(id, decision, { answers, reason }, this.pickReviewer(n)));
  }

  /** Decides the possible matches. */
  clear(decision: 'same' | 'other'): Promise<void> {
    return this.review(async (caseId) => {
      for (const { id: matchId, decision: known } of await this.served.reader.findBy(IdentityMatch, { caseId }))
        if (known === null)
          await this.served.admin.send('decideIdentityMatch', { caseId, matchId, decision, reason: 'Se comparó' });
    });
  }

  /** A reviewer approves the proposal of another one, or their own. */
  approveProposal(by: TestClient): Promise<void> {
    return this.review(async (id) => {
      const proposal = await this.served.gateway.services.identityReview.findPendingApproval(id);
      if (proposal) await by.send('approveRequest', { id: proposal.id }, 'status');
    });
  }

  /** Two reviewers do all that an approval needs, whatever the state is. */
  async pass(n: number): Promise<void> {
    const state = (await this.findCase())?.state ?? 'draft';
    if (isIdentityOpenToPerson(state)) await this.complete(n);
    else await this.reopen(1);
    await this.claim(1);
    await this.clear('other');
    await this.decide('approve', 1);
    await this.approveProposal(this.second);
  }

  suspend(n = 0): Promise<void> {
    return this.review((id) => this.identity.suspend(id, this.pickReviewer(n)));
  }

  reopen(n: number): Promise<void> {
    return this.review((id) => this.identity.reopen(id, this.pickReviewer(n)));
  }

  /** The last day of an approval is over. */
  lapse(): Promise<void> {
    const where = { userId: this.person.id, state: 'approved' as const };
    return this.served.fixtures.update(IdentityCase, where, { expiresOn: addDays(today(), -1) });
  }

  expire(): Promise<void> {
    const { database, services } = this.served.gateway;
    return expireIdentities(database, services.identitySeal);
  }

  /** Loads a list with some of the names that a person may have; its screening may be late. */
  async load(n: number): Promise<void> {
    // So many others that no load loses a tenth.
    const others = Array.from({ length: 40 }, (_, at) => `X${at};Zzz${at} Yyy${at};`);
    const rows = names.flatMap((name, at) => ((n >> at) & 1 ? [`P${at};${name};${n > 7 ? '1988' : ''}`] : []));
    const file = SpooledFile.of(Buffer.from(['uid;name;birthDate', ...others, ...rows].join('\n')));
    const { id } = await this.served.reader.findOneByOrFail(User, { username: 'segunda' });
    await this.lists.load({ kind: 'own', file, alt: null }, createActor(id)).finally(() => file.close());
    if (n % 2 === 0) await this.served.gateway.outbox.deliverDue();
  }

  order(fundedFrom: 'balance' | 'transfer', n: number): Promise<unknown> {
    return this.bank.placeOrder(this.project.id, { fundedFrom, amount: 1000 * (1 + (n % 2)) });
  }

  /** An order of the investor in a status, if there is one. */
  async withOrder(status: Order['status'], work: (order: Order) => Promise<unknown>): Promise<void> {
    const order = await this.served.reader.findOneBy(Order, { userId: this.person.id, status });
    if (order) await work(order);
  }

  /** The bank credits a sum that names the investor or an order. @param payerName who sent it, where the bank says so */
  async credit(amount: string, reference: string, payerName?: string): Promise<void> {
    const line = { bookedOn: today(), amount, description: reference, reference: randomUUID().slice(0, 8) };
    const { matched } = await this.bank.send([{ ...line, ...(payerName !== undefined && { payerName }) }]);
    if (matched !== (payerName === undefined ? 1 : 0))
      throw new Error(`a line of ${payerName} was not treated as theirs`);
  }

  deposit(payerName?: string): Promise<void> {
    return this.credit('150.00', getDepositReference(this.person.id), payerName);
  }

  /** The office assigns a line that waits to the investor, or to one of their orders. */
  async assign(n: number): Promise<void> {
    const where = { bankAccountId: this.bank.bankAccountId, status: 'suspense' as const };
    const line = await this.served.reader.findOneBy(BankStatementLine, where);
    if (!line) return;
    const order = await this.served.reader.findOneBy(Order, { userId: this.person.id, status: 'reserved' });
    await this.bank.match(line.id, n % 2 === 0 && order ? { orderId: order.id } : { userId: this.person.id });
  }

  express(n: number): Promise<unknown> {
    return this.round.express({ user: this.person, client: this.bank.investor }, 1 + (n % 3));
  }

  async takeBack(): Promise<void> {
    const interest = (await this.round.listInterests()).find(({ state }) => state === 'open');
    if (interest) await this.bank.investor.send('withdrawInterest', { id: interest.id }, 'id');
  }

  withdraw(): Promise<unknown> {
    return this.bank.investor.send('requestWithdrawal', { input: { amount: '50.00' } }, 'id');
  }

  /** A step of the office about withdrawals of the investor in a status. */
  async forWithdrawals(status: Withdrawal['status'], work: (ids: number[]) => Promise<unknown>): Promise<void> {
    const found = await this.served.reader.findBy(Withdrawal, { userId: this.person.id, status });
    if (found.length > 0) await work(found.map(({ id }) => id));
  }

  approveWithdrawals(n: number): Promise<void> {
    return this.forWithdrawals('requested', (ids) =>
      n % 2 === 0
        ? this.second.send('approveWithdrawal', { id: ids[0] }, 'status')
        : this.second.send('approveWithdrawals', { input: { ids, confirm: ids } }, 'status'),
    );
  }

  /** Puts withdrawals into a file for the bank. */
  file(): Promise<void> {
    return this.forWithdrawals('approved', (withdrawalIds) =>
      this.served.admin.send('createWithdrawalBatch', { input: { withdrawalIds } }, 'id'),
    );
  }

  /** A step of the office about the file of a withdrawal of the investor. */
  async forFile(work: (id: number) => Promise<unknown>): Promise<void> {
    const where = { userId: this.person.id, batchId: Not(IsNull()), status: 'approved' as const };
    const filed = await this.served.reader.findOneBy(Withdrawal, where);
    if (filed?.batchId) await work(filed.batchId);
  }

  pay(): Promise<void> {
    return this.forWithdrawals('approved', (ids) =>
      this.served.admin.send('payWithdrawal', { id: ids[0], input: payment }, 'status'),
    );
  }

  read(): Promise<void> {
    return this.forFile((id) => this.served.admin.send('readWithdrawalBatch', { id, format: 'csv' }, 'sha256'));
  }

  payFile(): Promise<void> {
    return this.forFile((id) => this.served.admin.send('payWithdrawalBatch', { id, input: payment }, 'state'));
  }

  /** The last day of the round is over: interests are allocated. */
  async endRound(): Promise<void> {
    if ((await this.round.getRound()).state === 'open') await this.round.end();
  }
}
