import { formatExactDollars, formatShortDate, type PaymentStatus } from '@cimiento/contracts';
import type { Column } from '@cimiento/ui';
import { PaymentState } from './PaymentState';

/** A payment as its investor's tables show it. */
export type ShownPayment = {
  id: number;
  period: string;
  paymentDate: string;
  projectName: string;
  amount: string;
  status: PaymentStatus;
};

const period: Column<ShownPayment> = {
  key: 'period',
  header: 'Período',
  nowrap: true,
  cell: (payment) => payment.period,
};
const rest: readonly Column<ShownPayment>[] = [
  { key: 'project', header: 'Proyecto', compact: 'title', cell: ({ projectName }) => projectName },
  {
    key: 'amount',
    header: 'Monto',
    align: 'end',
    compact: 'figure',
    cell: ({ amount }) => formatExactDollars(amount),
  },
  {
    key: 'status',
    header: 'Estado',
    compact: 'status',
    cell: (payment) => <PaymentState payment={payment} />,
  },
];

/** The columns of the dashboard. */
export const paymentColumns: readonly Column<ShownPayment>[] = [period, ...rest];

/** The columns of the whole history, which also says on which day each payment is. */
export const historyColumns: readonly Column<ShownPayment>[] = [
  period,
  {
    key: 'date',
    header: 'Fecha de pago',
    nowrap: true,
    compact: 'labelled',
    cell: ({ paymentDate }) => formatShortDate(paymentDate),
  },
  ...rest,
];
