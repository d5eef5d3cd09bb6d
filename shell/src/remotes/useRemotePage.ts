import type { RegistryEntry } from '@cimiento/federation/runtime';
import { startTransition, useEffect, useState, type ComponentType } from 'react';
import { getPageLoad, type PageLoad } from './pages';

type Settled = { load: PageLoad; page?: ComponentType; error?: unknown };

/**
 * The page of an address, null while it loads. Throws what its load failed with.
 *
 * Not `lazy`: once React has shown a fallback of Suspense, it holds back what replaces it until 300 ms have passed. A transition has no such
 * delay either, and renders in short pieces.
 */
export function useRemotePage(remote: string, release: RegistryEntry, pattern: string): ComponentType | null {
  const load = getPageLoad(remote, release, pattern);
  const [settled, setSettled] = useState<Settled>({ load, page: load.page });
  const { page, error }: Settled = settled.load === load ? settled : { load, page: load.page };
  const isShown = page !== undefined;
  useEffect(() => {
    if (isShown) return undefined;
    let isCurrent = true;
    const settle = (result: Omit<Settled, 'load'>) =>
      isCurrent && startTransition(() => setSettled({ load, ...result }));
    load.promise.then(
      (loaded) => settle({ page: loaded }),
      (cause: unknown) => settle({ error: cause }),
    );
    return () => {
      isCurrent = false;
    };
  }, [load, isShown]);
  if (error !== undefined) throw error;
  return page ?? null;
}
