import { approvalDays, approvalStatus, paths } from '@cimiento/contracts';
import { useAuth } from '@cimiento/session';
import { PageHeader, usePageTitle } from '@cimiento/ui';
import { guardPage } from '../../shared/layout/guardPage';
import { AdminLayout } from '../../shared/layout/AdminLayout';
import { createRecordList } from '../../shared/records/createRecordList';
import { SearchableList } from '../../shared/records/SearchableList';
import { pages } from '../../shared/pages';
import { approvalColumns } from './approval-columns';
import { ApprovalDialog } from './ApprovalDialogs';
import { AdminApprovalsDocument } from './approvals.generated';

const title = pages[paths.adminApprovals].title;

const useApprovals = createRecordList({
  texts: {
    caption: title,
    search: 'Buscar por lo que hace o quien la pidió...',
    records: 'las solicitudes',
    empty: 'No hay solicitudes',
    emptyHint: 'Aquí verás cada acción que necesita a una segunda persona, con quien la pidió y lo que hace.',
  },
  sorts: ['id', 'createdAt'],
  descending: true,
  filters: { status: { label: 'Estado', all: 'Estado: todos', labels: approvalStatus } },
  query: AdminApprovalsDocument,
  getPage: (data) => data.adminApprovals,
  columns: approvalColumns,
});

/** Actions that wait for a second administrator, newest first, and their decision. */
function ApprovalsPage() {
  usePageTitle(title);
  const { user } = useAuth();
  const { opened, close, ...list } = useApprovals();
  return (
    <AdminLayout>
      <PageHeader
        title={title}
        lead={`Acciones que no se hacen sin una segunda persona. Nadie decide lo que pidió, y lo que nadie decide vence a los ${approvalDays} días, salvo donde diga otra cosa.`}
      />
      <SearchableList {...list} />
      {opened && (
        <ApprovalDialog
          row={opened}
          isOwn={opened.requestedBy === user?.id}
          reload={list.query.reload}
          onClose={close}
        />
      )}
    </AdminLayout>
  );
}

export default guardPage(paths.adminApprovals, ApprovalsPage);
