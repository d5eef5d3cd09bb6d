import { Entity, ForeignKey, Index } from 'typeorm';
import { CentsColumn, IdColumn, InstantColumn, IntegerColumn, TextColumn } from '../../platform/database/columns';
import { User } from '../../access/records';

/** Money that one administrator alone credited as far as its project had not sent it, or said to have left the bank. */
@Entity('uncovered_credit')
@Index('IDX_uncovered_credit_userId_createdAt', ['userId', 'createdAt'])
export class UncoveredCredit {
  @IdColumn()
  id!: number;

  /** The administrator who did it. */
  @ForeignKey(() => User, 'id', { name: 'FK_uncovered_credit_userId', onDelete: 'RESTRICT', onUpdate: 'RESTRICT' })
  @IntegerColumn()
  userId!: number;

  @CentsColumn()
  cents!: number;

  /** 'in' for what was credited, 'out' for a debit of the bank. */
  @TextColumn(3, { default: 'in' })
  direction!: 'in' | 'out';

  @InstantColumn()
  createdAt!: Date;
}
