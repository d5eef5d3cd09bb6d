import { init, type ModuleFederation } from '@module-federation/runtime';
import { attachShareScopeMap } from '@module-federation/webpack-bundler-runtime/dist/attachShareScopeMap.js';
import { consumes } from '@module-federation/webpack-bundler-runtime/dist/consumes.js';
import { initContainerEntry } from '@module-federation/webpack-bundler-runtime/dist/initContainerEntry.js';
import { initializeSharing } from '@module-federation/webpack-bundler-runtime/dist/initializeSharing.js';
import { installInitialConsumes } from '@module-federation/webpack-bundler-runtime/dist/installInitialConsumes.js';

/** Defined by the federation plugin: true in the build of a remote. */
declare const FEDERATION_HAS_EXPOSES: boolean;

type WebpackRequire = { federation: { initOptions: Parameters<typeof init>[0] } };

/**
 * Replaces the index of the federation runtime for webpack (src/webpack/unused-runtime.ts), which keeps every export of the runtime, remotes that
 * a build names, and fallbacks of shared modules. The build of a remote consumes shared modules only in its pages.
 */
export const bundlerRuntime = {
  consumes,
  I: initializeSharing,
  S: {},
  installInitialConsumes: FEDERATION_HAS_EXPOSES ? undefined : installInitialConsumes,
  initContainerEntry: FEDERATION_HAS_EXPOSES ? initContainerEntry : undefined,
  init: ({ webpackRequire }: { webpackRequire: WebpackRequire }): ModuleFederation =>
    init(webpackRequire.federation.initOptions),
};

const federation = {
  runtime: { init },
  instance: undefined,
  initOptions: undefined,
  bundlerRuntime,
  attachShareScopeMap,
  bundlerRuntimeOptions: {},
};

export const { runtime, instance, initOptions, bundlerRuntimeOptions } = federation;
export { attachShareScopeMap };
export default federation;
