import { type CheckedEntries, checkStored } from './check-stored';
import { readLog, type StoredLine } from './history';
import { checkRegistry, isRecord, isRemoteName, registryCopyFile, registryFile, type ReleasedEntry } from './registry';
import { ReleaseError } from './release-error';
import type { Store } from './store';

/**
 * An entry of `remotes.json` as it is stored. `pending` are lines of the history that were written in the same step as the entry: the log
 * gets them afterwards, so a process that is killed in between leaves nothing unsaid.
 */
export type StoredEntry = ReleasedEntry & { pending?: StoredLine[] };

export type RegistryFile = CheckedEntries & {
  /** The fault of the file, in one line; the copy of the last good registry has replaced it. */
  damage?: string;
};

function parse(text: Buffer | null): Record<string, unknown> {
  const value: unknown = text === null ? {} : JSON.parse(text.toString('utf8'));
  if (!isRecord(value)) throw new Error('it must be an object');
  return value;
}

/** Checks entries with the histories of their remotes, where these matter. */
export async function checkEntries(
  store: Store,
  entries: Record<string, unknown>,
  good: Record<string, unknown> = {},
): Promise<CheckedEntries> {
  const checked = checkRegistry(entries);
  const isWhole = Object.keys(good).every((name) => Object.hasOwn(entries, name));
  if (isWhole && checked.faults.length === 0) return { ...checked, entries };
  const logs = new Map<string, StoredLine[]>();
  for (const name of Object.keys({ ...good, ...entries }))
    if (isRemoteName(name)) logs.set(name, (await readLog(store, name)).lines);
  return checkStored(entries, good, (name) => logs.get(name) ?? []);
}

/** The copy of the last good registry; empty without a usable one. */
async function readCopy(store: Store): Promise<Record<string, unknown>> {
  try {
    return parse(await store.read(registryCopyFile));
  } catch {
    return {};
  }
}

/**
 * Reads the registry; a damaged file is replaced by the copy of the last good one.
 * @throws ReleaseError when both are damaged
 */
export async function readRegistryFile(store: Store): Promise<RegistryFile> {
  const text = await store.read(registryFile);
  let entries: Record<string, unknown>;
  try {
    entries = parse(text);
  } catch (error) {
    const damage = `${registryFile} in ${store.location} cannot be read (${(error as Error).message.replace(/\s+/g, ' ')})`;
    const copy = await store.read(registryCopyFile);
    if (copy === null) throw new ReleaseError(`${damage}: repair it, or delete it and release every remote again`);
    return { ...(await checkEntries(store, parse(copy))), damage };
  }
  return checkEntries(store, entries, await readCopy(store));
}

/** The lines of a remote that its log may not have yet. */
export function getPendingLines({ entries }: Pick<RegistryFile, 'entries'>, remote: string): StoredLine[] {
  const entry = entries[remote];
  return isRecord(entry) && Array.isArray(entry.pending) ? (entry.pending as StoredLine[]) : [];
}

// Escapes `<`, because the page holds this text inside a script element.
const toJson = (value: unknown): string => `${JSON.stringify(value, null, 2).replaceAll('<', '\\u003c')}\n`;

/** Replaces the registry. A copy that cannot be written is left as it is. */
export async function writeRegistryFile(store: Store, entries: Record<string, unknown>): Promise<void> {
  const text = toJson(entries);
  await store.write(registryFile, text);
  await store.write(registryCopyFile, text).catch(() => undefined);
}
