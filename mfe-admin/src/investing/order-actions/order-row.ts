import { formatPaymentDate, orderFundingLabel, toCalendarDate } from '@cimiento/contracts';
import type { AdminOrdersQuery, OrderRowFragment } from './orders.generated';

/** An order in the list. */
export type Order = AdminOrdersQuery['adminOrders']['items'][number];

/** The dialog that is open over the list. */
export type OrderDialog = { kind: 'cancel' | 'history'; row: Order };

/** The day of an instant in Ecuador, as lists show it. */
export const formatDay = (instant: string): string => formatPaymentDate(toCalendarDate(instant));

/** Funding of an order; a dash for one from before the ledger. */
export const getFundingLabel = (order: OrderRowFragment): string =>
  order.status === 'committed' ? '—' : orderFundingLabel[order.fundedFrom];
