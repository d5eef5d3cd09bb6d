import { paths } from '@cimiento/contracts';
import { AddIcon, Button, PageHeader, usePageTitle } from '@cimiento/ui';
import { useMemo, useState } from 'react';
import { AdminLayout } from '../layout/AdminLayout';
import { ExportButton } from '../records/ExportButton';
import { ListToolbar } from '../records/ListToolbar';
import type { OpenDialog } from '../records/open-dialog';
import { RecordList } from '../records/RecordList';
import { useQueryWithPreviousData } from '../records/useQueryWithPreviousData';
import { listVariables, useListState } from '../records/useListState';
import { titles } from '../titles';
import { userColumns, type User } from './user-columns';
import { userExport } from './user-export';
import { UserDialogs } from './UserDialogs';
import { AdminUsersDocument, UsersForFileDocument } from './users.generated';

const texts = {
  caption: titles[paths.adminUsers],
  loading: 'Cargando usuarios...',
  failure: 'No se pudieron cargar los usuarios',
  empty: 'No hay usuarios disponibles',
  emptyHint: 'Aquí verás a cada persona con cuenta y su rol.',
};

const sorts = ['id', 'username', 'fullName', 'email', 'role', 'createdAt'] as const;

/** Lists, creates and edits accounts. */
export default function UsersPage() {
  usePageTitle(texts.caption);
  const list = useListState({ sorts });
  const variables = listVariables(list);
  const { data, loading, error, reload, refresh } = useQueryWithPreviousData(AdminUsersDocument, variables);
  const [dialog, setDialog] = useState<OpenDialog<User> | null>(null);
  const columns = useMemo(() => userColumns(setDialog), []);
  const add = (
    <Button onClick={() => setDialog({ kind: 'create' })}>
      <AddIcon size={18} />
      Nuevo Usuario
    </Button>
  );
  return (
    <AdminLayout>
      <PageHeader title={texts.caption} actions={add} />
      <ListToolbar
        list={list}
        searchLabel="Buscar usuarios..."
        loading={loading}
        onRefresh={refresh}
        tools={
          <ExportButton
            name="usuarios"
            query={UsersForFileDocument}
            variables={(after) => ({ search: variables.search, after })}
            total={data?.adminUsers.total}
            totalIsCapped={data?.adminUsers.totalIsCapped}
            columns={userExport}
          />
        }
      />
      <RecordList
        texts={texts}
        columns={columns}
        list={list}
        page={data?.adminUsers}
        loading={loading}
        error={error}
        onRetry={refresh}
      />
      {dialog && <UserDialogs dialog={dialog} onClose={() => setDialog(null)} reload={reload} />}
    </AdminLayout>
  );
}
