import { notificationKinds, type NotificationKind } from '@cimiento/contracts';
import { Field, Int, ObjectType } from 'type-graphql';
import { Entity, ForeignKey, Index } from 'typeorm';
import { IdColumn, InstantColumn, IntegerColumn, TextColumn } from '../../platform/database/columns';
import { DateTimeScalar, registerEnum } from '../../platform/graphql';
import { User } from '../../access/records';

export const NotificationKindEnum = registerEnum('NotificationKind', notificationKinds, 'Subject of a notification.', {
  account_locked: 'Sign-ins were blocked temporarily after too many attempts.',
  balance_adjusted: 'The balance was adjusted manually.',
  bank_statement_confirmed: 'A second administrator confirmed a bank statement posted by the user.',
  bank_statement_rejected: 'Another administrator rejected a bank statement posted by the user.',
  email_change_requested: 'A link was sent to an e-mail that will replace the current one.',
  deposit_reversed: 'A deposit credited by mistake was removed from the balance.',
  investment_changed: 'An investment was changed manually.',
  investment_created: 'An investment was recorded manually.',
  investment_deleted: 'An investment was deleted manually.',
  order_credited: 'A transfer for a closed order was credited to the balance.',
  order_underpaid: 'A transfer was smaller than its order and was credited to the balance.',
  order_extended: 'A reservation was extended.',
  order_reopened: 'An order is reserved again, because the transfer that paid it was assigned by mistake.',
  payment_changed: 'A credited payment was changed.',
  payment_withdrawn: 'A payment is no longer in the balance.',
  webhook_disabled: 'A webhook was disabled after days of failures.',
});

/** Something that a user should know about their money or their account. The text stays as it was written. */
@ObjectType({ description: 'A message to a user about their money or their account.' })
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

  /** Its subject: of two notifications of one kind about one subject the second is not written. Null for those that repeat. */
  @TextColumn(80, { nullable: true })
  subject!: string | null;

  @Field(() => String)
  @TextColumn(300)
  title!: string;

  @Field(() => String)
  @TextColumn(1000)
  body!: string;

  @Field(() => String, { description: 'Path of the page with details.' })
  @TextColumn(200)
  path!: string;

  @Field(() => DateTimeScalar)
  @InstantColumn()
  createdAt!: Date;

  @Field(() => DateTimeScalar, { nullable: true, description: 'When the user read it; null while it is unread.' })
  @InstantColumn({ nullable: true })
  readAt!: Date | null;
}
