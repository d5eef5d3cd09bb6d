import type { AuditedEntity } from '../access/audit-log';
import { apiKeyRecordFields } from './api-key';
import { collectingAccountFields } from './bank-account';
import { ledgerEntryRecordFields } from './adjustment';
import { bankRuleRecordFields } from './bank-rule';
import { bankLineRecordFields, bankStatementRecordFields } from './bank-statement';
import { emailRecordFields } from './email';
import { approvalFields, exitRecordFields } from './exit';
import { flag, instant, nullable, text, type FieldTable } from './field';
import { investmentFields } from './investment';
import { invitationCodeFields } from './invitation';
import { orderTermFields } from './order';
import { orderRecordFields } from './order-record';
import { paymentFields, paymentRunFields } from './payment';
import { periodRecordFields } from './period';
import { postFields } from './post';
import { breachFields, dataRequestRecordFields } from './privacy';
import { projectFields } from './project';
import { projectDocumentRecordFields, projectUpdateRecordFields } from './project-content';
import { sandboxClockFields } from './sandbox';
import { statementBatchFields } from './account-statement';
import { userFields } from './user';
import { waitlistFields } from './waitlist';
import { webhookEndpointRecordFields } from './webhook';
import { withdrawalRecordFields } from './withdrawal';

export * from './account-access';
export * from './api-key';
export * from './adjustment';
export * from './bank-account';
export * from './email';
export * from './exit';
export * from './bank-rule';
export * from './bank-statement';
export * from './field';
export * from './investment';
export * from './invitation';
export * from './notification';
export * from './order';
export * from './payment';
export * from './period';
export * from './post';
export * from './privacy';
export * from './project';
export * from './project-content';
export * from './typed';
export * from './rent-calendar';
export * from './sandbox';
export * from './account-statement';
export * from './user';
export * from './waitlist';
export * from './webhook';
export * from './withdrawal';

// Of a password the log only says that it changed.
const { password: _password, ...loggedUserFields } = userFields;

/** The fields of each kind of audited record. A test compares them with the columns of the database. */
export const auditedFields: Readonly<Record<AuditedEntity, FieldTable>> = {
  apiKey: apiKeyRecordFields,
  approval: approvalFields,
  bankLine: bankLineRecordFields,
  bankRule: bankRuleRecordFields,
  bankStatement: bankStatementRecordFields,
  collectingAccount: { ...collectingAccountFields, statementMapping: nullable(text('Columnas de su extracto')) },
  email: emailRecordFields,
  breach: breachFields,
  dataRequest: dataRequestRecordFields,
  exit: exitRecordFields,
  investment: { ...investmentFields, projectName: text('Nombre del proyecto') },
  ledgerEntry: ledgerEntryRecordFields,
  invitation: invitationCodeFields,
  order: orderRecordFields,
  payment: paymentFields,
  paymentRun: paymentRunFields,
  period: periodRecordFields,
  post: postFields,
  project: {
    ...projectFields,
    archivedAt: instant('Archivado'),
    publishedAt: instant('Publicado'),
    statusSetAt: instant('Estado puesto a mano'),
  },
  projectDocument: projectDocumentRecordFields,
  projectUpdate: projectUpdateRecordFields,
  setting: {
    invitationRequired: flag('Registro solo con invitación'),
    ...orderTermFields,
    sandboxDate: sandboxClockFields.date,
  },
  statementBatch: statementBatchFields,
  user: {
    ...loggedUserFields,
    passwordChanged: flag('Contraseña'),
    disabledAt: instant('Deshabilitada desde'),
    secondFactorAt: instant('Segundo factor desde'),
    emailVerifiedAt: instant('Correo confirmado'),
    oneTimePasswordUntil: instant('Contraseña temporal hasta'),
    recoveredAt: instant('Acceso restablecido por otra persona'),
    pendingEmail: text('Correo por confirmar'),
    pendingEmailAt: instant('Correo por confirmar desde'),
    pendingEmailConfirmedAt: instant('Correo nuevo confirmado'),
    staffEmailAt: instant('Correo puesto por un administrador'),
    accessChangedAt: instant('Datos de acceso cambiados por un administrador'),
  },
  waitlistRequest: waitlistFields,
  webhookEndpoint: webhookEndpointRecordFields,
  withdrawal: withdrawalRecordFields,
};
