import { supportedContracts, type RemoteDescription } from './contract';
import { satisfy } from '@module-federation/runtime-core';

export type Incompatibility = 'too-old' | 'too-new' | 'unmet-needs';

/** Shared library → its versions in the page. */
export type SharedVersions = Record<string, readonly string[]>;

/** Reason why this shell cannot run a remote, decided before any of its code is loaded; null when it can. */
export function findIncompatibility(
  { contract, requires = {} }: RemoteDescription,
  shared: SharedVersions,
): Incompatibility | null {
  if (contract < supportedContracts.oldest) return 'too-old';
  // Negated, so that NaN is refused too.
  if (!(contract <= supportedContracts.newest)) return 'too-new';
  const isMet = Object.entries(requires).every(([library, range]) =>
    shared[library]?.some((version) => satisfy(version, range)),
  );
  return isMet ? null : 'unmet-needs';
}
