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
import { createElement, type ComponentType } from 'react';
import { reportOpened } from '../health/report-health';
import { getShellBuild, isShellFailure } from '../new-release/shell-files';

/** The load of one page. `page` is there once it has succeeded. */
export type PageLoad = { promise: Promise<ComponentType>; page?: ComponentType };

const loads = new Map<string, PageLoad>();

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

/** Loads Apollo Client; after a failure the next attempt can load it again. */
const loadQueries = (): Promise<unknown> =>
  loadApollo().catch((error: unknown) => {
    dropFailedApollo();
    throw error;
  });

async function loadRemotePage(remote: string, release: RegistryEntry, pattern: string): Promise<ComponentType> {
  try {
    // A page behind a login queries. It counts as opened only once the shell has its own script for that.
    if (release.routes[pattern] !== 'public') await withRetry(loadQueries);
    reportOpened(remote, release, pattern);
    const load = (await loadRemoteModule(remote, release)).routes[pattern];
    if (!load) throw new Error(`Remote "${remote}" describes ${pattern} but does not serve it`);
    // The browser answers the first request for a script whose preload failed with that failure.
    return (await withRetry(() => loadPage(load))).default;
  } catch (cause) {
    // The failure of a remote's module was reported where it was thrown.
    if (cause instanceof RemoteError) throw cause;
    // The remote cannot help that a file of the shell is missing.
    if (isShellFailure(cause)) reportFailure('shell', 'page-failed', { build: getShellBuild() });
    else reportFailure(remote, 'page-failed', release);
    throw new RemoteError(remote, 'unavailable', { cause });
  }
}

/** The load of an address's page, which starts with the first call and is kept per release: another render must not load again. */
export function getPageLoad(remote: string, release: RegistryEntry, pattern: string): PageLoad {
  const key = toKey(release, pattern);
  const started = loads.get(key);
  if (started) return started;
  const load: PageLoad = { promise: loadRemotePage(remote, release, pattern) };
  load.promise.then(
    (page) => (load.page = page),
    // The component that shows the page gets the failure.
    () => undefined,
  );
  loads.set(key, load);
  return load;
}

/** Drops a page before a retry, which then loads it again. */
export const dropPageLoad = (release: RegistryEntry, pattern: string): void =>
  void loads.delete(toKey(release, pattern));
