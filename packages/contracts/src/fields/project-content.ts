import { messages } from '../texts/messages';
import { contentVisibilityLabel, documentKindLabel, projectUpdateKind } from '../investing/project-content';
import { choice, count, date, flag, instant, longText, nullable, reference, text, type InputFrom } from './field';
import type { ApiTexts, RecordFacts } from './record';

/** Maximum number of updates of a project, of pictures of an update, and of characters in its text. */
export const projectUpdateLimits = { updates: 150, pictures: 6, text: 5000 } as const;

/** Messages about project updates. */
export const projectUpdateMessages = {
  title: 'Escribe el título de la novedad',
  text: 'Cuenta qué pasó',
  newDate: 'Un retraso indica la nueva fecha prevista',
  noNewDate: 'Solo un retraso indica una nueva fecha',
  pictures: `Agrega como máximo ${projectUpdateLimits.pictures} fotos, cada una una sola vez`,
  pictureUnknown: 'Una de las fotos ya no está. Súbela otra vez.',
  pictureDescription: 'Describe la foto para quien no puede verla',
  full: `Un proyecto puede tener como máximo ${projectUpdateLimits.updates} novedades`,
} as const;

const visibility = choice('Quién lo ve', contentVisibilityLabel, {
  fallback: 'holders',
  description: 'Audience of the content; defaults to `holders`.',
});

/** Whether the holders of the project are told. */
const notifiesHolders = flag('Avisar a los inversionistas', {
  fallback: true,
  description: 'Whether to notify the holders; defaults to true.',
});

const documentText = {
  title: text('Título', { message: messages.documentTitle, placeholder: 'Escritura de compraventa' }),
  kind: choice('Tipo', documentKindLabel, { fallback: 'other', description: 'Kind of document; defaults to `other`.' }),
  visibility: {
    ...visibility,
    hint: 'Escritura, contrato y avalúo los ve quien inicie sesión.',
  },
};

/** A document of a project, without its file. */
export const projectDocumentFields = { ...documentText, notifiesHolders };
/** The fields of a document that can be changed without another upload. */
export const projectDocumentTextFields = documentText;
export type ProjectDocumentInput = InputFrom<typeof projectDocumentFields>;
export type ProjectDocumentText = InputFrom<typeof projectDocumentTextFields>;

/** A picture of an update. */
export const updatePictureFields = {
  id: reference('Foto', 'ID foto'),
  description: text('Descripción', {
    message: projectUpdateMessages.pictureDescription,
    placeholder: 'Fachada terminada',
  }),
};
export type UpdatePictureInput = InputFrom<typeof updatePictureFields>;

/** The date that a delay names. */
export const delayDateField = date('Nueva fecha prevista', {
  message: projectUpdateMessages.newDate,
  hint: 'Aparece en Resultados, que cualquiera puede leer.',
  description: 'New expected date; required for the kind `retraso` and not allowed for any other kind.',
});

const updateText = {
  kind: choice('Tipo', projectUpdateKind),
  title: text('Título', { message: projectUpdateMessages.title, placeholder: 'Terminamos la estructura' }),
  text: longText('Texto', {
    max: projectUpdateLimits.text,
    message: projectUpdateMessages.text,
    hint: 'Deja una línea en blanco entre párrafos.',
  }),
  newDate: nullable(delayDateField),
  visibility,
};

/** An update of a project, without its pictures. */
export const projectUpdateFields = { ...updateText, notifiesHolders };
export type ProjectUpdateInput = InputFrom<typeof projectUpdateFields> & { pictures: UpdatePictureInput[] };

export const projectDocumentRecord: RecordFacts = {
  label: 'Documento de un proyecto',
  table: 'project_document',
  kept: 'content',
  namesNobody: true,
  nonPersonalTexts: ['title'],
  fields: {
    projectId: reference('Proyecto', 'ID proyecto'),
    ...documentText,
    version: count('Versión'),
    fileName: text('Archivo'),
    sha256: text('SHA-256'),
    createdAt: instant('Fecha de registro'),
    updatedAt: instant('Última versión'),
  },
};

export const projectUpdateRecord: RecordFacts = {
  label: 'Novedad de un proyecto',
  table: 'project_update',
  kept: 'content',
  namesNobody: true,
  nonPersonalTexts: ['title', 'text'],
  fields: {
    projectId: reference('Proyecto', 'ID proyecto'),
    ...updateText,
    publishedAt: instant('Publicada el'),
    pictures: text('Fotos'),
  },
};

export const projectContentApiTexts: ApiTexts = {
  'ProjectDocument.kind': 'Qué documento es',
  'ProjectDocument.visibility': 'Quién lo ve: todos, quien inició sesión o solo sus inversionistas',
  'ProjectUpdate.kind': 'De qué trata la novedad',
  'ProjectUpdate.visibility': 'Quién la ve: todos, quien inició sesión o solo sus inversionistas',
  'ProjectDocument.current': 'La última versión',
  'ProjectDocumentVersion.version': 'Número de la versión: 1 la primera, uno más en cada carga',
  'ProjectDocumentVersion.sha256': 'SHA-256 del contenido, en hexadecimal',
  'ProjectDocumentVersion.size': 'Tamaño en bytes',
  'ProjectPicture.height': 'Alto en píxeles',
  'ProjectPicture.width': 'Ancho en píxeles',
  'ProjectUpdate.newDate': 'En un retraso, la nueva fecha prevista',
  'ProjectUpdate.pictures': 'Fotos, en el orden en que se muestran',
  'ProjectUpdate.text': 'Texto; una línea en blanco separa los párrafos',
};
