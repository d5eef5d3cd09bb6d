import { randomUUID } from 'node:crypto';
import { addDays, ledgerAccounts, today } from '@cimiento/contracts';
import type { User } from '../access/records';
import { readBalances } from '../books/project-money/project-money';
import { Order, Project, Round, RoundInterest } from '../investing/records';
import { createRoundHandlers } from '../investing/rounds/round-deadlines';
import { toOrderInput } from './fixtures';
import type { TestClient } from './test-client';
import type { TestGateway } from './test-gateway';

/** The desk's selection of a round. */
export const roundSelection = 'projectId minimum opensAt closesAt mode state extended paid interested reason';

/** An investor of a round, signed in. */
export type Taker = { user: User; client: TestClient };

/** A project with a round, and the steps of those who take part in it. */
export class RoundDesk {
  private constructor(
    private readonly served: TestGateway,
    private readonly admin: TestClient,
    readonly project: Project,
  ) {}

  /** Opens a round of 10 fractions with a minimum of 8, unless stated. */
  static async open(
    served: TestGateway & { admin: TestClient },
    terms: object = {},
    project: Partial<Project> = {},
  ): Promise<RoundDesk> {
    const values = { publishedAt: new Date(), target: 10_000, funded: 0, minInvestment: 1000, totalInvestors: 0 };
    const desk = new RoundDesk(
      served,
      served.admin,
      await served.fixtures.project({ ...values, status: 'available', fundedDate: null, ...project }),
    );
    const answer = await desk.set(terms);
    if (answer.code) throw new Error(`the round was not set: ${answer.code}`);
    return desk;
  }

  /** Sets the terms of the round. Gives the round, or the facts of its refusal, as the other steps do. */
  set(terms: object = {}, by = this.admin) {
    const input = { minimum: 8000, opensAt: today(), closesAt: addDays(today(), 20), mode: 'first_come', ...terms };
    return by.send('setProjectRound', { projectId: this.project.id, input }, roundSelection);
  }

  read(by = this.served.client()) {
    return by.send('projectRound', { projectId: this.project.id }, roundSelection);
  }

  /** A new investor with a balance in whole dollars. */
  async taker(balance = 0): Promise<Taker> {
    const user = await this.served.fixtures.user();
    if (balance > 0) await this.served.fixtures.deposit(user, balance);
    return { user, client: await this.served.signedIn(user.username) };
  }

  /** Orders from the balance, unless stated. */
  buy({ client }: Taker, amount = 1000, changed: object = {}) {
    const input = { amount, fundedFrom: 'balance', idempotencyKey: randomUUID(), ...changed };
    const selection =
      'id status amount investmentId roundId cancellation cancellableUntil isCancellable round { state }';
    return client.send('placeOrder', { input: toOrderInput(this.project.id, input) }, selection);
  }

  express({ client }: Taker, fractions: number) {
    const input = { projectId: this.project.id, fractions, acceptedRisks: true };
    return client.send('expressInterest', { input }, 'id fractions given state');
  }

  async getBalance({ client }: Taker): Promise<{ available: string; held: string }> {
    return client.send('myBalance', {}, 'available held');
  }

  confirm(shortfall: string | null = null, by = this.admin) {
    return by.send('confirmRound', { projectId: this.project.id, shortfall }, roundSelection);
  }

  cancel(reason = 'El promotor se retiró.', by = this.admin) {
    return by.send('cancelRound', { projectId: this.project.id, reason }, roundSelection);
  }

  extend(closesAt: string, by = this.admin) {
    return by.send('extendRound', { projectId: this.project.id, closesAt }, roundSelection);
  }

  getRound(): Promise<Round> {
    return this.served.reader.findOneByOrFail(Round, { projectId: this.project.id });
  }

  getProject(): Promise<Project> {
    return this.served.reader.findOneByOrFail(Project, { id: this.project.id });
  }

  listOrders(): Promise<Order[]> {
    return this.served.reader.find(Order, { where: { projectId: this.project.id }, order: { id: 'ASC' } });
  }

  listInterests(): Promise<RoundInterest[]> {
    return this.served.reader.find(RoundInterest, { where: { projectId: this.project.id }, order: { id: 'ASC' } });
  }

  /** The accounts of the project and of fees, in cents. */
  async readBooks() {
    const { id } = this.project;
    const names = {
      escrow: ledgerAccounts.escrow(id),
      capital: ledgerAccounts.capital(id),
      fee: ledgerAccounts.fee('platform'),
      vat: ledgerAccounts.fee('vat'),
    };
    const balances = await readBalances(
      this.served.reader,
      Object.values(names).map(({ code }) => code),
    );
    const read = ({ code }: { code: string }): number => balances.get(code) ?? 0;
    return { escrow: read(names.escrow), capital: read(names.capital), fee: read(names.fee), vat: read(names.vat) };
  }

  /** Moves the end of a state of the round into the past, without its deadline being noticed. */
  async pass(values: Partial<Round>): Promise<void> {
    const { id } = await this.getRound();
    await this.served.gateway.database.transaction((manager) => manager.update(Round, { id }, values));
  }

  /** Lets the round's deadline come: its last day is over. */
  async end(): Promise<void> {
    await this.pass({ opensAt: addDays(today(), -20), closesAt: addDays(today(), -1) });
    await this.deliverDeadline();
  }

  /** Runs what a message of a deadline runs. */
  deliverDeadline(): Promise<void> {
    const { database, services } = this.served.gateway;
    const [handler] = Object.values(createRoundHandlers(services));
    const message = { payload: JSON.stringify({ projectId: this.project.id }) };
    return database.transaction(async (manager) => {
      if (handler && 'apply' in handler) await handler.apply(manager, message as never);
    });
  }
}
