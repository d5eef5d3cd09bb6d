import { Check, Entity, Index, PrimaryColumn } from 'typeorm';
import { IntegerColumn, MillisecondsColumn } from '../database/columns';

/** Attempts of one account or one address in the current window. */
@Entity('try_counter')
@Index('IDX_try_counter_expiresAt', ['expiresAt'])
@Check('CHK_try_counter_tries', 'tries >= 0')
export class RateLimit {
  /** SHA-256 of the account or address, so that the table reveals neither. */
  @PrimaryColumn({ type: 'varchar', length: 64 })
  keyHash!: string;

  @IntegerColumn()
  tries!: number;

  /** When the window ends, in milliseconds since 1970. */
  @MillisecondsColumn()
  expiresAt!: number;
}
