import type { Registry, RegistryEntry, RegistryFault } from '@cimiento/releases/registry';

/** The remotes of a deployment, as they are at the time of each call. */
export type Remotes = {
  /** The registry for browsers of a bucket. */
  getRegistry(bucket?: string): Registry;
  hasCanary(): boolean;
  /** The fault of the registry; its last good part is in use. */
  listFaults(): RegistryFault[];
  /** Whether a tab that runs a release (`VERSION-FINGERPRINT`) of a remote, or a build of the `shell`, should be loaded again. */
  isOutdated(name: string, release: string): boolean;
  /** Folder of a release; undefined when it is on another server. */
  findFolder(name: string, release: RegistryEntry): string | undefined;
};
