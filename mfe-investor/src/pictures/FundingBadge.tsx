import { getFundingBadge, type ProjectStatus } from '@cimiento/contracts';
import { Badge, type BadgeTone } from '@cimiento/ui';

const tone: Record<ProjectStatus, BadgeTone> = { available: 'brass', funded: 'success', exited: 'neutral' };

type Props = { project: { status: ProjectStatus; funded: number; target: number } };

/** A project's status or funded percentage. */
export const FundingBadge = ({ project }: Props) => (
  <Badge tone={tone[project.status]}>{getFundingBadge(project)}</Badge>
);
