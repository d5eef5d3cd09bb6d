import { useQuery } from '@apollo/client/react';
import { projectStatus, projectStatuses, type ProjectStatus } from '@cimiento/contracts';
import { useSessionCheck } from '@cimiento/session';
import {
  Button,
  EmptyState,
  ErrorState,
  Grid,
  PageContainer,
  PageHeader,
  RiskNote,
  Tabs,
  usePageTitle,
} from '@cimiento/ui';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { heldByProject } from '../holdings/held';
import { FilterBar } from './FilterBar';
import { type Filters, isNarrowed, matching, readFilters, writeFilters } from './filters';
import { LoadingCards } from './LoadingCards';
import { MarketplaceDocument, type MarketplaceQuery } from './marketplace.generated';
import { MarketplaceCard } from './MarketplaceCard';
import { texts } from './texts';

type ListProps = {
  status: ProjectStatus;
  projects: MarketplaceQuery['projects'];
  held: ReadonlyMap<number, number>;
  onClear: (() => void) | null;
};

function ProjectList({ status, projects, held, onClear }: ListProps) {
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
        <MarketplaceCard key={project.id} project={project} held={held.get(project.id) ?? 0} />
      ))}
    </Grid>
  );
}

function useFilters() {
  const [query, setQuery] = useSearchParams();
  const filters = readFilters(query);
  const [cleared, setCleared] = useState(0);
  const change = (changed: Partial<Filters>) =>
    setQuery(writeFilters({ ...filters, ...changed }), { replace: true, preventScrollReset: true });
  const clear = () => {
    change({ words: '', type: '' });
    setCleared(cleared + 1);
  };
  return { filters, change, clear, cleared };
}

function Projects({ projects, myInvestments }: MarketplaceQuery) {
  const { filters, change, clear, cleared } = useFilters();
  const held = heldByProject(myInvestments);
  const found = matching(projects, filters);
  const items = projectStatuses.map((status) => {
    const ofStatus = found.filter((project) => project.status === status);
    return {
      value: status,
      label: projectStatus[status].marketplaceTab,
      count: ofStatus.length,
      content: (
        <ProjectList status={status} projects={ofStatus} held={held} onClear={isNarrowed(filters) ? clear : null} />
      ),
    };
  });
  return (
    <>
      <FilterBar key={cleared} filters={filters} onChange={change} />
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

/** The projects that a signed-in person can invest in, and those that are closed (specification §2 'Marketplace'). */
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
