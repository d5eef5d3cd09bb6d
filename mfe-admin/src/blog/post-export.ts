import type { ExportColumn } from '../records/export-file';
import type { Post } from './post-columns';

/** An article as a line of a file. */
export const postExport: readonly ExportColumn<Post>[] = [
  ['ID', ({ id }) => id],
  ['Título', ({ title }) => title],
  ['Slug', ({ slug }) => slug],
  ['Extracto', ({ excerpt }) => excerpt],
  ['Imagen', ({ imageUrl }) => imageUrl],
  ['Contenido', ({ content }) => content],
];
