import type { Logger } from 'pino';
import { LessThanOrEqual } from 'typeorm';
import type { Database } from '../database';
import type { OrderSettlement } from './order-settlement';
import { Order } from './order.entity';

const batch = 100;
const pollMs = 10_000;

/**
 * Ends reservations whose time is over. Any number of processes may run one: each reservation ends in a transaction of its own, which
 * changes nothing when another process, a match or a cancellation was faster. An idle look reads one index entry and writes nothing.
 */
export class ReservationExpiry {
  private timer: NodeJS.Timeout | null = null;
  private running: Promise<void> = Promise.resolve();

  constructor(
    private readonly database: Database,
    private readonly settlement: OrderSettlement,
    private readonly log: Logger,
  ) {}

  /** Looks every ten seconds from now on. */
  start(): void {
    this.timer ??= setInterval(() => {
      this.running = this.running
        .then(() => this.expireDue())
        .catch((err: unknown) => this.log.warn({ err }, 'reservations could not be expired'));
    }, pollMs).unref();
  }

  /** Looks no more, and waits for the look that is under way. */
  async stop(): Promise<void> {
    if (this.timer) clearInterval(this.timer);
    await this.running;
  }

  /** Expires everything that is due. */
  async expireDue(): Promise<void> {
    for (;;) {
      const due = await this.database.reader.find(Order, {
        select: { id: true, projectId: true },
        where: { status: 'reserved', expiresAt: LessThanOrEqual(new Date()) },
        order: { expiresAt: 'ASC', id: 'ASC' },
        take: batch,
      });
      for (const order of due) await this.database.transaction((manager) => this.settlement.expire(manager, order));
      if (due.length < batch) return;
    }
  }
}
