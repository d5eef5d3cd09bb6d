import { readdirSync } from 'node:fs';
import path from 'node:path';
import { getReleaseName, isOutdated, isShellOutdated, shellFolder } from '@cimiento/releases';
import { checkRegistry, type RegistryEntry, type RegistryFault, type ReleasedEntry } from '@cimiento/releases/registry';
import { isInCanary } from './canary';
import { readDescription } from './descriptions';
import { openHistories } from './outdated';
import { openRegistryFile } from './registry-file';
import type { Remotes } from './remotes';

/** The builds of a checkout as remotes: `mfe-public/dist/app` is `public`. */
export function readCheckoutBuilds(root: string): Remotes & { folders: Map<string, string> } {
  const apps = readdirSync(root).filter((folder) => folder.startsWith('mfe-'));
  const folders = new Map(apps.map((folder) => [folder.slice('mfe-'.length), path.join(root, folder, 'dist/app')]));
  const readEntries = () =>
    checkRegistry(
      Object.fromEntries(
        [...folders].flatMap(([name, folder]) => {
          const description = readDescription(folder);
          return description ? [[name, { entry: `/remotes/${name}/mf-manifest.json`, ...description }]] : [];
        }),
      ),
    );
  // Remembers each description, should a build go away later.
  readEntries();
  return {
    folders,
    getRegistry: () => readEntries().registry,
    hasCanary: () => false,
    listFaults: () => readEntries().faults,
    // Builds of a checkout have no history.
    isOutdated: () => false,
    findFolder: (name) => folders.get(name),
  };
}

const base = '/remotes/';

/** The releases in a folder (`npm run release -- --to`) as remotes; none before the first release. `onFault` gets each new fault once. */
export function readReleases(folder: string, keysPath: string, onFault: (fault: RegistryFault) => void): Remotes {
  const readLines = openHistories(folder);
  const read = openRegistryFile(folder, keysPath, readLines, onFault);
  const choose = (name: string, { canary, ...release }: ReleasedEntry, bucket: string | undefined): RegistryEntry => {
    const { signature: _signature, ...chosen } =
      canary && isInCanary(name, bucket, canary.share) ? canary.line : release;
    return chosen;
  };
  return {
    getRegistry: (bucket) =>
      Object.fromEntries(Object.entries(read().registry).map(([name, entry]) => [name, choose(name, entry, bucket)])),
    hasCanary: () => Object.values(read().registry).some(({ canary }) => canary),
    listFaults: () => read().faults,
    isOutdated: (name, release) => {
      if (name === shellFolder) return isShellOutdated(release, readLines(name), Date.now());
      const { registry } = read();
      if (!Object.hasOwn(registry, name)) return false;
      const { canary, ...live } = registry[name]!;
      const current = [live, ...(canary ? [canary.line] : [])].map(getReleaseName);
      return isOutdated(release, current, readLines(name), Date.now());
    },
    findFolder: (_name, { entry }) =>
      entry.startsWith(base) ? path.join(folder, path.dirname(entry.slice(base.length))) : undefined,
  };
}
