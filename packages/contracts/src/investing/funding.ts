import { formatDollars, formatPercent } from '../values/formats';
import type { ProjectStatus } from './projects';
import { isUnfunded, unfundedLabel, type RoundState } from './rounds';

type Funding = { status: ProjectStatus; funded: number; target: number; round?: { state: RoundState } | null };

/** Share of the target that is funded, in percent, with one decimal and not capped; 0 when there is no target. */
export const getFundedPercent = (funded: number, target: number): number =>
  target > 0 && funded > 0 ? Math.round((funded * 1000) / target) / 10 : 0;

/** Limits a percentage to 0 to 100, as the width of a progress bar. */
export const capPercent = (value: number): number => Math.min(100, Math.max(0, value));

/** Badge of a project's funding: 'Próximamente' at 0, or 'Ronda abierta', else the percentage with one decimal; 'No financiada' after its round failed (docs/product/projects.md). */
export function getFundingBadge({ status, funded, target, round }: Funding): string {
  if (isUnfunded(round?.state)) return unfundedLabel;
  if (status === 'funded') return '100% financiado';
  if (status === 'exited') return 'Finalizada';
  if (funded > 0 && target > 0) return formatPercent(getFundedPercent(funded, target));
  return round?.state === 'open' ? 'Ronda abierta' : 'Próximamente';
}

/** The raised and the reserved amount of a project: '$88,000 de $450,000 · $2,000 en reserva'. */
export const describeFunding = ({ funded, reserved, target }: { funded: number; reserved: number; target: number }) =>
  `${formatDollars(funded)} de ${formatDollars(target)}${reserved > 0 ? ` · ${formatDollars(reserved)} en reserva` : ''}`;

/** Progress of an investment: received over projected, in percent, capped at 100. */
export const getReturnProgress = (actual: number | string, projected: number | string): number =>
  Number(projected) > 0 ? capPercent((Number(actual) / Number(projected)) * 100) : 0;
