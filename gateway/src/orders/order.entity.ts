import { orderStatuses, type OrderStatus } from '@cimiento/contracts';
import { Field, Float, Int, ObjectType } from 'type-graphql';
import { Check, Entity, ForeignKey, Index } from 'typeorm';
import { IdColumn, InstantColumn, IntegerColumn, oneOfCheck, RateColumn, TextColumn } from '../database/columns';
import { OrderStatusEnum } from '../graphql/enums';
import { DateTimeScalar, DollarsScalar } from '../graphql/scalars';
import { User } from '../users/user.entity';

/**
 * A person's commitment to invest, as it was when they confirmed it: their receipt. Nothing changes it afterwards; `projectId` and
 * `investmentId` are no foreign keys, because it outlives both. (`order` is a word of SQL.)
 */
@ObjectType({
  description: 'A commitment to invest, as it was when it was confirmed. The movement of the money itself is outside.',
})
@Entity('investment_order')
@Index('UQ_investment_order_number', ['number'], { unique: true })
@Index('UQ_investment_order_userId_idempotencyKey', ['userId', 'idempotencyKey'], { unique: true })
@Index('IDX_investment_order_projectId', ['projectId'])
@Check('CHK_investment_order_amount', 'amount > 0')
@Check('CHK_investment_order_status', oneOfCheck('status', orderStatuses))
export class Order {
  @Field(() => Int)
  @IdColumn()
  id!: number;

  @Field(() => String, { description: 'Number of the receipt.' })
  @TextColumn(20)
  number!: string;

  @ForeignKey(() => User, 'id', { name: 'FK_investment_order_userId', onDelete: 'RESTRICT', onUpdate: 'RESTRICT' })
  @IntegerColumn()
  userId!: number;

  @Field(() => Int, { description: 'Stays when the project is deleted.' })
  @IntegerColumn()
  projectId!: number;

  @Field(() => String)
  @TextColumn(200)
  projectName!: string;

  @Field(() => Int, { description: 'Stays when the investment is deleted.' })
  @IntegerColumn()
  investmentId!: number;

  @Field(() => DollarsScalar)
  @IntegerColumn()
  amount!: number;

  @Field(() => Int)
  @IntegerColumn()
  fractions!: number;

  @Field(() => Float, { description: 'Projected yearly return on that day, in percent.' })
  @RateColumn()
  annualReturn!: number;

  @Field(() => OrderStatusEnum)
  @TextColumn(20)
  status!: OrderStatus;

  @Field(() => DateTimeScalar)
  @InstantColumn()
  createdAt!: Date;

  /** What the caller names this order by, so that sending it twice does not make it twice. */
  @TextColumn(64)
  idempotencyKey!: string;

  /** SHA-256 of what was ordered: the same key with anything else is refused. */
  @TextColumn(64)
  inputHash!: string;
}
