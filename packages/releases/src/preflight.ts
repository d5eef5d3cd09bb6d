import { findTakenAddress, isRecord, type ReleasedRegistry, type RemoteDescription } from './registry';
import type { Store } from './store';

/** The abilities of the live shell. */
export type Supports = {
  contracts: { oldest: number; newest: number };
  /** Shared library → its version in the page. */
  shared: Record<string, string>;
};

/** File of the store in which the site states what its shell can run. */
export const supportsFile = 'supports.json';

/** File of a release, and of a shell in the store, in which its operations of GraphQL are, by their ids. */
export const operationsFile = 'operations.json';

function isSupports(value: unknown): value is Supports {
  return (
    isRecord(value) &&
    isRecord(value.contracts) &&
    Number.isInteger(value.contracts.oldest) &&
    Number.isInteger(value.contracts.newest) &&
    isRecord(value.shared) &&
    Object.values(value.shared).every((version) => typeof version === 'string')
  );
}

/** The abilities of the live shell; null if no site has stated them yet. */
export async function readSupports(store: Store): Promise<Supports | null> {
  try {
    const value: unknown = JSON.parse((await store.read(supportsFile))?.toString('utf8') ?? 'null');
    return isSupports(value) ? value : null;
  } catch {
    return null;
  }
}

const parseVersion = (text: string): [number, number, number] | null => {
  const [, major, minor, patch] = /^(\d+)\.(\d+)\.(\d+)(?:-[\w.]+)?$/.exec(text) ?? [];
  return major === undefined ? null : [Number(major), Number(minor), Number(patch)];
};

/**
 * Whether a version satisfies `1.2.3` or `^1.2.3`, which builds write. Null for another range: only the shell judges that.
 * The shell has the library for it (packages/federation/src/runtime/compatibility.ts); a release runs without any.
 */
export function satisfies(version: string, range: string): boolean | null {
  const isCaret = range.startsWith('^');
  const [have, want] = [parseVersion(version), parseVersion(isCaret ? range.slice(1) : range)];
  if (!have || !want) return null;
  if (!isCaret) return version === range;
  // Up to and including the first part that is not zero, nothing may differ.
  const fixed = want.findIndex((part) => part > 0);
  const firstDifference = want.findIndex((part, index) => part !== have[index]);
  if (firstDifference < 0) return true;
  return firstDifference > (fixed < 0 ? 2 : fixed) && have[firstDifference]! > want[firstDifference]!;
}

/** Reasons why the live site could not run a build of a remote, one line each; empty when it can. */
export function listRefusals(
  remote: string,
  { contract, routes, requires = {} }: RemoteDescription,
  { registry, supports }: { registry: ReleasedRegistry; supports: Supports | null },
): string[] {
  const taken = findTakenAddress(registry, remote, { routes });
  const refusals = taken === null ? [] : [taken];
  if (!supports) return refusals;
  const { oldest, newest } = supports.contracts;
  if (contract < oldest || contract > newest)
    refusals.push(
      `the live shell runs contracts ${oldest} to ${newest}, not ${contract}: ${contract > newest ? 'release the shell first' : 'raise contract in src/remote.ts'}`,
    );
  for (const [library, range] of Object.entries(requires)) {
    const version = Object.hasOwn(supports.shared, library) ? supports.shared[library] : undefined;
    if (version === undefined) refusals.push(`the live shell does not share ${library}, which this build needs`);
    else if (satisfies(version, range) === false)
      refusals.push(`this build needs ${library} ${range}, and the live shell has ${version}`);
  }
  return refusals;
}
