import { toFreshAddress, withAbort } from './fresh-address';
import { requireIntegrity, setScriptHashes } from './integrity';
import { timeLimitMs } from './with-retry';

/** The part of `mf-manifest.json` that is read; the release adds the hashes. */
type Manifest = {
  metaData: { remoteEntry: { path: string; name: string }; globalName: string };
  integrity?: Record<string, string>;
};

/** Address of a remote's entry script, and the global that it declares. */
export type EntryScript = { entry: string; entryGlobalName: string };

/**
 * Reads a remote's manifest. With an integrity hash, the browser verifies the manifest, and from then on only the scripts that it has a
 * hash for can run. Throws when the manifest does not come in time, does not match its hash, or names no script.
 */
export async function readManifest(address: string, integrity: string | undefined): Promise<EntryScript> {
  if (integrity) requireIntegrity(address);
  // The hash fixes the content, so a cached copy is as good, such as the one that the page preloaded.
  const { metaData, integrity: hashes } = await withAbort(timeLimitMs, async (signal) => {
    const cache = integrity ? 'default' : 'no-store';
    const response = await fetch(toFreshAddress(address), { cache, signal, integrity });
    if (!response.ok) throw new Error(`${address} answered ${response.status}`);
    return (await response.json()) as Manifest;
  });
  if (integrity) setScriptHashes(address, hashes);
  const { path, name } = metaData.remoteEntry;
  return { entry: new URL(path + name, address).href, entryGlobalName: metaData.globalName };
}
