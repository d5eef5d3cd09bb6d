import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { findRefusal, parseKeys, parseLog, type StoredLine } from '@cimiento/releases';
import {
  type CheckedRegistry,
  checkRegistry,
  registryCopyFile,
  registryFile,
  type RegistryFault,
  type ReleasedRegistry,
} from '@cimiento/releases/registry';

/** Changes whenever a file does; null without a file. */
function readStamp(file: string): string | null {
  const stat = statSync(file, { bigint: true, throwIfNoEntry: false });
  return stat ? `${stat.ino} ${stat.size} ${stat.mtimeNs}` : null;
}

const readJson = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));

type Accept = NonNullable<NonNullable<Parameters<typeof checkRegistry>[1]>['refuse']>;

const readTextIfExists = (file: string): string | null => {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return null;
  }
};

/** Refuses what a remote's history or the listed keys forbid; both are read once per check. */
function createRefusal(folder: string, keysPath: string): Accept {
  const keysText = readTextIfExists(keysPath);
  const keys = keysText === null ? {} : parseKeys(keysText);
  const logs = new Map<string, StoredLine[]>();
  return (remote, entry, isCanary) => {
    const lines = logs.get(remote) ?? parseLog(readTextIfExists(path.join(folder, remote, 'history.jsonl')) ?? '');
    logs.set(remote, lines);
    return findRefusal(remote, entry, { lines, keys, isCanary });
  };
}

/** The copy that each release leaves beside the registry. */
function readCopy(folder: string, refuse: Accept): ReleasedRegistry {
  try {
    return checkRegistry(readJson(path.join(folder, registryCopyFile)), { refuse }).registry;
  } catch {
    return {};
  }
}

const toFault = (error: unknown): RegistryFault => ({
  remote: '*',
  fault: `the registry cannot be read: ${(error as Error).message.replace(/\s+/g, ' ')}`,
});

/**
 * Reads `remotes.json` of a folder whenever it has changed, and keeps what was good before it: an entry that is at fault, or a file that
 * cannot be read, changes nothing for the browsers. After a start with such a file, the copy that the last release left is used.
 */
export function openRegistryFile(
  folder: string,
  keysPath: string,
  onFault: (fault: RegistryFault) => void,
): () => CheckedRegistry {
  const file = path.join(folder, registryFile);
  let stamp: string | undefined;
  let current: CheckedRegistry = { registry: {}, faults: [] };

  function check(): CheckedRegistry {
    let previous = current.registry;
    try {
      const refuse = createRefusal(folder, keysPath);
      if (stamp === undefined) previous = readCopy(folder, refuse);
      return checkRegistry(readJson(file), { previous, refuse });
    } catch (error) {
      const registry = previous;
      const isBeforeFirstRelease =
        (error as NodeJS.ErrnoException).code === 'ENOENT' && Object.keys(registry).length === 0;
      return { registry, faults: isBeforeFirstRelease ? [] : [toFault(error)] };
    }
  }

  return () => {
    // Before the content: a file that changes in between is read again at the next call.
    const next = [file, keysPath].map(readStamp).join();
    if (next === stamp) return current;
    const checked = check();
    const known = new Set(current.faults.map((fault) => JSON.stringify(fault)));
    stamp = next;
    current = checked;
    checked.faults.filter((fault) => !known.has(JSON.stringify(fault))).forEach(onFault);
    return current;
  };
}
