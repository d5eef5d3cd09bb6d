import { Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { InstantColumn, IntegerColumn, TextColumn } from '../../platform/database/columns';
import { User } from './user.entity';

/** The session of a signed-in browser. */
@Entity('session')
@Index('IDX_session_userId', ['userId'])
@Index('IDX_session_expiresAt', ['expiresAt'])
export class StoredSession {
  /** SHA-256 of the session id, so that a copy of this table lets nobody in. */
  @PrimaryColumn({ type: 'varchar', length: 64 })
  idHash!: string;

  @ForeignKey(() => User, 'id', { name: 'FK_session_userId', onDelete: 'CASCADE', onUpdate: 'RESTRICT' })
  @IntegerColumn()
  userId!: number;

  /** When the user signed in. The maximum age counts from here. */
  @InstantColumn()
  createdAt!: Date;

  @InstantColumn()
  expiresAt!: Date;

  /** IP address that signed in; null for sessions of earlier releases. */
  @TextColumn(45, { nullable: true })
  address!: string | null;

  @TextColumn(300, { nullable: true })
  userAgent!: string | null;

  /** When the user last proved who they are; null if only by signing in. */
  @InstantColumn({ nullable: true })
  provedAt!: Date | null;

  /** The known device that signed in; null where the browser keeps no cookie of it. */
  @IntegerColumn({ nullable: true })
  deviceId!: number | null;

  /** Updated once a minute at most. */
  @InstantColumn({ nullable: true })
  lastSeenAt!: Date | null;
}
