import { formatWholeNumber } from '@cimiento/contracts';
import { usePageQuery } from '@cimiento/product-ui/lists';
import { DataTable, Dialog, EmptyState, ErrorState, Skeleton, type Column } from '@cimiento/ui';
import { useState } from 'react';
import { Email } from '../../shared/records/Email';
import { Pagination } from '../../shared/records/Pagination';
import { pageSize } from '../../shared/records/useListState';
import type { Invitation } from './invitation-columns';
import { InvitationUsesDocument, type InvitationUsesQuery } from './invitations.generated';
import { Panel } from '../../shared/records/Panel';
import { dayColumn } from '../../shared/records/columns';
import { personColumn } from '../../shared/records/PersonLink';

type Use = InvitationUsesQuery['invitationUses']['items'][number];

const columns: readonly Column<Use>[] = [
  personColumn('user', 'Persona'),
  { key: 'email', header: 'Correo', cell: ({ user }) => user && <Email address={user.email} /> },
  dayColumn('usedAt', 'Fecha'),
];

const describeUnrecordedUses = (count: number): string =>
  count === 1
    ? '1 uso es anterior a este registro: no se sabe de quién fue.'
    : `${formatWholeNumber(count)} usos son anteriores a este registro: no se sabe de quién fueron.`;

function Uses({ invitation }: { invitation: Invitation }) {
  const [page, setPage] = useState(1);
  const { data, loading, error, refresh } = usePageQuery(
    InvitationUsesDocument,
    { codeId: invitation.id, offset: (page - 1) * pageSize, limit: pageSize },
    'cache-and-network',
  );
  if (error && !loading) return <ErrorState message="No se pudo cargar quién usó el código." onRetry={refresh} />;
  if (!data) return <Skeleton label="Cargando usos..." />;
  const { items, total, totalIsCapped } = data.invitationUses;
  // Uses counted before each one was recorded with its user.
  const unrecorded = totalIsCapped ? 0 : Math.max(0, invitation.uses - total);
  return (
    <Panel>
      {total > 0 && (
        <DataTable
          dense
          caption={`Personas que usaron ${invitation.code}`}
          columns={columns}
          rows={items}
          rowKey={({ id }) => id}
        />
      )}
      {total > 0 && (
        <Pagination page={page} total={total} totalIsCapped={totalIsCapped} loading={loading} onPage={setPage} />
      )}
      {unrecorded > 0 && <p>{describeUnrecordedUses(unrecorded)}</p>}
      {total === 0 && unrecorded === 0 && (
        <EmptyState title="Nadie lo ha usado todavía" description="Aquí verás a cada persona que se registre con él." />
      )}
    </Panel>
  );
}

/** Users who registered with a code, newest first. */
export const UsesDialog = ({ invitation, onClose }: { invitation: Invitation; onClose: () => void }) => (
  <Dialog open readOnly onOpenChange={(open) => !open && onClose()} title={`Quién usó ${invitation.code}`}>
    <Uses invitation={invitation} />
  </Dialog>
);
