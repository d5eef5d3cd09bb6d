import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { PageHead } from './page-head';

/** `remotes.json` as the shell reads it: name → where the manifest lies, and the routes with the access each needs. */
export type Registry = Record<string, { entry: string; contract: number; routes: Record<string, string> }>;

type Description = Omit<Registry[string], 'entry'> & { pages?: Record<string, PageHead> };

const descriptions = new Map<string, Description>();

function describe(folder: string): Description | undefined {
  try {
    descriptions.set(folder, JSON.parse(readFileSync(path.join(folder, 'remote.json'), 'utf8')) as Description);
  } catch {
    // A build that is gone keeps its last description: its pages then offer a retry instead of not being found.
  }
  return descriptions.get(folder);
}

/** The registry of the builds that lie there now. */
export function composeRegistry(builds: Map<string, string>): Registry {
  const registry: Registry = {};
  for (const [name, folder] of builds) {
    const description = describe(folder);
    if (!description) continue;
    // What its pages are about is written into them, and would only weigh here.
    const { pages: _pages, ...line } = description;
    registry[name] = { entry: `/remotes/${name}/mf-manifest.json`, ...line };
  }
  return registry;
}

/** The registry that the releases wrote into their folder; none before the first one. */
export function releasedRegistry(folder: string): Registry {
  const file = path.join(folder, 'remotes.json');
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Registry) : {};
}

const base = '/remotes/';

/** The releases of a registry that lie in a folder of ours, by name. */
export const releasesInUse = (folder: string, registry: Registry): Map<string, string> =>
  new Map(
    Object.entries(registry)
      .filter(([, { entry }]) => entry.startsWith(base))
      .map(([name, { entry }]) => [name, path.join(folder, path.dirname(entry.slice(base.length)))]),
  );

/** What the page of an address is about, where a remote describes it. */
export function headOf(builds: Map<string, string>, address: string): PageHead | undefined {
  for (const folder of builds.values()) {
    const pages = describe(folder)?.pages ?? {};
    if (Object.hasOwn(pages, address)) return pages[address];
  }
  return undefined;
}
