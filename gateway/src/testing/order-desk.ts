import { randomUUID } from 'node:crypto';
import type { EntityManager } from 'typeorm';
import type { User } from '../access/records/user.entity';
import { Order } from '../investing/records/order.entity';
import { Project } from '../investing/records/project.entity';
import { toOrderInput } from './fixtures';
import type { TestClient } from './test-client';
import type { TestGateway } from './test-gateway';

const fields =
  'id number amount fundedFrom status reference expiresAt paidAt cancellation investmentId cancellableUntil';

/** The GraphQL operations of orders. */
export const orderOperations = {
  place: `mutation ($input: OrderInput!) { placeOrder(input: $input) { ${fields} } }`,
  invest: `mutation ($input: OrderInput!) { invest(input: $input) { ${fields} } }`,
  cancel: `mutation ($id: Int!) { cancelOrder(id: $id) { ${fields} } }`,
} as const;

/** What a test of orders starts with: an investor who is signed in. */
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

  /** Places an order by transfer, unless it says otherwise. */
  place(projectId: number, amount = 1000, changed: object = {}, by = this.investor) {
    const input = { amount, fundedFrom: 'transfer', idempotencyKey: randomUUID(), ...changed };
    return by.graphql(orderOperations.place, { input: toOrderInput(projectId, input) });
  }

  async reserve(projectId: number, amount = 1000) {
    return (await this.place(projectId, amount)).data?.placeOrder;
  }

  cancel(id: number, by = this.investor) {
    return by.graphql(orderOperations.cancel, { id });
  }

  async getBalance(): Promise<string> {
    return (await this.investor.send('myBalance', {}, 'available')).available;
  }

  /** What reconciliation does: credits the transfer, and pays the order with it. */
  async payTransfer(id: number) {
    const order = await this.getOrder(id);
    await this.served.fixtures.deposit(this.owner, order.amount);
    return this.served.gateway.database.transaction((manager) =>
      this.served.gateway.services.orderSettlement.payByTransfer(manager, order, null),
    );
  }
}
