import { Entity, ForeignKey, Index } from 'typeorm';
import { CentsColumn, IdColumn, InstantColumn, IntegerColumn } from '../../platform/database/columns';
import { User } from '../../access/users/user.entity';

/** Money that one administrator credited alone, as far as its project had not sent it. */
@Entity('uncovered_credit')
@Index('IDX_uncovered_credit_userId_createdAt', ['userId', 'createdAt'])
export class UncoveredCredit {
  @IdColumn()
  id!: number;

  /** The administrator who credited it. */
  @ForeignKey(() => User, 'id', { name: 'FK_uncovered_credit_userId', onDelete: 'RESTRICT', onUpdate: 'RESTRICT' })
  @IntegerColumn()
  userId!: number;

  @CentsColumn()
  cents!: number;

  @InstantColumn()
  createdAt!: Date;
}
