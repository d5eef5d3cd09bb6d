import { accountCodeRecord, journalBatchRecord } from './accountant';
import { collectingAccountFields } from './bank-account';
import { flag, instant, nullable, text } from './field';
import { investmentFields } from './investment';
import { orderTermFields } from './order';
import { projectFields } from './project';
import { sandboxClockFields } from './sandbox';
import { userFields } from './user';
import { statementBatchRecord } from './account-statement';
import { ledgerEntryRecord } from './adjustment';
import { apiKeyRecord } from './api-key';
import { bankRuleRecord } from './bank-rule';
import { bankLineRecord, bankStatementRecord } from './bank-statement';
import { emailRecord } from './email';
import { alertClosingRecord } from './alert';
import { approvalRecord, exitRecord } from './exit';
import { complianceRuleRecord, feeRuleRecord } from './fee-rule';
import { identityCaseRecord, identityDocumentRecord, identityMatchRecord } from './identity';
import { invitationRecord } from './invitation';
import { orderRecord } from './order-record';
import { paymentRecord, paymentRunRecord } from './payment';
import { periodRecord } from './period';
import { postRecord } from './post';
import { breachRecord, dataRequestRecord } from './privacy';
import { projectDocumentRecord, projectUpdateRecord } from './project-content';
import { roundRecord } from './round';
import { screeningListRecord } from './screening';
import { waitlistRequestRecord } from './waitlist';
import { webhookEndpointRecord } from './webhook';
import { withdrawalRecord } from './withdrawal';
import type { RecordFacts } from './record';

const projectRecord: RecordFacts = {
  label: 'Proyecto',
  table: 'project',
  kept: 'investments',
  namesNobody: true,
  // For everybody to read.
  nonPersonalTexts: Object.keys(projectFields),
  fields: {
    ...projectFields,
    archivedAt: instant('Archivado'),
    publishedAt: instant('Publicado'),
    statusSetAt: instant('Estado puesto a mano'),
  },
};

const investmentRecord: RecordFacts = {
  label: 'Inversión',
  table: 'investment',
  kept: 'investments',
  fields: { ...investmentFields, projectName: text('Nombre del proyecto') },
};

// Of a password the log only says that it changed.
const { password: _password, ...loggedUserFields } = userFields;

const userRecord: RecordFacts = {
  label: 'Usuario',
  table: 'users',
  kept: 'accounts',
  fields: {
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
};

const settingRecord: RecordFacts = {
  label: 'Configuración',
  table: 'setting',
  kept: 'settings',
  namesNobody: true,
  nonPersonalTexts: ['name', 'value'],
  fields: {
    invitationRequired: flag('Registro solo con invitación'),
    ...orderTermFields,
    sandboxDate: sandboxClockFields.date,
  },
};

const collectingAccountRecord: RecordFacts = {
  label: 'Cuenta recaudadora',
  table: 'collecting_account',
  kept: 'books',
  namesNobody: true,
  meaning: 'A company bank account.',
  nonPersonalTexts: ['bank', 'accountNumber', 'holderName', 'holderIdNumber', 'statementMapping'],
  fields: {
    ...collectingAccountFields,
    statementMapping: nullable(text('Columnas de su extracto')),
    endedAt: nullable(instant('Terminada el')),
  },
};

/** Every kind of record whose changes are audited; the names are stored. */
export const records = {
  accountCode: accountCodeRecord,
  apiKey: apiKeyRecord,
  approval: approvalRecord,
  bankLine: bankLineRecord,
  bankRule: bankRuleRecord,
  bankStatement: bankStatementRecord,
  ledgerEntry: ledgerEntryRecord,
  closedAlert: alertClosingRecord,
  collectingAccount: collectingAccountRecord,
  email: emailRecord,
  breach: breachRecord,
  complianceRule: complianceRuleRecord,
  dataRequest: dataRequestRecord,
  exit: exitRecord,
  feeRule: feeRuleRecord,
  identityCase: identityCaseRecord,
  identityDocument: identityDocumentRecord,
  identityMatch: identityMatchRecord,
  investment: investmentRecord,
  invitation: invitationRecord,
  journalBatch: journalBatchRecord,
  order: orderRecord,
  payment: paymentRecord,
  paymentRun: paymentRunRecord,
  period: periodRecord,
  post: postRecord,
  project: projectRecord,
  projectDocument: projectDocumentRecord,
  projectUpdate: projectUpdateRecord,
  round: roundRecord,
  screeningList: screeningListRecord,
  setting: settingRecord,
  statementBatch: statementBatchRecord,
  user: userRecord,
  waitlistRequest: waitlistRequestRecord,
  webhookEndpoint: webhookEndpointRecord,
  withdrawal: withdrawalRecord,
} as const satisfies Readonly<Record<string, RecordFacts>>;

export type AuditedEntity = keyof typeof records;
export const auditedEntities = Object.keys(records) as AuditedEntity[];
