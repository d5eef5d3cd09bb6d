import { toCalendarDate, roleLabel, formatShortDate } from '@cimiento/contracts';
import { getColumnLabel, userFields } from '@cimiento/contracts/fields';
import { Badge, TextLink } from '@cimiento/ui';
import { Email } from '../../shared/records/Email';
import type { OpenDialog } from '../../shared/records/open-dialog';
import { actionsColumn, listRecordActions } from '../../shared/records/RowActions';
import type { AdminUsersQuery } from './users.generated';
import { toExportColumns } from '../../shared/records/export-columns';
import type { ExportColumn } from '../../shared/records/export-file';
import { PersonLink, personPath } from '../../shared/records/PersonLink';
import type { ActionColumn } from '../../shared/records/RecordTable';

export type User = AdminUsersQuery['adminUsers']['items'][number];

/** Columns of the users list. */
export const userColumns = (open: (dialog: OpenDialog<User>) => void): readonly ActionColumn<User>[] => [
  {
    key: 'username',
    compact: 'title',
    header: getColumnLabel(userFields.username),
    sort: 'username',
    cell: ({ id, username }) => (
      <strong>
        <TextLink to={personPath(id)}>{username}</TextLink>
      </strong>
    ),
  },
  {
    key: 'fullName',
    header: getColumnLabel(userFields.fullName),
    sort: 'fullName',
    cell: (user) => <PersonLink person={user} />,
  },
  {
    key: 'email',
    header: getColumnLabel(userFields.email),
    sort: 'email',
    cell: ({ email }) => <Email address={email} />,
  },
  {
    key: 'role',
    compact: 'status',
    header: getColumnLabel(userFields.role),
    sort: 'role',
    cell: ({ role }) => <Badge tone={role === 'admin' ? 'success' : 'neutral'}>{roleLabel[role]}</Badge>,
  },
  {
    key: 'createdAt',
    header: getColumnLabel(userFields.createdAt),
    sort: 'createdAt',
    nowrap: true,
    cell: ({ createdAt }) => formatShortDate(toCalendarDate(createdAt)),
  },
  actionsColumn(({ username }) => username, listRecordActions(open, { edit: 'updateUser' })),
];

/** The columns of a user in a file. */
export const userExport: readonly ExportColumn<User>[] = [
  ['ID', ({ id }) => id],
  ...toExportColumns(userFields, 'password'),
];
