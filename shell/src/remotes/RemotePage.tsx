import type { RegistryEntry } from '@cimiento/federation/runtime';
import { PageSpinner } from '@cimiento/ui';
import { createElement, Suspense, useState } from 'react';
import { useRefreshRegistry } from '../registry/useRegistry';
import { RemoteBoundary } from './RemoteBoundary';
import { forgetPage, remotePage } from './pages';

type Props = { remote: string; line: RegistryEntry; pattern: string };

/**
 * One page of a remote, with a boundary around it: a remote that fails costs its own page. A retry asks first which release is in use now,
 * because the one that this page began with may be gone, and loads the page again in place.
 */
export function RemotePage({ remote, line, pattern }: Props) {
  const [attempt, setAttempt] = useState(0);
  const [asking, setAsking] = useState(false);
  const refresh = useRefreshRegistry();
  const retry = async () => {
    forgetPage(line, pattern);
    setAsking(true);
    await refresh();
    setAsking(false);
    setAttempt((current) => current + 1);
  };
  if (asking) return <PageSpinner />;
  return (
    <RemoteBoundary key={attempt} remote={remote} version={line.version} onRetry={() => void retry()}>
      <Suspense fallback={<PageSpinner />}>{createElement(remotePage(remote, line, pattern))}</Suspense>
    </RemoteBoundary>
  );
}
