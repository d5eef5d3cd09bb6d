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
import { Figures } from '@cimiento/product-ui/project-content';
import { Button, DataTable, EmptyState, Section, SectionTitle, TextLink } from '@cimiento/ui';
import { useState } from 'react';
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
    header: 'Proyectado anual',
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

/** Payments that are shown before the rest is requested. */
const firstPayments = 6;

function Payments({ payments }: { payments: readonly Payment[] }) {
  const [isWhole, setIsWhole] = useState(false);
  if (payments.length === 0) return <EmptyState title={texts.noPayments} description={texts.noPaymentsHint} />;
  return (
    <>
      <DataTable
        caption={texts.payments}
        columns={rentColumns}
        rows={isWhole ? payments : payments.slice(0, firstPayments)}
        rowKey={({ id }) => id}
      />
      {!isWhole && payments.length > firstPayments && (
        <div>
          <Button variant="secondary" onClick={() => setIsWhole(true)}>
            {`Ver los ${formatWholeNumber(payments.length)} pagos`}
          </Button>
        </div>
      )}
    </>
  );
}

/** A part of a running project at its last valuation; nothing without one. */
function toTodayFigure(invested: number, valued: Props['valued']) {
  if (valued?.status !== 'funded' || !valued.currentValuation || valued.target <= 0) return [];
  const { currentValuation, target } = valued;
  return [
    {
      label: 'Según la valoración',
      value: formatExactDollars(centsToText(Math.floor((currentValuation * 100 * invested) / target))),
      note: `Tu parte de ${formatDollars(currentValuation)}`,
    },
  ];
}

type Props = {
  holdings: readonly Investment[];
  payments: readonly Payment[];
  orders: readonly Order[];
  /** Empty unless the project was sold and its net was allocated. */
  settled: readonly Settled[];
  /** The project, where it is still known. */
  valued?: Pick<ProjectQuery['project'], 'status' | 'currentValuation' | 'target'>;
};

/** The person's holdings in a project, every payment it has made to them, and what its sale gave. */
export function OwnHoldings({ holdings, payments, orders, settled, valued }: Props) {
  const invested = holdings.reduce((sum, { amount }) => sum + amount, 0);
  const fractions = toFractions(invested);
  return (
    <Section aria-labelledby="own-holdings">
      <SectionTitle id="own-holdings">{texts.holdings}</SectionTitle>
      <Figures
        figures={[
          {
            label: 'Inversión',
            value: formatDollars(invested),
            note: `${formatWholeNumber(fractions)} ${fractions === 1 ? 'fracción' : 'fracciones'}`,
          },
          {
            label: 'Rendimiento real',
            value: formatExactDollars(sumMoney(holdings.map(({ actualReturns }) => actualReturns))),
            note: 'Recibido a la fecha',
          },
          {
            label: 'Proyectado anual',
            value: formatExactDollars(sumMoney(holdings.map(({ projectedReturns }) => projectedReturns))),
            note: 'No garantizado, sin descontar comisiones',
          },
          ...toTodayFigure(invested, valued),
        ]}
      />
      <Settlement settled={settled} />
      <DataTable caption={texts.holdings} columns={holdingColumns(orders)} rows={holdings} rowKey={({ id }) => id} />
      <h3>{texts.payments}</h3>
      <Payments payments={payments} />
    </Section>
  );
}
