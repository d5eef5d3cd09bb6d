import { paths } from '@cimiento/contracts';
import { usePageQuery } from '@cimiento/product-ui/lists';
import { RecordListPage } from '../../shared/records/RecordListPage';
import { listVariables, useListState } from '../../shared/records/useListState';
import { titles } from '../../titles';
import { userColumns } from './user-columns';
import { userExport } from './user-export';
import { UserDialogs } from './UserDialogs';
import { AdminUsersDocument, UsersForFileDocument } from './users.generated';

const texts = {
  add: 'Nuevo Usuario',
  caption: titles[paths.adminUsers],
  search: 'Buscar usuarios...',
  loading: 'Cargando usuarios...',
  failure: 'No se pudieron cargar los usuarios',
  empty: 'No hay usuarios disponibles',
  emptyHint: 'Aquí verás a cada persona con cuenta y su rol.',
};

const sorts = ['id', 'username', 'fullName', 'email', 'role', 'createdAt'] as const;

/** Lists, creates and edits accounts. */
export default function UsersPage() {
  const list = useListState({ sorts });
  const variables = listVariables(list);
  const query = usePageQuery(AdminUsersDocument, variables);
  return (
    <RecordListPage
      texts={texts}
      list={list}
      query={query}
      page={query.data?.adminUsers}
      columns={userColumns}
      file={{
        name: 'usuarios',
        query: UsersForFileDocument,
        variables: (after) => ({ search: variables.search, after }),
        columns: userExport,
      }}
      Dialogs={UserDialogs}
    />
  );
}
