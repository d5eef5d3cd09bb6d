import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { EntityManager, EntitySubscriberInterface } from 'typeorm';
import type { Database } from '../database';
import { takeNote } from './enqueue';
import { OutboxMessage } from './outbox-message.entity';
import { getRetryDelay, maxAttempts } from './retry-delay';

/** Delivers the messages of one topic. */
export type OutboxHandler =
  /** Acts outside the database, at least once: after a crash the same message comes again. */
  | { deliver(message: OutboxMessage): Promise<void> }
  /** Acts in the database, exactly once: in the transaction that finishes the message. */
  | { apply(manager: EntityManager, message: OutboxMessage): Promise<void> };

export type OutboxHandlers = Readonly<Record<string, OutboxHandler>>;

export type OutboxConfig = {
  /** Time between two looks for due messages, in ms; 0 leaves delivery to other processes. */
  pollMs: number;
  /** How long a claim lasts unless it is renewed, in ms: the delay after which messages of a killed process go on. */
  leaseMs: number;
};

/** A failure that no further attempt can cure. */
export class PermanentFailure extends Error {
  override readonly name = 'PermanentFailure';
}

/** The message cannot be delivered as the product is set up: it is held until someone replays it. */
export class HoldMessage extends Error {
  override readonly name = 'HoldMessage';
}

// Messages that one process delivers at the same time.
const maxInFlight = 8;
const maxErrorLength = 500;
const stopGraceMs = 10_000;

const dueSql = 'SELECT id FROM outbox_message WHERE dueAt <= ? ORDER BY dueAt, id LIMIT ?';

/**
 * Delivers outbox messages. Any number of processes may run one: a message is claimed by a conditional UPDATE for the time of a lease,
 * the lease is renewed while it is being delivered, and only the holder of the claim can finish it. An idle worker reads one index
 * entry per poll and writes nothing.
 */
export class OutboxWorker {
  private readonly inFlight = new Set<Promise<void>>();
  private running: Promise<void> | null = null;
  private isStopping = false;
  private isWoken = false;
  private isFailing = false;
  private endSleep: () => void = () => undefined;

  constructor(
    private readonly database: Database,
    private readonly handlers: OutboxHandlers,
    private readonly log: Logger,
    private readonly config: OutboxConfig,
  ) {}

  /** Starts delivering, unless the configuration leaves it to other processes. */
  start(): void {
    if (this.config.pollMs === 0 || this.running) return;
    const subscriber: EntitySubscriberInterface = {
      afterTransactionCommit: ({ queryRunner }) => {
        if (takeNote(queryRunner)) this.wake();
      },
    };
    this.database.dataSource.subscribers.push(subscriber);
    this.running = this.run();
  }

  /** Claims no more messages and waits for those being delivered, ten seconds at most: another process goes on with the rest. */
  async stop(): Promise<void> {
    this.isStopping = true;
    this.wake();
    await this.running;
    await Promise.race([Promise.all(this.inFlight), wait(stopGraceMs, undefined, { ref: false })]);
  }

  /** Delivers until nothing is due. For tests and commands, in place of `start`. */
  async deliverDue(): Promise<void> {
    while ((await this.startDue()) > 0) await Promise.all(this.inFlight);
  }

  private wake(): void {
    this.isWoken = true;
    this.endSleep();
  }

  private async run(): Promise<void> {
    while (!this.isStopping) {
      this.isWoken = false;
      const started = await this.startDueOrLog();
      if (started === 0) await this.sleep();
    }
  }

  /** Sleeps until the next poll, until a transaction of this process wrote messages, or until a delivery ends. */
  private sleep(): Promise<void> {
    if (this.isWoken) return Promise.resolve();
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, this.config.pollMs).unref();
      this.endSleep = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }

  // A database that does not answer is reported once, not at every poll.
  private async startDueOrLog(): Promise<number> {
    try {
      const started = await this.startDue();
      this.isFailing = false;
      return started;
    } catch (err) {
      if (!this.isFailing) this.log.warn({ err }, 'the outbox cannot be read');
      this.isFailing = true;
      return 0;
    }
  }

  /** Starts the delivery of due messages, as many as there is room for, and returns their number. */
  private async startDue(): Promise<number> {
    const room = maxInFlight - this.inFlight.size;
    const claimed = room > 0 ? await this.claim(room) : [];
    for (const message of claimed) {
      const delivery = this.process(message)
        .catch((err: unknown) => this.log.warn({ err, message: message.id }, 'a message could not be finished'))
        .then(() => {
          this.inFlight.delete(delivery);
          if (this.inFlight.size === maxInFlight - 1) this.wake();
        });
      this.inFlight.add(delivery);
    }
    return claimed.length;
  }

  /** Claims due messages, longest due first. The read keeps an idle poll from writing. */
  private async claim(limit: number): Promise<OutboxMessage[]> {
    const now = Date.now();
    const rows = await this.database.reader.query<{ id: number }[]>(dueSql, [now, limit]);
    if (rows.length === 0) return [];
    const ids = rows.map(({ id }) => id);
    const token = randomUUID();
    return this.database.transaction(async (manager) => {
      const { affected } = await manager
        .createQueryBuilder()
        .update(OutboxMessage)
        .set({ status: 'sending', token, dueAt: now + this.config.leaseMs, attempts: () => 'attempts + 1' })
        .where('id IN (:...ids) AND dueAt <= :now', { ids, now })
        .execute();
      if (affected === 0) return [];
      const claimed = await manager
        .createQueryBuilder(OutboxMessage, 'message')
        .where('message.id IN (:...ids) AND message.token = :token', { ids, token })
        .getMany();
      return claimed.sort((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id));
    });
  }

  private async process(message: OutboxMessage): Promise<void> {
    const renewal = setInterval(() => void this.renew(message), this.config.leaseMs / 3).unref();
    try {
      await this.handle(message);
    } catch (error) {
      if (error instanceof HoldMessage) await this.hold(message);
      else await this.fail(message, error);
    } finally {
      clearInterval(renewal);
    }
  }

  private async handle(message: OutboxMessage): Promise<void> {
    const handler = this.handlers[message.topic];
    if (!handler) throw new PermanentFailure(`There is no handler for ${message.topic}`);
    // A message whose attempts all ended with a killed process would kill processes for ever.
    if (message.attempts > maxAttempts) throw new PermanentFailure('Every attempt was interrupted');
    if ('deliver' in handler) {
      await handler.deliver(message);
      await this.database.transaction((manager) => finish(manager, message));
      return;
    }
    await this.database.transaction(async (manager) => {
      if (await finish(manager, message)) await handler.apply(manager, message);
    });
  }

  private async renew({ id, token }: OutboxMessage): Promise<void> {
    try {
      const dueAt = Date.now() + this.config.leaseMs;
      await this.database.transaction((manager) => manager.update(OutboxMessage, { id, token }, { dueAt }));
    } catch (err) {
      this.log.warn({ err, message: id }, 'a lease could not be renewed');
    }
  }

  private async hold({ id, token }: OutboxMessage): Promise<void> {
    const held = { status: 'held', dueAt: null, finishedAt: new Date(), attempts: 0, token: null } as const;
    await this.database.transaction((manager) => manager.update(OutboxMessage, { id, token }, held));
  }

  private async fail({ id, token, topic, attempts }: OutboxMessage, error: unknown): Promise<void> {
    const isDead = error instanceof PermanentFailure || attempts >= maxAttempts;
    // Only the kind of error: its message can name a person.
    const reason = error instanceof Error ? ((error as NodeJS.ErrnoException).code ?? error.name) : 'unknown';
    this.log.warn({ message: id, topic, attempts, isDead, reason }, 'a message could not be delivered');
    const text = error instanceof Error ? error.message : String(error);
    await this.database.transaction((manager) =>
      manager.update(
        OutboxMessage,
        { id, token },
        {
          status: isDead ? 'dead' : 'pending',
          dueAt: isDead ? null : Date.now() + getRetryDelay(attempts),
          finishedAt: isDead ? new Date() : null,
          error: text.slice(0, maxErrorLength),
          token: null,
        },
      ),
    );
  }
}

/** Marks a claimed message as done; false if the claim has ended. */
async function finish(manager: EntityManager, { id, token }: OutboxMessage): Promise<boolean> {
  const { affected } = await manager.update(
    OutboxMessage,
    { id, token },
    { status: 'done', dueAt: null, finishedAt: new Date(), error: null, token: null },
  );
  return affected === 1;
}
