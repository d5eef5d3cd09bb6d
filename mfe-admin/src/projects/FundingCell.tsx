import { capped, fundedPercent, percent, usdThousands } from '@cimiento/contracts';
import { ProgressBar } from '@cimiento/ui';
import type { AdminProjectsQuery } from './projects.generated';

type Project = AdminProjectsQuery['projects'][number];

/** Funded of target in thousands, a bar capped at 100 %, the percentage with one decimal, and how many invested (specification §2). */
export function FundingCell({ project }: { project: Project }) {
  const { name, funded, target, totalInvestors } = project;
  const share = fundedPercent(funded, target);
  const investors = totalInvestors > 0 ? ` · ${totalInvestors} inversores` : '';
  return (
    <ProgressBar
      value={capped(share)}
      label={`Financiamiento de ${name}`}
      caption={`${usdThousands(funded)} / ${usdThousands(target)} · ${percent(share)}${investors}`}
    />
  );
}
