import { Entity, ForeignKey, Index } from 'typeorm';
import { IdColumn, InstantColumn, IntegerColumn, TextColumn } from '../../platform/database/columns';
import { User } from './user.entity';

/** The private link to a user's rent calendar, one for each. Only a hash of its token is stored: a copy of this table opens nothing. */
@Entity('calendar_link')
@Index('UQ_calendar_link_userId', ['userId'], { unique: true })
@Index('UQ_calendar_link_tokenHash', ['tokenHash'], { unique: true })
export class CalendarLink {
  @IdColumn()
  id!: number;

  @ForeignKey(() => User, 'id', { name: 'FK_calendar_link_userId', onDelete: 'CASCADE', onUpdate: 'RESTRICT' })
  @IntegerColumn()
  userId!: number;

  @TextColumn(64)
  tokenHash!: string;

  @InstantColumn()
  createdAt!: Date;
}
