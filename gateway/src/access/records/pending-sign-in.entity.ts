import { Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { InstantColumn, IntegerColumn } from '../../platform/database/columns';
import { User } from './user.entity';

/**
 * A sign-in whose password was right and whose second factor is missing. It has its own table and cookie, so that nothing can take it
 * for a session.
 */
@Entity('pending_sign_in')
@Index('IDX_pending_sign_in_userId', ['userId'])
@Index('IDX_pending_sign_in_expiresAt', ['expiresAt'])
export class PendingSignIn {
  /** SHA-256 of the id in the cookie. */
  @PrimaryColumn({ type: 'varchar', length: 64 })
  idHash!: string;

  @ForeignKey(() => User, 'id', { name: 'FK_pending_sign_in_userId', onDelete: 'CASCADE', onUpdate: 'RESTRICT' })
  @IntegerColumn()
  userId!: number;

  @InstantColumn()
  expiresAt!: Date;
}
