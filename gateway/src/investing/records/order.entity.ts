import {
  orderCancellations,
  orderFundings,
  orderStatuses,
  type OrderCancellation,
  type OrderFunding,
  type OrderStatus,
} from '@cimiento/contracts';
import { Field, Float, Int, ObjectType } from 'type-graphql';
import { Check, Entity, ForeignKey, Index } from 'typeorm';
import {
  IdColumn,
  InstantColumn,
  IntegerColumn,
  oneOfCheck,
  SinceColumn,
  OptionalReferenceColumn,
  RateColumn,
  TextColumn,
  UpdatedAtColumn,
} from '../../platform/database/columns';
import { DateTimeScalar, DollarsScalar, registerEnum, TimeField } from '../../platform/graphql';
import { User } from '../../access/records';

export const OrderStatusEnum = registerEnum(
  'OrderStatus',
  orderStatuses,
  'Status of an order. Orders that are `committed`, `reserved` or `paid` count towards the amount a project has raised; `expired`, `cancelled` and `refunded` orders do not.',
  {
    committed: 'Placed before the ledger was introduced; the money moved outside the platform.',
    expired: 'The transfer did not arrive in time.',
    paid: 'The money has arrived, and the investment exists unless a round still keeps the money apart.',
    refunded: 'Its round ended without the project; the money is in the balance again.',
    reserved: 'Awaiting a transfer.',
  },
);
export const OrderCancellationEnum = registerEnum(
  'OrderCancellation',
  orderCancellations,
  'Reason why an order was cancelled, for example by its investor within the cooling-off period or by an administrator.',
  {
    administrator: 'An administrator cancelled the order on behalf of the investor.',
    project_archived: "The order's project is no longer offered.",
    project_exited: "The order's project was sold.",
    cooling_off: 'The investor cancelled the order within the cooling-off period.',
    investment_deleted: "An administrator deleted the order's investment.",
    match_undone: "The order's transfer turned out to be for something else.",
    reservation: 'The investor cancelled the reservation.',
    left_round: 'The investor left the round before it closed.',
  },
);
export const FundedFromEnum = registerEnum(
  'FundedFrom',
  orderFundings,
  'Source of funds for an order: the balance (including a reservation paid from the balance) or a transfer.',
  { transfer: 'A transfer that has not arrived yet.' },
);

/**
 * A user's order to invest, which is also the receipt. What was ordered never changes; its status does. `projectId` and `investmentId` are not foreign keys,
 * because an order outlives both. The table is `investment_order` because ORDER is an SQL keyword.
 */
@ObjectType({
  description:
    'A confirmed order to invest. A `committed` order was placed before the ledger was introduced, and its money moved outside the platform.',
})
@Entity('investment_order')
@Index('IDX_investment_order_updatedAt_id', ['updatedAt', 'id'])
@Index('UQ_investment_order_number', ['number'], { unique: true })
@Index('UQ_investment_order_userId_idempotencyKey', ['userId', 'idempotencyKey'], { unique: true })
@Index('UQ_investment_order_userId_reservationNumber', ['userId', 'reservationNumber'], { unique: true })
@Index('UQ_investment_order_reference', ['reference'], { unique: true })
@Index('IDX_investment_order_projectId', ['projectId'])
@Index('IDX_investment_order_status_expiresAt', ['status', 'expiresAt'])
@Index('IDX_investment_order_investmentId', ['investmentId'])
@Index('IDX_investment_order_roundId', ['roundId'])
@Index('IDX_investment_order_projectName', ['projectName'])
@Index('IDX_investment_order_createdAt', ['createdAt'])
@Check('CHK_investment_order_amount', 'amount > 0')
@Check('CHK_investment_order_status', oneOfCheck('status', orderStatuses))
@Check('CHK_investment_order_fundedFrom', oneOfCheck('fundedFrom', orderFundings))
@Check('CHK_investment_order_reserved', "status <> 'reserved' OR (expiresAt IS NOT NULL AND reference IS NOT NULL)")
@Check('CHK_investment_order_paid', "status <> 'paid' OR (paidAt IS NOT NULL AND (investmentId > 0 OR roundId > 0))")
@Check('CHK_investment_order_cancellation', oneOfCheck('cancellation', orderCancellations))
export class Order {
  @Field(() => Int)
  @IdColumn()
  id!: number;

  @Field(() => String, { description: 'Receipt number, for example `CIM-7K3M9-QXR4T`.' })
  @TextColumn(20)
  number!: string;

  @Field(() => Int)
  @ForeignKey(() => User, 'id', { name: 'FK_investment_order_userId', onDelete: 'RESTRICT', onUpdate: 'RESTRICT' })
  @IntegerColumn()
  userId!: number;

  @Field(() => Int, { description: 'Project ID, kept after the project is deleted.' })
  @IntegerColumn()
  projectId!: number;

  @Field(() => String)
  @TextColumn(200)
  projectName!: string;

  @Field(() => Int, {
    nullable: true,
    description:
      'ID of the investment; null until the money has arrived, or until its round succeeds. Kept after the investment is deleted.',
  })
  @OptionalReferenceColumn()
  investmentId!: number | null;

  @Field(() => Int, {
    nullable: true,
    description: 'ID of the round that keeps or kept its money; null for an order that was not paid into one.',
  })
  @IntegerColumn({ nullable: true })
  roundId!: number | null;

  @Field(() => DollarsScalar)
  @IntegerColumn()
  amount!: number;

  @Field(() => Int, { description: 'Number of whole fractions of the project.' })
  @IntegerColumn()
  fractions!: number;

  @Field(() => Float, { description: 'Projected annual return at the time of the order, in percent.' })
  @RateColumn()
  annualReturn!: number;

  @Field(() => OrderStatusEnum)
  @TextColumn(20)
  status!: OrderStatus;

  @Field(() => FundedFromEnum)
  @TextColumn(20, { default: 'transfer' })
  fundedFrom!: OrderFunding;

  @Field(() => String, {
    nullable: true,
    description:
      "Reference (ISO 11649) that identifies the order's transfer; null for an order that was never reserved.",
  })
  @TextColumn(25, { nullable: true })
  reference!: string | null;

  @Field(() => DateTimeScalar, { nullable: true, description: 'Time when the reservation expires or expired.' })
  @InstantColumn({ nullable: true })
  expiresAt!: Date | null;

  @Field(() => DateTimeScalar, {
    nullable: true,
    description: 'Time when the money arrived and the investment was created.',
  })
  @InstantColumn({ nullable: true })
  paidAt!: Date | null;

  @Field(() => DateTimeScalar, {
    nullable: true,
    description: 'Time when the platform or an administrator last reminded the investor of the transfer.',
  })
  @InstantColumn({ nullable: true })
  remindedAt!: Date | null;

  @Field(() => OrderCancellationEnum, {
    nullable: true,
    description: 'Reason why the order was cancelled; null if it was not cancelled.',
  })
  @TextColumn(20, { nullable: true })
  cancellation!: OrderCancellation | null;

  @Field(() => DateTimeScalar)
  @InstantColumn()
  createdAt!: Date;

  /** The client's key: sending an order again with the same key does not create another one. A longer key is stored as its SHA-256. */
  @TextColumn(64)
  idempotencyKey!: string;

  /** SHA-256 of project and amount: the same key with another input is a CONFLICT. */
  @TextColumn(64)
  inputHash!: string;

  /**
   * Position among the reservations of the investor, from 1; null for other orders. Unique, so that of two reservations of one investor on
   * two servers of a cluster one fails and counts again.
   */
  @IntegerColumn({ nullable: true })
  reservationNumber!: number | null;

  /** Set since projects have rules for their fees: an order of before was sold without them. */
  @SinceColumn()
  sinceFees?: number | null;

  @TimeField()
  @UpdatedAtColumn()
  updatedAt?: Date | null;
}
