import { useQuery } from '@apollo/client/react';
import { centsToText, today, usd, usdExact } from '@cimiento/contracts';
import { ErrorState, Grid, Section, SectionTitle, StatCard, StatGrid } from '@cimiento/ui';
import { BarChart, ColumnChart } from '@cimiento/ui/charts';
import { HistoryDocument, type HistoryQuery } from './history.generated';
import { chartWidth, LoadingPerformance } from './LoadingPerformance';
import { monthName, monthTick } from './months';
import { capitalByProject, paidByMonth, paymentSums, portfolioFlows } from './performance';
import { xirr } from './xirr';

const rateOf = ({ myInvestments, myReturns, projects }: HistoryQuery): string => {
  const exitDates = new Map(projects.map(({ id, exitDate }) => [id, exitDate ?? null]));
  const rate = xirr(portfolioFlows(myInvestments, myReturns.returnHistory, exitDates, today()));
  return rate === null ? '—' : `${rate.toFixed(2)}%`;
};

function Figures({ history }: { history: HistoryQuery }) {
  const { paid, pending, missed } = paymentSums(history.myReturns.returnHistory);
  return (
    <StatGrid>
      <StatCard
        label="Rentabilidad anual"
        value={rateOf(history)}
        note="Según tus fechas y pagos (TIR), con el capital a su costo"
      />
      <StatCard label="Pagado" value={usdExact(paid)} note="Ya recibido" />
      <StatCard label="Por cobrar" value={usdExact(pending)} note="Pagos en camino" />
      <StatCard label="No pagado" value={usdExact(missed)} note="Pagos que no llegaron en su fecha" />
    </StatGrid>
  );
}

function Charts({ history }: { history: HistoryQuery }) {
  const months = paidByMonth(history.myReturns.returnHistory);
  const capital = capitalByProject(history.myInvestments);
  return (
    <Grid $min={chartWidth}>
      {months.length > 0 && (
        <ColumnChart
          title="Pagos recibidos por mes"
          heads={['Mes', 'Pagado']}
          scale={(cents) => (cents % 100 === 0 ? usd(cents / 100) : usdExact(centsToText(cents)))}
          data={months.map(({ period, cents }, index) => ({
            key: period,
            label: monthName(period),
            size: cents,
            value: usdExact(centsToText(cents)),
            ...monthTick(period, index === 0),
          }))}
        />
      )}
      <BarChart
        title="Capital por proyecto"
        heads={['Proyecto', 'Capital']}
        data={capital.map(({ projectId, name, amount }) => ({
          key: String(projectId),
          label: name,
          size: amount,
          value: usd(amount),
        }))}
      />
    </Grid>
  );
}

/** What the portfolio really returned, from every payment there is. */
export function Performance() {
  const { data, loading, error, refetch } = useQuery(HistoryDocument, { notifyOnNetworkStatusChange: true });
  return (
    <Section aria-labelledby="performance">
      <SectionTitle id="performance">Tu rendimiento</SectionTitle>
      {loading && !data && <LoadingPerformance />}
      {error && !loading && (
        <ErrorState
          message="No pudimos cargar tu rendimiento. Tus pagos están a salvo: intenta de nuevo."
          onRetry={() => void refetch()}
        />
      )}
      {data && !error && (
        <>
          <Figures history={data} />
          <Charts history={data} />
        </>
      )}
    </Section>
  );
}
