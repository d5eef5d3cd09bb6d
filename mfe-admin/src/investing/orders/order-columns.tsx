import { describeOrderState, messages, orderStatus } from '@cimiento/contracts';
import { type Column, StatusBadge } from '@cimiento/ui';
import { styled } from 'styled-components';
import { Email } from '../../shared/records/Email';
import type { ExportColumn } from '../../shared/records/export-file';
import { Missing } from '../../shared/records/Missing';
import { formatDay, getFundingLabel, type Order, type OrderDialog } from '../order-actions/order-row';
import { OrderActions } from '../order-actions/OrderActions';
import type { OrderRowFragment } from '../order-actions/orders.generated';
import { PersonLink } from '../../shared/records/PersonLink';
import { dollarsColumn, textColumn } from '../../shared/records/columns';

const Wide = styled.div`
  min-width: 10rem;
  max-width: 20rem;
`;

/** Columns of the list, with what can be done with each order. */
export const orderColumns = (open: (dialog: OrderDialog) => void): readonly Column<Order>[] => [
  {
    key: 'number',
    header: 'Orden',
    nowrap: true,
    sort: 'id',
    cell: ({ number, createdAt }) => (
      <>
        {number}
        <div>{formatDay(createdAt)}</div>
      </>
    ),
  },
  {
    key: 'user',
    compact: 'title',
    header: 'Usuario',
    cell: ({ user }) =>
      user ? (
        <Wide>
          <PersonLink person={user} />
          <span data-secondary>
            <br />
            <Email address={user.email} />
          </span>
        </Wide>
      ) : (
        <Missing>{messages.missingUser}</Missing>
      ),
  },
  textColumn('projectName', 'Proyecto'),
  dollarsColumn('amount', 'Monto', { sort: 'amount' }),
  {
    key: 'funding',
    header: 'Forma de pago',
    cell: (order) => (
      <>
        {getFundingLabel(order)}
        {order.reference && <div>{order.reference}</div>}
      </>
    ),
  },
  {
    key: 'status',
    compact: 'status',
    header: 'Estado',
    cell: (order) => (
      <Wide>
        <StatusBadge status={orderStatus[order.status]} /> <span>{describeOrderState(order)}</span>
      </Wide>
    ),
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
  ['Estado', ({ status }) => orderStatus[status].label],
  ['Motivo', describeOrderState],
  ['Recordado', ({ remindedAt }) => (remindedAt === null ? null : formatDay(remindedAt))],
  ['ID inversión', ({ investmentId }) => investmentId],
];
