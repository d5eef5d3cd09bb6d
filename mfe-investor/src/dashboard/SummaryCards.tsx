import { usd, usdExact } from '@cimiento/contracts';
import { StatCard, StatGrid } from '@cimiento/ui';
import type { DashboardQuery } from './dashboard.generated';
import { portfolioSummary } from './portfolio-summary';

type Props = {
  investments: DashboardQuery['myInvestments'];
  /** Sum of the paid payments, as decimal text. */
  received: string;
};

/** The three figures of a portfolio (specification §2): what was put in, what came back, over how many properties. */
export function SummaryCards({ investments, received }: Props) {
  const { invested, properties } = portfolioSummary(investments);
  return (
    <StatGrid>
      <StatCard label="Total Invertido" value={usd(invested)} note="Capital comprometido" />
      <StatCard label="Rendimientos" value={usdExact(received)} note="Recibidos a la fecha" />
      <StatCard label="Propiedades" value={String(properties)} note="Proyectos en tu portafolio" />
    </StatGrid>
  );
}
