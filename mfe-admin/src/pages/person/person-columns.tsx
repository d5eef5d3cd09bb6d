import {
  dataRequestKind,
  describeOrderState,
  dataRequestStatus,
  formatPaymentDate,
  getOrderBadge,
  ledgerEntryKindLabel,
  paths,
  paymentStatus,
  statementStatus,
  withdrawalStatus,
} from '@cimiento/contracts';
import { color, StatusBadge, text, type Column } from '@cimiento/ui';
import { styled } from 'styled-components';
import { PageLink } from '../../shared/access/PageLink';
import type { OrderDialog } from '../../investing/order-actions/order-row';
import { OrderActions } from '../../investing/order-actions/OrderActions';
import { actionsColumn } from '../../shared/records/RowActions';
import type { ActionColumn } from '../../shared/records/RecordTable';
import {
  dateColumn,
  dayColumn,
  dollarsColumn,
  momentColumn,
  moneyColumn,
  rateColumn,
  textColumn,
  statusColumn,
} from '../../shared/records/columns';
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

/** Orders, with what can be done with each. */
export const createOrderColumns = (open: (dialog: OrderDialog) => void): readonly Column<RowOf<'orders'>>[] => [
  textColumn('projectName', 'Proyecto', { compact: 'title' }),
  textColumn('number', 'Orden', { nowrap: true }),
  dayColumn('createdAt', 'Fecha'),
  { key: 'state', header: 'Detalle', cell: describeOrderState },
  dollarsColumn('amount', 'Monto'),
  {
    key: 'status',
    compact: 'status',
    header: 'Estado',
    cell: (order) => <StatusBadge status={getOrderBadge(order)} />,
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
  dateColumn('occurredOn', 'Fecha'),
  moneyColumn('amount', 'Monto'),
  moneyColumn('balanceAfter', 'Saldo después', { compact: 'labelled' }),
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
  momentColumn('createdAt', 'Fecha'),
  dayColumn('readAt', 'Leída', { compact: 'labelled', missing: 'No' }),
];

export const statementColumns: readonly Column<RowOf<'statements'>>[] = [
  textColumn('number', 'Número', { compact: 'title', nowrap: true }),
  textColumn('year', 'Año', { compact: 'labelled' }),
  textColumn('version', 'Versión', { compact: 'labelled' }),
  dayColumn('createdAt', 'Fecha'),
  moneyColumn('total', 'Valor final'),
  statusColumn('status', 'Estado', statementStatus),
];

/** The project of a record; a deleted one by the name that the record kept. */
const projectColumn: Column<{ project: { name: string } | null; projectName: string | null }> = {
  key: 'project',
  compact: 'title',
  header: 'Proyecto',
  cell: ({ project, projectName }) => project?.name ?? projectName,
};

export const investmentColumns: readonly Column<RowOf<'investments'>>[] = [
  projectColumn,
  textColumn('id', 'ID', { compact: 'labelled', align: 'end' }),
  rateColumn('annualReturn', 'Retorno anual'),
  dollarsColumn('amount', 'Monto'),
];

/** Payments, each with the button that corrects it. */
export const createPaymentColumns = (
  onEdit: (payment: RowOf<'payments'>) => void,
): readonly ActionColumn<RowOf<'payments'>>[] => [
  projectColumn,
  textColumn('period', 'Período', { nowrap: true }),
  dateColumn('paymentDate', 'Fecha'),
  moneyColumn('amount', 'Monto'),
  statusColumn('status', 'Estado', paymentStatus),
  actionsColumn(
    ({ id }) => `el pago ${id}`,
    [
      {
        label: 'Corregir',
        readAs: (name) => `Corregir ${name}`,
        runs: 'updatePayment',
        variant: 'ghost',
        onClick: onEdit,
      },
    ],
  ),
];

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
  dayColumn('createdAt', 'Solicitado'),
  dateColumn('paidOn', 'Pagado', { compact: 'labelled' }),
  moneyColumn('amount', 'Monto'),
  statusColumn('status', 'Estado', withdrawalStatus),
];

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
  dayColumn('createdAt', 'Pedida'),
  dateColumn('dueDate', 'Plazo', { compact: 'labelled' }),
  statusColumn('status', 'Estado', dataRequestStatus),
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
