import { Entity, Index } from 'typeorm';
import { IdColumn, LongTextColumn, MillisecondsColumn, TextColumn } from '../database/columns';

/** What was answered to a request that must not be done twice (design §4). */
@Entity('idempotency_key')
@Index('UQ_idempotency_key_keyHash', ['keyHash'], { unique: true })
@Index('IDX_idempotency_key_expiresAt', ['expiresAt'])
export class IdempotencyKey {
  @IdColumn()
  id!: number;

  /** SHA-256 of person and key: one person's keys are nothing to another. */
  @TextColumn(64)
  keyHash!: string;

  /** SHA-256 of what was asked for. */
  @TextColumn(64)
  inputHash!: string;

  /** The record that was made, as JSON. */
  @LongTextColumn()
  answer!: string;

  /** From when on the key may be forgotten, in milliseconds since 1970. */
  @MillisecondsColumn()
  expiresAt!: number;
}
