import { useSyncExternalStore } from 'react';

export type NavigationLink = {
  label: string;
  to: string;
  /** Who may open it; it is shown to nobody else. */
  access: 'public' | 'user' | 'admin';
};

let added: readonly NavigationLink[] = [];
const listeners = new Set<() => void>();

/** What the remotes of the registry add to the site's navigation. The shell says so; every header of the page shows it. */
export function setRemoteLinks(links: readonly NavigationLink[]): void {
  added = links;
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** The added links that a person may open; `role` is null for a visitor. */
export function useRemoteLinks(role: 'user' | 'admin' | null): readonly NavigationLink[] {
  const links = useSyncExternalStore(subscribe, () => added);
  return links.filter(({ access }) => access === 'public' || (access === 'user' && role !== null) || role === 'admin');
}
