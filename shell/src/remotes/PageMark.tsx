import type { RegistryEntry } from '@cimiento/federation/runtime';
import { useEffect } from 'react';
import { removeFirstViewOnceHidden } from '../chrome/first-view';
import { useReleaseHealth } from '../health/useReleaseHealth';

/** A page of a remote, by its address pattern. */
export type PageProps = { remote: string; release: RegistryEntry; pattern: string };

/**
 * Stands beside a page, so its effects run once React has rendered the page. Reports that, and marks it in the browser's timeline;
 * `npm run bench` reads the first mark. From then on the first view of the HTML is no longer needed.
 */
export function PageMark({ remote, release, pattern }: PageProps): null {
  useReleaseHealth(remote, release, pattern);
  useEffect(() => {
    performance.mark('cimiento.page');
    removeFirstViewOnceHidden();
  }, []);
  return null;
}
