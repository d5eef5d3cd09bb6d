import { useEffect, useState } from 'react';
import { listOpenedReleases } from './opened-releases';
import { isShellIncomplete, shellFailureEvent } from './shell-files';

/** Pause between two questions of a tab that is looked at, in ms. */
const pauseMs = 15 * 60_000;

/** Shortest time between two questions of a tab that is looked at again, in ms. */
const shortestPauseMs = 60_000;

/** Remote → its release in this tab, and `shell` → its build, for those that are outdated. */
export type OutdatedReleases = Record<string, string>;

/** Throws without an answer. */
async function fetchOutdatedReleases(): Promise<OutdatedReleases> {
  const running = listOpenedReleases();
  if (Object.keys(running).length === 0) return {};
  // The server decides: what was rolled back, and how long a tab may keep a replaced release (packages/releases/src/outdated.ts).
  const response = await fetch(`/remotes/outdated?${new URLSearchParams(running).toString()}`);
  const { outdated } = (await response.json()) as { outdated: string[] };
  if (isShellIncomplete()) outdated.push('shell');
  return Object.fromEntries(Object.entries(running).filter(([remote]) => outdated.includes(remote)));
}

/** The outdated releases that this tab runs. Asked for while people look at the tab, and when they come back to it. */
export function useOutdatedReleases(): OutdatedReleases {
  const [outdated, setOutdated] = useState<OutdatedReleases>({});
  useEffect(() => {
    let askedAt = 0;
    const ask = (pause: number) => {
      if (document.visibilityState === 'hidden' || Date.now() - askedAt < pause) return;
      askedAt = Date.now();
      // Without an answer, what was known stays.
      fetchOutdatedReleases().then(setOutdated, () => undefined);
    };
    const onReturn = () => ask(shortestPauseMs);
    const onFailure = () => ask(0);
    onReturn();
    const timer = setInterval(() => ask(pauseMs), shortestPauseMs);
    document.addEventListener('visibilitychange', onReturn);
    window.addEventListener('focus', onReturn);
    window.addEventListener(shellFailureEvent, onFailure);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', onReturn);
      window.removeEventListener('focus', onReturn);
      window.removeEventListener(shellFailureEvent, onFailure);
    };
  }, []);
  return outdated;
}
