import { notificationGroups, type NotificationGroup } from '@cimiento/contracts';
import { Check, Entity, ForeignKey, Index } from 'typeorm';
import { FlagColumn, IdColumn, IntegerColumn, oneOfCheck, TextColumn } from '../../platform/database/columns';
import { User } from '../../access/records';

/** Channels by which a user receives the notifications of one group. Without a row both channels are on. */
@Entity('notification_preference')
@Index('UQ_notification_preference_userId_topic', ['userId', 'topic'], { unique: true })
@Check('CHK_notification_preference_topic', oneOfCheck('topic', notificationGroups))
export class NotificationPreference {
  @IdColumn()
  id!: number;

  @ForeignKey(() => User, 'id', {
    name: 'FK_notification_preference_userId',
    onDelete: 'CASCADE',
    onUpdate: 'RESTRICT',
  })
  @IntegerColumn()
  userId!: number;

  /** `group` is an SQL keyword. */
  @TextColumn(20)
  topic!: NotificationGroup;

  @FlagColumn()
  app!: boolean;

  @FlagColumn()
  email!: boolean;
}
