import { readOverrides, type RegistryEntry } from '@cimiento/federation/runtime';
import { useEffect } from 'react';

// In the shell's first script: keep it small.

/** Remote → the release of it whose page this tab opened last. */
const opened = new Map<string, RegistryEntry>();

/** Remembers that this tab runs a release of a remote. */
export function useOpenedRelease(remote: string, release: RegistryEntry): void {
  useEffect(() => void opened.set(remote, release), [remote, release]);
}

/** Remote → `VERSION-FINGERPRINT` of the release that this tab runs, without trials and builds of a development server. */
export function listOpenedReleases(): Record<string, string> {
  const trials = readOverrides();
  return Object.fromEntries(
    [...opened].flatMap(([remote, { version, build }]) =>
      version && build && !trials[remote] ? [[remote, `${version}-${build}`]] : [],
    ),
  );
}
