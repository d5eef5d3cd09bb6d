import Joi from 'joi';
import { addDays, today } from '../values/days';
import { invitationFields, personFields, waitlistInvitationFields } from '../fields';
import { limits } from '../texts/limits';
import { messages } from '../texts/messages';
import { waitlistMessages } from '../texts/waitlist-messages';
import { toRule, toSchema } from './rules';

const daysPerYear = 365;

// Read on each check: a process lives longer than a day.
const isAllowedExpiry = (date: string): boolean =>
  date >= today() && date <= addDays(today(), limits.invitationYears.max * daysPerYear);

const expiresOn = toRule(invitationFields.expiresOn).custom((date: string, helpers) =>
  isAllowedExpiry(date) ? date : helpers.error('any.invalid'),
);

// An e-mail can register once, so a code for one person is one code with one use.
const onlyOne = Joi.valid(1).messages({ '*': messages.personalCode });
const isForAnybody = Joi.exist().valid(null);

/** Invitation codes that an administrator creates. */
export const invitationsSchema = toSchema(invitationFields).keys({
  count: toRule(invitationFields.count).when('email', { is: isForAnybody, otherwise: onlyOne }),
  maxUses: toRule(invitationFields.maxUses).when('email', { is: isForAnybody, otherwise: onlyOne }),
  expiresOn,
});

/** An invitation code for one person, whose e-mail is required. */
export const personalInvitationSchema = invitationsSchema.keys({ email: toRule(personFields.email) });

/** The invitation of a waitlist request: its code is bound to the e-mail of the request. */
export const waitlistInvitationSchema = toSchema(waitlistInvitationFields).keys({ expiresOn });

/** Waitlist requests that are answered at once, by their ids. */
export type WaitlistSelection = { ids: number[] };

/** Waitlist requests that are invited at once; `expiresOn` is the last day of their codes, null without one. */
export type WaitlistInvitations = WaitlistSelection & { expiresOn: string | null };

const ids = Joi.array<number[]>()
  .items(
    Joi.number()
      .integer()
      .min(1)
      .meta({ json: { type: 'integer', minimum: 1 } }),
  )
  .unique()
  .min(1)
  .max(limits.answeredRequests.max)
  .required()
  .messages({ '*': waitlistMessages.answeredRows })
  .description('Solicitudes que se responden');

export const waitlistSelectionSchema = Joi.object<WaitlistSelection>({ ids });

export const waitlistInvitationsSchema = Joi.object<WaitlistInvitations>({
  ids,
  expiresOn,
});
