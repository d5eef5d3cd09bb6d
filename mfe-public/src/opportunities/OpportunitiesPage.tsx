import { paths, projectStatus, publicTabOrder, type ProjectStatus } from '@cimiento/contracts';
import { useAuth } from '@cimiento/session';
import { LoadingCards, RiskNote } from '@cimiento/product-ui';
import { EmptyState, ErrorState, Grid, PageContainer, PageHeader, Tabs } from '@cimiento/ui';
import { usePageHead } from '../shared/usePageHead';
import { usePlainQuery } from '../shared/usePlainQuery';
import { OpportunitiesDocument, type OpportunitiesQuery } from './opportunities.generated';
import { ProjectCard } from './ProjectCard';
import { texts } from './texts';
import { VisitorTeaser } from './VisitorTeaser';

type Projects = OpportunitiesQuery['projects'];

/** Visitors see only funded projects. */
const isPublic = (status: ProjectStatus): boolean => status === 'funded';

function ProjectList({ status, projects }: { status: ProjectStatus; projects: Projects }) {
  if (projects.length === 0) return <EmptyState title={texts.empty[status]} description={texts.emptyHint[status]} />;
  return (
    <Grid>
      {projects.map((project, index) => (
        <ProjectCard key={project.id} project={project} list={projects} isFirst={index === 0} />
      ))}
    </Grid>
  );
}

function ProjectTabs({ projects }: { projects: Projects }) {
  const { user } = useAuth();
  const items = publicTabOrder.map((status) => {
    const ofStatus = projects.filter((project) => project.status === status);
    const open = user !== null || isPublic(status);
    return {
      value: status,
      label: projectStatus[status].publicTab,
      count: ofStatus.length,
      content: open ? <ProjectList status={status} projects={ofStatus} /> : <VisitorTeaser />,
    };
  });
  return <Tabs label={texts.tabs} items={items} />;
}

/** The public list of projects, by status. */
export default function OpportunitiesPage() {
  const { headline, description } = usePageHead(paths.opportunities);
  const { data, loading, error, refetch } = usePlainQuery(OpportunitiesDocument);
  return (
    <PageContainer>
      <PageHeader title={headline} lead={description} />
      <RiskNote />
      {loading && <LoadingCards label={texts.loading} />}
      {error && <ErrorState message={texts.failed} onRetry={refetch} />}
      {data && <ProjectTabs projects={data.projects} />}
    </PageContainer>
  );
}
