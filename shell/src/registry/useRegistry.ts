import { fetchRegistry, readOverrides, withOverrides, type Registry } from '@cimiento/federation/runtime';
import { setAddedLinks, type NavigationLink } from '@cimiento/ui/site';
import { createContext, useCallback, useContext, useLayoutEffect, useState } from 'react';

/** What the remotes add to the navigation, each link with the access of its address. */
const addedLinks = (registry: Registry): NavigationLink[] =>
  Object.values(registry).flatMap(({ navigation = [], routes }) =>
    navigation.map((item) => ({ ...item, access: routes[item.to] ?? 'admin' })),
  );

const RefreshContext = createContext<() => Promise<void>>(async () => undefined);

export const RefreshRegistry = RefreshContext.Provider;

/** Asks the server which releases are in use now. Never fails: without an answer the registry stays as it was. */
export const useRefreshRegistry = (): (() => Promise<void>) => useContext(RefreshContext);

/** The registry of this page, and the way to have it anew. */
export function useRegistry(initial: Registry): { registry: Registry; refresh: () => Promise<void> } {
  const [registry, setRegistry] = useState(initial);
  const refresh = useCallback(async () => {
    try {
      setRegistry((await withOverrides(await fetchRegistry(), readOverrides())).registry);
    } catch {
      // The page goes on with what it knows; its own retry says what happened.
    }
  }, []);
  useLayoutEffect(() => setAddedLinks(addedLinks(registry)), [registry]);
  return { registry, refresh };
}
