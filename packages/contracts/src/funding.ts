import { percent } from './formats';
import type { ProjectStatus } from './statuses';

type Funding = { status: ProjectStatus; funded: number; target: number };

/** Share of the target that is funded, in percent, with one decimal and not capped; 0 when there is no target. */
export const fundedPercent = (funded: number, target: number): number =>
  target > 0 && funded > 0 ? Math.round((funded * 1000) / target) / 10 : 0;

/** Width of a progress bar: any percentage within 0 and 100. */
export const capped = (value: number): number => Math.min(100, Math.max(0, value));

/** Badge of a project's funding (specification §4): 'Próximamente' at 0, else one decimal; funded says it is complete. */
export function fundingBadge({ status, funded, target }: Funding): string {
  if (status === 'funded') return '100% financiado';
  if (status === 'exited') return 'Finalizada';
  return funded > 0 && target > 0 ? percent(fundedPercent(funded, target)) : 'Próximamente';
}

/** Progress of an investment (specification §4): received over projected, in percent, capped at 100. */
export const returnProgress = (actual: number | string, projected: number | string): number =>
  Number(projected) > 0 ? capped((Number(actual) / Number(projected)) * 100) : 0;
