import type { RegistryEntry, RemoteModule } from '../../packages/federation/src/runtime/contract';

// What the shell asks of `@cimiento/federation/runtime`, answered by the same remotes in the same bundle.

export { fetchRegistry, loadRegistry } from '../../packages/federation/src/runtime/registry';

const modules: Record<string, () => Promise<RemoteModule>> = {
  public: () => import('../../mfe-public/src/routes'),
  investor: () => import('../../mfe-investor/src/routes'),
  admin: () => import('../../mfe-admin/src/routes'),
};

export const withRetry = <T>(work: () => Promise<T>): Promise<T> => work();

export class RemoteError extends Error {}

export const loadRemoteModule = (name: string, _line: RegistryEntry): Promise<RemoteModule> => modules[name]!();

export const readOverrides = () => ({});
export const forgetOverrides = () => undefined;
export const withOverrides = async (registry: unknown) => ({ registry, tried: [] });
export const reportFault = () => undefined;
