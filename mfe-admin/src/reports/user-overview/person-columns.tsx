import {
  describeOrderState,
  formatDollars,
  formatExactDollars,
  formatPaymentDate,
  ledgerEntryKindLabel,
  orderStatusLabel,
  statementStatusLabel,
  type OrderStatus,
  type StatementStatus,
} from '@cimiento/contracts';
import { Badge, color, text, type BadgeTone, type Column } from '@cimiento/ui';
import { styled } from 'styled-components';
import { formatDateTime } from '../../access/audit-log/audit-changes';
import { formatDay } from '../../shared/records/dates';
import type { UserOverviewQuery } from './user-overview.generated';

export type PersonOverview = UserOverviewQuery['userOverview'];
type RowOf<Name extends keyof PersonOverview> = Extract<PersonOverview[Name], readonly unknown[]>[number];

const Lines = styled.div`
  overflow-wrap: anywhere;

  small {
    display: block;
    color: ${color.muted};
    font-size: ${text.tiny};
  }
`;

const orderTones: Record<OrderStatus, BadgeTone> = {
  committed: 'success',
  reserved: 'warning',
  paid: 'success',
  expired: 'neutral',
  cancelled: 'neutral',
};

export const orderColumns: readonly Column<RowOf<'orders'>>[] = [
  { key: 'project', compact: 'title', header: 'Proyecto', cell: ({ projectName }) => projectName },
  { key: 'number', header: 'Orden', nowrap: true, cell: ({ number }) => number },
  { key: 'date', header: 'Fecha', nowrap: true, cell: ({ createdAt }) => formatDay(createdAt) },
  {
    key: 'state',
    header: 'Detalle',
    cell: (order) =>
      describeOrderState({ ...order, fundedFrom: order.fundedFrom === 'BALANCE' ? 'balance' : 'transfer' }),
  },
  { key: 'amount', compact: 'figure', header: 'Monto', align: 'end', cell: ({ amount }) => formatDollars(amount) },
  {
    key: 'status',
    compact: 'status',
    header: 'Estado',
    cell: ({ status }) => <Badge tone={orderTones[status]}>{orderStatusLabel[status]}</Badge>,
  },
];

const describeMovement = ({ kind, reference, availableOn }: RowOf<'movements'>): string =>
  [ledgerEntryKindLabel[kind], reference, availableOn && `cuenta desde el ${formatPaymentDate(availableOn)}`]
    .filter(Boolean)
    .join(' · ');

export const movementColumns: readonly Column<RowOf<'movements'>>[] = [
  {
    key: 'memo',
    compact: 'title',
    header: 'Movimiento',
    cell: (movement) => (
      <Lines>
        {movement.memo}
        <small>{describeMovement(movement)}</small>
      </Lines>
    ),
  },
  { key: 'date', header: 'Fecha', nowrap: true, cell: ({ occurredOn }) => formatPaymentDate(occurredOn) },
  { key: 'amount', compact: 'figure', header: 'Monto', align: 'end', cell: ({ amount }) => formatExactDollars(amount) },
  {
    key: 'balance',
    compact: 'labelled',
    header: 'Saldo después',
    align: 'end',
    cell: ({ balanceAfter }) => formatExactDollars(balanceAfter),
  },
];

export const noticeColumns: readonly Column<RowOf<'notices'>>[] = [
  {
    key: 'title',
    compact: 'title',
    header: 'Notificación',
    cell: ({ title, body }) => (
      <Lines>
        {title}
        <small>{body}</small>
      </Lines>
    ),
  },
  { key: 'date', header: 'Fecha', nowrap: true, cell: ({ createdAt }) => formatDateTime(createdAt) },
  {
    key: 'readAt',
    compact: 'labelled',
    header: 'Leída',
    nowrap: true,
    cell: ({ readAt }) => (readAt === null ? 'No' : formatDay(readAt)),
  },
];

const statementTones: Record<StatementStatus, BadgeTone> = { queued: 'neutral', ready: 'success', failed: 'danger' };

export const statementColumns: readonly Column<RowOf<'statements'>>[] = [
  { key: 'number', compact: 'title', header: 'Número', nowrap: true, cell: ({ number }) => number },
  { key: 'year', compact: 'labelled', header: 'Año', cell: ({ year }) => year },
  { key: 'version', compact: 'labelled', header: 'Versión', cell: ({ version }) => version },
  { key: 'date', header: 'Fecha', nowrap: true, cell: ({ createdAt }) => formatDay(createdAt) },
  {
    key: 'total',
    compact: 'figure',
    header: 'Valor final',
    align: 'end',
    cell: ({ total }) => (total === null ? '—' : formatExactDollars(total)),
  },
  {
    key: 'status',
    compact: 'status',
    header: 'Estado',
    cell: ({ status }) => <Badge tone={statementTones[status]}>{statementStatusLabel[status]}</Badge>,
  },
];
