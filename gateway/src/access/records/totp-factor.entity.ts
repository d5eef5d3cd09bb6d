import { Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { InstantColumn, IntegerColumn, TextColumn } from '../../platform/database/columns';
import { User } from './user.entity';

/** The authenticator app of a user. */
@Entity('totp_factor')
export class TotpFactor {
  @ForeignKey(() => User, 'id', { name: 'FK_totp_factor_userId', onDelete: 'CASCADE', onUpdate: 'RESTRICT' })
  @PrimaryColumn({ type: 'integer' })
  userId!: number;

  /** Encrypted, because codes are computed from it (docs/decisions/0025). Only read where it is selected by name. */
  @TextColumn(255, { select: false })
  encryptedSecret!: string;

  /** The encrypted secret of a new app, which replaces this one with its first right code; null without one. */
  @TextColumn(255, { select: false, nullable: true })
  nextSecret!: string | null;

  /** Number of the 30-second period of the last accepted code: only codes of later periods are accepted. */
  @IntegerColumn()
  lastPeriod!: number;

  @InstantColumn()
  createdAt!: Date;

  /** When a first code proved that the app has the secret; null until then, and it opens nothing. */
  @InstantColumn({ nullable: true })
  confirmedAt!: Date | null;
}
