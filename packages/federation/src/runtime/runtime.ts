import * as runtimeCore from '@module-federation/runtime-core';

/** Name of the federation runtime in the requirements of a remote (packages/federation/src/webpack/singletons.ts). */
export const runtimePackage = '@module-federation/runtime-core';

/**
 * Publishes the federation runtime once for every remote: their builds look for it under this global name (`externalRuntime`). The
 * plugin's own `provideExternalRuntime` adds 10 kB to the shell.
 */
export const provideRuntime = (): void => void Object.assign(globalThis, { _FEDERATION_RUNTIME_CORE: runtimeCore });
