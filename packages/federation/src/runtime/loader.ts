import { getInstance, type ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import { incompatibility, type Incompatibility, type Provided } from './compatibility';
import type { RegistryEntry, RemoteModule } from './contract';
import { installIntegrity, integrityOf } from './integrity';
import { readManifest } from './manifest';
import { isAllowedOrigin } from './origins';
import { withRetry, timeLimit } from './with-retry';
import { report } from './report';
import { provideRunTime, runTime } from './runtime';

const guards: ModuleFederationRuntimePlugin = {
  name: 'cimiento-guards',
  createScript: ({ url }) => {
    if (!isAllowedOrigin(url)) throw new Error(`${url} is not an address that remotes may come from`);
    const script = document.createElement('script');
    const integrity = integrityOf(url);
    if (integrity) Object.assign(script, { integrity, crossOrigin: 'anonymous' });
    script.src = url;
    script.async = true;
    return { script, timeout: timeLimit };
  },
};

export class RemoteError extends Error {
  override readonly name = 'RemoteError';

  constructor(
    readonly remote: string,
    readonly reason: Incompatibility | 'forbidden-origin' | 'unavailable',
    options?: ErrorOptions,
  ) {
    super(`Remote "${remote}": ${reason}`, options);
  }
}

function federation() {
  const instance = getInstance();
  if (!instance) throw new Error('The shell was built without module federation');
  return instance;
}

const provided = (): Provided => ({
  ...Object.fromEntries(
    Object.entries(federation().shareScopeMap['default'] ?? {}).map(([library, versions]) => [
      library,
      Object.keys(versions),
    ]),
  ),
  [runTime]: [federation().version],
});

let isPrepared = false;

function prepare(): void {
  if (isPrepared) return;
  provideRunTime();
  federation().registerPlugins([guards]);
  installIntegrity();
  isPrepared = true;
}

async function tryOnce(name: string, { entry, integrity }: RegistryEntry): Promise<RemoteModule> {
  prepare();
  const script = await readManifest(new URL(entry, location.href).href, integrity);
  // `force` forgets what a failed try left behind: the run time keeps a broken entry for ever.
  federation().registerRemotes([{ name, type: 'var', ...script }], { force: true });
  const module = await federation().loadRemote<RemoteModule>(`${name}/routes`);
  if (!module) throw new Error('the remote exposes no routes');
  return module;
}

async function load(name: string, line: RegistryEntry): Promise<RemoteModule> {
  if (!isAllowedOrigin(line.entry)) throw new RemoteError(name, 'forbidden-origin');
  const reason = incompatibility(line, provided());
  if (reason) throw new RemoteError(name, reason);
  try {
    return await withRetry(() => tryOnce(name, line));
  } catch (cause) {
    throw new RemoteError(name, 'unavailable', { cause });
  }
}

/** Manifest → its module, one for each release that this page has met. */
const loaded = new Map<string, Promise<RemoteModule>>();

/** The running half of a remote: asked for once, and again after a failure. Throws a RemoteError. */
export function loadRemoteModule(name: string, line: RegistryEntry): Promise<RemoteModule> {
  let module = loaded.get(line.entry);
  if (!module) {
    module = load(name, line);
    loaded.set(line.entry, module);
    module.catch((error: RemoteError) => {
      // A failure is not kept: the next try starts afresh.
      loaded.delete(line.entry);
      report(name, error.reason, line);
    });
  }
  return module;
}
