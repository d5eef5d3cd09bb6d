import {
  bankAccountSchema,
  credentialsSchema,
  investmentSchema,
  invitationCheckSchema,
  invitationsSchema,
  orderSchema,
  passwordChangeSchema,
  paymentRunSchema,
  paymentSchema,
  postSchema,
  profileSchema,
  projectSchema,
  registrationSchema,
  secondFactorSchema,
  stepUpSchema,
  userSchema,
  userUpdateSchema,
  waitlistInvitationSchema,
  waitlistSchema,
  withdrawalPaymentSchema,
  withdrawalReasonSchema,
  withdrawalSchema,
} from '@cimiento/contracts/schemas';
import type { ObjectSchema } from 'joi';

/** Joi schema of each input type, by its GraphQL name. */
export const inputSchemas: ReadonlyMap<string, ObjectSchema> = new Map<string, ObjectSchema>([
  ['BankAccountInput', bankAccountSchema],
  ['CredentialsInput', credentialsSchema],
  ['InvestmentInput', investmentSchema],
  ['InvitationsInput', invitationsSchema],
  ['OrderInput', orderSchema],
  ['PasswordChangeInput', passwordChangeSchema],
  ['PaymentInput', paymentSchema],
  ['PaymentRunInput', paymentRunSchema],
  ['PostInput', postSchema],
  ['ProfileInput', profileSchema],
  ['ProjectInput', projectSchema],
  ['RegistrationInput', registrationSchema(true)],
  ['SecondFactorInput', secondFactorSchema],
  ['StepUpInput', stepUpSchema],
  ['UserInput', userSchema],
  ['UserUpdateInput', userUpdateSchema],
  ['WaitlistInput', waitlistSchema],
  ['WaitlistInvitationInput', waitlistInvitationSchema],
  ['WithdrawalInput', withdrawalSchema],
  ['WithdrawalPaymentInput', withdrawalPaymentSchema],
  ['WithdrawalReasonInput', withdrawalReasonSchema],
]);

/** Joi schemas of single arguments, by the name of their variable. */
export const argumentSchemas: ReadonlyMap<string, ObjectSchema> = new Map([['code', invitationCheckSchema]]);
