import { type ErrorCode, limits } from '@cimiento/contracts';
import {
  identityDocumentFields,
  projectDocumentFields,
  screeningListFields,
  statementFileFields,
  type FieldTable,
} from '@cimiento/contracts/fields';
import type { Variables } from '../gateway';
import { screeningList } from './identity-lists';
import { identityDocument } from './identity';

/** The numbers in a path, by their names. */
export type PathIds = Readonly<Record<string, number>>;

/** One method of one path that takes or gives a file, or names two records, and the GraphQL operation behind it. */
export type FileRoute = {
  method: 'GET' | 'POST' | 'DELETE';
  path: string;
  /** In Spanish, for the API reference. */
  summary: string;
  /** Who may call it. The resolver decides; an upload is read only after this. */
  access: 'public' | 'user' | 'admin';
  /** upload: a form with a `file`; content: the response is a file; record: neither. */
  kind: 'upload' | 'content' | 'record';
  /** Status of the response of an upload that stores nothing; others answer 201. */
  status?: 200;
  /** The file types, for the API reference; by default those of documents and pictures. */
  accepts?: string;
  /** Text fields of the form, beside its file. */
  fields?: FieldTable;
  /** The form may have a second file, `alt`, with this description. */
  takesAlt?: string;
  /** The value of its only root field is the response; of a content, the hash and the name by which it is sent. */
  operation: string;
  /** Set where the fields of the form are variables themselves, and no `input`. */
  isFlat?: true;
  /** Variables of the operation; those of a form are `input` and `file`. */
  variables: (ids: PathIds) => Variables;
  /** Name of the response's schema in the OpenAPI document; none for a content. */
  responseSchema?: string;
  /** The operation honours the Idempotency-Key header. */
  isIdempotent?: true;
  /** Error codes beyond those that follow from the other properties and from the code of the operation. */
  errors?: readonly ErrorCode[];
};

const content = '{ sha256 size contentType fileName }';

/** The REST fields of a document. */
export const documentSelection =
  'id title kind visibility current { version fileName contentType size sha256 createdAt }';

/** The REST fields of a bank file. */
const reading =
  'fileName fileSha256 format encoding fileAccounts currency headerRow mapping { bookedOn amount debit credit kind description reference payerName balance dayOrder decimal year } columns openingBalance closingBalance firstDay lastDay lines { row bookedOn amount description reference payerName balance } problems { row column value message }';

/** Files of projects, of banks, and of identities. */
export const fileRoutes: readonly FileRoute[] = [
  {
    method: 'GET',
    path: '/api/projects/{id}/documents/{documentId}/content',
    summary: 'Descarga la última versión de un documento de un proyecto',
    access: 'public',
    kind: 'content',
    operation: `query ($projectId: Int!, $id: Int!) { projectDocumentContent(projectId: $projectId, id: $id) ${content} }`,
    variables: ({ id, documentId }) => ({ projectId: id, id: documentId }),
  },
  {
    method: 'GET',
    path: '/api/projects/{id}/pictures/{pictureId}',
    summary: 'Descarga una foto de una novedad de un proyecto',
    access: 'public',
    kind: 'content',
    operation: `query ($projectId: Int!, $id: Int!) { projectPictureContent(projectId: $projectId, id: $id) ${content} }`,
    variables: ({ id, pictureId }) => ({ projectId: id, id: pictureId }),
  },
  {
    method: 'GET',
    path: '/api/admin/projects/{id}/documents/{documentId}/versions/{version}/content',
    summary: 'Descarga una versión de un documento de un proyecto',
    access: 'admin',
    kind: 'content',
    operation: `query ($projectId: Int!, $id: Int!, $version: Int!) { projectDocumentVersionContent(projectId: $projectId, id: $id, version: $version) ${content} }`,
    variables: ({ id, documentId, version }) => ({ projectId: id, id: documentId, version }),
  },
  {
    method: 'POST',
    path: '/api/admin/projects/{id}/documents',
    summary: 'Sube un documento de un proyecto y avisa a sus inversionistas',
    access: 'admin',
    kind: 'upload',
    fields: projectDocumentFields,
    operation: `mutation ($projectId: Int!, $input: ProjectDocumentInput!, $file: Upload!) { createProjectDocument(projectId: $projectId, input: $input, file: $file) { ${documentSelection} } }`,
    variables: ({ id }) => ({ projectId: id }),
    responseSchema: 'ProjectDocument',
    isIdempotent: true,
  },
  {
    method: 'POST',
    path: '/api/admin/projects/{id}/documents/{documentId}/versions',
    summary: 'Sube una nueva versión de un documento; las anteriores se conservan para los administradores',
    access: 'admin',
    kind: 'upload',
    operation: `mutation ($projectId: Int!, $id: Int!, $file: Upload!) { addProjectDocumentVersion(projectId: $projectId, id: $id, file: $file) { ${documentSelection} } }`,
    variables: ({ id, documentId }) => ({ projectId: id, id: documentId }),
    responseSchema: 'ProjectDocument',
    isIdempotent: true,
  },
  {
    method: 'DELETE',
    path: '/api/admin/projects/{id}/documents/{documentId}',
    summary: 'Elimina un documento de un proyecto con todas sus versiones',
    access: 'admin',
    kind: 'record',
    operation:
      'mutation ($projectId: Int!, $id: Int!) { deleteProjectDocument(projectId: $projectId, id: $id) { id } }',
    variables: ({ id, documentId }) => ({ projectId: id, id: documentId }),
    responseSchema: 'Deletion',
  },
  {
    method: 'POST',
    path: '/api/admin/projects/{id}/pictures',
    summary: 'Sube una foto para la novedad que se publica después; sin ella se elimina en un día',
    access: 'admin',
    kind: 'upload',
    operation:
      'mutation ($projectId: Int!, $file: Upload!) { addProjectPicture(projectId: $projectId, file: $file) { id width height } }',
    variables: ({ id }) => ({ projectId: id }),
    responseSchema: 'ProjectPicture',
    isIdempotent: true,
  },
  {
    method: 'POST',
    path: '/api/admin/bank-statements/read',
    summary: 'Lee el archivo de un extracto bancario, sin guardar nada',
    access: 'admin',
    kind: 'upload',
    status: 200,
    accepts: `Un extracto en CSV, Excel (.xlsx), HTML, CAMT.053, OFX, MT940 o QIF, de hasta ${limits.upload.bytes / 1024 / 1024} MB. Su contenido decide el formato.`,
    fields: statementFileFields,
    operation: `mutation ($input: BankStatementFileInput!, $file: Upload!) { readBankStatement(input: $input, file: $file) { ${reading} } }`,
    variables: () => ({}),
    responseSchema: 'BankStatementReading',
    errors: ['NOT_FOUND'],
  },
  {
    method: 'POST',
    path: '/api/admin/identity/lists',
    summary: 'Reemplaza una lista de control y compara de nuevo a todas las personas',
    access: 'admin',
    kind: 'upload',
    accepts: `SDN.CSV de la OFAC, el XML consolidado de la ONU o un CSV propio (uid;name;birthDate;country;documentNumber;aliases), de hasta ${limits.upload.bytes / 1024 / 1024} MB.`,
    takesAlt: 'ALT.CSV de la OFAC, con los otros nombres; solo con kind ofac.',
    fields: screeningListFields,
    isFlat: true,
    operation: `mutation ($kind: ScreeningListKind!, $file: Upload!, $alt: Upload) { loadScreeningList(kind: $kind, file: $file, alt: $alt) { ${screeningList} } }`,
    variables: () => ({}),
    responseSchema: 'ScreeningList',
  },
  {
    method: 'POST',
    path: '/api/user/identity/documents',
    summary: 'Sube un documento de la verificación propia; reemplaza al actual de su tipo',
    access: 'user',
    kind: 'upload',
    fields: identityDocumentFields,
    isFlat: true,
    operation: `mutation ($kind: IdentityDocumentKind!, $file: Upload!) { uploadMyIdentityDocument(kind: $kind, file: $file) { ${identityDocument} } }`,
    variables: () => ({}),
    responseSchema: 'IdentityDocument',
    isIdempotent: true,
  },
  {
    method: 'POST',
    path: '/api/identity-phone/documents',
    summary: 'Sube un documento desde el teléfono que abrió el enlace; reemplaza al actual de su tipo',
    access: 'public',
    kind: 'upload',
    fields: identityDocumentFields,
    isFlat: true,
    operation: `mutation ($kind: IdentityDocumentKind!, $file: Upload!) { uploadIdentityPhoneDocument(kind: $kind, file: $file) { ${identityDocument} } }`,
    variables: () => ({}),
    responseSchema: 'IdentityDocument',
    isIdempotent: true,
    errors: ['UNAUTHENTICATED'],
  },
];
