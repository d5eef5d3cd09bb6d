import type { AuditedEntity } from '../statuses';
import { apiKeyRecordFields } from './api-key';
import { approvalFields, exitRecordFields } from './exit';
import { flag, instant, type FieldTable } from './field';
import { investmentFields } from './investment';
import { invitationCodeFields } from './invitation';
import { orderTermFields } from './order';
import { paymentFields, paymentRunFields } from './payment';
import { postFields } from './post';
import { projectFields } from './project';
import { userFields } from './user';
import { waitlistFields } from './waitlist';
import { withdrawalRecordFields } from './withdrawal';

export * from './account-access';
export * from './api-key';
export * from './adjustment';
export * from './bank-account';
export * from './exit';
export * from './bank-statement';
export * from './field';
export * from './investment';
export * from './invitation';
export * from './notification';
export * from './order';
export * from './payment';
export * from './post';
export * from './project';
export * from './typed';
export * from './rent-calendar';
export * from './user';
export * from './waitlist';
export * from './withdrawal';

// Of a password the log only says that it changed.
const { password: _password, ...loggedUserFields } = userFields;

/** The fields of each kind of audited record. A test compares them with the columns of the database. */
export const auditedFields: Readonly<Record<AuditedEntity, FieldTable>> = {
  apiKey: apiKeyRecordFields,
  approval: approvalFields,
  exit: exitRecordFields,
  investment: investmentFields,
  invitation: invitationCodeFields,
  payment: paymentFields,
  paymentRun: paymentRunFields,
  post: postFields,
  project: projectFields,
  setting: { invitationRequired: flag('Registro solo con invitación'), ...orderTermFields },
  user: {
    ...loggedUserFields,
    passwordChanged: flag('Contraseña'),
    disabledAt: instant('Deshabilitada desde'),
    secondFactorAt: instant('Segundo factor desde'),
    emailVerifiedAt: instant('Correo confirmado'),
    oneTimePasswordUntil: instant('Contraseña temporal hasta'),
  },
  waitlistRequest: waitlistFields,
  withdrawal: withdrawalRecordFields,
};
