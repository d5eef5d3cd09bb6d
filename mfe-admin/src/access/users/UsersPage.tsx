import { paths } from '@cimiento/contracts';
import { guardPage } from '../../shared/layout/guardPage';
import { createRecordList } from '../../shared/records/createRecordList';
import { RecordListPage } from '../../shared/records/RecordListPage';
import { pages } from '../../shared/pages';
import { userColumns, userExport } from './user-columns';
import { UserDialogs } from './UserDialogs';
import { AdminUsersDocument, UsersForFileDocument } from './users.generated';

const useUsers = createRecordList({
  texts: {
    caption: pages[paths.adminUsers].title,
    search: 'Buscar usuarios...',
    records: 'los usuarios',
    empty: 'No hay usuarios disponibles',
    emptyHint: 'Aquí verás a cada persona con cuenta y su rol.',
  },
  sorts: ['id', 'username', 'fullName', 'email', 'role', 'createdAt'],
  query: AdminUsersDocument,
  getPage: (data) => data.adminUsers,
  columns: userColumns,
  file: { name: 'usuarios', query: UsersForFileDocument, columns: userExport },
});

/** Lists, creates and edits accounts. */
function UsersPage() {
  return <RecordListPage {...useUsers()} add="Nuevo Usuario" create="createUser" Dialogs={UserDialogs} />;
}

export default guardPage(paths.adminUsers, UsersPage);
