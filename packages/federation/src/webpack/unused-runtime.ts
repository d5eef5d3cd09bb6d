import path from 'node:path';

const core = path.dirname(require.resolve('@module-federation/runtime-core'));
const forWebpack = path.dirname(require.resolve('@module-federation/webpack-bundler-runtime'));

const replacement = (name: string): string => path.resolve(__dirname, '../../src/runtime', name);

/** The runtime that webpack's code calls, with what our builds use; in the shell and in every remote. */
const smallRuntime = { [path.join(forWebpack, 'index.js')]: replacement('bundler-runtime.ts') };

/**
 * File of the federation runtime → what replaces it in a build. No option of the plugin leaves these parts out, and nothing calls them: the
 * page announces its own scripts instead of `preloadRemote`, and our loader reads the manifests instead of the runtime's snapshots.
 */
export const unusedRuntimeParts: Record<'shell' | 'remote', Record<string, string | false>> = {
  shell: {
    [path.join(core, 'utils/preload.js')]: false,
    [path.join(core, 'plugins/snapshot/SnapshotHandler.js')]: replacement('no-snapshots.ts'),
    ...smallRuntime,
  },
  remote: smallRuntime,
};
