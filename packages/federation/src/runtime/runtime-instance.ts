// The exports of the federation runtime that the entry of a remote uses when it is loaded; every other export stays out of the page.
export {
  CurrentGlobal,
  getGlobalFederationConstructor,
  ModuleFederation,
  setGlobalFederationConstructor,
  setGlobalFederationInstance,
} from '@module-federation/runtime-core';

/** Entries of remotes that were built before bundler-runtime.ts copy these when they are loaded, and never use what is in them. */
export const helpers = { global: {}, share: {}, utils: {} };
