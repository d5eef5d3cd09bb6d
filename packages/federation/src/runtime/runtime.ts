import * as runtimeInstance from './runtime-instance';

/** Name of the federation runtime in the requirements of a remote (packages/federation/src/webpack/singletons.ts). */
export const runtimePackage = '@module-federation/runtime-core';

/**
 * Publishes the federation runtime once for every remote: their builds look for it under this global name (`externalRuntime`). The
 * plugin's own `provideExternalRuntime` would keep the whole library; this keeps only what a remote's entry uses.
 */
export const provideRuntime = (): void => void Object.assign(globalThis, { _FEDERATION_RUNTIME_CORE: runtimeInstance });
