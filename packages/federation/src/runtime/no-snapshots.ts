/** Replaces the federation runtime's own reader of manifests (src/webpack/unused-runtime.ts); the runtime registers its plugins here too. */
export class SnapshotHandler {
  readonly manifestCache = new Map<string, unknown>();
  readonly hooks = { applyPlugin: () => undefined };
}

export const getGlobalRemoteInfo = () => ({});
