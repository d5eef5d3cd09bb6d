import {
  apiKeyStatuses,
  approvalKinds,
  approvalStatuses,
  auditActions,
  auditedEntities,
  bankAccountTypes,
  bankLineStatuses,
  duplicateDecisions,
  contentVisibilities,
  documentKinds,
  consentPurposes,
  consentSources,
  dataRequestKinds,
  dataRequestStatuses,
  invitationStatuses,
  ledgerAccountKinds,
  ledgerEntryKinds,
  ledgerSourceKinds,
  linePurposes,
  notificationGroups,
  listedQueues,
  notificationKinds,
  operationQueues,
  orderCancellations,
  orderStatuses,
  outboxStatuses,
  paymentRunBases,
  paymentRunParticipants,
  paymentRunStatuses,
  paymentStatuses,
  projectStatuses,
  projectUpdateKinds,
  propertyTypes,
  rentStatuses,
  roles,
  securityEventKinds,
  statementStatuses,
  waitlistStatuses,
  webhookDisabledReasons,
  withdrawalStatuses,
  type OrderFunding,
} from '@cimiento/contracts';
import { registerEnumType } from 'type-graphql';

/** Registers a GraphQL enum whose names are the contract's values, as in REST. */
function registerEnum<T extends string>(name: string, values: readonly T[], description: string): { [K in T]: K } {
  const members = Object.fromEntries(values.map((value) => [value, value])) as { [K in T]: K };
  registerEnumType(members, { name, description });
  return members;
}

export const ApiKeyStatusEnum = registerEnum('ApiKeyStatus', apiKeyStatuses, 'Whether a key works, and why not.');
export const RoleEnum = registerEnum('Role', roles, 'What a user may do.');
export const ProjectStatusEnum = registerEnum(
  'ProjectStatus',
  projectStatuses,
  'Open to investors, fully funded, or sold.',
);
export const PropertyTypeEnum = registerEnum('PropertyType', propertyTypes, 'Use of a property.');
export const ContentVisibilityEnum = registerEnum(
  'ContentVisibility',
  contentVisibilities,
  'Who sees a document or an update: everybody, who is signed in, or who has an investment in the project.',
);
export const DocumentKindEnum = registerEnum('DocumentKind', documentKinds, 'What a document is.');
export const ProjectUpdateKindEnum = registerEnum(
  'ProjectUpdateKind',
  projectUpdateKinds,
  'Works, rents, a delay, a valuation or the sale.',
);
export const PaymentStatusEnum = registerEnum(
  'PaymentStatus',
  paymentStatuses,
  'Paid, not due yet, or not paid when it was due.',
);
export const RentStatusEnum = registerEnum(
  'RentStatus',
  rentStatuses,
  'All of it came; a part of it; nothing although it was due; not due yet; or it will not come.',
);
export const OperationQueueEnum = registerEnum('OperationQueue', operationQueues, 'What waits for an administrator.');
export const ListedQueueEnum = registerEnum('ListedQueue', listedQueues, 'A queue whose rows no other list shows.');
export const PaymentRunBasisEnum = registerEnum(
  'PaymentRunBasis',
  paymentRunBases,
  'What the shares of a monthly payment are parts of.',
);
export const PaymentRunParticipantsEnum = registerEnum(
  'PaymentRunParticipants',
  paymentRunParticipants,
  'Which investments a monthly payment goes to.',
);
export const PaymentRunStatusEnum = registerEnum(
  'PaymentRunStatus',
  paymentRunStatuses,
  'Its payments exist, or were deleted by undoing it.',
);
export const OrderStatusEnum = registerEnum(
  'OrderStatus',
  orderStatuses,
  'committed, reserved and paid orders count in what a project has raised; expired and cancelled ones do not.',
);
export const WebhookDisabledReasonEnum = registerEnum(
  'WebhookDisabledReason',
  webhookDisabledReasons,
  'Who disabled an endpoint: an administrator, or its own answer 410.',
);
export const WithdrawalStatusEnum = registerEnum(
  'WithdrawalStatus',
  withdrawalStatuses,
  'Requested, approved and then paid; or rejected, cancelled by the investor, or returned by the bank.',
);
export const OrderCancellationEnum = registerEnum(
  'OrderCancellation',
  orderCancellations,
  'Why an order was cancelled: as a reservation, within the cooling-off period, or by an administrator.',
);
/** In upper case in GraphQL; stored, and over REST, in lower case. */
export const FundedFromEnum = { BALANCE: 'balance', TRANSFER: 'transfer' } as const satisfies Record<
  string,
  OrderFunding
>;
registerEnumType(FundedFromEnum, {
  name: 'FundedFrom',
  description: 'Where the money of an order comes from: the balance, or a transfer that is still to come.',
});
export const ApprovalKindEnum = registerEnum(
  'ApprovalKind',
  approvalKinds,
  'An action that may need a second administrator.',
);
export const ApprovalStatusEnum = registerEnum(
  'ApprovalStatus',
  approvalStatuses,
  'Waiting for a second administrator, decided by one, or decided by nobody in time.',
);
export const AuditedEntityEnum = registerEnum(
  'AuditedEntity',
  auditedEntities,
  'A kind of record whose changes are logged.',
);
export const AuditActionEnum = registerEnum('AuditAction', auditActions, 'What was done to a record.');
export const InvitationStatusEnum = registerEnum(
  'InvitationStatus',
  invitationStatuses,
  'open: accepted at registration; otherwise used up, expired or revoked.',
);
export const WaitlistStatusEnum = registerEnum(
  'WaitlistStatus',
  waitlistStatuses,
  'Waiting for an answer, invited, or declined.',
);
export const ConsentPurposeEnum = registerEnum(
  'ConsentPurpose',
  consentPurposes,
  'What a person consents to: the account, the evaluation of a request for an invitation, or news by e-mail.',
);
export const ConsentSourceEnum = registerEnum('ConsentSource', consentSources, 'Where a consent was given.');
export const DataRequestKindEnum = registerEnum(
  'DataRequestKind',
  dataRequestKinds,
  'What a person asks about their personal data.',
);
export const DataRequestStatusEnum = registerEnum(
  'DataRequestStatus',
  dataRequestStatuses,
  'Waiting for an answer, attended to, refused with a reason, or cancelled by the person.',
);
export const BankAccountTypeEnum = registerEnum('BankAccountType', bankAccountTypes, 'Savings or checking account.');
export const DuplicateDecisionEnum = registerEnum(
  'DuplicateDecision',
  duplicateDecisions,
  'Whether a possible duplicate is the line that it resembles.',
);
export const BankLineStatusEnum = registerEnum(
  'BankLineStatus',
  bankLineStatuses,
  'matched: its money is where it belongs; suspense: it waits for a person; ignored: it moved no money.',
);
export const LinePurposeEnum = registerEnum(
  'LinePurpose',
  linePurposes,
  "What money of a project a bank's line brings or takes: its rent, or its sale.",
);
export const LedgerAccountKindEnum = registerEnum(
  'LedgerAccountKind',
  ledgerAccountKinds,
  'What an account of the ledger stands for.',
);
export const LedgerEntryKindEnum = registerEnum('LedgerEntryKind', ledgerEntryKinds, 'What moved money.');
export const LedgerSourceKindEnum = registerEnum(
  'LedgerSourceKind',
  ledgerSourceKinds,
  'A kind of record that ledger entries follow.',
);
export const OutboxStatusEnum = registerEnum(
  'OutboxStatus',
  outboxStatuses,
  'To be sent, being sent, sent, not sent because there is no mail server, or given up.',
);
export const NotificationGroupEnum = registerEnum(
  'NotificationGroup',
  notificationGroups,
  'Notifications that a person switches on and off as one.',
);
export const NotificationKindEnum = registerEnum(
  'NotificationKind',
  notificationKinds,
  'What a notification is about.',
);
export const StatementStatusEnum = registerEnum(
  'StatementStatus',
  statementStatuses,
  'queued: its PDF is being made; ready: it can be downloaded; failed: it could not be made, and another may be requested.',
);
export const SecurityEventKindEnum = registerEnum(
  'SecurityEventKind',
  securityEventKinds,
  'What happened to the access of an account.',
);
