import { Check, Entity, Index, PrimaryColumn } from 'typeorm';
import { IntegerColumn, MillisecondsColumn } from '../database/columns';

/** Tries of one account or one address within a span of time. */
@Entity('try_counter')
@Index('IDX_try_counter_expiresAt', ['expiresAt'])
@Check('CHK_try_counter_tries', 'tries >= 0')
export class RateLimit {
  /** SHA-256 of what is counted: the table names neither people nor addresses. */
  @PrimaryColumn({ type: 'varchar', length: 64 })
  keyHash!: string;

  @IntegerColumn()
  tries!: number;

  /** When the span ends, in milliseconds since 1970. */
  @MillisecondsColumn()
  expiresAt!: number;
}
