import { approvalDays, approvalStatuses, approvalStatusLabel, paths } from '@cimiento/contracts';
import { parseEnum, usePageQuery } from '@cimiento/product-ui/lists';
import { useAuth } from '@cimiento/session';
import { PageHeader, usePageTitle } from '@cimiento/ui';
import { useMemo, useState } from 'react';
import { AdminLayout } from '../../shared/layout/AdminLayout';
import { ListFilter } from '../../shared/records/Filter';
import { SearchableList } from '../../shared/records/SearchableList';
import { listVariables, useListState } from '../../shared/records/useListState';
import { titles } from '../../titles';
import { approvalColumns, type Approval } from './approval-columns';
import { ApprovalDialog } from './ApprovalDialogs';
import { AdminApprovalsDocument } from './approvals.generated';

const texts = {
  caption: titles[paths.adminApprovals],
  search: 'Buscar por lo que hace o quien la pidió...',
  loading: 'Cargando solicitudes...',
  failure: 'No se pudieron cargar las solicitudes',
  empty: 'No hay solicitudes',
  emptyHint: 'Aquí verás cada acción que necesita a una segunda persona, con quien la pidió y lo que hace.',
};

const options = { sorts: ['id', 'createdAt'], descending: true, filters: ['status'] } as const;
const statuses = approvalStatuses.map((value) => ({ value, label: approvalStatusLabel[value] }));

/** Actions that wait for a second administrator, newest first, and their decision. */
export default function ApprovalsPage() {
  usePageTitle(texts.caption);
  const { user } = useAuth();
  const list = useListState(options);
  const variables = { ...listVariables(list), status: parseEnum(approvalStatuses, list.filter('status')) ?? null };
  const query = usePageQuery(AdminApprovalsDocument, variables);
  const { data, reload } = query;
  const [opened, setOpened] = useState<Approval | null>(null);
  const ownId = user?.id;
  const columns = useMemo(
    () => approvalColumns(setOpened, ({ status, requestedBy }) => status === 'pending' && requestedBy !== ownId),
    [ownId],
  );
  return (
    <AdminLayout>
      <PageHeader
        title={texts.caption}
        lead={`Acciones que no se hacen sin una segunda persona. Nadie decide lo que pidió, y lo que nadie decide vence a los ${approvalDays} días.`}
      />
      <SearchableList texts={texts} columns={columns} list={list} query={query} page={data?.adminApprovals}>
        <ListFilter list={list} name="status" label="Estado" all="Estado: todos" choices={statuses} />
      </SearchableList>
      {opened && (
        <ApprovalDialog
          row={opened}
          isOwn={opened.requestedBy === ownId}
          reload={reload}
          onClose={() => setOpened(null)}
        />
      )}
    </AdminLayout>
  );
}
