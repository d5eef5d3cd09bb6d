import {
  fundsOriginLabel,
  identityDecisionLabel,
  identityDocumentLabel,
  identityDocumentState,
  identityKindLabel,
  identityState,
  idKindLabel,
  matchDecisionLabel,
  pepLabel,
  riskLevel,
  screeningListLabel,
} from '../identity/identity-cases';
import { identityMessages } from '../texts/identity-messages';
import { limits } from '../texts/limits';
import {
  choice,
  count,
  date,
  flag,
  instant,
  money,
  nullable,
  percent,
  recorded,
  reference,
  text,
  type FieldTable,
  type InputFrom,
} from './field';
import type { ApiTexts, RecordFacts } from './record';

const country = (label: string, message: string) =>
  text(label, { min: 2, max: 2, message, description: 'Country by ISO 3166-1 alpha-2, for example `EC`.' });

const getLabels = (table: FieldTable): Record<string, string> =>
  Object.fromEntries(Object.entries(table).map(([name, { label }]) => [name, label]));

/** Who somebody is. Every field may be empty until it is submitted. */
export const identityFields = {
  kind: nullable(choice('Invierto como', identityKindLabel, { message: identityMessages.kind })),
  legalName: nullable(text('Nombre completo', { max: 120, message: identityMessages.legalName })),
  idKind: nullable(choice('Documento', idKindLabel, { message: identityMessages.idKind })),
  idNumber: nullable(text('Número', { max: 20, message: identityMessages.idNumber })),
  country: nullable(country('País de residencia', identityMessages.country)),
  birthDate: nullable(date('Fecha de nacimiento', { message: identityMessages.birthDate })),
  address: nullable(text('Dirección', { max: 200, message: identityMessages.address })),
  phone: nullable(text('Teléfono', { max: 30, message: identityMessages.phone })),
  occupation: nullable(text('Ocupación', { max: 120, message: identityMessages.occupation })),
  idExpiresOn: nullable(date('Vence el', { message: identityMessages.idExpiresOn })),
  nationality: nullable(country('Nacionalidad', identityMessages.nationality)),
  pep: nullable(
    choice('¿Tienes o tuviste un cargo público importante?', pepLabel, {
      message: identityMessages.pep,
      description: 'Whether a person is politically exposed, or close to one.',
    }),
  ),
  pepDetail: nullable(text('Cargo y fechas', { max: 300, message: identityMessages.pepDetail })),
  fundsOrigin: nullable(choice('Origen del dinero', fundsOriginLabel, { message: identityMessages.fundsOrigin })),
  expectedYearly: nullable(
    money('Cuánto piensas invertir en un año', {
      message: identityMessages.expectedYearly,
      description: 'Amount that the person expects to invest in a year, in dollars as decimal text.',
    }),
  ),
  declarationAccepted: flag('Declaración de fondos lícitos', {
    fallback: false,
    description: 'Whether the declaration of lawful funds is accepted.',
  }),
  representative: nullable(text('Representante legal', { max: 120, message: identityMessages.representative })),
  representativeIdNumber: nullable(
    text('Cédula del representante', { max: 20, message: identityMessages.representativeIdNumber }),
  ),
  appointmentEndsOn: nullable(date('El nombramiento vale hasta', { message: identityMessages.appointmentEndsOn })),
};

/** An owner of a company. */
export const identityOwnerFields = {
  name: text('Nombre', { max: 120, message: identityMessages.legalName }),
  idKind: choice('Documento', idKindLabel, { message: identityMessages.idKind }),
  idNumber: text('Número', { max: 20, message: identityMessages.idNumber }),
  percent: percent('Porcentaje', { max: 100, message: 'El porcentaje va de 0 a 100' }),
};
export type IdentityOwner = InputFrom<typeof identityOwnerFields>;

/** Who somebody is, with the owners of a company. */
export type IdentityProfile = InputFrom<typeof identityFields> & { owners: IdentityOwner[] };
/** An answer that a reviewer can refuse. */
export type IdentityAnswer = keyof IdentityProfile;

/** The upload of one document. */
export const identityDocumentFields = {
  kind: choice('Documento', identityDocumentLabel, { message: identityMessages.unknownDocument }),
};

/** The link that a phone opens. */
export const identityPhoneFields = {
  token: text('Enlace', {
    ...limits.emailToken,
    message: identityMessages.phoneEnded,
    description: 'The text after `#token=` in the link.',
  }),
};

// The person reads it. Its length is that of a column, where it is encrypted.
const shownReason = text('Razón', { max: 300, message: identityMessages.reason });

/** A decision about a case, without its documents and answers. */
export const identityDecisionFields = {
  decision: choice('Decisión', identityDecisionLabel, { message: identityMessages.decision }),
  reason: nullable(shownReason),
};

/** A decision about one document of a case. */
export const identityDocumentDecisionFields = {
  id: reference('Documento', 'ID del documento'),
  accepted: flag('Aceptado', { description: 'Whether the document is accepted.' }),
  reason: nullable(shownReason),
};

/** An answer that has to be corrected. */
export const identityAnswerReasonFields = {
  field: choice('Respuesta', { ...getLabels(identityFields), owners: 'Dueños' }, { message: identityMessages.answer }),
  reason: shownReason,
};

/** A document that was never sent, and is asked for. */
export const identityMissingDocumentFields = { ...identityDocumentFields, reason: shownReason };

export type IdentityDecisionInput = InputFrom<typeof identityDecisionFields> & {
  documents: InputFrom<typeof identityDocumentDecisionFields>[];
  answers: InputFrom<typeof identityAnswerReasonFields>[];
  missingDocuments: InputFrom<typeof identityMissingDocumentFields>[];
};

const staffReason = text('Razón', { max: 500, message: identityMessages.staffReason });
/** A suspension, or a case that is opened again. */
export const identityReasonFields = { reason: staffReason };

/** The decision about a possible match. */
export const identityMatchFields = {
  decision: choice('Decisión', matchDecisionLabel, { message: identityMessages.matchDecision }),
  reason: staffReason,
};
export type IdentityMatchInput = InputFrom<typeof identityMatchFields>;

export const identityCaseRecord: RecordFacts = {
  label: 'Identidad',
  table: 'identity_case',
  kept: 'identity',
  meaning: 'The case that decides who a user is.',
  // Answers, numbers and reasons are encrypted and never logged.
  fields: {
    userId: recorded(reference('Usuario', 'ID usuario')),
    state: recorded(choice('Estado', identityState)),
    risk: recorded(nullable(choice('Riesgo', riskLevel))),
    submissions: recorded(count('Envíos')),
    submittedAt: recorded(nullable(instant('Enviada el'))),
    claimedBy: recorded(nullable(reference('En manos de', 'ID de quien la revisa'))),
    claimedUntil: recorded(nullable(instant('En sus manos hasta'))),
    decidedBy: recorded(nullable(reference('Decidió', 'ID de quien decidió'))),
    decidedAt: recorded(nullable(instant('Decidida el'))),
    expiresOn: recorded(nullable(date('Vence el'))),
    suspendedAt: recorded(nullable(instant('Dinero detenido desde'))),
  },
};

export const identityDocumentRecord: RecordFacts = {
  label: 'Documento de identidad',
  table: 'identity_document',
  kept: 'identity',
  meaning: 'A document of the case that decides who a user is.',
  fields: {
    caseId: recorded(reference('Identidad', 'ID de la identidad')),
    kind: recorded(choice('Documento', identityDocumentLabel)),
    state: recorded(choice('Estado', identityDocumentState)),
    viewed: recorded(flag('Visto')),
    sha256: recorded(text('SHA-256 de lo cifrado', { max: 64 })),
    size: recorded(count('Bytes de lo cifrado')),
    contentType: recorded(text('Formato', { max: 40 })),
    createdAt: recorded(instant('Subido el')),
  },
};

export const identityMatchRecord: RecordFacts = {
  label: 'Posible coincidencia',
  table: 'identity_match',
  kept: 'identity',
  meaning: 'A possible match of a user with an entry of a list.',
  fields: {
    caseId: recorded(reference('Identidad', 'ID de la identidad')),
    listKind: recorded(choice('Lista', screeningListLabel)),
    uid: recorded(text('Entrada', { max: 60 })),
    fingerprint: recorded(text('Huella de lo comparado', { max: 64 })),
    name: recorded(text('Nombre en la lista', { max: 300 })),
    score: recorded(count('Parecido en milésimas', { max: 1000 })),
    foundOn: recorded(date('Hallada el')),
    isCurrent: recorded(flag('Vigente')),
    decision: recorded(nullable(choice('Decisión', matchDecisionLabel))),
    decidedBy: recorded(nullable(reference('Decidió', 'ID de quien decidió'))),
    decidedAt: recorded(nullable(instant('Decidida el'))),
  },
};

export const identityApiTexts: ApiTexts = {
  'Identity.kind': 'Persona o empresa',
  'Identity.address': 'Dirección de residencia',
  'Identity.state': 'Estado de la verificación; una suspensión se lee in_review',
  'Identity.reasons': 'Lo que falta corregir, cada cosa con su razón',
  'Identity.warnings': 'Lo que se aceptó con una observación',
  'Identity.expiresOn': 'Hasta cuándo vale; null mientras no está aprobada',
  'IdentityReason.field': 'Nombre de la respuesta o tipo del documento; null si es por todo',
  'IdentityReason.isDocument': 'Si es un documento: la dirección es una respuesta y un documento',
  'IdentityReason.reason': 'Qué hay que corregir, como lo lee la persona',
  'IdentityOwner.name': 'Nombre del dueño',
  'IdentityCase.kind': 'Persona o empresa',
  'IdentityCase.state': 'Estado de la verificación',
  'IdentityCase.risk': 'Riesgo; null antes del envío',
  'IdentityCase.profile': 'Las respuestas, como las lee su persona',
  'IdentityCase.documents': 'Los documentos actuales, uno de cada tipo',
  'IdentityCase.expiresOn': 'Último día en que vale; null si no está aprobada',
  'IdentityCase.decidedBy': 'Id de quien la decidió por última vez',
  'IdentityCase.warnings': 'Observaciones para quien la revisa',
  'RiskFactor.label': 'Nombre del factor, en español',
  'IdentityMatch.name': 'Nombre en la lista',
  'IdentityMatch.decision': 'Si es la misma persona; null sin decidir',
  'IdentityMatch.reason': 'Por qué se decidió así',
  'IdentityStep.kind': 'Qué pasó',
  'IdentityStep.reason': 'La razón; null sin una',
  'IdentityDocument.kind': 'Qué documento es',
  'IdentityDocument.state': 'Estado del documento: pending, accepted o refused',
  'IdentityDocument.reason': 'Por qué hay que repetirlo; null si no',
};
