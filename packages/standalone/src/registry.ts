import { readFileSync } from 'node:fs';
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
    const { contract, routes } = description;
    registry[name] = { entry: `/remotes/${name}/mf-manifest.json`, contract, routes };
  }
  return registry;
}

/** What the page of an address is about, where a remote describes it. */
export function headOf(builds: Map<string, string>, address: string): PageHead | undefined {
  for (const folder of builds.values()) {
    const pages = describe(folder)?.pages ?? {};
    if (Object.hasOwn(pages, address)) return pages[address];
  }
  return undefined;
}
