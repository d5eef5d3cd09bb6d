import { abandonRequests, type RegistryEntry } from '@cimiento/federation/runtime';
import { Button, PageSpinner } from '@cimiento/ui';
import { createElement, Suspense, useState } from 'react';
import { useReleaseHealth } from '../health/useReleaseHealth';
import { useOpenedRelease } from '../new-release/opened-releases';
import { useRefreshRegistry } from '../registry/useRegistry';
import { PageMark } from './PageMark';
import { dropPageLoad } from './pages';
import { RemoteBoundary } from './RemoteBoundary';
import { useRemotePage } from './useRemotePage';

type Props = { remote: string; release: RegistryEntry; pattern: string };

function LoadedPage({ remote, release, pattern, onRetry }: Props & { onRetry: () => void }) {
  const page = useRemotePage(remote, release, pattern);
  if (!page)
    return (
      <PageSpinner
        action={
          <Button variant="secondary" onClick={onRetry}>
            Reintentar
          </Button>
        }
      />
    );
  return (
    <>
      {createElement(page)}
      <PageMark />
    </>
  );
}

/**
 * One page of a remote inside an error boundary, so that a remote that fails costs only its own page. A retry refreshes the registry first,
 * because the release that this page started with may be gone, and then loads the page in place.
 */
export function RemotePage({ remote, release, pattern }: Props) {
  const [attempt, setAttempt] = useState(0);
  const [isRefreshing, setIsRefreshing] = useState(false);
  const refresh = useRefreshRegistry();
  useReleaseHealth(remote, release);
  useOpenedRelease(remote, release);
  const retry = async () => {
    abandonRequests();
    dropPageLoad(release, pattern);
    setIsRefreshing(true);
    await refresh();
    setIsRefreshing(false);
    setAttempt((current) => current + 1);
  };
  if (isRefreshing) return <PageSpinner />;
  return (
    <RemoteBoundary key={attempt} remote={remote} release={release} onRetry={() => void retry()}>
      <Suspense fallback={<PageSpinner />}>
        <LoadedPage remote={remote} release={release} pattern={pattern} onRetry={() => void retry()} />
      </Suspense>
    </RemoteBoundary>
  );
}
