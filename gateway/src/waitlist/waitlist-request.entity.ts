import { investmentRanges, referralSources, type InvestmentRange, type ReferralSource } from '@cimiento/contracts';
import { Check, Entity, Index } from 'typeorm';
import { FlagColumn, IdColumn, InstantColumn, LongTextColumn, oneOfCheck, TextColumn } from '../database/columns';

/** Somebody who asked for an invitation. */
@Entity('waitlist_request')
@Index('UQ_waitlist_request_emailKey', ['emailKey'], { unique: true })
@Check('CHK_waitlist_request_investmentRange', oneOfCheck('investmentRange', investmentRanges))
@Check('CHK_waitlist_request_referralSource', oneOfCheck('referralSource', referralSources))
export class WaitlistRequest {
  @IdColumn()
  id!: number;

  @TextColumn(254)
  email!: string;

  /** The e-mail as it is compared. */
  @TextColumn(762)
  emailKey!: string;

  @TextColumn(120)
  fullName!: string;

  @TextColumn(120)
  location!: string;

  @TextColumn(120)
  occupation!: string;

  @LongTextColumn()
  whyInterested!: string;

  @FlagColumn()
  consentData!: boolean;

  @TextColumn(20, { nullable: true })
  investmentRange!: InvestmentRange | null;

  @TextColumn(500, { nullable: true })
  socialProfiles!: string | null;

  @TextColumn(20, { nullable: true })
  referralSource!: ReferralSource | null;

  @TextColumn(40, { nullable: true })
  invitationCode!: string | null;

  @FlagColumn()
  receiveNews!: boolean;

  @InstantColumn()
  createdAt!: Date;
}
