import { findOverlap } from './claims';
import type { RegistryEntry, ReleasedRegistry } from './entry';

// The shell has this module in its first script: keep it small.

/** Address pattern of a remote → the remote that it was handed over to, its heir. */
export type Heirs = Record<string, string>;

const filterRoutes = (routes: RegistryEntry['routes'], isKept: (pattern: string) => boolean): RegistryEntry['routes'] =>
  Object.fromEntries(Object.entries(routes).filter(([pattern]) => isKept(pattern)));

/** The addresses of a remote without those that it handed over and that a live release of the heir has. */
export const listOwnRoutes = (routes: RegistryEntry['routes'], heirs: Heirs, registry: ReleasedRegistry) =>
  filterRoutes(routes, (pattern) => {
    const heir = heirs[pattern];
    const entry = heir !== undefined && Object.hasOwn(registry, heir) ? registry[heir] : undefined;
    return !entry || findOverlap([pattern], Object.keys(entry.routes)) === null;
  });

/** An entry as its heir may see it: without the addresses that were handed over to that remote. */
export const leaveTo = <T extends RegistryEntry>(entry: T, remote: string, heirs: Heirs): T =>
  Object.assign({}, entry, { routes: filterRoutes(entry.routes, (pattern) => heirs[pattern] !== remote) });
