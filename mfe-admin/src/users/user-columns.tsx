import { dateOf, roleLabel, shortDate } from '@cimiento/contracts';
import { Badge, type Column } from '@cimiento/ui';
import { Email } from '../records/Email';
import type { OpenDialog } from '../records/open-dialog';
import { RowActions } from '../records/RowActions';
import type { AdminUsersQuery } from './users.generated';

export type User = AdminUsersQuery['adminUsers']['items'][number];

/** The columns of specification §2 'Admin Users'. */
export const userColumns = (open: (dialog: OpenDialog<User>) => void): readonly Column<User>[] => [
  {
    key: 'username',
    header: 'Nombre de usuario',
    sort: 'username',
    cell: ({ username }) => <strong>{username}</strong>,
  },
  { key: 'fullName', header: 'Nombre completo', sort: 'fullName', cell: ({ fullName }) => fullName },
  { key: 'email', header: 'Correo electrónico', sort: 'email', cell: ({ email }) => <Email address={email} /> },
  {
    key: 'role',
    header: 'Rol',
    sort: 'role',
    cell: ({ role }) => <Badge tone={role === 'admin' ? 'success' : 'neutral'}>{roleLabel[role]}</Badge>,
  },
  {
    key: 'createdAt',
    header: 'Fecha de registro',
    sort: 'createdAt',
    nowrap: true,
    cell: ({ createdAt }) => shortDate(dateOf(createdAt)),
  },
  {
    key: 'actions',
    header: 'Acciones',
    align: 'end',
    cell: (row) => (
      <RowActions
        name={row.username}
        onEdit={() => open({ kind: 'edit', row })}
        onHistory={() => open({ kind: 'history', row })}
      />
    ),
  },
];
