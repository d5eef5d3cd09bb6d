import { invitationFields, type InvitationsInput as InvitationsValues } from '@cimiento/contracts/fields';
import { invitationsSchema } from '@cimiento/contracts/schemas';
import { createInputType } from '../../platform/graphql/input-type';

export const InvitationsInput = createInputType('InvitationsInput', 'Invitation codes to create.', invitationFields, {
  schema: invitationsSchema,
});
export type InvitationsInput = InvitationsValues;
