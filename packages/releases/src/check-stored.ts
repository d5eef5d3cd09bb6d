import { isRetired, listHeirs, type StoredLine } from './history';
import { checkRegistry, isRecord, type RegistryFault, type ReleasedRegistry } from './registry';

type Options = NonNullable<Parameters<typeof checkRegistry>[1]>;

export type CheckedEntries = {
  registry: ReleasedRegistry;
  faults: RegistryFault[];
  /** The entries that the file should have: with those that are gone although nothing retired their remotes. */
  entries: Record<string, unknown>;
};

const goneFault =
  'its entry is gone, and nothing retired it: the last good one is in use, and the next release of any remote puts it back';

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
  for (const remote of Object.keys(entries)) {
    const isUsed = Object.hasOwn(registry, remote);
    if (isUsed && gone.includes(remote)) faults.push({ remote, fault: goneFault });
    // It has handed over its last address, and ends with the next write.
    else if (!isUsed && !faults.some((fault) => fault.remote === remote)) delete entries[remote];
  }
  return { registry, faults, entries };
}
