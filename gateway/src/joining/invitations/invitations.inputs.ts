import { invitationFields, type InvitationsInput as InvitationsValues } from '@cimiento/contracts/fields';
import { createInputType } from '../../platform/graphql/input-type';

export const InvitationsInput = createInputType('InvitationsInput', 'Invitation codes to create.', invitationFields);
export type InvitationsInput = InvitationsValues;
