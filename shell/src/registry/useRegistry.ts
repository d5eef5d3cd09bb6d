import { fetchRegistry, readOverrides, withOverrides, type Registry } from '@cimiento/federation/runtime';
import { setRemoteLinks, type NavigationLink } from '@cimiento/product-ui/site';
import { createContext, useCallback, useContext, useLayoutEffect, useState } from 'react';

/** The links that remotes add to the navigation, each with the access of its address. */
const listAddedLinks = (registry: Registry): NavigationLink[] =>
  Object.values(registry).flatMap(({ navigation = [], routes }) =>
    navigation.map((item) => ({ ...item, access: routes[item.to] ?? 'admin' })),
  );

const RefreshContext = createContext<() => Promise<void>>(async () => undefined);

export const RefreshRegistry = RefreshContext.Provider;

/** Fetches the registry again. Never throws: without an answer the registry stays as it is. */
export const useRefreshRegistry = (): (() => Promise<void>) => useContext(RefreshContext);

/** The registry of this page, and a function that fetches it again. */
export function useRegistry(initial: Registry): { registry: Registry; refresh: () => Promise<void> } {
  const [registry, setRegistry] = useState(initial);
  const refresh = useCallback(async () => {
    try {
      setRegistry((await withOverrides(await fetchRegistry(), readOverrides())).registry);
    } catch {
      // The page keeps the registry it has; its own retry shows the error.
    }
  }, []);
  useLayoutEffect(() => setRemoteLinks(listAddedLinks(registry)), [registry]);
  return { registry, refresh };
}
