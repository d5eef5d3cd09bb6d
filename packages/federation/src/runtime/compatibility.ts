import { supportedContracts, type RemoteDescription } from './contract';

export type Incompatibility = 'too-old' | 'too-new' | 'unmet-needs';

/** Shared library → the versions of it that are in the page. */
export type Provided = Record<string, readonly string[]>;

const numbers = (version: string): number[] => version.split('-', 1)[0]!.split('.').map(Number);

function isAtLeast(version: number[], least: number[]): boolean {
  const at = least.findIndex((part, index) => part !== version[index]);
  return at < 0 || (version[at] ?? 0) > least[at]!;
}

/** Whether a version lies in a range of the one kind that builds write: `^1.2.3`, and anything else only when it is equal. */
export function satisfies(version: string, range: string): boolean {
  if (!range.startsWith('^')) return version === range;
  const [actual, least] = [numbers(version), numbers(range.slice(1))];
  const fixed = least.findIndex((part) => part !== 0) + 1 || least.length;
  return least.slice(0, fixed).every((part, index) => part === actual[index]) && isAtLeast(actual, least);
}

/** Why this shell cannot run a remote, told before a line of it is loaded; null when it can. */
export function incompatibility(
  { contract, requires = {} }: RemoteDescription,
  provided: Provided,
): Incompatibility | null {
  if (contract < supportedContracts.oldest) return 'too-old';
  // Also when it is no number at all: nothing older lacks it.
  if (!(contract <= supportedContracts.newest)) return 'too-new';
  const met = Object.entries(requires).every(([library, range]) =>
    provided[library]?.some((version) => satisfies(version, range)),
  );
  return met ? null : 'unmet-needs';
}
