import { Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { InstantColumn, IntegerColumn, TextColumn } from '../../platform/database/columns';
import { User } from './user.entity';

/** The challenge that a passkey must sign, once and within minutes. */
@Entity('passkey_challenge')
@Index('IDX_passkey_challenge_expiresAt', ['expiresAt'])
@Index('IDX_passkey_challenge_userId', ['userId'])
export class PasskeyChallenge {
  /** SHA-256 of the challenge. */
  @PrimaryColumn({ type: 'varchar', length: 64 })
  challengeHash!: string;

  @ForeignKey(() => User, 'id', { name: 'FK_passkey_challenge_userId', onDelete: 'CASCADE', onUpdate: 'RESTRICT' })
  @IntegerColumn()
  userId!: number;

  /** 'registration', 'sign_in' or 'step_up'. */
  @TextColumn(20)
  purpose!: string;

  @InstantColumn()
  expiresAt!: Date;
}
