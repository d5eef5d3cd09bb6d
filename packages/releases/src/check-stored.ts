import { isRetired, listHeirs, type StoredLine } from './history';
import { checkRegistry, isRecord, type RegistryFault, type ReleasedRegistry } from './registry';

type Options = NonNullable<Parameters<typeof checkRegistry>[1]>;

export type CheckedEntries = {
  registry: ReleasedRegistry;
  faults: RegistryFault[];
  /** The entries of the file, with those that are gone from it although nothing retired their remotes. */
  entries: Record<string, unknown>;
};

/**
 * Checks the entries of `remotes.json` with the histories beside it: an entry that is gone stays in use until its remote is retired or has handed
 * over its last address, and is a fault.
 * @param good the entries that were there before
 * @param readLines the history of a remote, which only its own team and the operator can write
 */
export function checkStored(
  value: unknown,
  good: Record<string, unknown>,
  readLines: (remote: string) => readonly StoredLine[],
  options: Options = {},
): CheckedEntries {
  if (!isRecord(value)) return { ...checkRegistry(value, options), entries: good };
  const gone = Object.keys(good).filter((name) => {
    const lines = Object.hasOwn(value, name) ? [] : readLines(name);
    return lines.length > 0 && !isRetired(lines);
  });
  const entries = { ...value, ...Object.fromEntries(gone.map((name) => [name, good[name]])) };
  const handOvers = Object.fromEntries(Object.keys(entries).map((name) => [name, listHeirs(readLines(name))]));
  const { registry, faults } = checkRegistry(entries, { ...options, handOvers });
  for (const remote of gone) {
    if (!Object.hasOwn(registry, remote)) delete entries[remote];
    else
      faults.push({
        remote,
        fault:
          'its entry is gone, and nothing retired it: the last good one is in use, and the next release of any remote puts it back',
      });
  }
  return { registry, faults, entries };
}
