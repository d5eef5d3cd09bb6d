import { listLive, type StatusFacts } from '../values/status';

/** States of the case that decides who a user is; the values are stored. */
export const identityStates = [
  'draft',
  'submitted',
  'in_review',
  'needs_more',
  'approved',
  'rejected',
  'expired',
  'suspended',
] as const;
export type IdentityState = (typeof identityStates)[number];

export const identityState: Record<IdentityState, StatusFacts<IdentityState>> = {
  draft: { label: 'Sin enviar', tone: 'neutral', isLive: false, next: ['submitted'] },
  submitted: { label: 'Enviada', tone: 'brass', isLive: true, next: ['in_review'] },
  in_review: { label: 'En revisión', tone: 'brass', isLive: true, next: ['needs_more', 'approved', 'rejected'] },
  needs_more: { label: 'Falta algo', tone: 'warning', isLive: false, next: ['submitted', 'in_review'] },
  approved: { label: 'Verificada', tone: 'success', isLive: false, next: ['expired', 'suspended'] },
  rejected: { label: 'No verificada', tone: 'danger', isLive: false, next: ['in_review'] },
  expired: { label: 'Vencida', tone: 'warning', isLive: false, next: ['in_review'] },
  suspended: { label: 'Suspendida', tone: 'danger', isLive: false, next: ['in_review'] },
};
/** States in which a case waits for a reviewer. */
export const openIdentityStates = listLive(identityState);

/** State as its person reads it: a suspension is never told. */
export const getShownIdentityState = (state: IdentityState): IdentityState =>
  state === 'suspended' ? 'in_review' : state;

/** Whether its person may change answers and documents. */
export const isIdentityOpenToPerson = (state: IdentityState): boolean => state === 'draft' || state === 'needs_more';

/** Times that a person submits; then only staff opens the case again. */
export const maxIdentitySubmissions = 3;

/** Minutes for which a case belongs to the reviewer who claimed it. */
export const identityClaimMinutes = 30;

/** Years for which the file of somebody who was decided about is kept, from the last decision. */
export const identityRetentionYears = 10;

export const identityKindLabel = { person: 'Persona', company: 'Empresa' } as const;
export type IdentityKind = keyof typeof identityKindLabel;
export const identityKinds = Object.keys(identityKindLabel) as IdentityKind[];

export const idKindLabel = { cedula: 'Cédula', ruc: 'RUC', passport: 'Pasaporte' } as const;
export type IdKind = keyof typeof idKindLabel;
export const idKinds = Object.keys(idKindLabel) as IdKind[];

/** Whether somebody holds or held a public office, or is close to who does: a politically exposed person. */
export const pepLabel = {
  none: 'No',
  self: 'Sí, yo',
  family: 'Un familiar',
  associate: 'Una persona cercana',
} as const;
export type Pep = keyof typeof pepLabel;

/** Where the money comes from. */
export const fundsOriginLabel = {
  salary: 'Sueldo',
  business: 'Negocio propio',
  savings: 'Ahorros',
  inheritance: 'Herencia',
  sale: 'Venta de bienes',
  other: 'Otro',
} as const;
export type FundsOrigin = keyof typeof fundsOriginLabel;

/** Documents of a case; the values are stored. */
export const identityDocumentLabel = {
  id_front: 'Cédula, anverso',
  id_back: 'Cédula, reverso',
  passport: 'Pasaporte, página de datos',
  selfie: 'Selfie',
  address: 'Comprobante de domicilio',
  funds: 'Respaldo del origen de los fondos',
  deed: 'Escritura de constitución',
  appointment: 'Nombramiento del representante',
} as const;
export type IdentityDocumentKind = keyof typeof identityDocumentLabel;
export const identityDocumentKinds = Object.keys(identityDocumentLabel) as IdentityDocumentKind[];

/** The documents without which a case cannot be submitted. */
export function getNeededDocuments(kind: IdentityKind | null, idKind: IdKind | null): IdentityDocumentKind[] {
  if (kind === 'company') return ['deed', 'appointment', 'id_front', 'id_back'];
  return idKind === 'passport' ? ['passport', 'selfie'] : ['id_front', 'id_back', 'selfie'];
}

/** Documents that may shorten a review. */
export const optionalDocuments = ['address', 'funds'] as const satisfies readonly IdentityDocumentKind[];

/** States of a document. */
export const identityDocumentState: Record<
  'pending' | 'accepted' | 'refused',
  StatusFacts<'pending' | 'accepted' | 'refused'>
> = {
  pending: { label: 'Por revisar', tone: 'neutral', isLive: true, next: ['accepted', 'refused'] },
  accepted: { label: 'Aceptado', tone: 'success', isLive: false, next: ['refused'] },
  refused: { label: 'Repetir', tone: 'danger', isLive: false, next: ['accepted'] },
};
export type IdentityDocumentState = keyof typeof identityDocumentState;
export const identityDocumentStates = Object.keys(identityDocumentState) as IdentityDocumentState[];

/** Reasons that a reviewer picks, as the person reads them. */
export const documentReasons = [
  'La imagen está borrosa: tómala de nuevo con buena luz.',
  'La imagen está cortada: deben verse las cuatro esquinas.',
  'Un brillo tapa los datos: inclina un poco el documento.',
  'El documento está vencido: sube uno vigente.',
  'El nombre no coincide con el que escribiste.',
  'El número no coincide con el que escribiste.',
  'La fecha no coincide con la que escribiste.',
  'No aceptamos este documento: sube el que pedimos.',
  'La selfie no coincide con la foto del documento.',
  'Falta la firma.',
] as const;

/** Risk of a person, by the sum of the factors' weights. */
export const riskLevels = ['low', 'medium', 'high'] as const;
export type RiskLevel = (typeof riskLevels)[number];
export const riskLevel: Record<RiskLevel, { label: string; tone: 'success' | 'warning' | 'danger'; months: number }> = {
  low: { label: 'Bajo', tone: 'success', months: 36 },
  medium: { label: 'Medio', tone: 'warning', months: 24 },
  high: { label: 'Alto', tone: 'danger', months: 12 },
};
/** Sums from which the risk is medium and high. */
export const riskBounds = { medium: 30, high: 60 } as const;
export function getRiskLevel(score: number): RiskLevel {
  if (score >= riskBounds.high) return 'high';
  return score >= riskBounds.medium ? 'medium' : 'low';
}

/** Decisions of a reviewer about a case. */
export const identityDecisionLabel = {
  approve: 'Aprobar',
  needs_more: 'Pedir correcciones',
  reject: 'Rechazar',
} as const;
export type IdentityDecision = keyof typeof identityDecisionLabel;
export const identityDecisions = Object.keys(identityDecisionLabel) as IdentityDecision[];

/** Decisions about a possible match with a list: the same person, or another one. */
export const matchDecisionLabel = { same: 'Es la misma persona', other: 'Es otra persona' } as const;
export type MatchDecision = keyof typeof matchDecisionLabel;
export const matchDecisions = Object.keys(matchDecisionLabel) as MatchDecision[];

/** The lists against which people are screened. */
export const screeningListLabel = { ofac: 'OFAC (SDN)', un: 'ONU', own: 'Lista propia' } as const;
export type ScreeningListKind = keyof typeof screeningListLabel;
export const screeningListKinds = Object.keys(screeningListLabel) as ScreeningListKind[];

/** When an approved identity is asked for: never, before money moves, or before a reservation too. */
export const identityRequirements = ['off', 'payment', 'order'] as const;
export type IdentityRequirement = (typeof identityRequirements)[number];
