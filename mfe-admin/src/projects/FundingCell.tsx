import { capped, fundedPercent, percent, usdThousands, wholeNumber } from '@cimiento/contracts';
import { ProgressBar } from '@cimiento/ui';
import type { Project } from './project-form';

/** Funded and target in thousands of dollars, a bar capped at 100 %, the percentage, and the number of investors if there are any. */
export function FundingCell({ project }: { project: Project }) {
  const { name, funded, target, totalInvestors } = project;
  const share = fundedPercent(funded, target);
  const investors = totalInvestors > 0 ? ` · ${wholeNumber(totalInvestors)} inversores` : '';
  return (
    <ProgressBar
      value={capped(share)}
      label={`Financiamiento de ${name}`}
      caption={`${usdThousands(funded)} / ${usdThousands(target)} · ${percent(share)}${investors}`}
    />
  );
}
