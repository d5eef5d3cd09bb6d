import type { StoredLine } from './history';
import {
  type CheckedRegistry,
  checkRegistry,
  isRecord,
  registryCopyFile,
  registryFile,
  type ReleasedEntry,
} from './registry';
import { ReleaseError } from './release-error';
import type { Store } from './store';

/**
 * An entry of `remotes.json` as it is stored. `pending` are lines of the history that were written in the same step as the entry: the log
 * gets them afterwards, so a process that is killed in between leaves nothing unsaid.
 */
export type StoredEntry = ReleasedEntry & { pending?: StoredLine[] };

export type RegistryFile = CheckedRegistry & {
  /** Every entry as it is in the file, also one that is at fault. */
  entries: Record<string, unknown>;
  /** The fault of the file, in one line; the copy of the last good registry has replaced it. */
  damage?: string;
};

function parse(text: Buffer | null): Record<string, unknown> {
  const value: unknown = text === null ? {} : JSON.parse(text.toString('utf8'));
  if (!isRecord(value)) throw new Error('it must be an object');
  return value;
}

const toRegistryFile = (entries: Record<string, unknown>, damage?: string): RegistryFile => ({
  ...checkRegistry(entries),
  entries,
  damage,
});

/**
 * Reads the registry; a damaged file is replaced by the copy of the last good one.
 * @throws ReleaseError when both are damaged
 */
export async function readRegistryFile(store: Store): Promise<RegistryFile> {
  const text = await store.read(registryFile);
  try {
    return toRegistryFile(parse(text));
  } catch (error) {
    const damage = `${registryFile} in ${store.location} cannot be read (${(error as Error).message.replace(/\s+/g, ' ')})`;
    const copy = await store.read(registryCopyFile);
    if (copy === null) throw new ReleaseError(`${damage}: repair it, or delete it and release every remote again`);
    return toRegistryFile(parse(copy), damage);
  }
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
