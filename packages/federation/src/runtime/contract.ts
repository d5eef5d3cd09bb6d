import type { ComponentType } from 'react';

/**
 * Versions of the contract between shell and remotes that this shell can run. A change that would break older remotes raises `newest`;
 * `oldest` follows once the last remote has moved on (docs/teams.md).
 */
export const supportedContracts = { oldest: 1, newest: 1 } as const;

/** Who may open an address. */
export type Access = 'public' | 'user' | 'admin';

/** What a page is about, for readers that do not run it: search engines, link previews, browsers without JavaScript. */
export type PageHead = { title: string; description: string; headline: string };

export type NavigationItem = { label: string; to: string };

/** Loads a page. */
export type LoadPage = () => Promise<{ default: ComponentType }>;

/** One page of a remote. */
export type RemotePage = {
  access: Access;
  /** Imports the page's module: `() => import('./payments/PaymentsPage')`. */
  load: LoadPage;
  /** Title, description and headline that the server writes into a public page. */
  head?: PageHead;
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

/** `remote.json`, beside the manifest of a build: what a remote declares, without its code. */
export type RemoteDescription = {
  contract: number;
  /** Address pattern → who may open it. */
  routes: Record<string, Access>;
  /** Address → what its page is about, for public pages. */
  pages?: Record<string, PageHead>;
  /** What the remote adds to the site's navigation. */
  navigation?: NavigationItem[];
  /** Version and commit of the app, and a fingerprint of its sources. */
  version?: string;
  commit?: string;
  build?: string;
  /** Shared library → range of versions that the remote works with. */
  requires?: Record<string, string>;
  /** Address pattern → the scripts of its page, which the server preloads. */
  scripts?: Record<string, string[]>;
};

/** One entry of the registry: the address of the remote's manifest, and its description. */
export type RegistryEntry = Omit<RemoteDescription, 'pages' | 'scripts'> & {
  /** Address of the manifest. */
  entry: string;
  /** Integrity hash of the manifest, which holds the hash of every script. A script without a hash is refused. */
  integrity?: string;
};

/** `remotes.json`: name of the remote → its entry. */
export type Registry = Record<string, RegistryEntry>;

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
}: Remote): Pick<RemoteDescription, 'contract' | 'routes' | 'pages' | 'navigation'> {
  const entries = Object.entries(pages);
  const heads = entries.flatMap(([pattern, { head }]) => (head ? [[pattern, head] as const] : []));
  const navigation = entries.flatMap(([to, { navigation: label }]) => (label ? [{ label, to }] : []));
  return {
    contract,
    routes: Object.fromEntries(entries.map(([pattern, { access }]) => [pattern, access])),
    ...(heads.length > 0 && { pages: Object.fromEntries(heads) }),
    ...(navigation.length > 0 && { navigation }),
  };
}
