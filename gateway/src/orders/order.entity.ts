import { orderStatuses, type OrderStatus } from '@cimiento/contracts';
import { Field, Float, Int, ObjectType } from 'type-graphql';
import { Check, Entity, ForeignKey, Index } from 'typeorm';
import { IdColumn, InstantColumn, IntegerColumn, oneOfCheck, RateColumn, TextColumn } from '../database/columns';
import { OrderStatusEnum } from '../graphql/enums';
import { DateTimeScalar, DollarsScalar } from '../graphql/scalars';
import { User } from '../users/user.entity';

/**
 * A user's commitment to invest, which is also the receipt: it never changes. `projectId` and `investmentId` are not foreign keys,
 * because an order outlives both. The table is `investment_order` because ORDER is an SQL keyword.
 */
@ObjectType({
  description: 'A commitment to invest, as it was confirmed. The money itself moves outside the platform.',
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

  @Field(() => String, { description: 'Number of the receipt, such as CI-7K3M9-QXR4T.' })
  @TextColumn(20)
  number!: string;

  @ForeignKey(() => User, 'id', { name: 'FK_investment_order_userId', onDelete: 'RESTRICT', onUpdate: 'RESTRICT' })
  @IntegerColumn()
  userId!: number;

  @Field(() => Int, { description: 'Kept when the project is deleted.' })
  @IntegerColumn()
  projectId!: number;

  @Field(() => String)
  @TextColumn(200)
  projectName!: string;

  @Field(() => Int, { description: 'Kept when the investment is deleted.' })
  @IntegerColumn()
  investmentId!: number;

  @Field(() => DollarsScalar)
  @IntegerColumn()
  amount!: number;

  @Field(() => Int)
  @IntegerColumn()
  fractions!: number;

  @Field(() => Float, { description: 'Projected yearly return at that time, in percent.' })
  @RateColumn()
  annualReturn!: number;

  @Field(() => OrderStatusEnum)
  @TextColumn(20)
  status!: OrderStatus;

  @Field(() => DateTimeScalar)
  @InstantColumn()
  createdAt!: Date;

  /** The client's key: sending an order again with the same key does not create another one. A longer key is stored as its SHA-256. */
  @TextColumn(64)
  idempotencyKey!: string;

  /** SHA-256 of project and amount: the same key with another input is a CONFLICT. */
  @TextColumn(64)
  inputHash!: string;
}
