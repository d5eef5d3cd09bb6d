import { groupHoldings, projectStatus, projectStatuses, type ProjectStatus } from '@cimiento/contracts';
import { RiskNote } from '@cimiento/product-ui';
import { parseEnum, useList, usePageQuery } from '@cimiento/product-ui/lists';
import {
  Button,
  Card,
  EmptyState,
  ErrorState,
  Grid,
  PageContainer,
  PageHeader,
  Skeleton,
  Stack,
  Tabs,
  usePageTitle,
  VisuallyHidden,
} from '@cimiento/ui';
import { FilterBar } from './FilterBar';
import { filterProjects } from './filters';
import { MarketplaceDocument, type MarketplaceQuery } from './marketplace.generated';
import { MarketplaceCard } from './MarketplaceCard';
import { texts } from './texts';

const LoadingCards = () => (
  <div role="status">
    <VisuallyHidden>{texts.loading}</VisuallyHidden>
    <Grid aria-hidden>
      {[0, 1, 2].map((card) => (
        <Card key={card}>
          <Stack>
            <Skeleton $height="13rem" />
            <Skeleton $height="1.5rem" $width="70%" />
            <Skeleton $height="2.5rem" $width="40%" />
            <Skeleton $height="4rem" />
          </Stack>
        </Card>
      ))}
    </Grid>
  </div>
);

type ListProps = {
  status: ProjectStatus;
  projects: MarketplaceQuery['projects'];
  holdings: ReadonlyMap<number, { amount: number }>;
  onClear: (() => void) | null;
};

function ProjectList({ status, projects, holdings, onClear }: ListProps) {
  if (projects.length === 0 && onClear) {
    const clear = (
      <Button variant="secondary" onClick={onClear}>
        {texts.clear}
      </Button>
    );
    return <EmptyState title={texts.noMatch} description={texts.noMatchHint} action={clear} />;
  }
  if (projects.length === 0) return <EmptyState title={texts.empty[status]} description={texts.emptyHint[status]} />;
  return (
    <Grid>
      {projects.map((project) => (
        <MarketplaceCard
          key={project.id}
          project={project}
          list={projects}
          held={holdings.get(project.id)?.amount ?? 0}
        />
      ))}
    </Grid>
  );
}

function Projects({ projects, myInvestments }: MarketplaceQuery) {
  const list = useList(['q', 'type']);
  const holdings = groupHoldings(myInvestments);
  const matches = filterProjects(projects, list.filter);
  const items = projectStatuses.map((status) => {
    const ofStatus = matches.filter((project) => project.status === status);
    return {
      value: status,
      label: projectStatus[status].marketplaceTab,
      count: ofStatus.length,
      content: (
        <ProjectList
          status={status}
          projects={ofStatus}
          holdings={holdings}
          onClear={list.isNarrowed ? list.onClear : null}
        />
      ),
    };
  });
  return (
    <>
      <FilterBar list={list} />
      <div>
        <Tabs
          label={texts.title}
          items={items}
          value={parseEnum(projectStatuses, list.filter('tab')) ?? 'available'}
          onChange={(tab) => list.onFilter('tab', tab === 'available' ? '' : tab)}
        />
      </div>
      <RiskNote />
    </>
  );
}

/** The projects that are open to investment and those that are closed, by status. */
export default function MarketplacePage() {
  usePageTitle(texts.title);
  const { data, loading, error, refresh } = usePageQuery(MarketplaceDocument, {});
  return (
    <PageContainer>
      <PageHeader title={texts.title} lead={texts.lead} />
      {loading && !data && <LoadingCards />}
      {error && !loading && <ErrorState message={texts.failed} onRetry={refresh} />}
      {data && !error && <Projects {...data} />}
    </PageContainer>
  );
}
