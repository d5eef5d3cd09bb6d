import type { InvestmentRange, ReferralSource } from '@cimiento/contracts';
import type { WaitlistRequest } from '@cimiento/contracts/schemas';
import { Field, InputType } from 'type-graphql';

@InputType({ description: 'Request of an invitation.' })
export class WaitlistInput implements Omit<WaitlistRequest, 'receiveNews'> {
  @Field(() => String)
  email!: string;

  @Field(() => String)
  fullName!: string;

  @Field(() => String, { description: 'City and country.' })
  location!: string;

  @Field(() => String)
  occupation!: string;

  @Field(() => String, { description: 'At least 10 characters.' })
  whyInterested!: string;

  @Field(() => Boolean, { description: 'Must be true.' })
  consentData!: boolean;

  @Field(() => String, { nullable: true, description: 'less5k, 5k10k, 10k25k, more25k or exploring.' })
  investmentRange?: InvestmentRange;

  @Field(() => String, { nullable: true })
  socialProfiles?: string;

  @Field(() => String, { nullable: true, description: 'twitter, linkedin, referral, conversation or other.' })
  referralSource?: ReferralSource;

  @Field(() => String, { nullable: true })
  invitationCode?: string;

  @Field(() => Boolean, { nullable: true, description: 'False unless given.' })
  receiveNews?: boolean;
}
