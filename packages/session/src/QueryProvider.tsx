import type { ReactNode } from 'react';
import { findApollo } from './apollo';
import { useSession } from './auth';

/** Provides the page's Apollo Client to what is inside. Throws if its script is not there: await `loadApollo` before the first render. */
export function QueryProvider({ children }: { children: ReactNode }) {
  const session = useSession();
  const apollo = findApollo();
  if (!apollo) throw new Error('QueryProvider was rendered before loadApollo() had ended');
  return <apollo.Provider client={session.getClient(apollo)}>{children}</apollo.Provider>;
}
