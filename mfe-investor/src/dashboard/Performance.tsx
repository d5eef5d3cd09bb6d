import {
  centsToText,
  groupHoldings,
  parseCents,
  today,
  formatDollars,
  formatExactDollars,
  formatMonth,
  formatPercent,
  xirr,
} from '@cimiento/contracts';
import { Grid, Section, SectionTitle, StatCard, StatGrid } from '@cimiento/ui';
import { BarChart, ColumnChart } from '@cimiento/ui/charts';
import type { DashboardQuery } from './dashboard.generated';
import { explanations } from './explanations';
import { getMonthTick } from '../shared/months';
import { getPortfolioFlows, sumComing, sumPaidByMonth } from './portfolio-returns';

/** Minimum width of a chart beside another one. */
const minChartWidth = '26rem';

function formatAnnualReturn({
  myInvestments,
  myPayments,
  mySettledInvestments,
  projects,
}: DashboardQuery): string | null {
  const exitDates = new Map(projects.map(({ id, exitDate }) => [id, exitDate ?? null]));
  const sales = new Map(
    mySettledInvestments.map(({ investmentId, exitDate, share }) => [
      investmentId,
      { date: exitDate, cents: parseCents(share) },
    ]),
  );
  const rate = xirr(getPortfolioFlows(myInvestments, myPayments.returnHistory, exitDates, today(), sales));
  return rate === null ? null : `${rate.toFixed(2)}%`;
}

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

/** The return of the portfolio so far, from all of its payments. */
export function Performance({ portfolio }: { portfolio: DashboardQuery }) {
  const { myInvestments, myPayments } = portfolio;
  const annualReturn = formatAnnualReturn(portfolio);
  const coming = sumComing(myPayments.returnHistory, today());
  return (
    <Section aria-labelledby="performance">
      <SectionTitle id="performance">Tu rendimiento</SectionTitle>
      <StatGrid>
        {annualReturn !== null && (
          <StatCard
            label="Rentabilidad anual"
            value={annualReturn}
            note="De todo tu portafolio, hasta hoy"
            explanation={explanations.annualReturn}
          />
        )}
        {parseCents(coming) > 0 && (
          <StatCard
            label="Por llegar"
            value={formatExactDollars(coming)}
            note="Rentas registradas que aún no recibes"
            explanation={explanations.coming}
          />
        )}
      </StatGrid>
      <Grid $min={minChartWidth}>
        <PaymentsChart payments={myPayments.returnHistory} />
        <CapitalChart investments={myInvestments} />
      </Grid>
    </Section>
  );
}
