import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { inGroup } from './canary';
import type { PageHead } from './page-head';

/** One remote in the registry that the shell reads: where its manifest lies, and its routes with the access each needs. */
export type RegistryEntry = {
  entry: string;
  contract: number;
  routes: Record<string, string>;
  /** Hash of the manifest, which carries the hash of every script. */
  integrity?: string;
};

/** `remotes.json` as the shell reads it, by name of the remote. */
export type Registry = Record<string, RegistryEntry>;

/** `remotes.json` as releases write it: beside a line the one that a share of the browsers gets in its place, in percent. */
type Released = Record<string, RegistryEntry & { canary?: { share: number; line: RegistryEntry } }>;

/** `remote.json` of a build: what is too much to be in every page. */
export type Description = Omit<RegistryEntry, 'entry'> & {
  pages?: Record<string, PageHead>;
  scripts?: Record<string, string[]>;
};

/** The remotes of a deployment, as they are at the moment of asking. */
export type Remotes = {
  /** The lines that a browser of this group gets. */
  registry(group?: string): Registry;
  /** Whether it matters which group a browser is in. */
  hasCanary(): boolean;
  /** Folder of a line's build, where that is ours to read. */
  folderOf(name: string, line: RegistryEntry): string | undefined;
};

const readJson = <T>(file: string): T => JSON.parse(readFileSync(file, 'utf8')) as T;

const descriptions = new Map<string, Description>();

/** What a build says of itself. One that is gone keeps its last description: its pages then offer a retry instead of not being found. */
export function describe(folder: string): Description | undefined {
  try {
    descriptions.set(folder, readJson<Description>(path.join(folder, 'remote.json')));
  } catch {
    // Gone or not there yet.
  }
  return descriptions.get(folder);
}

/** The builds of a checkout: `mfe-public/dist/app` is `public`. */
export function buildsOf(root: string): Remotes & { folders: Map<string, string> } {
  const apps = readdirSync(root).filter((folder) => folder.startsWith('mfe-'));
  const folders = new Map(apps.map((folder) => [folder.slice('mfe-'.length), path.join(root, folder, 'dist/app')]));
  const registry = (): Registry =>
    Object.fromEntries(
      [...folders].flatMap(([name, folder]) => {
        const description = describe(folder);
        if (!description) return [];
        // What its pages are about and load is written into them, and would only weigh here.
        const { pages: _pages, scripts: _scripts, ...line } = description;
        return [[name, { entry: `/remotes/${name}/mf-manifest.json`, ...line }]];
      }),
    );
  // Read once at the start, so that a build which goes away later is known.
  registry();
  return { folders, registry, hasCanary: () => false, folderOf: (name) => folders.get(name) };
}

const base = '/remotes/';

/** The releases in a folder (`npm run release -- --to`); none before the first one. */
export function releasesOf(folder: string): Remotes {
  const file = path.join(folder, 'remotes.json');
  const released = (): Released => (existsSync(file) ? readJson<Released>(file) : {});
  return {
    registry: (group) =>
      Object.fromEntries(
        Object.entries(released()).map(([name, { canary, ...line }]) => [
          name,
          canary && inGroup(name, group, canary.share) ? canary.line : line,
        ]),
      ),
    hasCanary: () => Object.values(released()).some(({ canary }) => canary),
    folderOf: (_name, { entry }) =>
      entry.startsWith(base) ? path.join(folder, path.dirname(entry.slice(base.length))) : undefined,
  };
}
