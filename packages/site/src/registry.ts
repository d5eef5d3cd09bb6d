import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { isInCanary } from './canary';
import type { PageHead } from './page-head';

/** A remote in the registry: the address of its manifest, and its addresses with the access each needs. */
export type RegistryEntry = {
  entry: string;
  contract: number;
  routes: Record<string, string>;
  /** Integrity hash of the manifest, which holds the hash of every script. */
  integrity?: string;
};

/** `remotes.json` as the shell reads it: name of the remote → its entry. */
export type Registry = Record<string, RegistryEntry>;

/** `remotes.json` as releases write it: an entry may have a canary, which `share` percent of the browsers get instead. */
type ReleasedRegistry = Record<string, RegistryEntry & { canary?: { share: number; line: RegistryEntry } }>;

/** `remote.json` of a build; heads and scripts are too large for the registry in every page. */
type Description = Omit<RegistryEntry, 'entry'> & {
  pages?: Record<string, PageHead>;
  scripts?: Record<string, string[]>;
};

/** The remotes of a deployment, read anew on each call. */
export type Remotes = {
  /** The registry for browsers of a bucket. */
  getRegistry(bucket?: string): Registry;
  hasCanary(): boolean;
  /** Folder of a release; undefined when it is on another server. */
  findFolder(name: string, release: RegistryEntry): string | undefined;
};

const readJson = <T>(file: string): T => JSON.parse(readFileSync(file, 'utf8')) as T;

const descriptions = new Map<string, Description>();

/** The `remote.json` in a folder. A build that is gone keeps its last one, so that its pages offer a retry instead of 'not found'. */
export function readDescription(folder: string): Description | undefined {
  try {
    descriptions.set(folder, readJson<Description>(path.join(folder, 'remote.json')));
  } catch {
    // Gone, or not built yet.
  }
  return descriptions.get(folder);
}

/** The builds of a checkout as remotes: `mfe-public/dist/app` is `public`. */
export function readCheckoutBuilds(root: string): Remotes & { folders: Map<string, string> } {
  const apps = readdirSync(root).filter((folder) => folder.startsWith('mfe-'));
  const folders = new Map(apps.map((folder) => [folder.slice('mfe-'.length), path.join(root, folder, 'dist/app')]));
  const getRegistry = (): Registry =>
    Object.fromEntries(
      [...folders].flatMap(([name, folder]) => {
        const description = readDescription(folder);
        if (!description) return [];
        const { pages: _pages, scripts: _scripts, ...release } = description;
        return [[name, { entry: `/remotes/${name}/mf-manifest.json`, ...release }]];
      }),
    );
  // Remembers each description, should a build go away later.
  getRegistry();
  return { folders, getRegistry, hasCanary: () => false, findFolder: (name) => folders.get(name) };
}

const base = '/remotes/';

/** The releases in a folder (`npm run release -- --to`) as remotes; none before the first release. */
export function readReleases(folder: string): Remotes {
  const file = path.join(folder, 'remotes.json');
  const readReleased = (): ReleasedRegistry => (existsSync(file) ? readJson<ReleasedRegistry>(file) : {});
  return {
    getRegistry: (bucket) =>
      Object.fromEntries(
        Object.entries(readReleased()).map(([name, { canary, ...release }]) => [
          name,
          canary && isInCanary(name, bucket, canary.share) ? canary.line : release,
        ]),
      ),
    hasCanary: () => Object.values(readReleased()).some(({ canary }) => canary),
    findFolder: (_name, { entry }) =>
      entry.startsWith(base) ? path.join(folder, path.dirname(entry.slice(base.length))) : undefined,
  };
}
