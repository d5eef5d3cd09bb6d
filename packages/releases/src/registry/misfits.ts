import type { RemoteDescription } from './entry';

// The shell has this module in its first script: keep it small, and free of dependencies.

/** The abilities of a shell. */
export type Supports = {
  contracts: { oldest: number; newest: number };
  /** Shared library → its version in the page. */
  shared: Record<string, string>;
  /** Shared module → the names that it exports; unknown for a shell that does not state them. */
  names?: Record<string, { version: string; names: string[] }>;
};

/** Reason why a shell cannot run a remote. */
export type Misfit =
  | { reason: 'too-old' | 'too-new' }
  | { reason: 'unmet-needs'; library: string; range: string; version: string | undefined };

/** Whether a version is in a range: `satisfy` of @module-federation/runtime-core everywhere. Only the shell needs that library at its start. */
export type Satisfy = (version: string, range: string) => boolean;

/** Reasons why a shell cannot run a remote, from what both state; empty when it can. A range that cannot be judged is not met. */
export function listMisfits(
  { contract, requires = {} }: Pick<RemoteDescription, 'contract' | 'requires'>,
  { contracts, shared }: Pick<Supports, 'contracts' | 'shared'>,
  satisfy: Satisfy,
): Misfit[] {
  const unmet = Object.entries(requires).flatMap(([library, range]): Misfit[] => {
    const version = Object.hasOwn(shared, library) ? shared[library] : undefined;
    return version !== undefined && satisfy(version, range) ? [] : [{ reason: 'unmet-needs', library, range, version }];
  });
  if (contract < contracts.oldest) return [{ reason: 'too-old' }, ...unmet];
  // Negated, so that NaN is refused too.
  return contract <= contracts.newest ? unmet : [{ reason: 'too-new' }, ...unmet];
}
