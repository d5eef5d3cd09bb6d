import { capPercent, getFundedPercent, formatPercent, formatThousands, formatWholeNumber } from '@cimiento/contracts';
import { ProgressBar } from '@cimiento/ui';
import type { Project } from './project-form';

/** Funded and target in thousands of dollars, a bar capped at 100 %, the percentage, and what is reserved and the number of investors if there are any. */
export function FundingCell({ project }: { project: Project }) {
  const { name, funded, reserved, target, totalInvestors } = project;
  const share = getFundedPercent(funded, target);
  const investors =
    totalInvestors > 0
      ? ` · ${formatWholeNumber(totalInvestors)} ${totalInvestors === 1 ? 'inversor' : 'inversores'}`
      : '';
  const held = reserved > 0 ? ` · ${formatThousands(reserved)} reservado` : '';
  return (
    <ProgressBar
      value={capPercent(share)}
      label={`Financiamiento de ${name}`}
      caption={`${formatThousands(funded)} / ${formatThousands(target)} · ${formatPercent(share)}${held}${investors}`}
    />
  );
}
