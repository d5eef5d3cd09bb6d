import { Entity, ForeignKey, Index } from 'typeorm';
import { IdColumn, InstantColumn, IntegerColumn, TextColumn } from '../../platform/database/columns';
import { User } from './user.entity';

/** A code that signs in once in place of the second factor, for a user who has lost it. */
@Entity('recovery_code')
@Index('UQ_recovery_code_userId_codeHash', ['userId', 'codeHash'], { unique: true })
export class RecoveryCode {
  @IdColumn()
  id!: number;

  @ForeignKey(() => User, 'id', { name: 'FK_recovery_code_userId', onDelete: 'CASCADE', onUpdate: 'RESTRICT' })
  @IntegerColumn()
  userId!: number;

  /** SHA-256 of user and code. */
  @TextColumn(64)
  codeHash!: string;

  /** Null until it was used. */
  @InstantColumn({ nullable: true })
  usedAt!: Date | null;
}
