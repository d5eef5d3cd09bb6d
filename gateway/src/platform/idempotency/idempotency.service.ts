import {
  type DeepPartial,
  type EntityManager,
  type EntityMetadata,
  type EntityTarget,
  In,
  type ObjectLiteral,
} from 'typeorm';
import type { Database } from '../database';
import { isUniqueViolation } from '../database/driver-error';
import { ExpectedError } from '../errors';
import { getMachineTime } from '../machine-time';
import { sha256 } from '../sha256';
import type { Actor } from '../request';
import { assertSameInput, getIdempotencyKey } from './idempotency-key';
import { IdempotencyKey } from './idempotency-key.entity';

const keyLifetimeMs = 24 * 60 * 60_000;

const hashParts = (...parts: unknown[]): string => sha256(JSON.stringify(parts));

/** Hash that the key of a request is stored under, and the former one, of its user, which the API keys of the user shared. */
type KeyHashes = { keyHash: string; formerHash: string };

const hashKey = ({ userId, byKey, sessionHash }: Actor, key: string): KeyHashes => ({
  keyHash: hashParts(byKey ? 'key' : 'user', byKey ? sessionHash : userId, key),
  formerHash: hashParts(userId, key),
});

// The same fields in another order are the same input.
const sortFields = (input: object): unknown => Object.entries(input).sort(([one], [other]) => (one < other ? -1 : 1));

/** The record of a stored answer, in which JSON has made each instant a text. */
function reviveInstants<T extends ObjectLiteral>({ columns }: EntityMetadata, record: DeepPartial<T>): DeepPartial<T> {
  const instants = columns.filter(({ type }) => type === 'datetime').map(({ propertyName }) => propertyName);
  return Object.fromEntries(
    Object.entries(record).map(([name, value]) => [
      name,
      instants.includes(name) && typeof value === 'string' ? new Date(value) : value,
    ]),
  ) as DeepPartial<T>;
}

/** Runs a request once, however often a client that lost the answer sends it again. */
export class IdempotencyService {
  /** The last request of each key that runs in this process. */
  private readonly running = new Map<string, Promise<void>>();

  constructor(private readonly database: Database) {}

  /**
   * Creates a record and stores the request's key in one transaction. A retry with a stored key gets the first answer.
   * @throws IDEMPOTENCY_MISMATCH when the key was used with another input, and whatever `create` throws; a failed request does not store its key.
   */
  runOnce<T extends ObjectLiteral>(
    by: Actor,
    entity: EntityTarget<T>,
    input: object,
    create: (manager: EntityManager) => Promise<T>,
  ): Promise<T> {
    const metadata = this.database.dataSource.getMetadata(entity);
    return this.run(by, metadata.tableName, input, create, (manager, stored) =>
      manager.create(entity, reviveInstants(metadata, stored as DeepPartial<T>)),
    );
  }

  /** As `runOnce`, for an answer that is not a record. It is stored as JSON, so it has no instants. */
  runAnswerOnce<T extends object>(
    by: Actor,
    name: string,
    input: object,
    work: (manager: EntityManager) => Promise<T>,
  ): Promise<T> {
    return this.run(by, name, input, work, (_manager, stored) => stored as T);
  }

  /**
   * As `runOnce`, for an answer with a secret, which is shown once and never stored.
   * @throws SHOWN_ONCE with `refusal` for a retry
   */
  async runShownOnce<T extends object>(
    by: Actor,
    name: string,
    input: object,
    refusal: string,
    work: (manager: EntityManager) => Promise<T>,
  ): Promise<T> {
    let shown: T | undefined;
    const run = async (manager: EntityManager): Promise<object> => {
      shown = await work(manager);
      return {};
    };
    await this.run(by, name, input, run, () => {
      throw new ExpectedError('SHOWN_ONCE', refusal);
    });
    return shown as T;
  }

  /** As `runOnce`, for a request that creates several records. */
  async runListOnce<T extends ObjectLiteral>(
    by: Actor,
    entity: EntityTarget<T>,
    input: object,
    create: (manager: EntityManager) => Promise<T[]>,
  ): Promise<T[]> {
    const metadata = this.database.dataSource.getMetadata(entity);
    return this.run(by, metadata.tableName, input, create, (manager, stored) =>
      (stored as DeepPartial<T>[]).map((record) => manager.create(entity, reviveInstants(metadata, record))),
    );
  }

  private async run<T extends object>(
    by: Actor,
    name: string,
    input: object,
    work: (manager: EntityManager) => Promise<T>,
    revive: (manager: EntityManager, stored: unknown) => T,
  ): Promise<T> {
    const key = getIdempotencyKey(by);
    if (key === undefined) return this.database.transaction(work);
    const { keyHash, formerHash } = hashKey(by, key);
    const inputHash = hashParts(name, sortFields(input));
    // Nothing new is stored under this hash.
    const isFormer = await this.database.reader.existsBy(IdempotencyKey, { keyHash: formerHash });
    const runInTransaction = async (manager: EntityManager): Promise<T> => {
      if (isFormer || !(await this.claimKey(manager, keyHash, inputHash))) {
        const stored = await this.getFirstAnswer(manager, isFormer ? formerHash : keyHash, inputHash);
        const first = revive(manager, stored);
        by.noteReplay?.();
        return first;
      }
      const answer = await work(manager);
      await manager.update(IdempotencyKey, { keyHash }, { answer: JSON.stringify(answer) });
      return answer;
    };
    return this.queue(keyHash, () => this.database.transaction(runInTransaction));
  }

  /**
   * Lets requests with one key wait for each other here. In the database each would hold a connection of the pool, and the first one
   * may need another to end.
   */
  private queue<T>(keyHash: string, run: () => Promise<T>): Promise<T> {
    const result = (this.running.get(keyHash) ?? Promise.resolve()).then(run);
    const ended = result.then(
      () => undefined,
      () => undefined,
    );
    this.running.set(keyHash, ended);
    void ended.then(() => {
      if (this.running.get(keyHash) === ended) this.running.delete(keyHash);
    });
    return result;
  }

  /** The first answer to a request's key, if it was this entity for the same input; null for a key that is new or stands for something else. */
  async find<T extends ObjectLiteral>(by: Actor, entity: EntityTarget<T>, input: object): Promise<T | null> {
    const metadata = this.database.dataSource.getMetadata(entity);
    const stored = await this.findAnswer<DeepPartial<T>>(by, metadata.tableName, input);
    return stored && this.database.reader.create(entity, reviveInstants(metadata, stored));
  }

  /**
   * Refuses a key that stands for another input, before anything is done with it: where a request does several things, each with its own key.
   * @throws IDEMPOTENCY_MISMATCH
   */
  async assertNotReused(by: Actor, entity: EntityTarget<ObjectLiteral>, input: object): Promise<void> {
    const key = getIdempotencyKey(by);
    if (key === undefined) return;
    const { keyHash } = hashKey(by, key);
    const stored = await this.database.reader.findOneBy(IdempotencyKey, { keyHash });
    const { tableName } = this.database.dataSource.getMetadata(entity);
    if (stored) assertSameInput(stored, hashParts(tableName, sortFields(input)));
  }

  /** As `find`, for an answer that is not a record. */
  async findAnswer<T extends object>(by: Actor, name: string, input: object): Promise<T | null> {
    const key = getIdempotencyKey(by);
    if (key === undefined) return null;
    const { keyHash, formerHash } = hashKey(by, key);
    const inputHash = hashParts(name, sortFields(input));
    const stored = await this.database.reader.findOneBy(IdempotencyKey, {
      keyHash: In([keyHash, formerHash]),
      inputHash,
    });
    if (!stored) return null;
    by.noteReplay?.();
    return JSON.parse(stored.answer) as T;
  }

  /** Stores the key; false if it is stored already. Waits for a running request that holds the same key. */
  private async claimKey(manager: EntityManager, keyHash: string, inputHash: string): Promise<boolean> {
    try {
      // By the clock of the machine: a key outlives a move of the clock of a sandbox.
      const expiresAt = getMachineTime() + keyLifetimeMs;
      await manager.insert(IdempotencyKey, { keyHash, inputHash, answer: '', expiresAt });
      return true;
    } catch (error) {
      if (isUniqueViolation(error, 'idempotency_key', 'keyHash')) return false;
      throw error;
    }
  }

  private async getFirstAnswer(manager: EntityManager, keyHash: string, inputHash: string): Promise<unknown> {
    const stored = await manager.findOneByOrFail(IdempotencyKey, { keyHash });
    assertSameInput(stored, inputHash);
    return JSON.parse(stored.answer);
  }
}
