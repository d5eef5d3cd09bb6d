import {
  dropFailedApollo,
  isApolloLoaded,
  loadRemoteModule,
  RemoteError,
  reportFailure,
  withRetry,
  type LoadPage,
  type RegistryEntry,
} from '@cimiento/federation/runtime';
import { loadApollo, QueryProvider } from '@cimiento/session';
import { createElement, lazy, type ComponentType, type LazyExoticComponent } from 'react';

const pages = new Map<string, LazyExoticComponent<ComponentType>>();

const toKey = ({ entry }: RegistryEntry, pattern: string): string => `${entry} ${pattern}`;

type Page = Awaited<ReturnType<LoadPage>>;

/** Loads a page, and Apollo Client if the page queries. */
export async function loadPage(load: LoadPage): Promise<Page> {
  try {
    const page = await load();
    if (!isApolloLoaded()) return page;
    await loadApollo();
    const QueryingPage = () => createElement(QueryProvider, null, createElement(page.default));
    return { default: QueryingPage };
  } catch (error) {
    dropFailedApollo();
    throw error;
  }
}

/** The lazy page of an address, cached per release: a new component on each render would show the spinner again. */
export function getRemotePage(
  remote: string,
  release: RegistryEntry,
  pattern: string,
): LazyExoticComponent<ComponentType> {
  const cached = pages.get(toKey(release, pattern));
  if (cached) return cached;
  const page = lazy(async () => {
    const { routes } = await loadRemoteModule(remote, release);
    const load = routes[pattern];
    if (!load) throw new Error(`Remote "${remote}" describes ${pattern} but does not serve it`);
    // The browser answers the first request for a script whose preload failed with that failure.
    return withRetry(() => loadPage(load)).catch((cause: unknown) => {
      reportFailure(remote, 'page-failed', release);
      throw new RemoteError(remote, 'unavailable', { cause });
    });
  });
  pages.set(toKey(release, pattern), page);
  return page;
}

/** Drops the cached page before a retry: React keeps a failed lazy component for ever. */
export function dropRemotePage(release: RegistryEntry, pattern: string): void {
  pages.delete(toKey(release, pattern));
}
