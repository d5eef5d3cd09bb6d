import { paths } from '@cimiento/contracts';
import { withRetry } from '@cimiento/federation/runtime';
import { useSession } from '@cimiento/session';
import { type ReactNode, lazy, Suspense, useEffect, useState, useSyncExternalStore } from 'react';
import { useNavigate } from 'react-router-dom';
import { reportMissingPart } from '../new-release/shell-files';

/** Stands in for a dialog that could not be loaded: the call fails as it did, and can be tried again. */
function Unavailable(): ReactNode {
  const { stepUp } = useSession();
  useEffect(() => stepUp.answer(false), [stepUp]);
  return null;
}

/** One question. Few visits need its dialog, so it is not in the first script; each question that finds none loads it again. */
function Question() {
  const [Dialog] = useState(() =>
    lazy(() =>
      withRetry(() => import('./StepUpDialog')).catch(() => {
        reportMissingPart();
        return { default: Unavailable };
      }),
    ),
  );
  return (
    <Suspense>
      <Dialog />
    </Suspense>
  );
}

/** Asks who the person is when a call needs a recent proof of it, and leads administrators who need a second factor to its page. */
export function StepUpHost() {
  const { stepUp } = useSession();
  const navigate = useNavigate();
  useEffect(
    () => stepUp.onEnrolmentMissing(() => void navigate(paths.adminAccount, { replace: true })),
    [stepUp, navigate],
  );
  const isAsking = useSyncExternalStore(stepUp.subscribe, stepUp.isAsking);
  return isAsking && <Question />;
}
