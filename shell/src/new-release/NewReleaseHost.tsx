import { lazy, Suspense, useEffect, useState } from 'react';

// Few tabs stay open so long, so the bar and its dialogs are not in the first script.
const NewReleaseBar = lazy(() => import('./NewReleaseBar').catch(() => ({ default: () => null })));

/** Age of a tab at its first request, in ms: its page came with the releases of that moment. */
const youngMs = 60_000;

/** Offers a tab that runs an outdated release to load the page again. */
export function NewReleaseHost() {
  const [isYoung, setIsYoung] = useState(true);
  useEffect(() => {
    const timer = setTimeout(() => setIsYoung(false), youngMs);
    return () => clearTimeout(timer);
  }, []);
  if (isYoung) return null;
  return (
    <Suspense>
      <NewReleaseBar />
    </Suspense>
  );
}
