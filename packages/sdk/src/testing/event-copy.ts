import type { WebhookEvent } from '..';

type Data<Type extends WebhookEvent['type']> = Extract<WebhookEvent, { type: Type }>['data'];

type Holding = Pick<Data<'investment.created'>, 'userId' | 'projectId' | 'amount'>;

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

/** Cents of an amount: never floating point. */
const toCents = (amount: string): number => Number(amount.replace('.', ''));

const isOpen = ({ status }: Data<'withdrawal.paid'>): boolean => ['requested', 'approved'].includes(status);
const isReleased = ({ status }: Data<'withdrawal.paid'>): boolean =>
  ['rejected', 'cancelled', 'returned'].includes(status);

/**
 * The books as a program keeps them that knows nothing but the events of webhooks, in the order of their numbers.
 * @throws Error when an event does not follow from those before it
 */
export class EventCopy {
  readonly orders = new Map<number, Data<'order.paid'>>();
  readonly investments = new Map<number, Holding>();
  readonly payments = new Map<number, Data<'payment.paid'>>();
  readonly withdrawals = new Map<number, Data<'withdrawal.paid'>>();
  private readonly deposits = new Map<number, Data<'deposit.credited'>>();
  private readonly exits = new Map<number, Data<'exit.posted'>>();
  private readonly adjustments: Data<'balance.adjusted'>[] = [];
  private last = 0;

  apply(body: WebhookEvent): void {
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

  /** Cents that each user has available and held for withdrawals, by user, without balances of 0. */
  listBalances(): [userId: number, kind: 'available' | 'held', cents: number][] {
    const balances = new Map<string, number>();
    const add = (
      sign: 1 | -1,
      kind: 'available' | 'held',
      items: Iterable<{ userId: number; amount: string }>,
    ): void => {
      for (const { userId, amount } of items)
        balances.set(`${userId} ${kind}`, (balances.get(`${userId} ${kind}`) ?? 0) + sign * toCents(amount));
    };
    const withdrawals = [...this.withdrawals.values()];
    add(1, 'available', this.deposits.values());
    add(1, 'available', this.payments.values());
    add(1, 'available', this.adjustments);
    add(
      1,
      'available',
      [...this.exits.values()].flatMap(({ shares }) => shares),
    );
    add(
      -1,
      'available',
      [...this.orders.values()].filter(({ status }) => status === 'paid'),
    );
    add(
      -1,
      'available',
      withdrawals.filter((withdrawal) => !isReleased(withdrawal)),
    );
    add(1, 'held', withdrawals.filter(isOpen));
    return [...balances]
      .filter(([, cents]) => cents !== 0)
      .map(([name, cents]): [number, 'available' | 'held', number] => {
        const [userId = '', kind = ''] = name.split(' ');
        return [Number(userId), kind as 'available' | 'held', cents];
      })
      .sort(([a, aKind], [b, bKind]) => a - b || (aKind < bKind ? -1 : 1));
  }

  private applyOrder(order: Data<'order.paid'>): void {
    const before = this.orders.get(order.orderId);
    if (before?.investmentId && before.status === 'paid') this.investments.delete(before.investmentId);
    if (order.investmentId && order.status === 'paid') this.investments.set(order.investmentId, order);
    this.orders.set(order.orderId, order);
  }
}
