import type { RegistryEntry } from '@cimiento/federation/runtime';
import { whenIdle } from '@cimiento/session';
import { useEffect } from 'react';
import { reportHealth, reportOpened } from './report-health';

/** The release whose page this tab opened first, while it has opened none of another release. */
let only: { remote: string; release: RegistryEntry } | null = null;
let isMeasuring = false;

/** When the vitals are measured at the latest, in ms after the first page: nothing that the visitor waits for needs it. */
const delayMs = 4000;

function measureWhenIdle(remote: string, release: RegistryEntry): void {
  if (isMeasuring) return;
  isMeasuring = true;
  const measure = () =>
    whenIdle(() => {
      import('./measure-vitals').then(
        ({ measureVitals }) =>
          measureVitals((name, value) => {
            // The largest paint is over with the first page; the others belong to it only if no other remote was opened.
            if (name === 'lcp' || only) reportHealth(remote, release, name, { value });
          }),
        // Without the script nothing is measured.
        () => undefined,
      );
    });
  setTimeout(measure, delayMs);
}

/** Reports that this tab shows a page of a release, and measures the web vitals of the first one. */
export function useReleaseHealth(remote: string, release: RegistryEntry, page: string): void {
  useEffect(() => {
    if (!isMeasuring) only = { remote, release };
    else if (only?.remote !== remote || only.release.build !== release.build) only = null;
    reportOpened(remote, release, page);
    reportHealth(remote, release, 'load', { page });
    measureWhenIdle(remote, release);
  }, [remote, release, page]);
}
