import * as runTimeInUse from './runtime-instance';

/** What the needs of a remote call it (packages/federation/src/webpack/singletons.ts). */
export const runTime = '@module-federation/runtime-core';

/**
 * The federation run time, once in the page for every remote: their builds look for it under this name (`externalRuntime`). The plugin's
 * own way of providing it keeps all of the library; this is what a remote's entry uses, which the shell carries anyway.
 */
export const provideRunTime = (): void => void Object.assign(globalThis, { _FEDERATION_RUNTIME_CORE: runTimeInUse });
