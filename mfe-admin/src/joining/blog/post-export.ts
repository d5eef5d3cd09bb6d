import { postFields } from '@cimiento/contracts/fields';
import { toExportColumns } from '../../shared/records/export-columns';
import type { ExportColumn } from '../../shared/records/export-file';
import type { Post } from './post-columns';

/** The columns of an article in a file. */
export const postExport: readonly ExportColumn<Post>[] = [['ID', ({ id }) => id], ...toExportColumns(postFields)];
