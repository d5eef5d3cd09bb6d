import { dateOf, roleLabel, shortDate } from '@cimiento/contracts';
import type { ExportColumn } from '../records/export-file';
import type { User } from './user-columns';

/** A person as a line of a file. */
export const userExport: readonly ExportColumn<User>[] = [
  ['ID', ({ id }) => id],
  ['Nombre de usuario', ({ username }) => username],
  ['Nombre completo', ({ fullName }) => fullName],
  ['Correo electrónico', ({ email }) => email],
  ['Rol', ({ role }) => roleLabel[role]],
  ['Fecha de registro', ({ createdAt }) => shortDate(dateOf(createdAt))],
];
