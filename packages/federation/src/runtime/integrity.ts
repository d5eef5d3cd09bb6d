type Hashes = Record<string, string>;

/** A well-formed hash that no content has: the browser refuses every script that carries it. */
export const unmatchableHash = `sha384-${'A'.repeat(64)}`;

/** Folder of a release → the hash of each of its scripts; empty until its manifest has been verified. */
const releases = new Map<string, Hashes>();

const getFolder = (manifest: string): string => new URL('.', manifest).href;

/** From now on, refuses every script of this release that its manifest has no hash for. */
export const requireIntegrity = (manifest: string): void => void releases.set(getFolder(manifest), {});

/** Stores the script hashes of a manifest that has been verified against its own hash. */
export const setScriptHashes = (manifest: string, hashes: Hashes = {}): void =>
  void releases.set(getFolder(manifest), hashes);

/** The integrity hash for a script; undefined for a remote that was released without hashes. */
export function findScriptHash(address: string): string | undefined {
  // Without the query of a repeated request.
  const [href = ''] = new URL(address, location.href).href.split('?');
  // The innermost folder wins: a release may lie below the folder of another remote.
  const folder = [...releases.keys()]
    .filter((candidate) => href.startsWith(candidate))
    .sort((a, b) => b.length - a.length)[0];
  if (folder === undefined) return undefined;
  return releases.get(folder)?.[href.slice(folder.length)] ?? unmatchableHash;
}

/** Publishes `findScriptHash` where the chunk loader of a remote looks for it (packages/federation/src/webpack/chunk-integrity.ts). */
export const installIntegrity = (): void =>
  void Object.assign(self, { [Symbol.for('cimiento.integrity')]: findScriptHash });
