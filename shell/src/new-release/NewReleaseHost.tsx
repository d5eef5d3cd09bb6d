import { useEffect, useState } from 'react';
import { createPart } from '../chrome/create-part';
import { isShellIncomplete, shellFailureEvent } from './shell-files';

// Few tabs stay open so long, so the bar and its dialogs are not in the first script.
const NewReleaseBar = createPart(() => import('./NewReleaseBar'));

/** Age of a tab at its first request, in ms: its page came with the releases of that moment. */
const youngMs = 60_000;

/** Offers a tab that runs an outdated release, or whose shell lacks a file, to load the page again. */
export function NewReleaseHost() {
  const [isNeeded, setIsNeeded] = useState(isShellIncomplete);
  useEffect(() => {
    const need = () => setIsNeeded(true);
    const timer = setTimeout(need, youngMs);
    addEventListener(shellFailureEvent, need);
    return () => {
      clearTimeout(timer);
      removeEventListener(shellFailureEvent, need);
    };
  }, []);
  return isNeeded && <NewReleaseBar />;
}
