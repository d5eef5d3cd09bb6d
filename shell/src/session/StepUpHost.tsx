import { paths } from '@cimiento/contracts';
import { withRetry } from '@cimiento/federation/runtime';
import { useSession } from '@cimiento/session';
import { type ReactNode, lazy, Suspense, useEffect, useSyncExternalStore } from 'react';
import { useNavigate } from 'react-router-dom';

/** Stands in for a dialog that could not be loaded: the call fails as it did, and can be tried again. */
function Unavailable(): ReactNode {
  const { stepUp } = useSession();
  useEffect(() => stepUp.answer(false), [stepUp]);
  return null;
}

// Few visits need it, so it is not in the first script.
const StepUpDialog = lazy(() => withRetry(() => import('./StepUpDialog')).catch(() => ({ default: Unavailable })));

/** Asks who the person is when a call needs a recent proof of it, and leads administrators who need a second factor to its page. */
export function StepUpHost() {
  const { stepUp } = useSession();
  const navigate = useNavigate();
  useEffect(
    () => stepUp.onEnrolmentMissing(() => void navigate(paths.adminAccount, { replace: true })),
    [stepUp, navigate],
  );
  const isAsking = useSyncExternalStore(stepUp.subscribe, stepUp.isAsking);
  if (!isAsking) return null;
  return (
    <Suspense>
      <StepUpDialog />
    </Suspense>
  );
}
