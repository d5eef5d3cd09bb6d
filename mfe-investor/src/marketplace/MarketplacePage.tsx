import { groupHoldings, projectStatus, projectStatuses, type ProjectStatus } from '@cimiento/contracts';
import { LoadingCards, RiskNote } from '@cimiento/product-ui';
import { parseEnum, useList, usePageQuery } from '@cimiento/product-ui/lists';
import { Button, EmptyState, ErrorState, Grid, PageContainer, PageHeader, Tabs, usePageTitle } from '@cimiento/ui';
import { FilterBar } from './FilterBar';
import { filterProjects } from './filters';
import { MarketplaceDocument, type MarketplaceQuery } from './marketplace.generated';
import { MarketplaceCard } from './MarketplaceCard';
import { texts } from './texts';

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
      {projects.map((project, index) => (
        <MarketplaceCard
          key={project.id}
          project={project}
          list={projects}
          isFirst={index === 0}
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
      {loading && !data && <LoadingCards label={texts.loading} />}
      {error && !loading && <ErrorState message={texts.failed} onRetry={refresh} />}
      {data && !error && <Projects {...data} />}
    </PageContainer>
  );
}
