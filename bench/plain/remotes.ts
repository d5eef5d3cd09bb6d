import {
  toRemoteModule,
  type Registry,
  type RegistryEntry,
  type RemoteModule,
} from '../../packages/federation/src/runtime/contract';
import type { OverriddenRegistry } from '../../packages/federation/src/runtime/overrides';

// Replaces `@cimiento/federation/runtime` for the shell: the same remotes in the same bundle.

export { fetchRegistry, loadRegistry } from '../../packages/federation/src/runtime/registry';

const modules: Record<string, () => Promise<RemoteModule>> = {
  // generated: remotes (`npm run generate`)
  admin: async () => toRemoteModule((await import('../../mfe-admin/src/remote')).remote),
  investor: async () => toRemoteModule((await import('../../mfe-investor/src/remote')).remote),
  public: async () => toRemoteModule((await import('../../mfe-public/src/remote')).remote),
  // generated: end
};

export const withRetry = <T>(work: () => Promise<T>): Promise<T> => work();

export class RemoteError extends Error {}

export const loadRemoteModule = (name: string, _release: RegistryEntry): Promise<RemoteModule> => modules[name]!();

export const readOverrides = () => ({});
export const clearOverrides = () => undefined;
export const withOverrides = async (registry: Registry): Promise<OverriddenRegistry> => ({
  registry,
  overridden: [],
  missing: [],
  refused: [],
});
export const reportFailure = () => undefined;

// Apollo Client is a separate chunk here too (webpack.config.cjs).
export const isApolloLoaded = () =>
  performance.getEntriesByType('resource').some(({ name }) => name.includes('/assets/apollo.'));
export const dropFailedApollo = () => undefined;
