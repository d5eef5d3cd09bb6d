import {
  centsToText,
  parseSignedCents,
  toFractions,
  orderPath,
  formatShortDate,
  sumMoney,
  formatDollars,
  formatExactDollars,
  formatWholeNumber,
} from '@cimiento/contracts';
import { DataTable, EmptyState, Section, SectionTitle, StatCard, StatGrid, TextLink } from '@cimiento/ui';
import { rentColumns } from '../shared/payment-columns';
import type { ProjectQuery } from './project.generated';
import { texts } from './texts';

type Investment = ProjectQuery['myInvestments'][number];
type Payment = ProjectQuery['myPayments']['returnHistory'][number];
type Settled = ProjectQuery['mySettledInvestments'][number];
type Order = ProjectQuery['myOrders'][number];

const holdingColumns = (orders: readonly Order[]) => [
  { key: 'amount', header: 'Inversión', cell: ({ amount }: Investment) => formatDollars(amount) },
  { key: 'fractions', header: 'Fracciones', cell: ({ amount }: Investment) => formatWholeNumber(toFractions(amount)) },
  {
    key: 'date',
    header: 'Desde',
    nowrap: true,
    cell: ({ investedOn }: Investment) => (investedOn ? formatShortDate(investedOn) : '—'),
  },
  {
    key: 'received',
    header: 'Rendimiento real',
    align: 'end' as const,
    cell: ({ actualReturns }: Investment) => formatExactDollars(actualReturns),
  },
  {
    key: 'projected',
    header: 'Proyectado anual, antes de comisiones',
    align: 'end' as const,
    cell: ({ projectedReturns }: Investment) => formatExactDollars(projectedReturns),
  },
  {
    key: 'receipt',
    header: 'Comprobante',
    cell: ({ id }: Investment) => {
      const order = orders.find(({ investmentId }) => investmentId === id);
      return order ? (
        <TextLink to={orderPath(order.id)} aria-label={`${texts.receipt} ${order.number}`}>
          {order.number}
        </TextLink>
      ) : (
        '—'
      );
    },
  },
];

/** The proceeds of the project's sale for all holdings together. */
function Settlement({ settled }: { settled: readonly Settled[] }) {
  const [first] = settled;
  if (!first) return null;
  const share = formatExactDollars(sumMoney(settled.map((one) => one.share)));
  const capital = formatExactDollars(sumMoney(settled.map((one) => one.capital)));
  const result = settled.reduce((sum, one) => sum + parseSignedCents(one.result), 0);
  return (
    <p>
      {`Este proyecto se vendió el ${formatShortDate(first.exitDate)}. Recibiste ${share} por un capital de ${capital}; con las rentas, tu resultado es de ${formatExactDollars(centsToText(result))}.`}
    </p>
  );
}

type Props = {
  holdings: readonly Investment[];
  payments: readonly Payment[];
  orders: readonly Order[];
  /** Empty unless the project was sold and its net was allocated. */
  settled: readonly Settled[];
};

/** The person's holdings in a project, every payment it has made to them, and what its sale gave. */
export function OwnHoldings({ holdings, payments, orders, settled }: Props) {
  const invested = holdings.reduce((sum, { amount }) => sum + amount, 0);
  return (
    <Section aria-labelledby="own-holdings">
      <SectionTitle id="own-holdings">{texts.holdings}</SectionTitle>
      <StatGrid>
        <StatCard
          label="Inversión"
          value={formatDollars(invested)}
          note={`${formatWholeNumber(toFractions(invested))} fracciones`}
        />
        <StatCard
          label="Rendimiento real"
          value={formatExactDollars(sumMoney(holdings.map(({ actualReturns }) => actualReturns)))}
          note="Recibido a la fecha"
        />
        <StatCard
          label="Proyectado anual"
          value={formatExactDollars(sumMoney(holdings.map(({ projectedReturns }) => projectedReturns)))}
          note="Antes de comisiones, no garantizado"
        />
      </StatGrid>
      <Settlement settled={settled} />
      <DataTable caption={texts.holdings} columns={holdingColumns(orders)} rows={holdings} rowKey={({ id }) => id} />
      <h3>{texts.payments}</h3>
      {payments.length === 0 ? (
        <EmptyState title={texts.noPayments} description={texts.noPaymentsHint} />
      ) : (
        <DataTable caption={texts.payments} columns={rentColumns} rows={payments} rowKey={({ id }) => id} />
      )}
    </Section>
  );
}
