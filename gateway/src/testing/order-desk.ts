import { randomUUID } from 'node:crypto';
import type { EntityManager } from 'typeorm';
import type { User } from '../access/records';
import { Order, Project } from '../investing/records';
import { toOrderInput } from './fixtures';
import type { TestClient } from './test-client';
import type { TestGateway } from './test-gateway';

/** The desk's selection of an order. */
export const orderFields =
  'id number amount fundedFrom status reference expiresAt paidAt cancellation investmentId cancellableUntil';

/** The start of a test of orders: an investor who is signed in. */
export class OrderDesk {
  private constructor(
    private readonly served: TestGateway,
    readonly owner: User,
    readonly investor: TestClient,
  ) {}

  static async open(served: TestGateway): Promise<OrderDesk> {
    const owner = await served.fixtures.user();
    return new OrderDesk(served, owner, await served.signedIn(owner.username));
  }

  get reader(): EntityManager {
    return this.served.reader;
  }

  getProject(id: number): Promise<Project> {
    return this.reader.findOneByOrFail(Project, { id });
  }

  getOrder(id: number): Promise<Order> {
    return this.reader.findOneByOrFail(Order, { id });
  }

  /** Places an order by transfer, unless stated. Gives the order, or the facts of its refusal, as the other steps do. */
  place(projectId: number, amount = 1000, changed: object = {}) {
    const input = { amount, fundedFrom: 'transfer', idempotencyKey: randomUUID(), ...changed };
    return this.investor.send('placeOrder', { input: toOrderInput(projectId, input) }, orderFields);
  }

  /** Places an order from the balance. */
  buy(projectId: number, amount = 1000, changed: object = {}) {
    return this.place(projectId, amount, { fundedFrom: 'balance', ...changed });
  }

  cancel(id: number, by = this.investor) {
    return by.send('cancelOrder', { id }, orderFields);
  }

  async getBalance(): Promise<string> {
    return (await this.investor.send('myBalance', {}, 'available')).available;
  }

  /** The effect of reconciliation: credits the transfer, and pays the order with it. */
  async payTransfer(id: number) {
    const order = await this.getOrder(id);
    await this.served.fixtures.deposit(this.owner, order.amount);
    return this.served.gateway.database.transaction((manager) =>
      this.served.gateway.services.orderPayment.payByTransfer(manager, order, null),
    );
  }
}
