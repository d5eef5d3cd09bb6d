import { approvalKindLabel, approvalStatus } from '@cimiento/contracts';
import { mayDecide, staffRoleLabel } from '@cimiento/contracts/permissions';
import { useAuth } from '@cimiento/session';
import { Button, type Column, color, StatusBadge } from '@cimiento/ui';
import { styled } from 'styled-components';
import { useStaffRole } from '../../shared/access/allowed';
import { formatDay } from '../../shared/dates';
import type { ApprovalRowFragment } from './approvals.generated';
import { personColumn, PersonLink } from '../../shared/records/PersonLink';
import { dayColumn } from '../../shared/records/columns';

export type Approval = ApprovalRowFragment;

const Lines = styled.div`
  small {
    display: block;
    color: ${color.muted};
    overflow-wrap: anywhere;
  }
`;

/** The day until which a request can be decided. */
export const describeExpiry = (expiresAt: Approval['expiresAt']): string =>
  expiresAt === null ? 'No vence' : formatDay(expiresAt);

/** 'Administrador, Tesorería'. */
export const describeDeciders = (decidableBy: Approval['decidableBy']): string =>
  decidableBy.map((staffRole) => staffRoleLabel[staffRole]).join(', ');

/** Who decided a request and why: 'Tomás Cevallos: El precio no es el acordado'; nothing while nobody has. */
const Decision = ({ decider, reason }: Approval) => (
  <small>
    {decider && <PersonLink person={decider} />}
    {decider && reason && <span>{': '}</span>}
    <span>{reason}</span>
  </small>
);

function OpenButton({
  row: { id, kind, status, requestedBy, summary },
  onClick,
}: {
  row: Approval;
  onClick: () => void;
}) {
  const { user } = useAuth();
  const canDecide = mayDecide(useStaffRole(), kind) && status === 'pending' && requestedBy !== user?.id;
  const verb = canDecide ? 'Revisar' : 'Ver';
  return (
    <Button
      size="small"
      variant={canDecide ? 'primary' : 'secondary'}
      aria-label={`${verb}: ${summary} (n.º ${id})`}
      onClick={onClick}
    >
      {verb}
    </Button>
  );
}

/** Columns of the approval requests. A row's button opens what it asks for. */
export const approvalColumns = (open: (approval: Approval) => void): readonly Column<Approval>[] => [
  dayColumn('createdAt', 'Pedida', { sort: 'createdAt' }),
  {
    key: 'summary',
    compact: 'title',
    header: 'Qué hace',
    cell: ({ kind, summary }) => (
      <Lines>
        {summary}
        <small>{approvalKindLabel[kind]}</small>
      </Lines>
    ),
  },
  personColumn('requester', 'Quién la pidió'),
  {
    key: 'expiresAt',
    compact: 'labelled',
    header: 'Vence',
    nowrap: true,
    cell: ({ expiresAt }) => describeExpiry(expiresAt),
  },
  {
    key: 'status',
    compact: 'status',
    header: 'Estado',
    cell: (approval) => (
      <Lines>
        <StatusBadge status={approvalStatus[approval.status]} />
        {approval.status === 'pending' && <small>{`Puede decidirla: ${describeDeciders(approval.decidableBy)}`}</small>}
        <Decision {...approval} />
      </Lines>
    ),
  },
  {
    key: 'actions',
    header: 'Acciones',
    align: 'end',
    cell: (row) => <OpenButton row={row} onClick={() => open(row)} />,
  },
];
