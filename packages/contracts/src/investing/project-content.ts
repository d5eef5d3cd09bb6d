import type { BadgeFacts } from '../values/status';

/** Who sees a document or an update of a project; the values are stored. */
export const contentVisibilities = ['everybody', 'signed_in', 'holders'] as const;
export type ContentVisibility = (typeof contentVisibilities)[number];
export const contentVisibilityLabel: Record<ContentVisibility, string> = {
  everybody: 'Todos, también visitantes',
  signed_in: 'Personas con sesión iniciada',
  holders: 'Inversionistas del proyecto',
};

/** Kinds of documents; the values are stored. */
export const documentKinds = ['deed', 'contract', 'appraisal', 'plans', 'report', 'other'] as const;
export type DocumentKind = (typeof documentKinds)[number];
export const documentKindLabel: Record<DocumentKind, string> = {
  deed: 'Escritura',
  contract: 'Contrato',
  appraisal: 'Avalúo',
  plans: 'Planos',
  report: 'Informe',
  other: 'Otro',
};

/** Kinds that a decision to invest needs: everybody who is signed in may read them, whatever their visibility says. */
export const decisionDocumentKinds = ['deed', 'contract', 'appraisal'] as const satisfies DocumentKind[];

/** The missing ones of a project's deed and appraisal. */
export const listMissingDocuments = (documents: readonly { kind: DocumentKind }[]): string[] =>
  (
    [
      ['deed', 'escritura'],
      ['appraisal', 'avalúo'],
    ] as const
  ).flatMap(([kind, name]) => (documents.some((document) => document.kind === kind) ? [] : [name]));

/** The missing ones of a project's deed and appraisal, in words: 'su escritura ni su avalúo'. Null when both are there. */
export function describeMissingDocuments(documents: readonly { kind: DocumentKind }[]): string | null {
  const missing = listMissingDocuments(documents).map((name) => `su ${name}`);
  return missing.length === 0 ? null : missing.join(' ni ');
}

/** Kinds of updates; the values are stored. A 'retraso' names the new date. */
export const projectUpdateKinds = ['obra', 'renta', 'retraso', 'valoracion', 'salida'] as const;
export type ProjectUpdateKind = (typeof projectUpdateKinds)[number];
export const projectUpdateKind: Record<ProjectUpdateKind, BadgeFacts> = {
  obra: { label: 'Obra', tone: 'neutral' },
  renta: { label: 'Renta', tone: 'neutral' },
  retraso: { label: 'Retraso', tone: 'warning' },
  valoracion: { label: 'Valoración', tone: 'neutral' },
  salida: { label: 'Salida', tone: 'success' },
};

type UploadTypeFacts = { label: string; extension: string; isPicture: boolean };

/** Content types that can be uploaded. */
export const uploadTypes = {
  'application/pdf': { label: 'PDF', extension: 'pdf', isPicture: false },
  'image/png': { label: 'PNG', extension: 'png', isPicture: true },
  'image/jpeg': { label: 'JPEG', extension: 'jpg', isPicture: true },
  'image/webp': { label: 'WebP', extension: 'webp', isPicture: true },
} as const satisfies Record<string, UploadTypeFacts>;
export type UploadType = keyof typeof uploadTypes;

const isUploadType = (type: string): type is UploadType => Object.hasOwn(uploadTypes, type);
const allUploadTypes: readonly UploadType[] = Object.keys(uploadTypes).filter(isUploadType);

/** Content types that a document may have, and those of a picture. */
export const documentTypes: readonly UploadType[] = allUploadTypes;
export const pictureTypes: readonly UploadType[] = allUploadTypes.filter((type) => uploadTypes[type].isPicture);
