import { readOverrides, type RegistryEntry } from '@cimiento/federation/runtime';
import { useEffect } from 'react';
import { getShellBuild } from './shell-files';

// In the shell's first script: keep it small.

/** Remote → the release of it whose page this tab opened last. */
const opened = new Map<string, RegistryEntry>();

/** Remembers that this tab runs a release of a remote. */
export function useOpenedRelease(remote: string, release: RegistryEntry): void {
  useEffect(() => void opened.set(remote, release), [remote, release]);
}

/** Remote → `VERSION-FINGERPRINT` of the release that this tab runs, and `shell` → its build, without trials and builds of a development server. */
export function listOpenedReleases(): Record<string, string> {
  const trials = readOverrides();
  const shell = getShellBuild();
  const releases = [...opened].flatMap(([remote, { version, build }]) =>
    version && build && !trials[remote] ? [[remote, `${version}-${build}`]] : [],
  );
  return Object.fromEntries(shell ? [['shell', shell], ...releases] : releases) as Record<string, string>;
}
