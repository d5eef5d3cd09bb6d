import { checkDescription } from '@cimiento/releases/registry';
import { supportedContracts, toDescription, type Remote } from '../runtime/contract';

const { oldest, newest } = supportedContracts;
const isFixed = (pattern: string): boolean => !/[:*]/.test(pattern);

/** Reasons why the current shell cannot run a remote, in words for its team; empty when it can. Every remote has a test that calls this. */
export function findContractFaults(remote: Remote): string[] {
  const { contract, pages } = remote;
  const faults = [
    ...(contract >= oldest && contract <= newest
      ? []
      : [`the shell runs contracts ${oldest} to ${newest}, not ${contract}`]),
    ...(Object.keys(pages).length > 0 ? [] : ['the remote has no pages']),
    ...Object.entries(pages).flatMap(([pattern, { access, head, navigation }]) => [
      ...(pattern.startsWith('/') ? [] : [`${pattern} must begin with /`]),
      ...(navigation === undefined || isFixed(pattern)
        ? []
        : [`${pattern} has parameters, so '${navigation}' cannot link to it`]),
      ...(head === undefined || (isFixed(pattern) && access === 'public')
        ? []
        : [`${pattern} has a head, which only a public page without parameters can have`]),
    ]),
  ];
  // Last, because the schema of a release says less about why.
  const { fault } = checkDescription(toDescription(remote));
  return faults.length === 0 && fault !== null ? [fault] : faults;
}
