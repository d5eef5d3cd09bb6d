import { formatDollars, formatWholeNumber } from '@cimiento/contracts';
import { StatCard } from '@cimiento/ui';
import { CompactStatGrid } from '../../shared/records/CompactStatGrid';
import type { InvestmentTotalsQuery } from './investments.generated';

// Until the totals load.
const placeholder = '—';

/** Totals of all investments, whatever the list below is searched for. */
export function TotalCards({ totals }: { totals: InvestmentTotalsQuery['investmentTotals'] | undefined }) {
  return (
    <CompactStatGrid>
      <StatCard label="Total de inversiones" value={totals ? formatWholeNumber(totals.count) : placeholder} />
      <StatCard label="Capital invertido (USD)" value={totals ? formatDollars(totals.amount) : placeholder} />
      <StatCard label="Proyectos con inversiones" value={totals ? formatWholeNumber(totals.projects) : placeholder} />
    </CompactStatGrid>
  );
}
