import { consentPurposeLabel, dataRequestKind, dataRequestStatus } from '../reports/privacy';
import {
  choice,
  count,
  date,
  flag,
  instant,
  longText,
  nullable,
  recorded,
  reference,
  text,
  type InputFrom,
} from './field';
import type { ApiTexts, RecordFacts } from './record';

/** Characters of a request about personal data, of its answer, and of what is said of a breach. */
const textLimits = { max: 1000 };

/** Messages of requests about personal data. */
export const dataRequestMessages = {
  repeated: 'Ya tienes una solicitud igual pendiente. Te responderemos dentro del plazo.',
  decided: 'Esta solicitud ya fue atendida. Mira su estado en la lista.',
  own: 'No puedes decidir tu propia solicitud. Pídelo a otro administrador.',
  administrator: 'La cuenta es de un administrador. Otro administrador debe quitarle el rol antes de eliminarla.',
} as const;

const details = nullable(
  longText('Detalle', {
    ...textLimits,
    formLabel: 'Cuéntanos qué necesitas',
    description: "Details of the request, in the user's words.",
  }),
);
const reason = longText('Motivo', {
  ...textLimits,
  message: 'Escribe lo que la persona leerá',
  description: 'Explanation of the decision, shown to the user.',
});

/** A request about one's own personal data. */
export const dataRequestFields = {
  kind: choice('Solicitud', dataRequestKind, { message: 'Elige qué necesitas' }),
  details,
};
export type DataRequestInput = InputFrom<typeof dataRequestFields>;

/** Decision of an administrator about a request. */
export const dataRequestDecisionFields = { reason };
export type DataRequestDecision = InputFrom<typeof dataRequestDecisionFields>;

/** The consents that a user can switch on and off. */
export const consentFields = {
  news: flag(consentPurposeLabel.news, { description: 'Whether news may be sent by e-mail.' }),
};
export type ConsentInput = InputFrom<typeof consentFields>;

/** A breach of personal data, as the law has it registered. */
export const breachFields = {
  detectedOn: date('Detectada el', { message: 'La fecha debe tener la forma AAAA-MM-DD' }),
  description: longText('Qué pasó', { ...textLimits, message: 'Escribe qué pasó' }),
  affectedData: longText('Datos afectados', {
    ...textLimits,
    message: 'Escribe qué datos se vieron afectados',
  }),
  affectedPeople: count('Personas afectadas', {
    max: 10_000_000,
    message: 'Escribe cuántas personas, sin decimales',
    description: 'Number of people affected; 0 if none are known.',
  }),
  measures: longText('Medidas tomadas', { ...textLimits, message: 'Escribe qué se hizo' }),
  authorityNotifiedOn: nullable(date('Autoridad notificada el')),
  peopleNotifiedOn: nullable(date('Personas notificadas el')),
  createdBy: recorded(reference('Quien la registró', 'ID de quien la registró')),
  createdAt: recorded(instant('Registrada el')),
};
export type BreachInput = InputFrom<typeof breachFields>;

export const breachRecord: RecordFacts = {
  label: 'Incidente de datos',
  table: 'data_breach',
  kept: 'privacy',
  namesNobody: true,
  // Written by administrators, who are told to name nobody.
  nonPersonalTexts: ['description', 'affectedData', 'measures'],
  fields: breachFields,
};

export const dataRequestRecord: RecordFacts = {
  label: 'Solicitud de datos',
  table: 'data_subject_request',
  kept: 'privacy',
  fields: {
    ...dataRequestFields,
    userId: reference('Persona', 'ID persona'),
    status: choice('Estado', dataRequestStatus),
    dueDate: date('Vence el'),
    createdAt: instant('Pedida el'),
    decidedAt: nullable(instant('Decidida el')),
    decidedBy: nullable(reference('Quien la decidió', 'ID de quien la decidió')),
    reason: nullable(reason),
    pendingKey: nullable(text('Clave mientras está pendiente')),
  },
};

export const dataRequestApiTexts: ApiTexts = {
  'DataSubjectRequest.kind': 'Qué pide la persona sobre sus datos',
  'DataSubjectRequest.details': 'Lo que pide, en sus palabras; null para otros lectores sin users:read',
  'Consents.news': 'Si acepta recibir novedades por correo',
  'Consents.history': 'Los consentimientos que dio, el más reciente primero',
  'Consent.textVersion': 'Fecha que identifica la versión del texto que aceptó',
  'Consent.withdrawnAt': 'Cuándo lo retiró; null mientras rige',
};
