import type { ComponentType } from 'react';
import { createLazyPart, useLazyPart } from './lazy-part';
import { Skeleton } from './Skeleton';
import { ErrorState } from './ErrorState';

/** A part of a page that weighs more than the rest; where its script does not come, its place has the message and a retry. */
export function lazySection<P extends object>(
  load: () => Promise<ComponentType<P>>,
  { loading, failed }: { loading: string; failed: string },
): ComponentType<P> {
  const part = createLazyPart(load);
  return function LazySection(props: P) {
    const { value: Loaded, hasFailed, retry } = useLazyPart(part);
    if (Loaded) return <Loaded {...props} />;
    return hasFailed ? <ErrorState message={failed} onRetry={retry} /> : <Skeleton label={loading} />;
  };
}
