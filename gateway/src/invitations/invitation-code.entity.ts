import { Check, Entity, Index } from 'typeorm';
import { IdColumn, InstantColumn, IntegerColumn, TextColumn } from '../database/columns';

/** A code that lets people register during the private beta. */
@Entity('invitation_code')
@Index('UQ_invitation_code_codeKey', ['codeKey'], { unique: true })
@Check('CHK_invitation_code_maxUses', 'maxUses >= 1')
@Check('CHK_invitation_code_uses', 'uses >= 0 AND uses <= maxUses')
export class InvitationCode {
  @IdColumn()
  id!: number;

  @TextColumn(40)
  code!: string;

  /** The code as it is compared: people type it in any case. */
  @TextColumn(120)
  codeKey!: string;

  /** How many registrations it is good for. */
  @IntegerColumn()
  maxUses!: number;

  @IntegerColumn()
  uses!: number;

  /** From this instant on it is refused; null never expires. */
  @InstantColumn({ nullable: true })
  expiresAt!: Date | null;

  /** When given, in comparable form, the code is good for this e-mail only. */
  @TextColumn(762, { nullable: true })
  email!: string | null;

  @InstantColumn()
  createdAt!: Date;
}
