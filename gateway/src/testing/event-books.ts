import { parseSignedCents, type WebhookBody, type WebhookData } from '@cimiento/contracts';

type Holding = Pick<WebhookData<'investment.created'>, 'userId' | 'projectId' | 'amount'>;

/** Sets a value that must not be there yet. */
function add<T>(map: Map<number, T>, id: number, value: T): void {
  if (map.has(id)) throw new Error(`${id} came twice`);
  map.set(id, value);
}

/** Removes a value that must be there, and the same. */
function remove<T extends object>(map: Map<number, T>, id: number, value: T): void {
  const before = JSON.stringify(map.get(id));
  if (before !== JSON.stringify(value)) throw new Error(`${id} was ${before}, not ${JSON.stringify(value)}`);
  map.delete(id);
}

const isOpen = ({ status }: WebhookData<'withdrawal.paid'>): boolean => ['requested', 'approved'].includes(status);
const isReleased = ({ status }: WebhookData<'withdrawal.paid'>): boolean =>
  ['rejected', 'cancelled', 'returned'].includes(status);

/**
 * The books of a program that knows nothing but the events of webhooks, in the order of their numbers.
 * @throws Error when an event does not follow from those before it
 */
export class EventBooks {
  readonly orders = new Map<number, WebhookData<'order.paid'>>();
  readonly investments = new Map<number, Holding>();
  readonly payments = new Map<number, WebhookData<'payment.paid'>>();
  readonly withdrawals = new Map<number, WebhookData<'withdrawal.paid'>>();
  private readonly deposits = new Map<number, WebhookData<'deposit.credited'>>();
  private readonly exits = new Map<number, WebhookData<'exit.posted'>>();
  private readonly adjustments: WebhookData<'balance.adjusted'>[] = [];
  private last = 0;

  apply(body: WebhookBody): void {
    if (!(body.sequence > this.last)) throw new Error(`${body.sequence} came after ${this.last}`);
    this.last = body.sequence;
    switch (body.type) {
      case 'order.reserved':
      case 'order.paid':
      case 'order.expired':
      case 'order.cancelled':
        return this.applyOrder(body.data);
      case 'investment.created':
        return add(this.investments, body.data.investmentId, body.data);
      case 'investment.changed':
        return void this.investments.set(body.data.investmentId, body.data);
      case 'investment.deleted':
        // It went with its order, if it had one.
        return void this.investments.delete(body.data.investmentId);
      case 'payment.paid':
        return add(this.payments, body.data.paymentId, body.data);
      case 'payment.changed':
        if (!this.payments.delete(body.data.paymentId)) throw new Error(`${body.data.paymentId} was not paid`);
        return add(this.payments, body.data.paymentId, body.data);
      case 'payment.unpaid':
      case 'payment.deleted':
        return remove(this.payments, body.data.paymentId, body.data);
      case 'deposit.credited':
        return add(this.deposits, body.data.bankLineId, body.data);
      case 'deposit.reversed':
        return remove(this.deposits, body.data.bankLineId, body.data);
      case 'exit.posted':
        return add(this.exits, body.data.projectId, body.data);
      case 'exit.undone':
        return remove(this.exits, body.data.projectId, body.data);
      case 'balance.adjusted':
        return void this.adjustments.push(body.data);
      case 'withdrawal.requested':
      case 'withdrawal.approved':
      case 'withdrawal.paid':
      case 'withdrawal.rejected':
      case 'withdrawal.cancelled':
      case 'withdrawal.returned':
        return void this.withdrawals.set(body.data.withdrawalId, body.data);
    }
  }

  /** Cents that a user has available, and cents that are held for their withdrawals. */
  getBalance(userId: number): { available: number; held: number } {
    const sum = (items: Iterable<{ userId: number; amount: string }>): number =>
      [...items].reduce((cents, item) => cents + (item.userId === userId ? parseSignedCents(item.amount) : 0), 0);
    const withdrawals = [...this.withdrawals.values()];
    return {
      available:
        sum(this.deposits.values()) +
        sum(this.payments.values()) +
        sum(this.adjustments) +
        sum([...this.exits.values()].flatMap(({ shares }) => shares)) -
        sum([...this.orders.values()].filter(({ status }) => status === 'paid')) -
        sum(withdrawals.filter((withdrawal) => !isReleased(withdrawal))),
      held: sum(withdrawals.filter(isOpen)),
    };
  }

  private applyOrder(order: WebhookData<'order.paid'>): void {
    const before = this.orders.get(order.orderId);
    if (before?.investmentId && before.status === 'paid') this.investments.delete(before.investmentId);
    if (order.investmentId && order.status === 'paid') this.investments.set(order.investmentId, order);
    this.orders.set(order.orderId, order);
  }
}
