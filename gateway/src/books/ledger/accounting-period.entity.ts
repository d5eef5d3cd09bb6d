import { periodStates, type PeriodState } from '@cimiento/contracts';
import { Field, Int, ObjectType } from 'type-graphql';
import { Check, Entity, ForeignKey, Index } from 'typeorm';
import { IdColumn, InstantColumn, IntegerColumn, TextColumn, UpdatedAtColumn } from '../../platform/database/columns';
import { DateTimeScalar, registerEnum, TimeField } from '../../platform/graphql';
import { User } from '../../access/records';

export const PeriodStateEnum = registerEnum('PeriodState', periodStates, 'Whether an accounting month is closed.');

/**
 * A month of the books. There is a row once the month was closed, or something was dated in it after its end: the row is what writes and the
 * closing lock.
 */
@ObjectType({ description: 'An accounting month. Entries cannot be dated in a closed month.' })
@Entity('accounting_period')
@Index('UQ_accounting_period_period', ['period'], { unique: true })
@Check('CHK_accounting_period_closed', '(closedAt IS NULL) = (closedBy IS NULL)')
export class AccountingPeriod {
  @IdColumn()
  id!: number;

  @Field(() => String, { description: 'Month, in YYYY-MM format.' })
  @TextColumn(7)
  period!: string;

  @Field(() => DateTimeScalar, { nullable: true, description: 'When the month was closed; null while it is open.' })
  @InstantColumn({ nullable: true })
  closedAt!: Date | null;

  @Field(() => Int, { nullable: true, description: 'ID of the administrator who closed the month.' })
  @ForeignKey(() => User, 'id', {
    name: 'FK_accounting_period_closedBy',
    onDelete: 'RESTRICT',
    onUpdate: 'RESTRICT',
  })
  @IntegerColumn({ nullable: true })
  closedBy!: number | null;

  @TimeField()
  @UpdatedAtColumn()
  updatedAt?: Date | null;

  @Field(() => PeriodStateEnum)
  get state(): PeriodState {
    return this.closedAt ? 'closed' : 'open';
  }
}
