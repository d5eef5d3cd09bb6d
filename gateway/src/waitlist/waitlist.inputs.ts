import { waitlistFields, type WaitlistRequest } from '@cimiento/contracts/fields';
import { createInputType } from '../graphql/input-type';

export const WaitlistInput = createInputType('WaitlistInput', 'Request of an invitation.', waitlistFields);
export type WaitlistInput = WaitlistRequest;
