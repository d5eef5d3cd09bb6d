import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { EntityManager, EntitySubscriberInterface } from 'typeorm';
import type { Database } from '../database';
import { takeNote } from './enqueue';
import { checkClock } from './future-clock';
import { OutboxMessage } from './outbox-message.entity';
import { defaultDelays, getLongestDelay, getRetryDelay } from './retry-delay';
import { maxDeliveries, Room } from './room';

/** The outcome of one attempt at a webhook; it is kept with the message. */
export type Attempt = Pick<OutboxMessage, 'responseCode' | 'durationMs'>;

/** Delivers the messages of one topic. */
export type OutboxHandler =
  /** Acts outside the database, at least once: after a crash the same message comes again. */
  | {
      deliver(message: OutboxMessage): Promise<Attempt | void>;
      /** Delay before each further attempt, in ms; the common ones unless stated. */
      retryDelays?: readonly number[];
    }
  /** Acts in the database, exactly once: in the transaction that finishes the message. */
  | { apply(manager: EntityManager, message: OutboxMessage): Promise<void> };

export type OutboxHandlers = Readonly<Record<string, OutboxHandler>>;

export type OutboxConfig = {
  /** Time between two looks for due messages, in ms; 0 leaves delivery to other processes. */
  pollMs: number;
  /** Lifetime of a claim that is not renewed, in ms: the delay after which messages of a killed process continue. */
  leaseMs: number;
};

/** A failure that no further attempt can cure. */
export class PermanentFailure extends Error {
  override readonly name: string = 'PermanentFailure';

  constructor(
    message: string,
    readonly attempt: Attempt | null = null,
  ) {
    super(message);
  }
}

/** A failure of which the message keeps what came of the attempt. `retryAfterMs`: the shortest time until the next one. */
export class FailedAttempt extends Error {
  override readonly name = 'FailedAttempt';

  constructor(
    message: string,
    readonly attempt: Attempt,
    readonly retryAfterMs = 0,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}

/** The message cannot be delivered as the product is set up: it is held until someone replays it. */
export class HoldMessage extends Error {
  override readonly name = 'HoldMessage';
}

const maxErrorLength = 500;
const stopGraceMs = 10_000;
const clockCheckMs = 600_000;

/**
 * Delivers outbox messages. Any number of processes may run one: a message is claimed by a conditional UPDATE for the time of a lease,
 * the lease is renewed while it is being delivered, and only the holder of the claim can finish it. An idle worker reads one index
 * entry per poll and writes nothing.
 */
export class OutboxWorker {
  /** The endpoint of each delivery that is under way; null for other topics. */
  private readonly inFlight = new Map<Promise<void>, number | null>();
  private running: Promise<void> | null = null;
  private isStopping = false;
  private isWoken = false;
  private isFailing = false;
  private endSleep: () => void = () => undefined;
  /** Not the time of day, which is what is checked. */
  private clockCheckedAt = -Infinity;

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

  /** Claims no more messages and waits for those being delivered, ten seconds at most: another process continues with the rest. */
  async stop(): Promise<void> {
    this.isStopping = true;
    this.wake();
    await this.running;
    await Promise.race([Promise.all(this.inFlight.keys()), wait(stopGraceMs, undefined, { ref: false })]);
  }

  /** Delivers until nothing is due. For tests and commands, in place of `start`. */
  async deliverDue(): Promise<void> {
    while ((await this.startDue()) > 0) await Promise.all(this.inFlight.keys());
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
      await this.checkClock();
      const started = await this.startDue();
      this.isFailing = false;
      return started;
    } catch (err) {
      if (!this.isFailing) this.log.warn({ err }, 'the outbox cannot be read');
      this.isFailing = true;
      return 0;
    }
  }

  private async checkClock(): Promise<void> {
    if (performance.now() - this.clockCheckedAt < clockCheckMs) return;
    this.clockCheckedAt = performance.now();
    const own = Object.entries(this.handlers).flatMap(([topic, handler]) =>
      'deliver' in handler && handler.retryDelays ? [[topic, getLongestDelay(handler.retryDelays)] as const] : [],
    );
    const { leaseMs: lease } = this.config;
    await checkClock(this.database, this.log, { byTopic: new Map(own), other: getLongestDelay(defaultDelays), lease });
  }

  /** Starts the delivery of due messages, as many as there is room for, and returns their number. */
  private async startDue(): Promise<number> {
    const claimed = await this.claim();
    for (const message of claimed) {
      const delivery = this.process(message)
        .catch((err: unknown) => this.log.warn({ err, message: message.id }, 'a message could not be finished'))
        .then(() => {
          this.inFlight.delete(delivery);
          // Messages that waited for its room continue.
          this.wake();
        });
      this.inFlight.set(delivery, message.endpointId);
    }
    return claimed.length;
  }

  /** Finds due messages that there is room for, longest due first. */
  private async findDue(now: number): Promise<number[]> {
    const room = new Room([...this.inFlight.values()]);
    if (room.isFull) return [];
    // In the order of the index, which holds all that is read: messages that wait for room are skipped without reading them.
    const rows = await this.database.reader.query<{ id: number; endpointId: number | null }[]>(
      `SELECT id, endpointId FROM outbox_message WHERE dueAt <= ?${room.toSql()} ORDER BY dueAt, endpointId, id LIMIT ${maxDeliveries}`,
      [now],
    );
    return rows.filter(({ endpointId }) => room.take(endpointId)).map(({ id }) => id);
  }

  /** Claims due messages, longest due first. The read keeps an idle poll from writing. */
  private async claim(): Promise<OutboxMessage[]> {
    const now = Date.now();
    const ids = await this.findDue(now);
    if (ids.length === 0) return [];
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
      return claimed.sort((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id));
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
    if (message.attempts > this.getDelays(message).length + 1)
      throw new PermanentFailure('Todos los intentos se interrumpieron');
    if ('deliver' in handler) {
      const attempt = await handler.deliver(message);
      await this.database.transaction((manager) => finish(manager, message, attempt ?? null));
      return;
    }
    await this.database.transaction(async (manager) => {
      if (await finish(manager, message, null)) await handler.apply(manager, message);
    });
  }

  private getDelays({ topic }: OutboxMessage): readonly number[] {
    const handler = this.handlers[topic];
    return (handler && 'deliver' in handler && handler.retryDelays) || defaultDelays;
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

  private async fail(message: OutboxMessage, error: unknown): Promise<void> {
    const { id, token, topic, attempts } = message;
    const delays = this.getDelays(message);
    const isDead = error instanceof PermanentFailure || attempts > delays.length;
    const asked = error instanceof FailedAttempt ? error.retryAfterMs : 0;
    const attempt = error instanceof FailedAttempt || error instanceof PermanentFailure ? error.attempt : null;
    // Only the kind of error: its message can name a person.
    const { cause = error } = error instanceof FailedAttempt ? error : {};
    const reason = cause instanceof Error ? ((cause as NodeJS.ErrnoException).code ?? cause.name) : 'unknown';
    this.log.warn({ message: id, topic, attempts, isDead, reason }, 'a message could not be delivered');
    const text = error instanceof Error ? error.message : String(error);
    await this.database.transaction((manager) =>
      manager.update(
        OutboxMessage,
        { id, token },
        {
          status: isDead ? 'dead' : 'pending',
          dueAt: isDead ? null : Date.now() + Math.max(getRetryDelay(attempts, delays), asked),
          ...attempt,
          finishedAt: isDead ? new Date() : null,
          error: text.slice(0, maxErrorLength),
          token: null,
        },
      ),
    );
  }
}

/** Marks a claimed message as done; false if the claim has ended. */
async function finish(manager: EntityManager, { id, token }: OutboxMessage, attempt: Attempt | null): Promise<boolean> {
  const { affected } = await manager.update(
    OutboxMessage,
    { id, token },
    { status: 'done', dueAt: null, finishedAt: new Date(), error: null, token: null, ...attempt },
  );
  return affected === 1;
}
