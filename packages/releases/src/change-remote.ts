import { appendLines, type HistoryLine, mergeLines, readLog, type StoredLine } from './history';
import { withLock } from './lock';
import type { RegistryEntry, ReleasedRegistry } from './registry';
import { getPendingLines, readRegistryFile, type StoredEntry, writeRegistryFile } from './registry-file';
import { readKeys, signEntry } from './signing';
import type { Store } from './store';

export type RemoteState = {
  /** The entry that is live, with its canary; null before the first release, and for an entry that is at fault. */
  entry: StoredEntry | null;
  lines: StoredLine[];
  /** The time by the clock of the store, in ms since 1970. */
  now: number;
  /** The usable entries of every remote. */
  registry: ReleasedRegistry;
  onNotice: (notice: string) => void;
  /** Signs an entry for this step of the history; as it is when neither a key is given nor one is listed. */
  sign: (entry: RegistryEntry) => RegistryEntry;
};

export type Change = {
  /** The entry from now on, null for none; without it, the registry stays as it is. */
  entry?: StoredEntry | null;
  line: Omit<HistoryLine, 'at' | 'by'> & { entry?: RegistryEntry };
};

export type ChangeOptions = {
  /** Who does it, for the history. */
  by: string;
  /** Private key of the remote's team, in the PEM format. */
  key?: string;
  onNotice?: (notice: string) => void;
};

/** The history of a remote, with the lines that are not in its log yet. */
export async function readLines(store: Store, remote: string): Promise<StoredLine[]> {
  // The registry first: a line that leaves it during these reads is in the log already.
  const pending = getPendingLines(await readRegistryFile(store), remote);
  return mergeLines((await readLog(store, remote)).lines, pending);
}

/** The history of a remote, the oldest line first. */
export const listHistory = async (store: Store, remote: string): Promise<HistoryLine[]> =>
  (await readLines(store, remote)).map(({ step: _step, entry: _entry, ...line }) => line);

/**
 * Changes a remote under the lock: `decide` gets its state and returns the change, or null for none. The registry is replaced in one step,
 * which holds the new line of the history too; the log follows. Without space for the log, the line stays in the registry.
 */
export function changeRemote(
  store: Store,
  remote: string,
  { by, key, onNotice = () => undefined }: ChangeOptions,
  decide: (state: RemoteState) => Change | null | Promise<Change | null>,
): Promise<void> {
  const work = async ({ assertHeld }: { assertHeld(): Promise<void> }): Promise<void> => {
    const { entries, registry, damage } = await readRegistryFile(store);
    if (damage) onNotice(`${damage}: the last good copy replaces it`);
    const pending = getPendingLines({ entries }, remote);
    const log = await readLog(store, remote);
    const lines = mergeLines(log.lines, pending);
    const entry = Object.hasOwn(registry, remote) ? (registry[remote] ?? null) : null;
    const step = (lines.at(-1)?.step ?? 0) + 1;
    const keys = await readKeys(store);
    const sign = (next: RegistryEntry) => signEntry(remote, next, { key, sequence: step, keys });
    const now = await store.getTime();
    const change = await decide({ entry, lines, now, registry, onNotice, sign });
    if (!change) return;
    const line: StoredLine = { step, at: new Date(now).toISOString(), by, ...change.line };
    const logged = new Set(log.lines.map((known) => known.step));
    const unlogged = [...pending.filter((known) => !logged.has(known.step)), line];
    await assertHeld();
    if (change.entry === null) {
      // The history first: until it says so, an entry that is gone is put back.
      await appendLines(store, remote, unlogged);
      const { [remote]: _retired, ...others } = entries;
      await writeRegistryFile(store, others);
    } else if (change.entry) {
      const { pending: _before, ...next } = change.entry;
      await writeRegistryFile(store, { ...entries, [remote]: { ...next, pending: unlogged } });
      await appendLines(store, remote, unlogged).catch((error: Error) =>
        onNotice(`The history of ${remote} is behind: ${error.message}`),
      );
    } else {
      if (damage) await writeRegistryFile(store, entries);
      await appendLines(store, remote, unlogged);
    }
  };
  return withLock(store, work);
}
