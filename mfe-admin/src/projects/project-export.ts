import { projectFields } from '@cimiento/contracts/fields';
import { toExportColumns } from '../records/export-columns';
import type { ExportColumn } from '../records/export-file';
import type { Project } from './project-form';

/** The columns of a project in a file. */
export const projectExport: readonly ExportColumn<Project>[] = [
  ['ID', ({ id }) => id],
  ...toExportColumns(projectFields, 'image', 'description', 'fees', 'risks'),
];
