import {
  invitationFields,
  waitlistFields,
  type WaitlistInvitationInput as WaitlistInvitationValues,
  type WaitlistRequest,
} from '@cimiento/contracts/fields';
import { waitlistInvitationSchema } from '@cimiento/contracts/schemas';
import { createInputType } from '../../platform/graphql/input-type';

export const WaitlistInput = createInputType('WaitlistInput', 'Request of an invitation.', waitlistFields);
export type WaitlistInput = WaitlistRequest;

export const WaitlistInvitationInput = createInputType(
  'WaitlistInvitationInput',
  'The invitation of a waitlist request.',
  { expiresOn: invitationFields.expiresOn },
  { schema: waitlistInvitationSchema },
);
export type WaitlistInvitationInput = WaitlistInvitationValues;
