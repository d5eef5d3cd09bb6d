import { getInstance } from '@module-federation/enhanced/runtime';

type Share = { loaded?: boolean; loading?: Promise<unknown> | null };

const listShares = (library: string): Share[] =>
  Object.values(getInstance()?.shareScopeMap['default']?.[library] ?? {}) as Share[];

/** Key of Apollo Client among the shared modules (src/webpack/singletons.ts). */
const apolloKey = '@cimiento/federation/shared/apollo';

/** Whether something in this page has loaded Apollo Client: a page that queries loads it before its own code runs. */
export const isApolloLoaded = (): boolean => listShares(apolloKey).some(({ loaded }) => loaded);

/** After a failure, lets the next attempt load Apollo Client's script again: the federation runtime keeps the failed attempt for ever. */
export function dropFailedApollo(): void {
  for (const share of listShares(apolloKey)) if (!share.loaded) share.loading = null;
}
