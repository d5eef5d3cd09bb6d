import type {
  Access,
  NavigationItem,
  PageHead,
  Registry,
  RegistryEntry,
  RemoteDescription,
} from '@cimiento/releases/registry';
import type { ComponentType } from 'react';

export type { Access, NavigationItem, PageHead, Registry, RegistryEntry, RemoteDescription };

/**
 * Versions of the contract between shell and remotes that this shell can run. A change that would break older remotes raises `newest`;
 * `oldest` follows once the last remote has moved on (docs/teams.md).
 */
export const supportedContracts = { oldest: 1, newest: 1 } as const;

/**
 * Version of the names that each facade exports, raised with each new name. A remote that uses a later name than those of 1.0.0 requires it
 * (packages/federation/src/webpack/shared-names.json).
 */
export const facadeVersions = {
  '@cimiento/federation/shared/router/names': '1.0.0',
  '@cimiento/federation/shared/apollo/names': '1.0.0',
  '@cimiento/federation/shared/styled/names': '1.0.0',
};

/** Loads a page. */
export type LoadPage = () => Promise<{ default: ComponentType }>;

/** One page of a remote. */
export type RemotePage = {
  access: Access;
  /** Imports the page's module: `() => import('./payments/PaymentsPage')`. */
  load: LoadPage;
  /** Title, description and headline that the server writes into a public page. */
  head?: PageHead;
  /** Title of a page that has no head, for its first view and the browser's tab; a page about one record has none. */
  title?: string;
  /**
   * Name of the query that the page sends first: the HTML sends it for the page, before any script has arrived (docs/decisions/0023-the-first-load.md).
   * Its variables are parameters of the address that are whole numbers.
   */
  query?: string;
  /** Label of the page in the site's navigation; shown to people who may open the page. */
  navigation?: string;
};

/**
 * Everything the platform knows about a remote, in its `src/remote.ts`. The build derives two things from it: `remote.json`, which the server
 * and the shell read without running the remote's code, and the exposed module `./routes`.
 */
export type Remote = {
  /** Version of the contract that the remote was built for. */
  contract: number;
  /** Address pattern → its page. `:name` matches one segment, and `/*` at the end matches everything below. */
  pages: Record<string, RemotePage>;
};

/** The module `./routes` of a remote: address pattern → how to load its page. */
export type RemoteModule = { routes: Record<string, LoadPage> };

/** The module `./routes` of a remote, from its declaration. */
export const toRemoteModule = ({ pages }: Pick<Remote, 'pages'>): RemoteModule => ({
  routes: Object.fromEntries(Object.entries(pages).map(([pattern, { load }]) => [pattern, load])),
});

/** The static part of a remote, from its declaration. */
export function toDescription({
  contract,
  pages,
}: Remote): Pick<RemoteDescription, 'contract' | 'routes' | 'pages' | 'titles' | 'navigation'> {
  const entries = Object.entries(pages);
  const heads = entries.flatMap(([pattern, { head }]) => (head ? [[pattern, head] as const] : []));
  const titles = entries.flatMap(([pattern, { title }]) => (title ? [[pattern, title] as const] : []));
  const navigation = entries.flatMap(([to, { navigation: label }]) => (label ? [{ label, to }] : []));
  return {
    contract,
    routes: Object.fromEntries(entries.map(([pattern, { access }]) => [pattern, access])),
    ...(heads.length > 0 && { pages: Object.fromEntries(heads) }),
    ...(titles.length > 0 && { titles: Object.fromEntries(titles) }),
    ...(navigation.length > 0 && { navigation }),
  };
}
