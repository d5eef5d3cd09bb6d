import { countDays, dataRequestKind, dataRequestStatus, formatPaymentDate, today } from '@cimiento/contracts';
import { Badge, type BadgeTone, StatusBadge } from '@cimiento/ui';
import { styled } from 'styled-components';
import type { AdminDataRequestsQuery } from './privacy.generated';
import { PersonLink } from '../../shared/records/PersonLink';
import { actionsColumn } from '../../shared/records/RowActions';
import type { ActionColumn } from '../../shared/records/RecordTable';
import { dayColumn } from '../../shared/records/columns';

export type DataRequest = AdminDataRequestsQuery['adminDataSubjectRequests']['items'][number];

/** The dialog open over the list. */
export type RequestDecision = { kind: 'complete' | 'reject'; row: DataRequest };

// From this many days before the last one a request needs attention.
const soonDays = 5;

/** How long is left for a pending request. */
export function getClock(dueDate: string): { label: string; tone: BadgeTone } {
  const days = countDays(today(), dueDate);
  if (days < 0) return { label: days === -1 ? 'Vencida ayer' : `Vencida hace ${-days} días`, tone: 'danger' };
  if (days === 0) return { label: 'Vence hoy', tone: 'danger' };
  return { label: days === 1 ? 'Queda 1 día' : `Quedan ${days} días`, tone: days <= soonDays ? 'warning' : 'neutral' };
}

/** Names a request: 'Corrección de Ana Ñáñez'. */
export const getRequestName = ({ kind, user }: DataRequest): string =>
  `${dataRequestKind[kind].label} de ${user?.fullName ?? 'una persona'}`;

const Lines = styled.div`
  display: grid;
  gap: 0.25rem;
  justify-items: start;
  overflow-wrap: anywhere;
`;

const Clock = ({ dueDate }: DataRequest) => {
  const clock = getClock(dueDate);
  return <Badge tone={clock.tone}>{clock.label}</Badge>;
};

const isPending = ({ status }: DataRequest): boolean => status === 'pending';

/** The columns of the queue. */
export const requestColumns = (open: (decision: RequestDecision) => void): readonly ActionColumn<DataRequest>[] => [
  dayColumn('createdAt', 'Pedida', { compact: 'labelled', sort: 'id' }),
  {
    key: 'user',
    compact: 'title',
    header: 'Persona',
    cell: ({ user }) => (
      <Lines>
        <PersonLink person={user} />
        <small>{user?.email}</small>
      </Lines>
    ),
  },
  {
    key: 'kind',
    header: 'Solicitud',
    cell: ({ kind, details }) => (
      <Lines>
        {dataRequestKind[kind].label}
        {details && <small>{details}</small>}
      </Lines>
    ),
  },
  {
    key: 'dueDate',
    compact: 'labelled',
    header: 'Plazo',
    sort: 'dueDate',
    cell: (row) => (
      <Lines>
        <span>{formatPaymentDate(row.dueDate)}</span>
        {row.status === 'pending' && <Clock {...row} />}
      </Lines>
    ),
  },
  {
    key: 'status',
    compact: 'status',
    header: 'Estado',
    cell: ({ status, reason }) => (
      <Lines>
        <StatusBadge status={dataRequestStatus[status]} />
        {reason && <small>{reason}</small>}
      </Lines>
    ),
  },
  actionsColumn(getRequestName, [
    {
      label: ({ kind }) => (kind === 'deletion' ? 'Eliminar' : 'Atender'),
      runs: 'completeDataSubjectRequest',
      isOffered: isPending,
      variant: 'primary',
      onClick: (row) => open({ kind: 'complete', row }),
    },
    {
      label: 'Rechazar',
      runs: 'rejectDataSubjectRequest',
      isOffered: isPending,
      onClick: (row) => open({ kind: 'reject', row }),
    },
  ]),
];
