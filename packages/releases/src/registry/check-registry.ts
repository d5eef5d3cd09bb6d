import { findOverlap } from './claims';
import { type Heirs, leaveTo, listOwnRoutes } from './hand-overs';
import {
  type Canary,
  type Checked,
  checkEntry,
  isRecord,
  isRemoteName,
  type RegistryEntry,
  type ReleasedEntry,
  type ReleasedRegistry,
} from './entry';

/** Reason why an entry of the registry is not used, in one line for the operator. */
export type RegistryFault = { remote: string; fault: string };

export type CheckedRegistry = { registry: ReleasedRegistry; faults: RegistryFault[] };

type Options = {
  /** The registry of the last check: a remote whose entry is at fault keeps the one that it has there. */
  previous?: ReleasedRegistry;
  /** Remote → the addresses that it handed over. */
  handOvers?: Record<string, Heirs>;
  /** A further reason to refuse a release of a remote; null accepts it. */
  refuse?: (remote: string, entry: RegistryEntry, isCanary: boolean) => string | null;
};

const listPatterns = ({ routes, canary }: ReleasedEntry): string[] =>
  Object.keys({ ...routes, ...canary?.line.routes });

/** The address of another remote that a remote would take, in words; null when all of its addresses are free. */
export function findTakenAddress(
  registry: ReleasedRegistry,
  remote: string,
  { routes }: Pick<RegistryEntry, 'routes'>,
): string | null {
  for (const [other, entry] of Object.entries(registry)) {
    const taken = other === remote ? null : findOverlap(Object.keys(routes), listPatterns(entry));
    if (!taken) continue;
    const same = taken.pattern === taken.other ? '' : ` (${taken.other})`;
    return `${taken.pattern} is an address of the remote "${other}" already${same}`;
  }
  return null;
}

/**
 * Checks a registry, each remote on its own: one whose entry is at fault keeps its last good entry, or is left out, and costs no other
 * remote anything. An address belongs to the remote that had it first, or to its heir from the heir's release with it on; a remote without
 * an address left is left out. Fields that a browser does not need are left out too.
 */
export function checkRegistry(
  value: unknown,
  { previous = {}, handOvers = {}, refuse = () => null }: Options = {},
): CheckedRegistry {
  if (!isRecord(value)) return { registry: previous, faults: [{ remote: '*', fault: 'it must be an object' }] };
  const accepted: ReleasedRegistry = {};
  const faults: RegistryFault[] = [];

  const findTaken = (remote: string, { routes }: RegistryEntry): string | null => {
    const others = Object.entries(accepted).map(([name, entry]) => [
      name,
      leaveTo(entry, remote, handOvers[name] ?? {}),
    ]);
    const own = listOwnRoutes(routes, handOvers[remote] ?? {}, accepted);
    return findTakenAddress(Object.fromEntries(others) as ReleasedRegistry, remote, { routes: own });
  };

  const checkRelease = (remote: string, entry: unknown, isCanary = false): Checked<RegistryEntry> => {
    const checked = checkEntry(entry);
    if (checked.fault !== null) return checked;
    const taken = isCanary ? findTakenAddress(accepted, remote, checked.value) : findTaken(remote, checked.value);
    const fault = taken ?? refuse(remote, checked.value, isCanary);
    return fault === null ? checked : { value: null, fault };
  };

  const checkCanary = (remote: string, canary: unknown): Canary | undefined => {
    if (canary === undefined) return undefined;
    const share = isRecord(canary) ? canary.share : undefined;
    const { value: line, fault } = checkRelease(remote, isRecord(canary) ? canary.line : canary, true);
    if (line && typeof share === 'number' && share >= 0 && share <= 100) return { share, line };
    faults.push({ remote, fault: `canary: ${fault ?? 'share must be a percentage'}` });
    return undefined;
  };

  const listKept = (remote: string, { routes = {} }: Partial<RegistryEntry> = {}): string =>
    JSON.stringify(Object.entries(routes).filter(([pattern]) => !handOvers[remote]?.[pattern]));
  const isUnchanged = (remote: string): boolean =>
    listKept(remote, checkEntry(value[remote]).value ?? {}) === listKept(remote, previous[remote]);
  const names = Object.keys(value);
  // Remotes that keep their addresses come first, so that a change of another one cannot take them.
  for (const remote of [...names.filter(isUnchanged), ...names.filter((name) => !isUnchanged(name))]) {
    const entry = value[remote];
    const checked = isRemoteName(remote)
      ? checkRelease(remote, entry)
      : { value: null, fault: 'the name of a remote must be small letters, digits and hyphens' };
    const kept = Object.hasOwn(previous, remote) ? previous[remote] : undefined;
    if (checked.fault !== null) faults.push({ remote, fault: checked.fault });
    if (checked.value) accepted[remote] = checked.value;
    else if (kept && findTaken(remote, kept) === null) accepted[remote] = kept;
  }
  for (const [remote, heirs] of Object.entries(handOvers)) {
    const entry = Object.hasOwn(accepted, remote) ? accepted[remote] : undefined;
    const routes = entry && listOwnRoutes(entry.routes, heirs, accepted);
    if (!routes || Object.keys(routes).length === Object.keys(entry.routes).length) continue;
    const navigation = entry.navigation?.filter(({ to }) => Object.hasOwn(routes, to));
    if (Object.keys(routes).length === 0) delete accepted[remote];
    else accepted[remote] = { ...entry, routes, ...(navigation && { navigation }) };
  }
  // Last, because a canary must not take an address of any remote.
  for (const [remote, entry] of Object.entries(accepted)) {
    const canary =
      entry === previous[remote] ? undefined : checkCanary(remote, (value[remote] as ReleasedEntry).canary);
    if (canary) accepted[remote] = { ...entry, canary };
  }
  const order = names.filter((remote) => Object.hasOwn(accepted, remote));
  return { registry: Object.fromEntries(order.map((remote) => [remote, accepted[remote]!])), faults };
}
