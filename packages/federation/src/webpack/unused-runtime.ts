import path from 'node:path';

const library = path.dirname(require.resolve('@module-federation/runtime-core'));

/**
 * File of the federation runtime → what replaces it in the shell. No option of the plugin leaves these parts out, and nothing calls them: the
 * page announces its own scripts instead of `preloadRemote`, and our loader reads the manifests instead of the runtime's snapshots.
 */
export const unusedRuntimeParts: Record<string, string | false> = {
  [path.join(library, 'utils/preload.js')]: false,
  [path.join(library, 'plugins/snapshot/SnapshotHandler.js')]: path.resolve(
    __dirname,
    '../../src/runtime/no-snapshots.ts',
  ),
};
