export type {
  AccountStatementInput,
  ApiKeyInput,
  AdjustmentInput,
  BankAccountInput,
  BreachInput,
  ConsentInput,
  Credentials,
  DataRequestDecision,
  DataRequestInput,
  ExitCostInput,
  ExitInput,
  InvestmentInput,
  InvitationsInput,
  LineMatch,
  OrderInput,
  OrderTerms,
  OrderTermsInput,
  PasswordChangeInput,
  PasswordResetInput,
  PasswordResetRequest,
  PaymentInput,
  PaymentRunForm,
  PaymentRunInput,
  PaymentRunTerms,
  PostInput,
  ProfileInput,
  ProjectInput,
  ProjectDocumentInput,
  ProjectUpdateInput,
  UpdatePictureInput,
  Registration,
  SandboxClockInput,
  SecondFactorInput,
  SimulatedDepositInput,
  SimulatedExitInput,
  SimulatedRentsInput,
  StepUpInput,
  StatementInput,
  StatementMapping,
  UserInput,
  UserUpdate,
  WaitlistInvitationInput,
  WaitlistRequest,
  WebhookEndpointInput,
  WithdrawalBatchInput,
  WithdrawalBatchPayment,
  WithdrawalBatchRemoval,
  WithdrawalInput,
  WithdrawalPaymentInput,
  WithdrawalReasonInput,
} from '../fields';
export * from './account-access';
export * from './api-key';
export * from './auth';
export * from './bank-rule';
export * from './bank-statement';
export * from './period';
export * from './invitation';
export * from './list';
export * from './logs';
export * from './notification';
export * from './project-content';
export * from './project-drafts';
export * from './records';
export { toSchema } from './rules';
export * from './sandbox';
export * from './waitlist-answers';
export { confirmationSchema } from './confirmation';
export * from './withdrawal-batch';
export * from './release-health';
export * from './validate';
export * from './webhook';
