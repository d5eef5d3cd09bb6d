import type { RegistryEntry } from '@cimiento/federation/runtime';
import { PageSpinner } from '@cimiento/ui';
import { createElement, Suspense, useState } from 'react';
import { RemoteBoundary } from './RemoteBoundary';
import { forgetPage, remotePage } from './pages';

type Props = { remote: string; line: RegistryEntry; pattern: string };

/** One page of a remote, with a boundary around it: a remote that fails costs its own page, and a retry loads it again in place. */
export function RemotePage({ remote, line, pattern }: Props) {
  const [attempt, setAttempt] = useState(0);
  const retry = () => {
    forgetPage(remote, pattern);
    setAttempt(attempt + 1);
  };
  return (
    <RemoteBoundary key={attempt} remote={remote} onRetry={retry}>
      <Suspense fallback={<PageSpinner />}>{createElement(remotePage(remote, line, pattern))}</Suspense>
    </RemoteBoundary>
  );
}
