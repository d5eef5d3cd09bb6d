import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { ReleaseLocation } from '../../platform/config/config';

const manifestFile = 'mf-manifest.json';

/** Folder of a release with its scripts and source maps; null when there is none of that name, or it is forbidden for good. */
export function findReleaseFolder(
  { remotesDir, checkout }: ReleaseLocation,
  remote: string,
  releaseName: string,
): string | null {
  if (remotesDir !== null) {
    const folder = path.join(remotesDir, remote, releaseName);
    return existsSync(path.join(folder, manifestFile)) ? folder : null;
  }
  if (checkout === null) return null;
  const folder = getBuildFolder(checkout, remote);
  const description = readBuildDescription(folder);
  return description && `${description.version}-${description.build}` === releaseName ? folder : null;
}

export const getBuildFolder = (checkout: string, remote: string): string =>
  path.join(checkout, `mfe-${remote}`, 'dist/app');

export type BuildDescription = { version: string; build: string; commit?: string; routes: Record<string, unknown> };

/** The facts that a build or release in a folder states; null without one. */
export function readBuildDescription(folder: string): BuildDescription | null {
  try {
    return JSON.parse(readFileSync(path.join(folder, 'remote.json'), 'utf8')) as BuildDescription;
  } catch {
    return null;
  }
}
