import {
  centsToText,
  groupHoldings,
  today,
  formatDollars,
  formatExactDollars,
  formatMonth,
  formatPercent,
} from '@cimiento/contracts';
import { Grid, Section, SectionTitle } from '@cimiento/ui';
import { BarChart, ColumnChart } from '@cimiento/ui/charts';
import type { DashboardQuery } from './dashboard.generated';
import { listHeld } from './holdings';
import { getMonthTick } from '../shared/months';
import { sumPaidByMonth } from './portfolio-returns';

/** Minimum width of a chart beside another one. */
const minChartWidth = '26rem';

function PaymentsChart({ payments }: { payments: DashboardQuery['myPayments']['returnHistory'] }) {
  const months = sumPaidByMonth(payments, today());
  if (months.length === 0) return null;
  return (
    <ColumnChart
      title="Pagos recibidos por mes"
      heads={['Renta de', 'Pagado']}
      scale={(cents) => (cents % 100 === 0 ? formatDollars(cents / 100) : formatExactDollars(centsToText(cents)))}
      data={months.map(({ period, cents }, index) => ({
        key: period,
        label: formatMonth(period),
        size: cents,
        value: formatExactDollars(centsToText(cents)),
        ...getMonthTick(period, index === 0),
      }))}
    />
  );
}

/** Distribution of the capital. The amounts are on the cards of the investments, so this shows their shares of the whole. */
function CapitalChart({ investments }: { investments: DashboardQuery['myInvestments'] }) {
  const largestFirst = [...groupHoldings(investments).values()].sort((a, b) => b.amount - a.amount);
  const total = largestFirst.reduce((sum, { amount }) => sum + amount, 0);
  if (largestFirst.length < 2) return null;
  return (
    <BarChart
      title="Capital por proyecto"
      heads={['Proyecto', 'Parte de tu capital']}
      data={largestFirst.map(({ projectId, projectName, amount }) => ({
        key: String(projectId),
        label: projectName,
        size: amount,
        value: formatPercent((amount / total) * 100),
      }))}
    />
  );
}

/** The rents that came, month by month, and where the capital is. */
export function Performance(portfolio: DashboardQuery) {
  return (
    <Section aria-labelledby="performance">
      <SectionTitle id="performance">Tu rendimiento</SectionTitle>
      <Grid $min={minChartWidth}>
        <PaymentsChart payments={portfolio.myPayments.returnHistory} />
        <CapitalChart investments={listHeld(portfolio)} />
      </Grid>
    </Section>
  );
}
