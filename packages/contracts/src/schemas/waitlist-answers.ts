import Joi from 'joi';
import { limits } from '../texts/limits';
import { waitlistMessages } from '../texts/waitlist-messages';
import { invitationsSchema } from './invitation';

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
  expiresOn: invitationsSchema.extract('expiresOn'),
});
