import Joi from 'joi';
import { dateAfter, dateOf } from '../days';
import { limits } from '../limits';
import { messages } from '../messages';
import { calendarDate, email, whole } from './fields';

export type InvitationsInput = {
  /** How many codes. */
  count: number;
  /** How many registrations each is good for. */
  maxUses: number;
  /** The last day, YYYY-MM-DD, on which they are good; null never expires. */
  expiresOn: string | null;
  /** The only e-mail that can register with it; null is anybody. */
  email: string | null;
};

export type WaitlistInvitationInput = Pick<InvitationsInput, 'expiresOn'>;

const daysOfAYear = 365;

// Read anew each time: a process lives longer than a day.
const isSoonEnough = (date: string): boolean => {
  const today = dateOf(new Date());
  return date >= today && date <= dateAfter(today, limits.invitationYears.max * daysOfAYear);
};

const expiresOn = calendarDate(messages.expiresOn)
  .custom((date: string, helpers) => (isSoonEnough(date) ? date : helpers.error('any.invalid')))
  .empty(Joi.valid('', null))
  .default(null);

const { invitationCount, invitationUses } = limits;

// An e-mail can register once, so a code of its own is one code with one use.
const onlyOne = Joi.valid(1).messages({ '*': messages.personalCode });

const upTo = (schema: Joi.AnySchema): Joi.AnySchema =>
  schema
    .empty(Joi.valid('', null))
    .default(1)
    .when('email', { is: Joi.exist().valid(null), otherwise: onlyOne });

/** Invitation codes that an administrator makes. */
export const invitationsSchema = Joi.object<InvitationsInput>({
  email: email.optional().empty(Joi.valid('', null)).default(null),
  count: upTo(whole(invitationCount.min, invitationCount.max, messages.invitationCount)),
  maxUses: upTo(whole(invitationUses.min, invitationUses.max, messages.invitationUses)),
  expiresOn,
});

/** The same, where the code is for one person: their e-mail is required. */
export const personalInvitationSchema = invitationsSchema.keys({ email });

/** The invitation of somebody on the waitlist: its code is bound to their e-mail. */
export const waitlistInvitationSchema = Joi.object<WaitlistInvitationInput>({ expiresOn });
