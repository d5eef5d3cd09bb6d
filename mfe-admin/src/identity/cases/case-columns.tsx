import {
  countDays,
  identityCasePath,
  identityKindLabel,
  identityState,
  riskLevel,
  toCalendarDate,
  today,
} from '@cimiento/contracts';
import { useAuth } from '@cimiento/session';
import { Badge, StatusBadge, type Column } from '@cimiento/ui';
import { formatDay } from '../../shared/dates';
import { PageLink } from '../../shared/access/PageLink';
import { PersonLink } from '../../shared/records/PersonLink';
import { describeClaim } from './claims';
import { useMinute } from './useMinute';
import type { IdentityCaseRowFragment } from './cases.generated';

type Row = IdentityCaseRowFragment;

/** 'Hace 3 días'. */
function formatAge(since: string): string {
  const days = countDays(toCalendarDate(since), today());
  if (days <= 0) return 'Hoy';
  return days === 1 ? 'Ayer' : `Hace ${days} días`;
}

function Claim({ row }: { row: Row }) {
  const { user } = useAuth();
  return describeClaim(row, user?.id, useMinute());
}

/** Columns of the queue. The name leads to the case. */
export const caseColumns: readonly Column<Row>[] = [
  {
    key: 'legalName',
    compact: 'title',
    header: 'Nombre',
    cell: ({ id, legalName, userName }) => (
      <PageLink keepsText to={identityCasePath(id)}>
        {legalName ?? userName}
      </PageLink>
    ),
  },
  {
    key: 'risk',
    compact: 'figure',
    header: 'Riesgo',
    cell: ({ risk }) => (risk === null ? '—' : <Badge tone={riskLevel[risk].tone}>{riskLevel[risk].label}</Badge>),
  },
  {
    key: 'submittedAt',
    compact: 'labelled',
    header: 'Enviada',
    nowrap: true,
    cell: ({ submittedAt }) =>
      submittedAt === null ? '—' : <span title={formatDay(submittedAt)}>{formatAge(submittedAt)}</span>,
  },
  {
    key: 'state',
    compact: 'status',
    header: 'Estado',
    cell: ({ state, hasNewMatches }) =>
      hasNewMatches ? <Badge tone="warning">Coincidencia nueva</Badge> : <StatusBadge status={identityState[state]} />,
  },
  { key: 'claim', header: 'Quién la revisa', cell: (row) => <Claim row={row} /> },
  { key: 'kind', header: 'Tipo', cell: ({ kind }) => (kind === null ? '—' : identityKindLabel[kind]) },
  {
    key: 'user',
    compact: 'labelled',
    header: 'Cuenta',
    cell: ({ userId, userName }) => <PersonLink person={{ id: userId, fullName: userName }} />,
  },
];
