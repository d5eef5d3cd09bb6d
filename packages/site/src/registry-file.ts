import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { type CheckedEntries, checkStored, findRefusal, parseKeys } from '@cimiento/releases';
import { registryCopyFile, registryFile, type RegistryFault } from '@cimiento/releases/registry';
import type { ReadLines } from './outdated';

/** Changes whenever a file does; null without a file. */
function readStamp(file: string): string | null {
  const stat = statSync(file, { bigint: true, throwIfNoEntry: false });
  return stat ? `${stat.ino} ${stat.size} ${stat.mtimeNs}` : null;
}

const readJson = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));

const readTextIfExists = (file: string): string | null => {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return null;
  }
};

/** Checks entries with the histories and the listed keys. */
function createCheck(keysPath: string, readLines: ReadLines) {
  const keysText = readTextIfExists(keysPath);
  const keys = keysText === null ? {} : parseKeys(keysText);
  return (value: unknown, { registry, entries }: Pick<CheckedEntries, 'registry' | 'entries'>): CheckedEntries =>
    checkStored(value, entries, readLines, {
      previous: registry,
      refuse: (remote, entry, isCanary) => findRefusal(remote, entry, { lines: readLines(remote), keys, isCanary }),
    });
}

const nothing: CheckedEntries = { registry: {}, faults: [], entries: {} };

/** The copy that each release leaves beside the registry. */
function readCopy(folder: string, check: ReturnType<typeof createCheck>): CheckedEntries {
  try {
    return check(readJson(path.join(folder, registryCopyFile)), nothing);
  } catch {
    return nothing;
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
  readLines: ReadLines,
  onFault: (fault: RegistryFault) => void,
): () => CheckedEntries {
  const file = path.join(folder, registryFile);
  let stamp: string | undefined;
  let current = nothing;

  function check(): CheckedEntries {
    let previous = current;
    try {
      const checkEntries = createCheck(keysPath, readLines);
      if (stamp === undefined) previous = readCopy(folder, checkEntries);
      return checkEntries(readJson(file), previous);
    } catch (error) {
      const { registry, entries } = previous;
      const isBeforeFirstRelease =
        (error as NodeJS.ErrnoException).code === 'ENOENT' && Object.keys(registry).length === 0;
      return { registry, entries, faults: isBeforeFirstRelease ? [] : [toFault(error)] };
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
