import {
  waitlistFields,
  waitlistInvitationFields,
  type WaitlistInvitationInput as WaitlistInvitationValues,
  type WaitlistRequest,
} from '@cimiento/contracts/fields';
import {
  waitlistInvitationSchema,
  waitlistInvitationsSchema,
  waitlistSelectionSchema,
} from '@cimiento/contracts/schemas';
import { Field, InputType, Int } from 'type-graphql';
import { CalendarDateScalar, createInputType } from '../../platform/graphql';
import { variableSchemas } from '../../platform/graphql/variables';

export const WaitlistInput = createInputType('WaitlistInput', 'A request for an invitation.', waitlistFields);
export type WaitlistInput = WaitlistRequest;

export const WaitlistInvitationInput = createInputType(
  'WaitlistInvitationInput',
  'The invitation for a waitlist request.',
  waitlistInvitationFields,
  { schema: waitlistInvitationSchema },
);
export type WaitlistInvitationInput = WaitlistInvitationValues;

@InputType('WaitlistSelectionInput', { description: 'Waitlist requests to decide on.' })
export class WaitlistSelectionInput {
  @Field(() => [Int], { description: 'IDs of the waitlist requests, without duplicates.' })
  ids!: number[];
}
variableSchemas.set('WaitlistSelectionInput', waitlistSelectionSchema);

@InputType('WaitlistInvitationsInput', { description: 'The invitations for several waitlist requests.' })
export class WaitlistInvitationsInput extends WaitlistSelectionInput {
  @Field(() => CalendarDateScalar, {
    nullable: true,
    description: 'Last day on which the codes are valid, in Ecuador time; null if they never expire.',
  })
  expiresOn?: string | null;
}
variableSchemas.set('WaitlistInvitationsInput', waitlistInvitationsSchema);
