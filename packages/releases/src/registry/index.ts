export { checkRegistry, findTakenAddress, type CheckedRegistry, type RegistryFault } from './check-registry';
export { findOverlap, findServedAddress, isRoutePattern, matchesPattern } from './claims';
export { leaveTo, listOwnRoutes, type Heirs } from './hand-overs';
export {
  accesses,
  checkDescription,
  checkEntry,
  isRecord,
  isRemoteName,
  type Access,
  type Canary,
  type Checked,
  type EarlyQuery,
  type NavigationItem,
  type PageHead,
  type Registry,
  type RegistryEntry,
  type ReleasedEntry,
  type ReleasedRegistry,
  type RemoteDescription,
} from './entry';
export { listMisfits, type Misfit, type Supports } from './misfits';

/** Name of the file that lists the remotes of a deployment, in the folder that they are served from. */
export const registryFile = 'remotes.json';

/** Name of the copy of the registry that is read when the registry itself is damaged. */
export const registryCopyFile = 'remotes.last-good.json';
