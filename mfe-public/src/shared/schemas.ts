/** The schemas of the public forms. They and joi are a script that a form loads once somebody types (`ValidatedForm`). */
export {
  credentialsSchema,
  invitationCheckSchema,
  passwordResetFormSchema,
  passwordResetRequestSchema,
  registrationFormSchema,
  secondFactorSchema,
  waitlistSchema,
} from '@cimiento/contracts/schemas';
