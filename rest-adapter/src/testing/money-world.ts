import { randomUUID } from 'node:crypto';
import { centsToText, parseSignedCents, today } from '@cimiento/contracts';
import { fixturePassword, type TestClient, type TestGateway } from '@cimiento/gateway/testing';

/** What each refusal starts from: an investor with 5,000 of balance and a bank account, and a project that is open. */
export class MoneyWorld {
  constructor(
    private readonly served: TestGateway,
    readonly admin: TestClient,
    readonly second: TestClient,
    readonly investor: TestClient,
    readonly userId: number,
    readonly projectId: number,
  ) {}

  static async create(served: TestGateway, admin: TestClient, second: TestClient): Promise<MoneyWorld> {
    const name = `persona-${randomUUID().slice(0, 8)}`;
    const user = await served.fixtures.user(name);
    const project = await served.fixtures.project({ name: `Casa de ${name}`, target: 10_000 });
    await served.fixtures.deposit(user, 5000);
    const world = new MoneyWorld(
      served,
      admin,
      second,
      await served.signedIn(name, fixturePassword),
      user.id,
      project.id,
    );
    await world.saveAccount();
    return world;
  }

  saveAccount = (change: object = {}, client = this.investor) =>
    client.request('PUT', '/api/user/bank-account', {
      bank: 'Banco Pichincha',
      accountType: 'savings',
      accountNumber: '2205871463',
      holderName: 'Persona de prueba',
      holderIdNumber: '1712345675',
      ...change,
    });

  order = (change: object = {}, headers?: Record<string, string>) =>
    this.investor.request(
      'POST',
      '/api/user/orders',
      { projectId: this.projectId, amount: 2000, fundedFrom: 'transfer', acceptedRisks: true, ...change },
      headers,
    );

  /** Makes the project funded, as an order that fills it does. */
  fundProject(): Promise<unknown> {
    return this.served.gateway.database.transaction((manager) =>
      manager.query("UPDATE project SET funded = target, status = 'funded' WHERE id = ?", [this.projectId]),
    );
  }

  cancelOrder = (id: number) => this.investor.request('POST', `/api/user/orders/${id}/cancel`);

  payOrder = (id: number) => this.investor.request('POST', `/api/user/orders/${id}/pay`, {});

  /** The id of a reservation whose time is over. */
  async expiredOrder(): Promise<number> {
    const { id } = (await this.order()).body;
    await this.served.fixtures.reservationEnd(id, new Date(Date.now() - 1));
    await this.served.gateway.outbox.deliverDue();
    return id;
  }

  withdraw = (amount = '100.00') => this.investor.request('POST', '/api/user/withdrawals', { amount });

  decide = (id: number, action: 'approve' | 'reject' | 'pay', client = this.admin) => {
    const bodies = {
      approve: undefined,
      reject: { reason: 'No corresponde' },
      pay: { paidOn: today(), bankReference: 'TRF-1' },
    };
    return client.request('POST', `/api/admin/withdrawals/${id}/${action}`, bodies[action]);
  };

  /** The closing balance that the next statement of the bank account continues. */
  async getLastClosing(): Promise<string> {
    const { data } = await this.admin.graphql('{ bankReconciliations { statementBalance } }');
    return data?.bankReconciliations[0].statementBalance ?? '0.00';
  }

  /** Sends a statement that continues the last one. @param sum of its lines */
  statement = async (lines: object[], sum: string, path = '/api/admin/bank-statements', change: object = {}) => {
    const openingBalance = await this.getLastClosing();
    return this.admin.request('POST', path, {
      bankAccountId: 1,
      openingBalance,
      closingBalance: centsToText(parseSignedCents(openingBalance) + parseSignedCents(sum)),
      lines: lines.map((line) => ({ bookedOn: today(), description: randomUUID(), reference: null, ...line })),
      ...change,
    });
  };

  /** The id of a line of the bank that nothing was recognized in. */
  async unknownLine(amount = '75.00'): Promise<number> {
    return (await this.statement([{ amount }], amount)).body.lines[0].id;
  }

  match = (id: number, target: object) => this.admin.request('POST', `/api/admin/bank-lines/${id}/match`, target);

  /** Gives the investor 3,000 of the project. */
  async hold(): Promise<void> {
    const body = { userId: this.userId, projectId: this.projectId, amount: 3000, annualReturn: 8.5 };
    await this.admin.request('POST', '/api/admin/investments', body);
  }

  exit = (change: object = {}, path = 'exit', id = this.projectId) =>
    this.admin.request('POST', `/api/admin/projects/${id}/${path}`, {
      price: '3500.00',
      costs: [{ label: 'Notaría', amount: '100.00' }],
      exitDate: today(),
      ...change,
    });

  decideApproval = (id: number, action: 'approve' | 'reject', client = this.second) =>
    client.request('POST', `/api/admin/approvals/${id}/${action}`, action === 'reject' ? { reason: 'No' } : undefined);
}
