import { getInstance, type ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import { incompatibility, type Incompatibility, type Provided } from './compatibility';
import type { RegistryEntry, RemoteModule } from './contract';
import { demandIntegrity, installIntegrity, integrityOf, vouch } from './integrity';
import { isAllowedOrigin } from './origins';
import { report } from './report';

/** How long one script or manifest of a remote may take, in milliseconds: the federation run time's own 20 s is too long for a person. */
const timeLimit = 5000;

/** Pauses before further tries, in milliseconds, as long as the person has not waited longer than `patience`. */
const pauses = [300, 900];
const patience = 4000;

/** Address of a manifest → its hash, where the registry has one. */
const manifestHashes = new Map<string, string>();

async function fetchManifest(url: string): Promise<Response> {
  const integrity = manifestHashes.get(url);
  const response = await fetch(url, { cache: 'no-store', signal: AbortSignal.timeout(timeLimit), integrity });
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  if (integrity) vouch(url, ((await response.clone().json()) as { integrity?: Record<string, string> }).integrity);
  return response;
}

const guards: ModuleFederationRuntimePlugin = {
  name: 'cimiento-guards',
  fetch: fetchManifest,
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

const provided = (): Provided =>
  Object.fromEntries(Object.entries(federation().shareScopeMap['default'] ?? {}).map(([library, versions]) => [library, Object.keys(versions)]));

let guarded = false;

function register(name: string, manifest: string, integrity: string | undefined): void {
  const instance = federation();
  if (!guarded) {
    instance.registerPlugins([guards]);
    installIntegrity();
    guarded = true;
  }
  if (integrity) {
    manifestHashes.set(manifest, integrity);
    demandIntegrity(manifest);
  }
  // `force` forgets what a failed try left behind: the run time keeps a broken manifest or entry for ever.
  instance.registerRemotes([{ name, entry: manifest }], { force: true });
}

async function tryOnce(name: string, { entry, integrity }: RegistryEntry): Promise<RemoteModule> {
  register(name, new URL(entry, location.href).href, integrity);
  const module = await federation().loadRemote<RemoteModule>(`${name}/routes`);
  if (!module) throw new Error('the remote exposes no routes');
  return module;
}

async function tryPatiently(name: string, line: RegistryEntry): Promise<RemoteModule> {
  const start = Date.now();
  for (const pause of pauses) {
    try {
      return await tryOnce(name, line);
    } catch (error) {
      if (Date.now() - start + pause > patience) throw error;
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  }
  return tryOnce(name, line);
}

async function load(name: string, line: RegistryEntry): Promise<RemoteModule> {
  if (!isAllowedOrigin(line.entry)) throw new RemoteError(name, 'forbidden-origin');
  const reason = incompatibility(line, provided());
  if (reason) throw new RemoteError(name, reason);
  try {
    return await tryPatiently(name, line);
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
