import { projectFields } from '@cimiento/contracts/fields';
import { toExportColumns } from '../../shared/records/export-columns';
import type { ExportColumn } from '../../shared/records/export-file';
import type { Project } from './project-form';

/** The columns of a project in a file. */
export const projectExport: readonly ExportColumn<Project>[] = [
  ['ID', ({ id }) => id],
  ...toExportColumns(projectFields, 'image', 'description', 'fees', 'risks'),
];
