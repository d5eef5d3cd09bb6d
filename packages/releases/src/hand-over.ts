import { listHeirs, readLog, type StoredLine } from './history';
import { findTakenAddress, leaveTo, listOwnRoutes, type RegistryEntry, type ReleasedRegistry } from './registry';
import type { Store } from './store';

type Routes = RegistryEntry['routes'];

/** The registry without the addresses that others have handed over to a remote which now wants them. */
export async function leaveAddresses(
  store: Store,
  registry: ReleasedRegistry,
  remote: string,
  routes: Routes,
): Promise<ReleasedRegistry> {
  const left: ReleasedRegistry = {};
  for (const [other, entry] of Object.entries(registry)) {
    const isInTheWay = findTakenAddress({ [other]: entry }, remote, { routes }) !== null;
    left[other] = isInTheWay ? leaveTo(entry, remote, listHeirs((await readLog(store, other)).lines)) : entry;
  }
  return left;
}

/** The addresses of a release that its remote has handed over and lost since, one line each. */
export function listLost(routes: Routes, lines: readonly StoredLine[], registry: ReleasedRegistry): string[] {
  const own = listOwnRoutes(routes, listHeirs(lines), registry);
  return Object.keys(routes).flatMap((pattern) => {
    const line = Object.hasOwn(own, pattern)
      ? undefined
      : lines.findLast(({ addresses }) => addresses?.includes(pattern));
    return line ? [`${pattern} was handed over to the remote "${line.heir}" on ${line.at.slice(0, 10)}`] : [];
  });
}
