import {
  getFundingBadge,
  isUnfunded,
  messages,
  projectStatus,
  type ProjectStatus,
  type RoundState,
} from '@cimiento/contracts';
import { Badge, StatusBadge } from '@cimiento/ui';

/** A project's status, as the back office shows it. */
export const ProjectStatusBadge = ({ status }: { status: ProjectStatus }) => (
  <StatusBadge status={projectStatus[status]} />
);

type FundingProps = {
  project: {
    status: ProjectStatus;
    funded: number;
    target: number;
    archivedAt?: string | null;
    publishedAt?: string | null;
    round?: { state: RoundState } | null;
  };
};

/** A project's status or funded percentage, as investors and visitors see it; an archived one is retired, and a draft is seen by administrators only. */
export function FundingBadge({ project }: FundingProps) {
  if (project.archivedAt) return <Badge tone="neutral">{messages.retiredProject}</Badge>;
  if (project.publishedAt === null) return <Badge tone="warning">{messages.draftProject}</Badge>;
  const tone = isUnfunded(project.round?.state) ? 'danger' : projectStatus[project.status].tone;
  return <Badge tone={tone}>{getFundingBadge(project)}</Badge>;
}
