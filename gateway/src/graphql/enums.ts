import {
  auditActions,
  auditedEntities,
  invitationStatuses,
  orderStatuses,
  paymentRunStatuses,
  paymentStatuses,
  projectStatuses,
  propertyTypes,
  roles,
  waitlistStatuses,
} from '@cimiento/contracts';
import { registerEnumType } from 'type-graphql';

/** A GraphQL enum whose names and values are those of the contract: what REST calls 'paid' GraphQL calls paid. */
function enumOf<T extends string>(name: string, values: readonly T[], description: string): { [K in T]: K } {
  const members = Object.fromEntries(values.map((value) => [value, value])) as { [K in T]: K };
  registerEnumType(members, { name, description });
  return members;
}

export const RoleEnum = enumOf('Role', roles, 'What a person may do.');
export const ProjectStatusEnum = enumOf('ProjectStatus', projectStatuses, 'Open to investors, fully funded, or sold.');
export const PropertyTypeEnum = enumOf('PropertyType', propertyTypes, 'Use of a property.');
export const PaymentStatusEnum = enumOf(
  'PaymentStatus',
  paymentStatuses,
  'Paid, still to come, or not made when it was due.',
);
export const PaymentRunStatusEnum = enumOf(
  'PaymentRunStatus',
  paymentRunStatuses,
  'Its payments stand, or were taken back.',
);
export const OrderStatusEnum = enumOf('OrderStatus', orderStatuses, 'Committed: recorded, before its money moves.');
export const AuditedEntityEnum = enumOf(
  'AuditedEntity',
  auditedEntities,
  'A kind of record whose changes leave a trail.',
);
export const AuditActionEnum = enumOf('AuditAction', auditActions, 'What was done to a record.');
export const InvitationStatusEnum = enumOf(
  'InvitationStatus',
  invitationStatuses,
  'Open: accepted. Else used up, expired or revoked.',
);
export const WaitlistStatusEnum = enumOf(
  'WaitlistStatus',
  waitlistStatuses,
  'Waiting for an answer, invited, or declined.',
);
