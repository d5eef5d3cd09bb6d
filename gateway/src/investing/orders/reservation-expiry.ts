import type { Logger } from 'pino';
import { LessThanOrEqual } from 'typeorm';
import type { Database } from '../../platform/database';
import { isUniqueViolation } from '../../platform/database/driver-error';
import type { OrderSettlement } from './order-settlement';
import { Order } from './order.entity';

const batch = 100;
const pollMs = 10_000;
/** How long before its end the investor of a reservation is told. */
const noticeMs = 24 * 3_600_000;

/** A reservation as short as the notice is not told twice in a day. */
const isLong = ({ createdAt, expiresAt }: Order): boolean =>
  expiresAt !== null && expiresAt.getTime() - createdAt.getTime() > noticeMs;

/**
 * Ends reservations whose time is over, and tells investors a day before. Any number of processes may run one: each reservation ends in a transaction of its own, which
 * changes nothing when another process, a match or a cancellation was faster. An idle look reads the entries of an index and writes nothing.
 */
export class ReservationExpiry {
  private timer: NodeJS.Timeout | null = null;
  private running: Promise<void> = Promise.resolve();
  /** Ids of the reservations that end soon and were told by this process, so that an idle look writes nothing. */
  private told: ReadonlySet<number> = new Set();

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
        .then(() => this.notifyDue())
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

  /** Tells the investors of reservations that end within a day. Another process may have told some of them: each is told once. */
  async notifyDue(): Promise<void> {
    const due = await this.database.reader.find(Order, {
      select: { id: true, createdAt: true, expiresAt: true },
      where: { status: 'reserved', expiresAt: LessThanOrEqual(new Date(Date.now() + noticeMs)) },
    });
    const ids = due.filter(isLong).map(({ id }) => id);
    const fresh = ids.filter((id) => !this.told.has(id));
    for (let start = 0; start < fresh.length; start += batch) await this.notifyOnce(fresh.slice(start, start + batch));
    this.told = new Set(ids);
  }

  private async notifyOnce(ids: readonly number[]): Promise<void> {
    const tell = () => this.database.transaction((manager) => this.settlement.notifyExpiring(manager, ids));
    // Of two processes that tell at once, the second finds the other's notifications at its second attempt.
    await tell().catch((error: unknown) => {
      if (!isUniqueViolation(error, 'notification', 'userId')) throw error;
      return tell();
    });
  }
}
