import { getInstance, type ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import { satisfy } from '@module-federation/runtime-core';
import { listMisfits, type Misfit } from '@cimiento/releases/registry';
import { facadeVersions, supportedContracts, type RegistryEntry, type RemoteModule } from './contract';
import { toFreshAddress } from './fresh-address';
import { findScriptHash, installIntegrity } from './integrity';
import { readManifest } from './manifest';
import { isAllowedOrigin } from './origins';
import { reportFailure } from './report-failure';
import { provideRuntime, runtimePackage } from './runtime';
import { timeLimitMs, withRetry } from './with-retry';

const guardScripts: ModuleFederationRuntimePlugin = {
  name: 'cimiento-guards',
  createScript: ({ url }) => {
    if (!isAllowedOrigin(url)) throw new Error(`${url} is not an allowed origin for remotes`);
    const script = document.createElement('script');
    const integrity = findScriptHash(url);
    if (integrity) Object.assign(script, { integrity, crossOrigin: 'anonymous' });
    script.src = toFreshAddress(url);
    script.async = true;
    return { script, timeout: timeLimitMs };
  },
};

/** A remote that cannot be run, and why. */
export class RemoteError extends Error {
  override readonly name = 'RemoteError';

  constructor(
    readonly remote: string,
    readonly reason: Misfit['reason'] | 'forbidden-origin' | 'unavailable',
    options?: ErrorOptions,
  ) {
    super(`Remote "${remote}": ${reason}`, options);
  }
}

function getFederation() {
  const instance = getInstance();
  if (!instance) throw new Error('The shell was built without module federation');
  return instance;
}

/** Shared library → its version in the page. Remotes only consume, so there is one of each. */
const getSharedVersions = (): Record<string, string> => ({
  ...Object.fromEntries(
    Object.entries(getFederation().shareScopeMap['default'] ?? {}).map(([library, versions]) => [
      library,
      Object.keys(versions)[0]!,
    ]),
  ),
  ...facadeVersions,
  [runtimePackage]: getFederation().version,
});

let isPrepared = false;

function prepare(): void {
  if (isPrepared) return;
  provideRuntime();
  getFederation().registerPlugins([guardScripts]);
  installIntegrity();
  isPrepared = true;
}

async function loadOnce(name: string, { entry, integrity }: RegistryEntry): Promise<RemoteModule> {
  prepare();
  const script = await readManifest(new URL(entry, location.href).href, integrity);
  // The federation runtime caches an entry that failed to load; `force` replaces it.
  getFederation().registerRemotes([{ name, type: 'var', ...script }], { force: true });
  const module = await getFederation().loadRemote<RemoteModule>(`${name}/routes`);
  if (!module) throw new Error('the remote exposes no routes');
  return module;
}

async function load(name: string, release: RegistryEntry): Promise<RemoteModule> {
  if (!isAllowedOrigin(release.entry)) throw new RemoteError(name, 'forbidden-origin');
  const shell = { contracts: supportedContracts, shared: getSharedVersions() };
  const [misfit] = listMisfits(release, shell, satisfy);
  if (misfit) throw new RemoteError(name, misfit.reason);
  try {
    return await withRetry(() => loadOnce(name, release));
  } catch (cause) {
    throw new RemoteError(name, 'unavailable', { cause });
  }
}

/** Address of the manifest → its module, one for each release that this page has loaded. */
const loaded = new Map<string, Promise<RemoteModule>>();

/** Loads the module of a remote's release once, and again after a failure. Throws a RemoteError. */
export function loadRemoteModule(name: string, release: RegistryEntry): Promise<RemoteModule> {
  let module = loaded.get(release.entry);
  if (!module) {
    module = load(name, release);
    loaded.set(release.entry, module);
    module.catch((error: RemoteError) => {
      // The next call tries again.
      loaded.delete(release.entry);
      reportFailure(name, error.reason, release);
    });
  }
  return module;
}
