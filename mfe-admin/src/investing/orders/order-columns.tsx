import { describeOrderState, getOrderBadge } from '@cimiento/contracts';
import type { Column } from '@cimiento/ui';
import type { ExportColumn } from '../../shared/records/export-file';
import { formatDay, getFundingLabel, type Order, type OrderDialog } from '../order-actions/order-row';
import { OrderActions } from '../order-actions/OrderActions';
import type { OrderRowFragment } from '../order-actions/orders.generated';
import { OneLine } from '../../shared/records/OneLine';
import { PersonLink } from '../../shared/records/PersonLink';
import { StatusLine } from '../../shared/records/StatusLine';
import { dayColumn, dollarsColumn, textColumn } from '../../shared/records/columns';

/** Columns of the list, with what can be done with each order. */
export const orderColumns = (open: (dialog: OrderDialog) => void): readonly Column<Order>[] => [
  textColumn('number', 'Orden', { nowrap: true, sort: 'id' }),
  dayColumn('createdAt', 'Día'),
  {
    key: 'user',
    compact: 'title',
    header: 'Usuario',
    cell: ({ user }) => (
      <OneLine text={user?.fullName ?? ''}>
        <PersonLink person={user} />
      </OneLine>
    ),
  },
  { key: 'projectName', header: 'Proyecto', cell: ({ projectName }) => <OneLine text={projectName} /> },
  dollarsColumn('amount', 'Monto', { sort: 'amount' }),
  {
    key: 'funding',
    header: 'Forma de pago',
    nowrap: true,
    cell: (order) => order.reference ?? getFundingLabel(order),
  },
  {
    key: 'status',
    compact: 'status',
    header: 'Estado',
    cell: (order) => <StatusLine status={getOrderBadge(order)} note={describeOrderState(order)} />,
  },
  {
    key: 'actions',
    header: 'Acciones',
    align: 'end',
    cell: (row) => <OrderActions order={row} open={open} />,
  },
];

/** The columns of an order in a file. */
export const orderExport: readonly ExportColumn<OrderRowFragment>[] = [
  ['ID', ({ id }) => id],
  ['Orden', ({ number }) => number],
  ['Fecha', ({ createdAt }) => formatDay(createdAt)],
  ['Usuario', ({ user }) => user?.fullName ?? null],
  ['Correo electrónico', ({ user }) => user?.email ?? null],
  ['Proyecto', ({ projectName }) => projectName],
  ['Monto (USD)', ({ amount }) => amount],
  ['Forma de pago', getFundingLabel],
  ['Referencia', ({ reference }) => reference],
  ['Estado', (order) => getOrderBadge(order).label],
  ['Motivo', describeOrderState],
  ['Recordado', ({ remindedAt }) => (remindedAt === null ? null : formatDay(remindedAt))],
  ['ID inversión', ({ investmentId }) => investmentId],
];
