import {
  invitationFields,
  type InvitationsInput as InvitationsValues,
  type WaitlistInvitationInput as WaitlistInvitationValues,
} from '@cimiento/contracts/fields';
import { createInputType } from '../graphql/input-type';

export const InvitationsInput = createInputType('InvitationsInput', 'Invitation codes to create.', invitationFields);
export type InvitationsInput = InvitationsValues;

export const WaitlistInvitationInput = createInputType(
  'WaitlistInvitationInput',
  'The invitation of a waitlist request.',
  { expiresOn: invitationFields.expiresOn },
);
export type WaitlistInvitationInput = WaitlistInvitationValues;
