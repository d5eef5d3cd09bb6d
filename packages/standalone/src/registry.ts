import { readFileSync } from 'node:fs';
import path from 'node:path';

/** `remotes.json` as the shell reads it: name → where the manifest lies, and the routes with the access each needs. */
export type Registry = Record<string, { entry: string; contract: number; routes: Record<string, string> }>;

const descriptions = new Map<string, Registry[string]>();

function describe(name: string, folder: string): Registry[string] | undefined {
  try {
    const description = JSON.parse(readFileSync(path.join(folder, 'remote.json'), 'utf8')) as Omit<Registry[string], 'entry'>;
    descriptions.set(folder, { entry: `/remotes/${name}/mf-manifest.json`, ...description });
  } catch {
    // A build that is gone keeps its last description: its pages then offer a retry instead of not being found.
  }
  return descriptions.get(folder);
}

/** The registry of the builds that lie there now. */
export function composeRegistry(builds: Map<string, string>): Registry {
  const registry: Registry = {};
  for (const [name, folder] of builds) {
    const line = describe(name, folder);
    if (line) registry[name] = line;
  }
  return registry;
}
