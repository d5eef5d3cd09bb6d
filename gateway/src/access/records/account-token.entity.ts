import { Check, Entity, ForeignKey, Index } from 'typeorm';
import {
  IdColumn,
  InstantColumn,
  IntegerColumn,
  MillisecondsColumn,
  oneOfCheck,
  TextColumn,
} from '../../platform/database/columns';
import { User } from './user.entity';

/** The action that a link allows once, or for a while that the phone which opened one does; the values are stored. */
export const tokenPurposes = [
  'password_reset',
  'email_verification',
  'email_change',
  'email_change_stop',
  'pending_email',
  'pending_email_stop',
  'identity_phone',
  'identity_upload',
] as const;
export type TokenPurpose = (typeof tokenPurposes)[number];

/** A link of an e-mail or to a phone. Only a hash of the token is stored, so that a copy of this table opens nothing. */
@Entity('account_token')
@Index('UQ_account_token_tokenHash', ['tokenHash'], { unique: true })
@Index('IDX_account_token_userId_purpose', ['userId', 'purpose'])
@Index('IDX_account_token_expiresAt', ['expiresAt'])
@Check('CHK_account_token_purpose', oneOfCheck('purpose', tokenPurposes))
export class AccountToken {
  @IdColumn()
  id!: number;

  @ForeignKey(() => User, 'id', { name: 'FK_account_token_userId', onDelete: 'CASCADE', onUpdate: 'RESTRICT' })
  @IntegerColumn()
  userId!: number;

  @TextColumn(20)
  purpose!: TokenPurpose;

  @TextColumn(64)
  tokenHash!: string;

  /** The address that it was sent to, which using it proves; empty for one that the user got in a browser. */
  @TextColumn(254)
  email!: string;

  @MillisecondsColumn()
  expiresAt!: number;

  @InstantColumn({ nullable: true })
  usedAt!: Date | null;

  @InstantColumn()
  createdAt!: Date;
}
