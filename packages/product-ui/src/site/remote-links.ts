import { useSyncExternalStore } from 'react';

export type NavigationLink = {
  label: string;
  to: string;
  /** Who may open it, and therefore sees it. */
  access: 'public' | 'user' | 'admin';
};

let remoteLinks: readonly NavigationLink[] = [];
const listeners = new Set<() => void>();

/** Sets the links that the remotes in the registry add to the site's navigation. Called by the shell; every header shows them. */
export function setRemoteLinks(links: readonly NavigationLink[]): void {
  remoteLinks = links;
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** The remote links that a role may open; null is a visitor. */
export function useRemoteLinks(role: 'user' | 'admin' | null): readonly NavigationLink[] {
  const links = useSyncExternalStore(subscribe, () => remoteLinks);
  return links.filter(({ access }) => access === 'public' || (access === 'user' && role !== null) || role === 'admin');
}
