import { formatDollars, formatPercent } from '../values/formats';
import type { ProjectStatus } from './projects';

type Funding = { status: ProjectStatus; funded: number; target: number };

/** Share of the target that is funded, in percent, with one decimal and not capped; 0 when there is no target. */
export const getFundedPercent = (funded: number, target: number): number =>
  target > 0 && funded > 0 ? Math.round((funded * 1000) / target) / 10 : 0;

/** Limits a percentage to 0 to 100, as the width of a progress bar. */
export const capPercent = (value: number): number => Math.min(100, Math.max(0, value));

/** Badge of a project's funding: 'Próximamente' at 0, else the percentage with one decimal (docs/product/projects.md). */
export function getFundingBadge({ status, funded, target }: Funding): string {
  if (status === 'funded') return '100% financiado';
  if (status === 'exited') return 'Finalizada';
  return funded > 0 && target > 0 ? formatPercent(getFundedPercent(funded, target)) : 'Próximamente';
}

/** The raised and the reserved amount of a project: '$88,000 de $450,000 · $2,000 en reserva'. */
export const describeFunding = ({ funded, reserved, target }: { funded: number; reserved: number; target: number }) =>
  `${formatDollars(funded)} de ${formatDollars(target)}${reserved > 0 ? ` · ${formatDollars(reserved)} en reserva` : ''}`;

/** Progress of an investment: received over projected, in percent, capped at 100. */
export const getReturnProgress = (actual: number | string, projected: number | string): number =>
  Number(projected) > 0 ? capPercent((Number(actual) / Number(projected)) * 100) : 0;
