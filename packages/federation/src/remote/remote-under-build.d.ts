/** `src/remote.ts` of the remote that is being built: webpack resolves this name to it. */
declare module 'remote-under-build' {
  export const remote: import('../runtime').Remote;
}
