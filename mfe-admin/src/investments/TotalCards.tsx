import { usd, wholeNumber } from '@cimiento/contracts';
import { StatCard } from '@cimiento/ui';
import { Figures } from '../records/Figures';
import type { InvestmentTotalsQuery } from './investments.generated';

// The place of a figure that is not there yet.
const unknown = '—';

/** What all investments come to, whatever the search below (specification §2). */
export function TotalCards({ totals }: { totals: InvestmentTotalsQuery['investmentTotals'] | undefined }) {
  return (
    <Figures>
      <StatCard label="Total de inversiones" value={totals ? wholeNumber(totals.count) : unknown} />
      <StatCard label="Capital invertido (USD)" value={totals ? usd(totals.amount) : unknown} />
      <StatCard label="Proyectos con inversiones" value={totals ? wholeNumber(totals.projects) : unknown} />
    </Figures>
  );
}
