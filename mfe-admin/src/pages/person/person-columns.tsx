import {
  dataRequestKind,
  dataRequestStatusLabel,
  formatAnnualReturn,
  formatDollars,
  formatExactDollars,
  formatPaymentDate,
  ledgerEntryKindLabel,
  orderStatusLabel,
  paths,
  paymentStatus,
  statementStatusLabel,
  withdrawalStatusLabel,
  type DataRequestStatus,
  type OrderStatus,
  type PaymentStatus,
  type StatementStatus,
  type WithdrawalStatus,
} from '@cimiento/contracts';
import { Badge, Button, color, text, type BadgeTone, type Column } from '@cimiento/ui';
import { styled } from 'styled-components';
import { PageLink } from '../../shared/access/PageLink';
import { Allowed } from '../../shared/access/allowed';
import { describeState, type OrderDialog } from '../../investing/order-actions/order-row';
import { OrderActions } from '../../investing/order-actions/OrderActions';
import { formatDateTime, formatDay } from '../../shared/dates';
import type { ActionColumn } from '../../shared/records/RecordTable';
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

/** Orders, with what can be done with each. */
export const createOrderColumns = (open: (dialog: OrderDialog) => void): readonly Column<RowOf<'orders'>>[] => [
  { key: 'project', compact: 'title', header: 'Proyecto', cell: ({ projectName }) => projectName },
  { key: 'number', header: 'Orden', nowrap: true, cell: ({ number }) => number },
  { key: 'date', header: 'Fecha', nowrap: true, cell: ({ createdAt }) => formatDay(createdAt) },
  {
    key: 'state',
    header: 'Detalle',
    cell: describeState,
  },
  { key: 'amount', compact: 'figure', header: 'Monto', align: 'end', cell: ({ amount }) => formatDollars(amount) },
  {
    key: 'status',
    compact: 'status',
    header: 'Estado',
    cell: ({ status }) => <Badge tone={orderTones[status]}>{orderStatusLabel[status]}</Badge>,
  },
  { key: 'actions', header: 'Acciones', align: 'end', cell: (row) => <OrderActions order={row} open={open} /> },
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

export const investmentColumns: readonly Column<RowOf<'investments'>>[] = [
  {
    key: 'project',
    compact: 'title',
    header: 'Proyecto',
    cell: ({ project, projectName }) => project?.name ?? projectName,
  },
  { key: 'id', compact: 'labelled', header: 'ID', align: 'end', cell: ({ id }) => id },
  {
    key: 'annualReturn',
    header: 'Retorno anual',
    align: 'end',
    cell: ({ annualReturn }) => formatAnnualReturn(annualReturn),
  },
  { key: 'amount', compact: 'figure', header: 'Monto', align: 'end', cell: ({ amount }) => formatDollars(amount) },
];

const paymentTones: Record<PaymentStatus, BadgeTone> = { paid: 'success', pending: 'warning', missed: 'danger' };

/** Payments, each with the button that corrects it. */
export const createPaymentColumns = (
  onEdit: (payment: RowOf<'payments'>) => void,
): readonly ActionColumn<RowOf<'payments'>>[] => [
  {
    key: 'project',
    compact: 'title',
    header: 'Proyecto',
    cell: ({ project, projectName }) => project?.name ?? projectName,
  },
  { key: 'period', header: 'Período', nowrap: true, cell: ({ period }) => period },
  { key: 'date', header: 'Fecha', nowrap: true, cell: ({ paymentDate }) => formatPaymentDate(paymentDate) },
  { key: 'amount', compact: 'figure', header: 'Monto', align: 'end', cell: ({ amount }) => formatExactDollars(amount) },
  {
    key: 'status',
    compact: 'status',
    header: 'Estado',
    cell: ({ status }) => <Badge tone={paymentTones[status]}>{paymentStatus[status].label}</Badge>,
  },
  {
    key: 'actions',
    header: 'Acciones',
    runs: ['updatePayment'],
    align: 'end',
    cell: (payment) => (
      <Allowed to="updatePayment">
        <Button
          variant="ghost"
          size="small"
          aria-label={`Corregir el pago ${payment.id}`}
          onClick={() => onEdit(payment)}
        >
          Corregir
        </Button>
      </Allowed>
    ),
  },
];

const withdrawalTones: Record<WithdrawalStatus, BadgeTone> = {
  requested: 'warning',
  approved: 'brass',
  paid: 'success',
  rejected: 'danger',
  cancelled: 'neutral',
  returned: 'danger',
};

export const withdrawalColumns: readonly Column<RowOf<'withdrawals'>>[] = [
  {
    key: 'reference',
    compact: 'title',
    header: 'Referencia',
    cell: ({ reference, reason }) => (
      <Lines>
        {reference}
        {reason && <small>{reason}</small>}
      </Lines>
    ),
  },
  { key: 'date', header: 'Solicitado', nowrap: true, cell: ({ createdAt }) => formatDay(createdAt) },
  {
    key: 'paidOn',
    compact: 'labelled',
    header: 'Pagado',
    nowrap: true,
    cell: ({ paidOn }) => (paidOn === null ? '—' : formatPaymentDate(paidOn)),
  },
  { key: 'amount', compact: 'figure', header: 'Monto', align: 'end', cell: ({ amount }) => formatExactDollars(amount) },
  {
    key: 'status',
    compact: 'status',
    header: 'Estado',
    cell: ({ status }) => <Badge tone={withdrawalTones[status]}>{withdrawalStatusLabel[status]}</Badge>,
  },
];

const requestTones: Record<DataRequestStatus, BadgeTone> = {
  pending: 'warning',
  completed: 'success',
  rejected: 'danger',
  cancelled: 'neutral',
};

/** Requests about personal data; a pending one leads to where it is answered. */
export const createRequestColumns = (email: string): readonly ActionColumn<RowOf<'requests'>>[] => [
  {
    key: 'kind',
    compact: 'title',
    header: 'Solicitud',
    cell: ({ kind, details }) => (
      <Lines>
        {dataRequestKind[kind].label}
        {details && <small>{details}</small>}
      </Lines>
    ),
  },
  { key: 'date', header: 'Pedida', nowrap: true, cell: ({ createdAt }) => formatDay(createdAt) },
  {
    key: 'dueDate',
    compact: 'labelled',
    header: 'Plazo',
    nowrap: true,
    cell: ({ dueDate }) => formatPaymentDate(dueDate),
  },
  {
    key: 'status',
    compact: 'status',
    header: 'Estado',
    cell: ({ status }) => <Badge tone={requestTones[status]}>{dataRequestStatusLabel[status]}</Badge>,
  },
  {
    key: 'actions',
    header: 'Acciones',
    runs: ['completeDataSubjectRequest'],
    align: 'end',
    cell: ({ id, status }) =>
      status === 'pending' && (
        <PageLink
          to={`${paths.adminPrivacy}?${new URLSearchParams({ q: email, status })}`}
          operation="completeDataSubjectRequest"
          aria-label={`Atender la solicitud ${id}`}
        >
          Atender
        </PageLink>
      ),
  },
];
