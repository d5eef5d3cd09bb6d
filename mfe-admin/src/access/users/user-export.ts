import { userFields } from '@cimiento/contracts/fields';
import { toExportColumns } from '../../shared/records/export-columns';
import type { ExportColumn } from '../../shared/records/export-file';
import type { User } from './user-columns';

/** The columns of a user in a file. */
export const userExport: readonly ExportColumn<User>[] = [
  ['ID', ({ id }) => id],
  ...toExportColumns(userFields, 'password'),
];
