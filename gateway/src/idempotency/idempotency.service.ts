import { createHash } from 'node:crypto';
import { messages } from '@cimiento/contracts';
import { type EntityManager, type EntityTarget, LessThanOrEqual, type ObjectLiteral } from 'typeorm';
import type { Database } from '../database';
import { isUniqueViolation } from '../database/driver-error';
import { ExpectedError } from '../errors/expected-error';
import type { IdempotentRequest } from './idempotent-request';
import { IdempotencyKey } from './idempotency-key.entity';

const rememberedMs = 24 * 60 * 60_000;

const hashOf = (...parts: unknown[]): string => createHash('sha256').update(JSON.stringify(parts)).digest('hex');

// The same fields in another order ask for the same.
const ordered = (input: object): unknown => Object.entries(input).sort(([one], [other]) => (one < other ? -1 : 1));

/** Makes sure that what is sent again, because its answer was lost, is not done again (design §4). */
export class IdempotencyService {
  constructor(private readonly database: Database) {}

  /**
   * Makes a record in one transaction with the key of the attempt; an attempt whose key is known is given the first answer.
   * @throws CONFLICT when the key was used for something else, and whatever `make` throws: then the key is not used up.
   */
  once<T extends ObjectLiteral>(
    { userId, key }: IdempotentRequest,
    record: EntityTarget<T>,
    input: object,
    make: (manager: EntityManager) => Promise<T>,
  ): Promise<T> {
    if (key === undefined) return this.database.transaction(make);
    const { tableName } = this.database.dataSource.getMetadata(record);
    const [keyHash, inputHash] = [hashOf(userId, key), hashOf(tableName, ordered(input))];
    return this.database.transaction(async (manager) => {
      if (!(await this.claimed(manager, keyHash, inputHash)))
        return this.firstAnswer(manager, record, keyHash, inputHash);
      const made = await make(manager);
      await manager.update(IdempotencyKey, { keyHash }, { answer: JSON.stringify(made) });
      return made;
    });
  }

  /** Forgets the keys that nobody will use again. */
  async prune(): Promise<void> {
    await this.database.transaction((manager) =>
      manager.delete(IdempotencyKey, { expiresAt: LessThanOrEqual(Date.now()) }),
    );
  }

  // Another attempt that is under way holds the key until it ends: the database makes this one wait.
  private async claimed(manager: EntityManager, keyHash: string, inputHash: string): Promise<boolean> {
    try {
      await manager.insert(IdempotencyKey, { keyHash, inputHash, answer: '', expiresAt: Date.now() + rememberedMs });
      return true;
    } catch (error) {
      if (isUniqueViolation(error, 'idempotency_key', 'keyHash')) return false;
      throw error;
    }
  }

  private async firstAnswer<T extends ObjectLiteral>(
    manager: EntityManager,
    record: EntityTarget<T>,
    keyHash: string,
    inputHash: string,
  ): Promise<T> {
    const first = await manager.findOneByOrFail(IdempotencyKey, { keyHash });
    if (first.inputHash !== inputHash) throw new ExpectedError('CONFLICT', messages.idempotencyKeyReused);
    return manager.create(record, JSON.parse(first.answer));
  }
}
