import {
  describeOrderState,
  formatDollars,
  formatPaymentDate,
  messages,
  orderFundingLabel,
  orderStatusLabel,
  toCalendarDate,
  type OrderFunding,
  type OrderStatus,
} from '@cimiento/contracts';
import { Badge, type BadgeTone, type Column } from '@cimiento/ui';
import { styled } from 'styled-components';
import { Email } from '../../shared/records/Email';
import type { ExportColumn } from '../../shared/records/export-file';
import { Missing } from '../../shared/records/Missing';
import type { OrderRowFragment } from './orders.generated';
import { PersonLink } from '../../shared/records/PersonLink';

export type Order = OrderRowFragment;

const tones: Record<OrderStatus, BadgeTone> = {
  committed: 'success',
  reserved: 'warning',
  paid: 'success',
  expired: 'neutral',
  cancelled: 'neutral',
};

const Wide = styled.div`
  min-width: 12rem;
  max-width: 20rem;
`;

const toFunding = ({ fundedFrom }: Order): OrderFunding => (fundedFrom === 'BALANCE' ? 'balance' : 'transfer');

const describeState = (order: Order): string => describeOrderState({ ...order, fundedFrom: toFunding(order) });

const formatDay = (instant: string): string => formatPaymentDate(toCalendarDate(instant));

const getFundingLabel = (order: Order): string =>
  order.status === 'committed' ? '—' : orderFundingLabel[toFunding(order)];

export const orderColumns: readonly Column<Order>[] = [
  { key: 'number', header: 'Orden', nowrap: true, sort: 'id', cell: ({ number }) => number },
  { key: 'date', header: 'Fecha', nowrap: true, cell: ({ createdAt }) => formatDay(createdAt) },
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
  { key: 'project', header: 'Proyecto', cell: ({ projectName }) => projectName },
  {
    key: 'amount',
    compact: 'figure',
    header: 'Monto',
    align: 'end',
    sort: 'amount',
    cell: ({ amount }) => formatDollars(amount),
  },
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
        <Badge tone={tones[order.status]}>{orderStatusLabel[order.status]}</Badge> {describeState(order)}
      </Wide>
    ),
  },
];

/** The columns of an order in a file. */
export const orderExport: readonly ExportColumn<Order>[] = [
  ['ID', ({ id }) => id],
  ['Orden', ({ number }) => number],
  ['Fecha', ({ createdAt }) => formatDay(createdAt)],
  ['Usuario', ({ user }) => user?.fullName ?? null],
  ['Correo electrónico', ({ user }) => user?.email ?? null],
  ['Proyecto', ({ projectName }) => projectName],
  ['Monto (USD)', ({ amount }) => amount],
  ['Forma de pago', getFundingLabel],
  ['Referencia', ({ reference }) => reference],
  ['Estado', ({ status }) => orderStatusLabel[status]],
  ['Motivo', describeState],
  ['ID inversión', ({ investmentId }) => investmentId],
];
