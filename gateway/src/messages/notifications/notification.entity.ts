import { notificationKinds, type NotificationKind } from '@cimiento/contracts';
import { Field, Int, ObjectType } from 'type-graphql';
import { Entity, ForeignKey, Index } from 'typeorm';
import { IdColumn, InstantColumn, IntegerColumn, TextColumn } from '../../platform/database/columns';
import { registerEnum } from '../../platform/graphql/register-enum';
import { DateTimeScalar } from '../../platform/graphql/scalars';
import { User } from '../../access/users/user.entity';

export const NotificationKindEnum = registerEnum(
  'NotificationKind',
  notificationKinds,
  'What a notification is about.',
  {
    account_locked: 'Sign-ins were blocked for a while after too many attempts.',
    balance_adjusted: 'The balance was adjusted by hand.',
    bank_statement_confirmed: 'A second administrator confirmed a statement of the bank that the user posted.',
    bank_statement_rejected: 'Another administrator rejected a statement of the bank that the user posted.',
    email_change_requested: 'A link was sent to an e-mail that is to replace the present one.',
    deposit_reversed: 'A deposit that was a mistake is out of the balance.',
    investment_changed: 'An investment was changed by hand.',
    investment_created: 'An investment was recorded by hand.',
    investment_deleted: 'An investment was deleted by hand.',
    order_credited: 'A transfer for an order that takes no money any more is in the balance.',
    order_underpaid: 'A transfer was less than its order, and is in the balance.',
    order_extended: 'A reservation waits longer for its transfer.',
    order_reopened: 'An order is reserved again: the transfer that paid it was not its own.',
    payment_changed: 'A payment that is in the balance was changed.',
    payment_withdrawn: 'A payment is no longer in the balance.',
    webhook_disabled: 'A webhook that failed for days is disabled.',
  },
);

/** Something that a user should know about their money or their account. The text stays as it was written. */
@ObjectType({ description: 'Something that a person should know about their money or their account.' })
@Entity('notification')
@Index('UQ_notification_userId_kind_subject', ['userId', 'kind', 'subject'], { unique: true })
@Index('IDX_notification_userId_readAt', ['userId', 'readAt'])
@Index('IDX_notification_createdAt', ['createdAt'])
export class Notification {
  @Field(() => Int)
  @IdColumn()
  id!: number;

  @ForeignKey(() => User, 'id', { name: 'FK_notification_userId', onDelete: 'CASCADE', onUpdate: 'RESTRICT' })
  @IntegerColumn()
  userId!: number;

  @Field(() => NotificationKindEnum)
  @TextColumn(40)
  kind!: NotificationKind;

  /** What it is about: of two notifications of one kind about one subject the second is not written. Null for those that repeat. */
  @TextColumn(80, { nullable: true })
  subject!: string | null;

  @Field(() => String)
  @TextColumn(300)
  title!: string;

  @Field(() => String)
  @TextColumn(1000)
  body!: string;

  @Field(() => String, { description: 'Path of the page that shows more.' })
  @TextColumn(200)
  path!: string;

  @Field(() => DateTimeScalar)
  @InstantColumn()
  createdAt!: Date;

  @Field(() => DateTimeScalar, { nullable: true, description: 'When the person read it; null while it is new.' })
  @InstantColumn({ nullable: true })
  readAt!: Date | null;
}
