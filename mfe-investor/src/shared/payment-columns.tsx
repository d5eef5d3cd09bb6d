import {
  describeRentDay,
  describeRentPayment,
  formatExactDollars,
  formatMonth,
  today,
  type PaymentStatus,
  type RentState,
} from '@cimiento/contracts';
import { color, text, type Column } from '@cimiento/ui';
import { styled } from 'styled-components';
import { PaidOrPending, PaymentState } from './PaymentState';

/** A payment as its investor's tables show it. */
export type ShownPayment = {
  id: number;
  period: string;
  paymentDate: string;
  creditedOn: string | null;
  projectName: string;
  amount: string;
  status: PaymentStatus;
  rentState: RentState;
};

type Rent = Omit<ShownPayment, 'projectName'>;

const Small = styled.small`
  display: block;
  color: ${color.muted};
  font-size: ${text.small};
  white-space: normal;
`;

const capitalize = (words: string): string => `${words.charAt(0).toUpperCase()}${words.slice(1)}`;

/** The month that a rent is of, with its number, and the day of its payment. */
const monthColumn: Column<Rent> = {
  key: 'period',
  header: 'Período',
  nowrap: true,
  cell: ({ period }) => (
    <>
      {period} <Small>{`Renta de ${formatMonth(period)}`}</Small>
    </>
  ),
};
const dayColumn: Column<Rent> = {
  key: 'date',
  header: 'Fecha de pago',
  nowrap: true,
  cell: (payment) => capitalize(describeRentDay(payment, today())),
};
const projectColumn: Column<ShownPayment> = {
  key: 'project',
  header: 'Proyecto',
  compact: 'title',
  cell: ({ projectName }) => projectName,
};
const amountColumn: Column<Rent> = {
  key: 'amount',
  header: 'Monto',
  align: 'end',
  compact: 'figure',
  cell: ({ amount }) => formatExactDollars(amount),
};
const stateColumn: Column<Rent> = {
  key: 'status',
  header: 'Estado',
  compact: 'status',
  cell: (payment) => <PaymentState payment={payment} />,
};

/** The columns of the dashboard, as it is specified, with the month and the day of each rent in words. */
export const paymentColumns: readonly Column<ShownPayment>[] = [
  {
    ...monthColumn,
    cell: (payment) => (
      <>
        {payment.period}
        <Small>{describeRentPayment(payment, today())}</Small>
      </>
    ),
  },
  projectColumn,
  amountColumn,
  { ...stateColumn, cell: (payment) => <PaidOrPending payment={payment} /> },
];

/** The columns of a list of the payments of one project. */
export const rentColumns: readonly Column<Rent>[] = [monthColumn, dayColumn, amountColumn, stateColumn];

/** The columns of the whole history. */
export const historyColumns: readonly Column<ShownPayment>[] = [
  monthColumn,
  dayColumn,
  projectColumn,
  amountColumn,
  stateColumn,
];
