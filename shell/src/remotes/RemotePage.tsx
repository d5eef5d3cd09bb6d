import { abandonRequests } from '@cimiento/federation/runtime';
import { Button, PageSkeleton } from '@cimiento/ui';
import { createElement, Suspense, useState } from 'react';
import { useOpenedRelease } from '../new-release/opened-releases';
import { useRefreshRegistry } from '../registry/useRegistry';
import { PageMark, type PageProps } from './PageMark';
import { dropPageLoad } from './pages';
import { RemoteBoundary } from './RemoteBoundary';
import { useRemotePage } from './useRemotePage';

function LoadedPage({ remote, release, pattern, onRetry }: PageProps & { onRetry: () => void }) {
  const page = useRemotePage(remote, release, pattern);
  if (!page)
    return (
      <PageSkeleton
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
      <PageMark remote={remote} release={release} pattern={pattern} />
    </>
  );
}

/**
 * One page of a remote inside an error boundary, so that a remote that fails costs only its own page. A retry refreshes the registry first,
 * because the release that this page started with may be gone, and then loads the page in place.
 */
export function RemotePage({ remote, release, pattern }: PageProps) {
  const [attempt, setAttempt] = useState(0);
  const [isRefreshing, setIsRefreshing] = useState(false);
  const refresh = useRefreshRegistry();
  useOpenedRelease(remote, release);
  const retry = async () => {
    abandonRequests();
    dropPageLoad(release, pattern);
    setIsRefreshing(true);
    await refresh();
    setIsRefreshing(false);
    setAttempt((current) => current + 1);
  };
  if (isRefreshing) return <PageSkeleton />;
  return (
    <RemoteBoundary key={attempt} remote={remote} release={release} page={pattern} onRetry={() => void retry()}>
      <Suspense fallback={<PageSkeleton />}>
        <LoadedPage remote={remote} release={release} pattern={pattern} onRetry={() => void retry()} />
      </Suspense>
    </RemoteBoundary>
  );
}
