import { notificationKinds, type NotificationKind } from '@cimiento/contracts';
import { Field, Int, ObjectType } from 'type-graphql';
import { Entity, ForeignKey, Index } from 'typeorm';
import { IdColumn, InstantColumn, IntegerColumn, TextColumn } from '../../platform/database/columns';
import { DateTimeScalar, registerEnum } from '../../platform/graphql';
import { User } from '../../access/records';

export const NotificationKindEnum = registerEnum(
  'NotificationKind',
  notificationKinds,
  'Type of event that a notification reports.',
  {
    account_disabled: 'An administrator or operator disabled the account, which ended its sessions.',
    account_locked: 'Sign-in was temporarily blocked after too many attempts.',
    balance_adjusted: 'The balance was adjusted manually.',
    bank_statement_confirmed: 'A second administrator confirmed a bank statement posted by the user.',
    bank_statement_rejected: 'Another administrator rejected a bank statement posted by the user.',
    email_change_requested: 'A confirmation link was sent to an e-mail address that will replace the current one.',
    deposit_reversed: 'A deposit that was credited by mistake was removed from the balance.',
    investment_changed: 'An investment was changed manually.',
    investment_created: 'An investment was recorded manually.',
    investment_deleted: 'An investment was deleted manually.',
    order_credited: 'A transfer for a closed order was credited to the balance.',
    order_underpaid: 'A transfer was smaller than its order, so it was credited to the balance.',
    order_extended: 'A reservation was extended.',
    order_reopened: 'An order is reserved again because the transfer that paid it had been assigned by mistake.',
    payment_changed: 'A credited payment was changed.',
    payment_withdrawn: 'A payment was removed from the balance.',
    request_by_key: 'A program with an API key created by the user requested an approval.',
    webhook_disabled: 'A webhook was disabled after failing for days.',
  },
);

/** Something that a user should know about their money or their account. The text stays as it was written. */
@ObjectType({ description: 'A message to a user about their money or account.' })
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

  @Field(() => String, { description: 'Path of the page that shows the details.' })
  @TextColumn(200)
  path!: string;

  @Field(() => DateTimeScalar)
  @InstantColumn()
  createdAt!: Date;

  @Field(() => DateTimeScalar, {
    nullable: true,
    description: 'Time when the user read the notification; null if it is unread.',
  })
  @InstantColumn({ nullable: true })
  readAt!: Date | null;
}
