import {
  centsToText,
  describeDeductions,
  formatExactDollars,
  parseCents,
  paths,
  paymentMonthState,
} from '@cimiento/contracts';
import { Button, Muted, StatusBadge, TextLink, type Column } from '@cimiento/ui';
import { useAllowed } from '../../shared/access/allowed';
import type { ActionColumn } from '../../shared/records/RecordTable';
import type { PaymentMonthQuery } from './payment-months.generated';

export type Month = PaymentMonthQuery['paymentMonth'][number];

/** Whether a monthly payment is proposed. A month that is complete by the rule of the rent calendar may lack cents. */
export const isPayable = ({ proposed }: Month): boolean => parseCents(proposed) > 0;

/** Whether anything is projected, collected or paid of a project in the month. */
export const hasRent = ({ state, projected, collected }: Month): boolean =>
  state !== 'none' || parseCents(projected) > 0 || parseCents(collected) > 0;

const sumUp = (months: readonly Month[], name: 'projected' | 'collected' | 'pending' | 'paid' | 'missing'): string =>
  centsToText(months.reduce((sum, month) => sum + parseCents(month[name]), 0));

/** A row of the table: a project, or the sums of all of them. */
export type MonthRow = { id: number; month: Month; isTotal: boolean };

/** The rows of projects, with their sums as the last one. */
export function toRows(months: readonly Month[]): MonthRow[] {
  const total: Month = {
    projectId: 0,
    name: 'Total',
    state: 'none',
    runId: null,
    proposed: '0.00',
    expenses: '0.00',
    reserve: '0.00',
    projected: sumUp(months, 'projected'),
    collected: sumUp(months, 'collected'),
    pending: sumUp(months, 'pending'),
    paid: sumUp(months, 'paid'),
    missing: sumUp(months, 'missing'),
  };
  const rows = months.map((month) => ({ id: month.projectId, month, isTotal: false }));
  return months.length === 0 ? [] : [...rows, { id: 0, month: total, isTotal: true }];
}

const amountColumn = (
  key: 'projected' | 'collected' | 'pending' | 'paid' | 'missing',
  header: string,
  compact: Column<MonthRow>['compact'] = 'labelled',
): Column<MonthRow> => ({
  key,
  header,
  align: 'end',
  compact,
  cell: ({ month, isTotal }) => {
    const amount = formatExactDollars(month[key]);
    return isTotal ? <strong>{amount}</strong> : amount;
  },
});

/** Id of the button that pays a month, so that it can get the focus. */
export const getButtonId = ({ projectId }: Month): string => `rent-${projectId}`;

type ActionProps = { month: Month; period: string; onPay: (month: Month) => void };

/** Pays what is missing, or leads to the pending payments where nothing else is. */
function MonthActions({ month, period, onPay }: ActionProps) {
  const mayPay = useAllowed('postPaymentRun');
  if (isPayable(month) && mayPay)
    return (
      <Button
        id={getButtonId(month)}
        variant="secondary"
        size="small"
        aria-label={`Ver repartos de ${month.name}`}
        onClick={() => onPay(month)}
      >
        Ver repartos
      </Button>
    );
  if (parseCents(month.pending) === 0) return null;
  const params = new URLSearchParams({ q: month.name, period, status: 'pending' });
  return (
    <TextLink to={`${paths.adminPayments}?${params}`} aria-label={`Ver pendientes de ${month.name}`}>
      Ver pendientes
    </TextLink>
  );
}

/** The columns of a month of rents. Where nothing is pending, only a payment is left to do. */
export const createMonthColumns = (
  months: readonly Month[],
  period: string,
  onPay: (month: Month) => void,
): readonly ActionColumn<MonthRow>[] => [
  {
    key: 'project',
    header: 'Proyecto',
    compact: 'title',
    cell: ({ month, isTotal }) => (isTotal ? <strong>{month.name}</strong> : month.name),
  },
  amountColumn('projected', 'Proyectado neto', 'figure'),
  amountColumn('collected', 'Cobrado'),
  amountColumn('pending', 'Pendiente'),
  amountColumn('paid', 'Pagado'),
  {
    ...amountColumn('missing', 'Falta'),
    cell: ({ month, isTotal }) => {
      const deductions = describeDeductions(month);
      return (
        <>
          {isTotal ? <strong>{formatExactDollars(month.missing)}</strong> : formatExactDollars(month.missing)}
          {deductions && <Muted $tiny>{deductions}</Muted>}
        </>
      );
    },
  },
  {
    key: 'state',
    header: 'Estado',
    compact: 'status',
    cell: ({ month: { state }, isTotal }) => (isTotal ? null : <StatusBadge status={paymentMonthState[state]} />),
  },
  {
    key: 'actions',
    header: 'Acciones',
    runs: months.some(({ pending }) => parseCents(pending) > 0) ? undefined : ['postPaymentRun'],
    align: 'end',
    cell: ({ month, isTotal }) => !isTotal && <MonthActions month={month} period={period} onPay={onPay} />,
  },
];
