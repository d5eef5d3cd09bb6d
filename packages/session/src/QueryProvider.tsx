import { use, type ReactNode } from 'react';
import { findApollo, loadApollo } from './apollo';
import { useSession } from './auth';

let loading: ReturnType<typeof loadApollo> | undefined;

/** The same promise on each render, as `use` needs it, until it has failed. */
function loadOnce(): ReturnType<typeof loadApollo> {
  loading ??= loadApollo().catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

/** Provides the page's Apollo Client to what is inside, which waits until Apollo's script is there. */
export function QueryProvider({ children }: { children: ReactNode }) {
  const session = useSession();
  const apollo = findApollo() ?? use(loadOnce());
  return <apollo.Provider client={session.getClient(apollo)}>{children}</apollo.Provider>;
}
