import { loadRemoteModule, type RegistryEntry } from '@cimiento/federation/runtime';
import { lazy, type ComponentType, type LazyExoticComponent } from 'react';

const pages = new Map<string, LazyExoticComponent<ComponentType>>();

/** The lazy page of a remote's address, the same at every render: a fresh one would show the spinner at each visit. */
export function remotePage(remote: string, line: RegistryEntry, pattern: string): LazyExoticComponent<ComponentType> {
  const key = `${remote} ${pattern}`;
  const known = pages.get(key);
  if (known) return known;
  const page = lazy(async () => {
    const { routes } = await loadRemoteModule(remote, line);
    const load = routes[pattern];
    if (!load) throw new Error(`Remote "${remote}" describes ${pattern} but does not serve it`);
    return load();
  });
  pages.set(key, page);
  return page;
}

/** React keeps a failed lazy component for ever, so a retry needs a fresh one. */
export function forgetPage(remote: string, pattern: string): void {
  pages.delete(`${remote} ${pattern}`);
}
