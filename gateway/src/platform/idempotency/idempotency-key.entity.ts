import { Entity, Index } from 'typeorm';
import { IdColumn, LongTextColumn, MillisecondsColumn, TextColumn } from '../database/columns';

/** The answer to a request that must run only once, for its retries. */
@Entity('idempotency_key')
@Index('UQ_idempotency_key_keyHash', ['keyHash'], { unique: true })
@Index('IDX_idempotency_key_expiresAt', ['expiresAt'])
export class IdempotencyKey {
  @IdColumn()
  id!: number;

  /** SHA-256 of the sender and the key, so that users and API keys never share one. */
  @TextColumn(64)
  keyHash!: string;

  /** SHA-256 of table name and input. */
  @TextColumn(64)
  inputHash!: string;

  /** The created record, as JSON. */
  @LongTextColumn()
  answer!: string;

  /** When the key can be deleted, in milliseconds since 1970. */
  @MillisecondsColumn()
  expiresAt!: number;
}
