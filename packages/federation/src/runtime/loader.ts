import { getInstance, type ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import type { RegistryEntry, RemoteModule } from './contract';
import { isCompatible } from './registry';

/** How long one script or manifest of a remote may take, in milliseconds: the federation run time's own 20 s is too long for a person. */
const timeLimit = 5000;

const timeLimits: ModuleFederationRuntimePlugin = {
  name: 'cimiento-time-limits',
  fetch: (url) => fetch(url, { cache: 'no-store', signal: AbortSignal.timeout(timeLimit) }),
  createScript: ({ url }) => {
    const script = document.createElement('script');
    script.src = url;
    script.async = true;
    return { script, timeout: timeLimit };
  },
};

export class RemoteError extends Error {
  override readonly name = 'RemoteError';

  constructor(
    readonly remote: string,
    readonly reason: 'incompatible' | 'unavailable',
    options?: ErrorOptions,
  ) {
    super(`Remote "${remote}" is ${reason}`, options);
  }
}

function federation() {
  const instance = getInstance();
  if (!instance) throw new Error('The shell was built without module federation');
  return instance;
}

let limited = false;

function register(name: string, entry: string): void {
  const instance = federation();
  if (!limited) instance.registerPlugins([timeLimits]);
  limited = true;
  // `force` forgets what a failed try left behind: the run time keeps a broken manifest or entry for ever.
  instance.registerRemotes([{ name, entry: new URL(entry, location.href).href }], { force: true });
}

const loaded = new Map<string, Promise<RemoteModule>>();

async function load(name: string, { entry, contract }: RegistryEntry): Promise<RemoteModule> {
  if (!isCompatible(contract)) throw new RemoteError(name, 'incompatible');
  register(name, entry);
  try {
    const module = await federation().loadRemote<RemoteModule>(`${name}/routes`);
    if (!module) throw new Error('the remote exposes no routes');
    return module;
  } catch (cause) {
    throw new RemoteError(name, 'unavailable', { cause });
  }
}

/** The running half of a remote: asked for once, and again after a failure. Throws a RemoteError. */
export function loadRemoteModule(name: string, line: RegistryEntry): Promise<RemoteModule> {
  let module = loaded.get(name);
  if (!module) {
    module = load(name, line);
    loaded.set(name, module);
    // A failure is not kept: the next try starts afresh.
    module.catch(() => loaded.delete(name));
  }
  return module;
}
