type Hashes = Record<string, string>;

/** Well formed, and the hash of nothing: the browser refuses what carries it. */
export const refused = `sha384-${'A'.repeat(64)}`;

/** Folder of a release → the hash of each of its scripts; empty until its manifest has been checked. */
const releases = new Map<string, Hashes>();

const folderOf = (manifest: string): string => new URL('.', manifest).href;

/** From now on nothing of this release runs that its manifest does not vouch for. */
export const demandIntegrity = (manifest: string): void => void releases.set(folderOf(manifest), {});

/** The hashes of a manifest whose own hash was right. */
export const setScriptHashes = (manifest: string, hashes: Hashes = {}): void =>
  void releases.set(folderOf(manifest), hashes);

/** What the browser must check a script against, or nothing for a remote that was not released with hashes. */
export function integrityOf(address: string): string | undefined {
  const { href } = new URL(address, location.href);
  // The innermost folder counts: a release may lie below the folder of another remote.
  const folder = [...releases.keys()]
    .filter((one) => href.startsWith(one))
    .sort((one, other) => other.length - one.length)[0];
  if (folder === undefined) return undefined;
  return releases.get(folder)?.[href.slice(folder.length)] ?? refused;
}

/** Where the chunk loader of a remote's build finds it (packages/federation/src/webpack/chunk-integrity.ts). */
export const installIntegrity = (): void =>
  void Object.assign(self, { [Symbol.for('cimiento.integrity')]: integrityOf });
