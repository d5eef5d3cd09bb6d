import {
  investmentRanges,
  referralSources,
  waitlistStatuses,
  type InvestmentRange,
  type ReferralSource,
  type WaitlistStatus,
} from '@cimiento/contracts';
import { Field, Int, ObjectType } from 'type-graphql';
import { Check, Entity, Index } from 'typeorm';
import {
  FlagColumn,
  IdColumn,
  InstantColumn,
  LongTextColumn,
  oneOfCheck,
  TextColumn,
  UpdatedAtColumn,
} from '../../platform/database/columns';
import { DateTimeScalar, registerEnum, TimeField } from '../../platform/graphql';

export const WaitlistStatusEnum = registerEnum(
  'WaitlistStatus',
  waitlistStatuses,
  'Status of a waitlist request: awaiting a decision, invited, or declined.',
  { invited: 'The applicant received an invitation code.' },
);

/** A request for an invitation. */
@ObjectType({ description: 'A request for an invitation.' })
@Entity('waitlist_request')
@Index('UQ_waitlist_request_emailKey', ['emailKey'], { unique: true })
@Index('IDX_waitlist_request_status', ['status'])
@Check('CHK_waitlist_request_investmentRange', oneOfCheck('investmentRange', investmentRanges))
@Check('CHK_waitlist_request_referralSource', oneOfCheck('referralSource', referralSources))
@Check('CHK_waitlist_request_status', oneOfCheck('status', waitlistStatuses))
export class WaitlistRequest {
  @Field(() => Int)
  @IdColumn()
  id!: number;

  @Field(() => String)
  @TextColumn(254)
  email!: string;

  /** The normalized e-mail. */
  @TextColumn(762)
  emailKey!: string;

  @Field(() => String)
  @TextColumn(120)
  fullName!: string;

  @Field(() => String, { description: 'City and country.' })
  @TextColumn(120)
  location!: string;

  @Field(() => String)
  @TextColumn(120)
  occupation!: string;

  @Field(() => String)
  @LongTextColumn()
  whyInterested!: string;

  @Field(() => Boolean, { description: 'Whether the applicant consented to the processing of their data.' })
  @FlagColumn()
  consentData!: boolean;

  @Field(() => String, { nullable: true, description: 'One of: `less5k`, `5k10k`, `10k25k`, `more25k`, `exploring`.' })
  @TextColumn(20, { nullable: true })
  investmentRange!: InvestmentRange | null;

  @Field(() => String, { nullable: true })
  @TextColumn(500, { nullable: true })
  socialProfiles!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'One of: `twitter`, `linkedin`, `referral`, `conversation`, `other`.',
  })
  @TextColumn(20, { nullable: true })
  referralSource!: ReferralSource | null;

  @Field(() => String, {
    nullable: true,
    description: 'An invitation code entered by the applicant; it is not validated.',
  })
  @TextColumn(40, { nullable: true })
  invitationCode!: string | null;

  @Field(() => Boolean)
  @FlagColumn()
  receiveNews!: boolean;

  @Field(() => DateTimeScalar)
  @InstantColumn()
  createdAt!: Date;

  @Field(() => WaitlistStatusEnum)
  @TextColumn(20, { default: 'pending' })
  status!: WaitlistStatus;

  @TimeField()
  @UpdatedAtColumn()
  updatedAt?: Date | null;
}
