import Joi from 'joi';
import { limits } from '../limits';
import { messages } from '../messages';
import { investmentRanges, referralSources, type InvestmentRange, type ReferralSource } from '../statuses';
import { email, oneOf, optionalText, requiredText } from './fields';

export type WaitlistRequest = {
  email: string;
  fullName: string;
  location: string;
  occupation: string;
  whyInterested: string;
  consentData: boolean;
  investmentRange?: InvestmentRange;
  socialProfiles?: string;
  referralSource?: ReferralSource;
  invitationCode?: string;
  receiveNews: boolean;
};

/** Request of an invitation (specification §3 and §5). */
export const waitlistSchema = Joi.object<WaitlistRequest>({
  email,
  fullName: requiredText(limits.fullName.min, limits.fullName.max, messages.waitlistFullName),
  location: requiredText(limits.location.min, limits.location.max, messages.location),
  occupation: requiredText(limits.occupation.min, limits.occupation.max, messages.occupation),
  whyInterested: requiredText(limits.whyInterested.min, limits.whyInterested.max, messages.whyInterested),
  consentData: Joi.boolean().strict().valid(true).required().messages({ '*': messages.consentData }),
  investmentRange: oneOf(investmentRanges).empty(Joi.valid('', null)),
  socialProfiles: optionalText(limits.url.max),
  referralSource: oneOf(referralSources).empty(Joi.valid('', null)),
  invitationCode: optionalText(limits.invitationCode.max),
  receiveNews: Joi.boolean().strict().default(false).empty(null),
});
