import type { CheckedRegistry } from './registry';
import { readRegistryFile } from './registry-file';
import type { Store } from './store';

/**
 * The registry of a store with the canaries, each remote checked on its own, and what is wrong with the rest.
 * @throws ReleaseError when the file is damaged and has no good copy
 */
export async function readRegistry(store: Store): Promise<CheckedRegistry> {
  const { registry, faults } = await readRegistryFile(store);
  return { registry, faults };
}
