import type { ComponentType } from 'react';

/**
 * Versions of what shell and remotes agree on that this shell can run. A change that an older remote would not survive raises `newest`;
 * `oldest` follows when the last remote has moved on (docs/teams.md).
 */
export const supportedContracts = { oldest: 1, newest: 1 } as const;

/** Who may open an address. */
export type Access = 'public' | 'user' | 'admin';

/** What a page is about, for those who read it without running it: search engines, link previews, browsers without JavaScript. */
export type PageHead = { title: string; description: string; headline: string };

export type NavigationItem = { label: string; to: string };

/** The static half of a remote, readable without running its code: `src/remote.json`, put beside its manifest. */
export type RemoteDescription = {
  contract: number;
  /** Address pattern → who may open it. `/*` at the end takes everything below. */
  routes: Record<string, Access>;
  /** Address → what its page is about, for the pages that anybody may open. */
  pages?: Record<string, PageHead>;
  /** What it adds to the site's navigation; an item is shown to whoever may open its address. */
  navigation?: NavigationItem[];
  /** Written by the build: version and commit of the app, and a fingerprint of its sources. */
  version?: string;
  commit?: string;
  build?: string;
  /** Written by the build: shared library → range of versions that it can live with. */
  requires?: Record<string, string>;
  /** Written by the build: address pattern → the scripts of its page, for whoever writes the page to announce. */
  scripts?: Record<string, string[]>;
};

/** One line of the registry: where the remote's manifest lies, and its description. */
export type RegistryEntry = Omit<RemoteDescription, 'pages' | 'scripts'> & {
  entry: string;
  /** Written by the release: hash of the manifest, which carries the hash of every script. What it does not vouch for is refused. */
  integrity?: string;
};

/** `remotes.json`: name of the remote → its line. */
export type Registry = Record<string, RegistryEntry>;

export type Page = () => Promise<{ default: ComponentType }>;

/** The running half of a remote, the module `./routes`: address pattern → its page, loaded when it is opened. */
export type RemoteModule = { routes: Record<string, Page> };
