import { loadRemoteModule, withRetry, type RegistryEntry } from '@cimiento/federation/runtime';
import { lazy, type ComponentType, type LazyExoticComponent } from 'react';

const pages = new Map<string, LazyExoticComponent<ComponentType>>();

const keyOf = ({ entry }: RegistryEntry, pattern: string): string => `${entry} ${pattern}`;

/** The lazy page of a remote's address, the same at every render of one release: a fresh one would show the spinner at each visit. */
export function remotePage(remote: string, line: RegistryEntry, pattern: string): LazyExoticComponent<ComponentType> {
  const known = pages.get(keyOf(line, pattern));
  if (known) return known;
  const page = lazy(async () => {
    const { routes } = await loadRemoteModule(remote, line);
    const load = routes[pattern];
    if (!load) throw new Error(`Remote "${remote}" describes ${pattern} but does not serve it`);
    // A script that was announced while it could not be had fails once more, from the browser's memory.
    return withRetry(load);
  });
  pages.set(keyOf(line, pattern), page);
  return page;
}

/** React keeps a failed lazy component for ever, so a retry needs a fresh one. */
export function forgetPage(line: RegistryEntry, pattern: string): void {
  pages.delete(keyOf(line, pattern));
}
