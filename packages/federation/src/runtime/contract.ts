import type { ComponentType } from 'react';

/** Version of what shell and remotes agree on. A change that an older remote would not survive raises it. */
export const contractVersion = 1;

/** Who may open an address. */
export type Access = 'public' | 'user' | 'admin';

/** What a page is about, for those who read it without running it: search engines, link previews, browsers without JavaScript. */
export type PageHead = { title: string; description: string; headline: string };

/** The static half of a remote, readable without running its code: `src/remote.json`, put beside its manifest. */
export type RemoteDescription = {
  contract: number;
  /** Address pattern → who may open it. `/*` at the end takes everything below. */
  routes: Record<string, Access>;
  /** Address → what its page is about, for the pages that anybody may open. */
  pages?: Record<string, PageHead>;
};

/** One line of the registry: where the remote's manifest lies, and its description. */
export type RegistryEntry = Omit<RemoteDescription, 'pages'> & { entry: string };

/** `remotes.json`: name of the remote → its line. */
export type Registry = Record<string, RegistryEntry>;

export type Page = () => Promise<{ default: ComponentType }>;

/** The running half of a remote, the module `./routes`: address pattern → its page, loaded when it is opened. */
export type RemoteModule = { routes: Record<string, Page> };
