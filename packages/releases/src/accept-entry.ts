import { getReleaseName, listYanked, type StoredLine } from './history';
import { findServedAddress, type RegistryEntry } from './registry';
import { findSignatureFault, type RemoteKeys } from './signing';

const startsLive = (line: StoredLine): boolean =>
  ['release', 'activate'].includes(line.action) || (line.action === 'rollback' && line.share === 100);

/** Step up to which the log of a remote has signed releases that are outdated. */
function getOutdatedStep(lines: readonly StoredLine[], isCanary: boolean): number {
  let [live, canary] = [0, 0];
  for (const line of lines) {
    if (startsLive(line)) live = line.step;
    // What was live before a remote was retired is not put back.
    if (line.action === 'retire') live = line.step + 1;
    // The signature is the one with which the release became a canary.
    if (line.action === 'complete')
      live =
        lines.findLast(
          ({ action, release, step }) => action === 'canary' && release === line.release && step < line.step,
        )?.step ?? live;
    if (startsLive(line) || ['complete', 'take-back', 'rollback'].includes(line.action)) canary = line.step;
  }
  return isCanary ? canary : live - 1;
}

/**
 * Reason why the site does not use a well-formed entry, in words: a server answers one of its addresses, it is forbidden, not signed by the team, or an old signed one that
 * was put back. Null when it may be used.
 * @param lines the log of the remote, which only its own team can write
 */
export function findRefusal(
  remote: string,
  entry: RegistryEntry,
  { lines, keys, isCanary }: { lines: readonly StoredLine[]; keys: RemoteKeys; isCanary: boolean },
): string | null {
  const name = getReleaseName(entry);
  if (listYanked(lines).has(name)) return `${name} is forbidden for good`;
  const fault = findServedAddress(entry) ?? findSignatureFault(remote, entry, keys);
  if (fault !== null) return fault;
  const { signature } = entry;
  if (!signature || !Object.hasOwn(keys, remote)) return null;
  const outdated = getOutdatedStep(lines, isCanary);
  return signature.sequence > outdated
    ? null
    : `${name} was signed as step ${signature.sequence}, and the history has gone on to ${outdated + 1}`;
}
