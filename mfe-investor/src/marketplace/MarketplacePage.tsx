import { useQuery } from '@apollo/client/react';
import { groupHoldings, projectStatus, projectStatuses, type ProjectStatus } from '@cimiento/contracts';
import { useSessionCheck } from '@cimiento/session';
import { RiskNote } from '@cimiento/product-ui';
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
  useLatestSearchParams,
  usePageTitle,
  VisuallyHidden,
} from '@cimiento/ui';
import { useState } from 'react';
import { FilterBar } from './FilterBar';
import { type Filters, hasFilters, filterProjects, parseFilters, toSearchParams } from './filters';
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

function useFilters() {
  const [query, changeQuery] = useLatestSearchParams();
  // The URL is updated in a transition, a moment after typing: taken from there, the text would lose letters.
  const [search, setSearch] = useState(() => parseFilters(query).search);
  const filters = { ...parseFilters(query), search };
  const change = (changed: Partial<Filters>) => {
    if (changed.search !== undefined) setSearch(changed.search);
    changeQuery((before) => toSearchParams({ ...parseFilters(before), ...changed }), {
      replace: true,
      preventScrollReset: true,
    });
  };
  return { filters, change, clear: () => change({ search: '', type: '' }) };
}

function Projects({ projects, myInvestments }: MarketplaceQuery) {
  const { filters, change, clear } = useFilters();
  const holdings = groupHoldings(myInvestments);
  const matches = filterProjects(projects, filters);
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
          onClear={hasFilters(filters) ? clear : null}
        />
      ),
    };
  });
  return (
    <>
      <FilterBar filters={filters} onChange={change} />
      <div>
        <Tabs
          label={texts.title}
          items={items}
          value={filters.tab}
          onChange={(tab) => change({ tab: tab as ProjectStatus })}
        />
      </div>
      <RiskNote />
    </>
  );
}

/** The projects that are open to investment and those that are closed, by status. */
export default function MarketplacePage() {
  usePageTitle(texts.title);
  const { data, loading, error, refetch } = useQuery(MarketplaceDocument, { notifyOnNetworkStatusChange: true });
  useSessionCheck(error);
  return (
    <PageContainer>
      <PageHeader title={texts.title} lead={texts.lead} />
      {loading && !data && <LoadingCards />}
      {error && !loading && <ErrorState message={texts.failed} onRetry={() => void refetch()} />}
      {data && !error && <Projects {...data} />}
    </PageContainer>
  );
}
